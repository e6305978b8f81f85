import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import type { ImportedRow, SheetCell } from '../../../contract/term.ts';
import { useAct } from '../../lib/act.ts';
import { readKey } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './import-dialog.module.css';
import { readBook } from './read-book.ts';

type Preview = ReplyOf<Api['importTermSheet']>;

interface ImportDialogProps {
  open: boolean;
  classId: string;
  onClose: () => void;
}

/** Reads a sheet of NEIS's shape: first what would happen row by row, then all of it or nothing. */
export function ImportDialog({ open, classId, onClose }: ImportDialogProps) {
  return (
    <Dialog open={open} title="세특 시트 읽기" onClose={onClose}>
      {open && <Reading classId={classId} onClose={onClose} />}
    </Dialog>
  );
}

const NOBODY = 'nobody';
const UNDECIDED = '';

function Reading({ classId, onClose }: Omit<ImportDialogProps, 'open'>) {
  const cache = useQueryClient();
  const [rows, setRows] = useState<SheetCell[][] | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [choices, setChoices] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [wrong, setWrong] = useState('');
  const failure = '시트를 읽지 못했습니다.';
  const look = useAct('importTermSheet', { failure, onSuccess: setPreview });
  const store = useAct('importTermSheet', {
    failure,
    success: (reply) => `${reply.rows.length}명의 줄을 읽었습니다.`,
    onSuccess: () => {
      for (const stale of ['listEvaluationResponses', 'listExpectedStudents', 'listVersions'] as const)
        void cache.invalidateQueries({ queryKey: readKey(stale) });
      onClose();
    },
    // Something has changed since: what it comes to now is shown before anything is asked again.
    onFailure: (error) => error.code === 'STALE' && rows && see(rows, choices),
  });
  const order = (cells: SheetCell[][], chosen: ReadonlyMap<number, string | null>) => ({
    classId,
    rows: cells,
    choices: [...chosen].map(([row, student_id]) => ({ row, student_id })),
  });
  const see = (cells: SheetCell[][], chosen: ReadonlyMap<number, string | null>) =>
    look.mutate({ ...order(cells, chosen), preview: true });
  const take = async (file: File) => {
    setWrong('');
    setPreview(null);
    setChoices(new Map());
    try {
      const cells = await readBook(file);
      setRows(cells);
      see(cells, new Map());
    } catch (error) {
      setWrong(error instanceof Error ? error.message : failure);
    }
  };
  const choose = (row: number, value: string) => {
    const next = new Map(choices);
    if (value === UNDECIDED) next.delete(row);
    else next.set(row, value === NOBODY ? null : value);
    setChoices(next);
    if (rows) see(rows, next);
  };
  const of = (...outcomes: ImportedRow['outcome'][]) =>
    preview?.rows.filter((row) => outcomes.includes(row.outcome)) ?? [];
  // A row that was chosen for stays where its choice can be changed.
  const asked = preview?.rows.filter((row) => row.candidates.length > 0) ?? [];
  const sure = preview && preview.errors.length === 0 && of('half').length === 0;
  const changes = of('write', 'replace', 'expected').length;
  return (
    <div className={styles.body}>
      <p>
        학년도·학기·과목·반/번호·성명·특기사항 열이 있는 엑셀 파일을 골라 주세요. 저장하기 전에 무엇이
        바뀌는지 먼저 보여 드려요.
      </p>
      <FileField label="엑셀 파일(.xlsx)" accept=".xlsx" error={wrong} onFile={(file) => void take(file)} />
      <p role="status">
        {look.isPending
          ? '시트를 살펴보고 있어요…'
          : preview &&
            (preview.errors.length > 0
              ? `고쳐야 할 곳이 ${preview.errorCount.toLocaleString('ko')}곳 있어요.${preview.errorCount > preview.errors.length ? ` 앞의 ${preview.errors.length}곳을 보여 드려요.` : ''} 아무것도 저장하지 않았어요.`
              : `${preview.rows.length}명: 새 글 ${of('write').length} · 바뀌는 글 ${of('replace').length} · 그대로 ${of('same').length} · 미가입 ${of('expected').length}${of('half').length > 0 ? ` · 골라야 할 학생 ${of('half').length}` : ''}${sure && changes === 0 ? '. 바뀌는 것이 없어 저장할 글이 없어요.' : ''}`)}
      </p>
      {preview && preview.errors.length > 0 && (
        <ul className={styles.rows} aria-label="고쳐야 할 곳">
          {preview.errors.map(({ row, column, message }) => (
            <li key={`${row} ${column} ${message}`}>
              <span className={styles.where}>
                {row}행{column && ` · ${column}`}
              </span>
              <p>{message}</p>
            </li>
          ))}
        </ul>
      )}
      {preview?.errors.length === 0 && (
        <>
          {asked.length > 0 && (
            <section className={styles.group} aria-label="같은 학생인지 골라 주세요">
              <h3>같은 학생인지 골라 주세요</h3>
              {asked.map(({ row, number, name, beginning, candidates }) => (
                <SelectField
                  key={row}
                  label={`${row}행 ${number} ${name}`}
                  hint={beginning}
                  value={choices.has(row) ? (choices.get(row) ?? NOBODY) : UNDECIDED}
                  options={[
                    { value: UNDECIDED, label: '골라 주세요' },
                    ...candidates.map((one) => ({
                      value: one.id,
                      label: `${one.student_number ?? '학번 없음'} ${one.name} 학생이에요`,
                    })),
                    { value: NOBODY, label: '다른 학생이에요 (미가입으로)' },
                  ]}
                  onChange={(event) => choose(row, event.target.value)}
                />
              ))}
            </section>
          )}
          <Group title="바뀌는 글 (지금 글은 ‘이전 판’에 남아요)" rows={of('replace')} />
          <Group title="미가입 학생 (참여하면 글을 이어받아요)" rows={of('expected')} />
          <Group title="새 글" rows={of('write')} />
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button
          variant="primary"
          busy={store.isPending}
          disabled={!sure || look.isPending || changes === 0}
          onClick={() => {
            if (rows && preview)
              store.mutate({ ...order(rows, choices), preview: false, seen: preview.seen });
          }}
        >
          {sure && changes > 0 ? `${changes}명 저장` : '저장'}
        </Button>
      </DialogActions>
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: readonly ImportedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3>
        {title} {rows.length}명
      </h3>
      <ul className={styles.rows}>
        {rows.map(({ row, number, name, bytes, beginning, student, notices }) => (
          <li key={row}>
            <span className={styles.where}>
              {row}행 · {number}
            </span>{' '}
            {name}
            {student && student.name !== name && ` → ${student.name}`}{' '}
            <span className={styles.where}>
              {bytes === 0 ? '글 없음' : `${bytes.toLocaleString('ko-KR')}바이트`}
            </span>
            {beginning !== '' && <p className={styles.beginning}>{beginning}</p>}
            {notices.map((notice) => (
              <p key={notice} className={styles.notice}>
                {notice}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
