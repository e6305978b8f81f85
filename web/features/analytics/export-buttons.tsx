import { Download } from 'lucide-react';
import { useState } from 'react';
import { seoulToday } from '../../lib/dates.ts';
import { download } from '../../lib/download.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './analytics.module.css';

const TYPES = [
  { type: 'overview', label: '지표' },
  { type: 'users', label: '사용자' },
  { type: 'activities', label: '활동 기록' },
] as const;
type Type = (typeof TYPES)[number]['type'];

const FAILED = '내보내기에 실패했습니다. 다시 시도해 주세요.';

/** Three JSON files of the chosen period. */
export function ExportButtons({ days }: { days: string }) {
  const [busy, setBusy] = useState<Type | null>(null);
  const [failed, setFailed] = useState(false);
  const save = async (type: Type) => {
    setBusy(type);
    setFailed(false);
    try {
      const name = `analytics_${type}_${seoulToday()}.json`;
      await download('exportAnalytics', { type, format: 'json', days }, name, FAILED);
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Section title="파일로 내보내기" screenOnly>
      <div className={styles.exports} role="group" aria-label="JSON 파일로 내보내기">
        {TYPES.map(({ type, label }) => (
          <Button
            key={type}
            icon={<Download aria-hidden size={18} />}
            busy={busy === type}
            onClick={() => void save(type)}
          >
            {label} 내보내기
          </Button>
        ))}
      </div>
      {failed && <Alert tone="danger">{FAILED}</Alert>}
      <p className={styles.hint}>고른 기간의 기록을 JSON 파일로 받아요. 누가 받았는지 기록돼요.</p>
    </Section>
  );
}
