import { useState } from 'react';
import { countBytes } from '../../../record/bytes.ts';
import type { ExpectedStudent } from '../../../contract/term-material.ts';
import { useAct } from '../../lib/act.ts';
import { useRead } from '../../lib/read.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { CopyRemark } from '../remark-editor/copy-remark.tsx';
import styles from './expected-section.module.css';

type Resembling = ExpectedStudent['resembles'][number];
type Asked = { one: ExpectedStudent; to: Resembling | null };

/** Who stands in a sheet that was read and has not joined yet; nothing where there is nobody. */
export function ExpectedSection({ classId }: { classId: string }) {
  const { data, error, refetch } = useRead('listExpectedStudents', { classId }, { freshFor: 0 });
  const [asked, setAsked] = useState<Asked | null>(null);
  const invalidates = ['listExpectedStudents', 'listEvaluationResponses', 'listVersions'] as const;
  const onSuccess = () => setAsked(null);
  const remove = useAct('removeExpectedStudent', {
    success: '미가입 학생을 지웠습니다.',
    failure: '미가입 학생을 지우지 못했습니다.',
    invalidates,
    onSuccess,
  });
  const assign = useAct('assignExpectedStudent', {
    success: '글을 옮겼습니다.',
    failure: '글을 옮기지 못했습니다.',
    invalidates,
    onSuccess,
  });
  if (error && !data)
    return (
      <ErrorState
        title="미가입 학생을 불러오지 못했습니다"
        message={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.expected.length === 0) return null;
  return (
    <Section title={`미가입 학생 ${data.expected.length}명`}>
      <p className={styles.about}>
        읽은 시트에 있지만 아직 수업에 참여하지 않은 학생이에요. 같은 번호와 이름으로 참여하면 글을
        이어받아요.
      </p>
      <ul className={styles.list}>
        {data.expected.map((one) => (
          <li key={one.id}>
            <p className={styles.who}>
              <span className={styles.number}>{one.number}</span> {one.name}{' '}
              <Badge tone="waiting">미가입</Badge>
              <span className={styles.number}>
                {one.final_evaluation
                  ? `${countBytes(one.final_evaluation).toLocaleString('ko-KR')}바이트`
                  : '글 없음'}
              </span>
            </p>
            <div className={styles.actions}>
              {one.final_evaluation && (
                <CopyRemark text={one.final_evaluation} confirmed={false} name={one.name} />
              )}
              {one.resembles.map((to) => (
                <Button key={to.id} onClick={() => setAsked({ one, to })}>
                  {to.student_number ?? '학번 없음'} {to.name} 학생에게 옮기기
                </Button>
              ))}
              <Button
                variant="quiet"
                aria-label={`미가입 ${one.name} 지우기`}
                onClick={() => setAsked({ one, to: null })}
              >
                지우기
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={
          asked?.to
            ? `${asked.one.name}의 글을 ${asked.to.name} 학생에게 옮길까요?`
            : `미가입 ${asked?.one.name ?? ''} 학생을 지울까요?`
        }
        confirmLabel={asked?.to ? '옮기기' : '지우기'}
        onConfirm={() => {
          if (!asked) return;
          const input = { classId, expectedId: asked.one.id };
          if (asked.to) assign.mutate({ ...input, studentId: asked.to.id });
          else remove.mutate(input);
        }}
        onClose={() => setAsked(null)}
      >
        {asked?.to
          ? '그 학생의 지금 글은 ‘이전 판’에 남아요. 옮긴 글은 교사가 다시 확인하기 전까지 초안이에요.'
          : '시트에서 읽은 글도 함께 지워져요. 되돌릴 수 없어요.'}
      </ConfirmDialog>
    </Section>
  );
}
