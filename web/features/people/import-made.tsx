import { formatMoment } from '../../lib/dates.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface ImportMadeProps {
  made: { at: string; waiting: number };
  count: number;
  busy: boolean;
  onRenew: () => void;
}

/** The sheet is made already: its passwords can be had once more, for those who have not used theirs. */
export function ImportMade({ made: { at, waiting }, count, busy, onRenew }: ImportMadeProps) {
  const people = count.toLocaleString('ko');
  if (waiting === 0)
    return (
      <Alert tone="success">
        이 목록의 {people}명은 {formatMoment(at)}에 만들었고, 모두 로그인했거나 스스로 비밀번호를 정했어요. 더
        할 일이 없어요.
      </Alert>
    );
  return (
    <>
      <Alert tone="info">
        이 목록의 {people}명은 {formatMoment(at)}에 이미 만들었어요. 임시 비밀번호를 받지 못했다면, 아직
        로그인하지 않은 {waiting.toLocaleString('ko')}명의 것을 새로 받을 수 있어요. 전에 나누어 준 임시
        비밀번호는 그때부터 쓸 수 없어요.
      </Alert>
      <Button variant="primary" size="large" busy={busy} onClick={onRenew}>
        {waiting.toLocaleString('ko')}명의 임시 비밀번호 새로 받기
      </Button>
    </>
  );
}
