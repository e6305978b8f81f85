import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ResponseReply } from '../../../contract/responses.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './remark-editor.module.css';

interface EditorHeadProps {
  response: ResponseReply;
  /** Of a term remark: how many of the forms the student answered. */
  answered: { count: number; of: number } | null;
  place: string;
  /** Null at the end of the list. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
}

/** Who this is about, and the way to the others. */
export function EditorHead({ response, answered, place, onPrevious, onNext, onClose }: EditorHeadProps) {
  const { student } = response;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Dialog.Title className={styles.name}>
          <span>{student.student_number ?? '학번 없음'}</span> {student.name}
        </Dialog.Title>
        {answered ? (
          <Badge tone={answered.count === 0 ? 'waiting' : 'neutral'}>
            자기평가지 {answered.count}/{answered.of}
          </Badge>
        ) : (
          response.created_at === null && <Badge tone="waiting">미제출</Badge>
        )}
        {response.is_published && <Badge tone="success">공개</Badge>}
      </div>
      <div className={styles.moves}>
        <span className={styles.place}>{place}</span>
        <Button
          variant="quiet"
          icon={<ChevronLeft aria-hidden size={20} />}
          aria-label="이전 학생"
          aria-keyshortcuts="K"
          title="이전 학생 (K)"
          disabled={onPrevious === null}
          onClick={() => onPrevious?.()}
        />
        <Button
          variant="quiet"
          icon={<ChevronRight aria-hidden size={20} />}
          aria-label="다음 학생"
          aria-keyshortcuts="J"
          title="다음 학생 (J)"
          disabled={onNext === null}
          onClick={() => onNext?.()}
        />
        <Button
          variant="quiet"
          icon={<X aria-hidden size={20} />}
          aria-label="닫기"
          title="닫기"
          onClick={onClose}
        />
      </div>
    </header>
  );
}
