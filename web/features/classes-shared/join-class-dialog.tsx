import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../lib/act.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { forgetJoinCode, readJoinCode } from './join-code.ts';
import styles from './join-class-dialog.module.css';

/** Mistyped, or a code that no class has. */
function refusal(code: string): string {
  const wellFormed = /^[a-z]{3}[\s-]*\d{3}$/i.test(code.trim());
  return `올바른 참여 코드를 입력해 주세요. ${wellFormed ? '이 코드의 수업이 없어요.' : '글자 3개와 숫자 3개예요.'}`;
}

/** A student enters the code and goes straight to the class. */
export function JoinClassDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const [code, setCode] = useState(() => readJoinCode() ?? '');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    setCode('');
    setError(null);
    forgetJoinCode();
    onClose();
  };
  const join = useAct('joinClass', {
    invalidates: ['listJoinedClasses', 'listAvailableEvaluations', 'listMyEvaluations'],
    success: ({ class: joined }) => `‘${joined.name}’ 수업에 참여했습니다.`,
    failure: '수업에 참여하지 못했습니다.',
    shownByScreen: (failure) => ['NOT_FOUND', 'ALREADY_JOINED', 'VALIDATION'].includes(failure.code ?? ''),
    onSuccess: ({ class: joined }) => {
      close();
      void navigate(`/student/classes/${joined.id}`);
    },
    onFailure: (failure) => {
      if (failure.code === 'NOT_FOUND' || failure.code === 'VALIDATION') setError(refusal(code));
      else if (failure.code === 'ALREADY_JOINED') setError(failure.message);
      // The code is the one thing to mend, whatever went wrong.
      field.current?.focus();
    },
  });
  return (
    <Dialog open={open} onClose={close} title="수업 참여하기">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '') join.mutate({ classCode: code.trim() });
        }}
      >
        <TextField
          ref={field}
          label="참여 코드"
          hint="선생님이 알려 준 코드예요. 예: KTM482"
          error={error}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setError(null);
          }}
          className={styles.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            취소
          </Button>
          <Button type="submit" variant="primary" disabled={code.trim() === ''} busy={join.isPending}>
            참여하기
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
