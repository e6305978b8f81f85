import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './reports.module.css';

const TYPES = [
  { type: 'users', label: '사용자 보고서' },
  { type: 'classes', label: '수업 보고서' },
  { type: 'evaluations', label: '자기평가 보고서' },
] as const;
type Type = (typeof TYPES)[number]['type'];

const FAILED = '보고서를 내려받지 못했습니다.';

interface DownloadButtonsProps {
  startDate: string;
  endDate: string;
  disabled: boolean;
}

/** Three spreadsheets of the chosen range. */
export function DownloadButtons({ startDate, endDate, disabled }: DownloadButtonsProps) {
  const [busy, setBusy] = useState<Type | null>(null);
  const save = async (type: Type) => {
    setBusy(type);
    try {
      const name = `report_${type}_${startDate}_${endDate}.xlsx`;
      await download('exportReport', { type, startDate, endDate }, name, FAILED);
      notify.success('보고서를 내려받았습니다.');
    } catch (error) {
      notify.error(messageOf(error, FAILED));
    } finally {
      setBusy(null);
    }
  };
  return (
    <Section title="엑셀로 내려받기" screenOnly>
      <div className={styles.downloads}>
        {TYPES.map(({ type, label }) => (
          <Button
            key={type}
            icon={<Download aria-hidden size={18} />}
            busy={busy === type}
            disabled={disabled}
            onClick={() => void save(type)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className={styles.hint}>
        A4 가로로 바로 인쇄할 수 있어요. 이름과 이메일이 들어 있으니 학교 밖에 두지 마세요. 누가 받았는지
        기록돼요.
      </p>
    </Section>
  );
}
