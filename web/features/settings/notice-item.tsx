import type { Notice } from '../../../contract/notices.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './notice-item.module.css';
import { PRIORITY_LABELS, STATES } from './notice-words.ts';

interface NoticeItemProps {
  notice: Notice;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onRestore: () => void;
}

/** One notice with its state and what can be done with it. */
export function NoticeItem({ notice, busy, onEdit, onRemove, onRestore }: NoticeItemProps) {
  const { tone, label } = STATES[notice.state];
  const facts = [
    `중요도 ${PRIORITY_LABELS[notice.priority]}`,
    `버전 ${notice.version}`,
    notice.showOnLogin ? '로그인 화면에 보임' : '로그인 화면에 보이지 않음',
    notice.expiryDate ? `${notice.expiryDate}까지` : '기한 없음',
    ...(notice.is_builtin ? ['제품에 들어 있음'] : []),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3>{notice.title}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <ul className={styles.content}>
        {notice.content.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onEdit} aria-label={`‘${notice.title}’ 고치기`}>
          고치기
        </Button>
        {notice.state === 'hidden' ? (
          <Button busy={busy} onClick={onRestore} aria-label={`‘${notice.title}’ 다시 보이기`}>
            다시 보이기
          </Button>
        ) : (
          <Button
            variant="quiet"
            onClick={onRemove}
            aria-label={`‘${notice.title}’ ${notice.is_builtin ? '숨기기' : '지우기'}`}
          >
            {notice.is_builtin ? '숨기기' : '지우기'}
          </Button>
        )}
      </div>
    </li>
  );
}
