import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { overLimit } from './over-limit.ts';
import styles from './publish-dialog.module.css';
import type { Objections } from './use-objections.ts';

interface PublishDialogProps {
  open: boolean;
  /** Whose remarks go out. */
  names: readonly string[];
  /** How many others were selected, who have no remark or have it published. */
  passedOver?: number | undefined;
  /** Of these, whose text nobody has confirmed. */
  unconfirmed: readonly string[];
  /** Of these, whose text was not opened on this screen. */
  unopened: readonly string[];
  objections: Objections;
  /** Whose text is over the NEIS limit, by how many bytes; shown, never in the way. */
  tooLong: readonly { name: string; over: number }[];
  /** Whose text has sentences for which the draft has no source, and which. */
  unsourced: readonly { name: string; sentences: readonly string[] }[];
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
  const {
    names,
    passedOver = 0,
    unconfirmed,
    unopened,
    objections,
    tooLong,
    unsourced,
    busy,
    onPublish,
    onClose,
  } = props;
  const [read, setRead] = useState(false);
  const needed = unconfirmed.length > 0;
  // The same thirty names twice would hide what is said of them, and so would the one that the title has said.
  const untouched = unopened.length === unconfirmed.length;
  const alone = names.length === 1;
  return (
    <div className={styles.question}>
      <p>공개하면 학생이 자기 결과 화면에서 기록문과 교사 관찰을 볼 수 있어요.</p>
      {passedOver > 0 && <p>선택한 학생 중 {passedOver}명은 기록문이 없거나 이미 공개해서 빠져요.</p>}
      {alone && needed && (
        <p className={unopened.length > 0 ? styles.mark : undefined}>
          <strong>교사 확인 전</strong>
          {unopened.length > 0 ? '이고 아직 열어 보지 않은 글이에요.' : '인 글이에요.'}
        </p>
      )}
      {!alone && needed && !untouched && (
        <NameList title={`교사 확인 전 ${unconfirmed.length}편`} names={unconfirmed} />
      )}
      {!alone && unopened.length > 0 && (
        <NameList
          tone="mark"
          title={`${untouched ? '교사 확인 전이고 ' : ''}아직 열어 보지 않은 ${unopened.length}편`}
          names={unopened}
        />
      )}
      <ObjectionsLine objections={objections} />
      {tooLong.length > 0 && <TooLong tooLong={tooLong} alone={alone} />}
      {unsourced.length > 0 && <Unsourced unsourced={unsourced} alone={alone} />}
      {needed && (
        <Checkbox checked={read} onChange={(event) => setRead(event.target.checked)}>
          읽고 확인했습니다
        </Checkbox>
      )}
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button variant="primary" busy={busy} disabled={needed && !read} onClick={onPublish}>
          공개
        </Button>
      </DialogActions>
    </div>
  );
}

/** Says something in each state, so that the buttons below stay where they are when the answer comes. */
function ObjectionsLine({ objections }: Pick<PublishDialogProps, 'objections'>) {
  if (objections.state === 'looking') return <p role="status">기재 금지 표현이 남았는지 살펴보고 있어요.</p>;
  if (objections.state === 'unknown')
    return (
      <p role="status">
        기재 금지 표현이 남았는지 확인하지 못했어요.{' '}
        <Button variant="quiet" onClick={objections.lookAgain}>
          다시 확인
        </Button>
      </p>
    );
  const found = objections.found.filter(({ errors }) => errors > 0);
  if (found.length === 0) return <p role="status">걸리는 기재 금지 표현이 없어요.</p>;
  const [one] = found;
  if (one && objections.found.length === 1)
    return (
      <div role="status">
        <NameList tone="mark" title={`기재 금지 표현이 남은 ${one.errors}곳`} names={one.findings} />
      </div>
    );
  return (
    <div role="status">
      <NameList
        tone="mark"
        title={`기재 금지 표현이 남은 ${found.length}편`}
        names={found.map(({ name, errors }) => `${name} ${errors}곳`)}
      />
    </div>
  );
}

function TooLong({ tooLong, alone }: Pick<PublishDialogProps, 'tooLong'> & { alone: boolean }) {
  const [one, ...others] = tooLong;
  if (one && others.length === 0)
    return (
      <p className={styles.mark}>
        {!alone && <strong>{one.name}</strong>} {overLimit(one.over)}
      </p>
    );
  return (
    <NameList
      tone="mark"
      title={`분량을 넘어 NEIS에 그대로 들어가지 않는 ${tooLong.length}편`}
      names={tooLong.map(({ name, over }) => `${name} ${over.toLocaleString('ko-KR')}바이트 초과`)}
    />
  );
}

/** Nobody wrote or saw what they tell: a sentence that a model made up reads like all others. */
function Unsourced({ unsourced, alone }: Pick<PublishDialogProps, 'unsourced'> & { alone: boolean }) {
  const [one] = unsourced;
  if (alone && one)
    return (
      <NameList
        tone="mark"
        title={`답에도 관찰에도 출처가 없는 문장 ${one.sentences.length}개`}
        names={one.sentences.map((words) => `‘${words}’`)}
      />
    );
  return (
    <NameList
      tone="mark"
      title={`출처 없는 문장이 있는 ${unsourced.length}편`}
      names={unsourced.map(({ name, sentences }) => `${name} ${sentences.length}개`)}
    />
  );
}
