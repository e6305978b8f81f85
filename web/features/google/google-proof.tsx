import { notify } from '../../lib/notify.ts';
import { Alert } from '../../ui/alert.tsx';
import { GoogleButton } from './google-button.tsx';

interface GoogleProofProps {
  /** What it proves the person for, e.g. "비밀번호를 정하려면". */
  purpose: string;
  /** Google has answered: the token goes along with what the person does next. */
  proved: boolean;
  /** Why the last answer did not do. */
  failure?: string | null;
  onProof: (idToken: string) => void;
}

/** Stands in for the current password of somebody who has none: Google says once more whose the account is. */
export function GoogleProof({ purpose, proved, failure, onProof }: GoogleProofProps) {
  if (proved) return <Alert tone="success">Google 계정을 확인했어요.</Alert>;
  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <p>{purpose} 연결된 Google 계정으로 본인인지 확인해 주세요.</p>
      <GoogleButton
        onCredential={onProof}
        onCancelled={() => notify.info('Google 로그인이 취소되었습니다.')}
      />
    </>
  );
}
