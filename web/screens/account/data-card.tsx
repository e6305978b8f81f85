import { Download } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { messageOf } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile.module.css';

const FAILED = '내 데이터를 내려받지 못했습니다.';

const ABOUT: Record<'admin' | 'teacher' | 'student', string> = {
  admin: '계정, 동의, 로그인과 활동 기록을 JSON 파일 하나로 받아요.',
  teacher: '계정과 활동 기록, 내가 만든 수업과 자기평가지, 내가 쓴 관찰과 기록문을 JSON 파일 하나로 받아요.',
  student: '계정과 활동 기록, 참여한 수업, 내가 쓴 답, 공개된 기록문을 JSON 파일 하나로 받아요.',
};

/** Everything one gave and may see, as a file. */
export function DataCard({ user }: { user: User }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download('downloadMyData', {}, '내_정보.json', FAILED);
      notify.success('내 데이터를 내려받았습니다.');
    } catch (error) {
      notify.error(messageOf(error, FAILED));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ProfileCard title="내 데이터" about={ABOUT[user.role ?? 'admin']}>
      <div className={styles.buttons}>
        <Button icon={<Download aria-hidden size={18} />} busy={busy} onClick={() => void save()}>
          내 데이터 내려받기
        </Button>
      </div>
      {user.role === 'teacher' && (
        <p className={styles.hint}>학생의 이름과 기록이 들어 있는 파일이에요. 학교 밖에 두지 마세요.</p>
      )}
    </ProfileCard>
  );
}
