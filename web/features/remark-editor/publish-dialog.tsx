import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { overLimit } from './over-limit.ts';
import styles from './publish-dialog.module.css';

interface PublishDialogProps {
  open: boolean;
  /** Whose remarks go out. */
  names: readonly string[];
  /** Of these, whose text nobody has confirmed. */
  unconfirmed: readonly string[];
  /** Of these, whose text was not opened on this screen. */
  unopened: readonly string[];
  /** How many clear breaches of the record rules each text has; shown, never in the way. */
  objections: readonly { name: string; errors: number }[];
  /** Whose text is over the NEIS limit, by how many bytes; shown, never in the way. */
  tooLong: readonly { name: string; over: number }[];
  busy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** Publishing is itself a confirmation (decisions.md, section 4), so it asks for one and says what nobody has read. */
export function PublishDialog(props: PublishDialogProps) {
  const { open, names, onClose } = props;
  const [first = ''] = names;
  const title =
    names.length === 1 ? `${first} 학생의 기록문을 공개할까요?` : `기록문 ${names.length}편을 공개할까요?`;
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {open && <Question {...props} />}
    </Dialog>
  );
}

function Question(props: PublishDialogProps) {
  const { unconfirmed, unopened, objections, tooLong, busy, onPublish, onClose } = props;
  const objected = objections.filter(({ errors }) => errors > 0);
  const [read, setRead] = useState(false);
  const needed = unconfirmed.length > 0;
  return (
    <div className={styles.question}>
      <p>공개하면 학생이 자기 결과 화면에서 기록문과 교사 관찰을 볼 수 있어요.</p>
      {needed && (
        <p>
          <strong>교사 확인 전 {unconfirmed.length}편</strong> {unconfirmed.join(', ')}
        </p>
      )}
      {unopened.length > 0 && (
        <p className={styles.unopened}>
          <strong>아직 열어 보지 않은 {unopened.length}편</strong> {unopened.join(', ')}
        </p>
      )}
      {objected.length > 0 && (
        <p className={styles.unopened}>
          <strong>기재 금지 표현이 남은 {objected.length}편</strong>{' '}
          {objected.map(({ name, errors }) => `${name} ${errors}곳`).join(', ')}
        </p>
      )}
      {tooLong.map(({ name, over }) => (
        <p key={name} className={styles.unopened}>
          <strong>{name}</strong> {overLimit(over)}
        </p>
      ))}
      {needed && (
        <Checkbox checked={read} onChange={(event) => setRead(event.target.checked)}>
          읽고 확인했습니다
        </Checkbox>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>취소</Button>
        <Button variant="primary" busy={busy} disabled={needed && !read} onClick={onPublish}>
          공개
        </Button>
      </div>
    </div>
  );
}
