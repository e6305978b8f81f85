import { useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './audit-filter.module.css';

export interface Filter {
  actor: string;
  action: string;
  subject: string;
  from: string;
  to: string;
}
export const NO_FILTER: Filter = { actor: '', action: '', subject: '', from: '', to: '' };

interface AuditFilterProps {
  filter: Filter;
  error: ApiError | null;
  onSearch: (filter: Filter) => void;
}

/** By whom, what, of whom and when. Asked only when somebody presses the button: each look is noted. */
export function AuditFilter({ filter, error, onSearch }: AuditFilterProps) {
  const [values, setValues] = useState(filter);
  const { data } = useRead('listAuditActions', {});
  const set = (field: keyof Filter) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const problem = (field: keyof Filter) => error?.details.find(({ path }) => path === field)?.message;
  return (
    <form
      role="search"
      aria-label="감사 기록 찾기"
      className={styles.filter}
      // What narrows the list belongs on its sheet; empty fields do not.
      data-screen-only={Object.values(filter).every((value) => value === '') || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(values);
      }}
    >
      <TextField
        label="누가"
        placeholder="이름, 이메일"
        maxLength={100}
        value={values.actor}
        onChange={set('actor')}
      />
      <SelectField
        label="한 일"
        options={[
          { value: '', label: '모두' },
          ...(data?.actions ?? []).map(({ action, name }) => ({ value: action, label: name })),
        ]}
        value={values.action}
        onChange={set('action')}
      />
      <TextField
        label="대상"
        placeholder="사람이나 수업 이름"
        maxLength={100}
        value={values.subject}
        onChange={set('subject')}
      />
      <TextField
        label="시작일"
        type="date"
        value={values.from}
        error={problem('from')}
        onChange={set('from')}
      />
      <TextField label="종료일" type="date" value={values.to} error={problem('to')} onChange={set('to')} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          찾기
        </Button>
        <Button onClick={() => onSearch(NO_FILTER)}>조건 지우기</Button>
      </div>
    </form>
  );
}
