import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { CardTable } from '../../ui/card-table.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './responses-table.module.css';
import { ResponseRow } from './response-row.tsx';
import { nextSort, type Row, type Sort, SORT_KEYS, type SortKey } from './rows.ts';
import type { RowKeys } from './use-row-keys.ts';

export interface ResponsesTableProps {
  rows: readonly Row[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onToggleAll: () => void;
  onOpen: (key: string) => void;
  /** What else can be done with one student, if anything; the same function each time, or every row is drawn again. */
  action?: ((row: Row, tab: 0 | -1) => ReactNode) | undefined;
  keys: RowKeys;
}

const HEADS: Record<SortKey, string> = {
  student_number: '학번',
  name: '이름',
  submission_status: '제출',
  evaluation_status: '기록문',
};
const SELECT_ALL = '보이는 학생 모두 선택';
const isSortKey = (value: string): value is SortKey => SORT_KEYS.some((key) => key === value);

/** The students of a form; on phones each row becomes a card. */
export function ResponsesTable(props: ResponsesTableProps) {
  const { rows, sort, onSort, selected, keys } = props;
  const chosen = rows.filter((row) => selected.has(row.key)).length;
  const all = rows.length > 0 && chosen === rows.length;
  const forAll = { checked: all, indeterminate: chosen > 0 && !all, onChange: props.onToggleAll };
  return (
    <>
      {/* What the heads of the table offer, where they are not drawn. */}
      <div className={styles.phoneHead}>
        <Checkbox {...forAll} aria-label={SELECT_ALL}>
          모두 선택
        </Checkbox>
        <SelectField
          label="정렬"
          options={SORT_KEYS.map((key) => ({ value: key, label: HEADS[key] }))}
          value={sort.key}
          onChange={({ target: { value } }) => isSortKey(value) && onSort({ key: value, descending: false })}
        />
      </div>
      <CardTable
        below={720}
        className={styles.table}
        caption="학생별 제출과 기록문. J와 K로 옮기고, 스페이스로 고르고, 엔터로 열어요."
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.check}>
              <Checkbox hideLabel {...forAll}>
                {SELECT_ALL}
              </Checkbox>
            </th>
            {SORT_KEYS.map((key) => {
              const active = sort.key === key;
              const Arrow = sort.descending ? ArrowDown : ArrowUp;
              return (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  data-head={key}
                  aria-sort={active ? (sort.descending ? 'descending' : 'ascending') : 'none'}
                >
                  <button type="button" onClick={() => onSort(nextSort(sort, key))}>
                    {HEADS[key]}
                    {active && <Arrow aria-hidden size={16} />}
                  </button>
                </th>
              );
            })}
            <th role="columnheader" scope="col" data-head="bytes">
              분량
            </th>
            {props.action && (
              <th role="columnheader" scope="col" data-head="actions">
                관리
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={keys.body}>
          {rows.map((row) => (
            <ResponseRow
              key={row.key}
              row={row}
              selected={selected.has(row.key)}
              current={keys.current === row.key}
              onToggle={props.onToggle}
              onOpen={props.onOpen}
              action={props.action}
              onCurrent={keys.setCurrent}
            />
          ))}
        </tbody>
      </CardTable>
    </>
  );
}
