import { TextArea } from '../../ui/text-area.tsx';
import type { Lesson } from './lesson.ts';

type LessonTexts = Pick<Lesson, 'type' | 'achievement_standard' | 'class_content' | 'other_notes'>;

interface LessonFieldsProps {
  lesson: LessonTexts;
  onChange: (change: Partial<LessonTexts>) => void;
  contentError: string | null;
  contentRef: React.Ref<HTMLTextAreaElement>;
}

/** The texts about the lesson. */
export function LessonFields({ lesson, onChange, contentError, contentRef }: LessonFieldsProps) {
  return (
    <>
      <TextArea
        label={lesson.type === 'subject' ? '성취기준 (권장)' : '성취기준 (선택)'}
        hint={lesson.type === 'subject' ? '적어 두면 문항과 기록문이 성취기준에 더 가까워져요.' : undefined}
        rows={2}
        maxLength={1000}
        value={lesson.achievement_standard}
        onChange={(event) => onChange({ achievement_standard: event.target.value })}
      />
      <TextArea
        ref={contentRef}
        label="수업 내용"
        hint="무엇을 어떻게 배우고 활동했는지 적어 주세요. 학생에게도 보여요."
        required
        rows={4}
        maxLength={5000}
        error={contentError}
        value={lesson.class_content}
        onChange={(event) => onChange({ class_content: event.target.value })}
      />
      <TextArea
        label="참고 사항 (선택)"
        hint="물어보고 싶은 것이나 묻지 않을 것을 적으면 추천 문항에 담아요. 학생에게는 보이지 않아요."
        rows={2}
        maxLength={2000}
        value={lesson.other_notes}
        onChange={(event) => onChange({ other_notes: event.target.value })}
      />
    </>
  );
}
