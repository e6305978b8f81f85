import { useLocation, useParams } from 'react-router';
import { receiptNumber } from '../../features/answering/receipt.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { formatMoment } from '../../lib/dates.ts';
import { useUser } from '../../features/session/session-context.ts';
import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { OnPaper } from '../../ui/on-paper.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CancelSubmission } from './cancel-submission.tsx';
import { PublishedRemark } from './published-remark.tsx';
import styles from './result.module.css';

/** `/student/evaluations/results/:responseId`: what was submitted, and what the teacher published. */
export default function Result() {
  const { responseId = '' } = useParams();
  const user = useUser();
  const { data, error, refetch } = useRead('getResult', { responseId }, { cached: false });
  const result = data?.result;
  const { state } = useLocation() as { state: { justSubmitted?: boolean } | null };
  const justSubmitted = state?.justSubmitted === true;
  useTitle(result && `${result.evaluation.class.name} 제출 결과`);
  if (error && !result)
    return (
      <>
        <BackLink to="/student/dashboard">대시보드</BackLink>
        <ErrorState
          title={error.code === 'NOT_FOUND' ? '결과를 찾을 수 없습니다' : '결과를 불러오지 못했습니다'}
          message={error.code === 'NOT_FOUND' ? '취소한 제출이거나 주소가 잘못되었어요.' : error.message}
          onRetry={error.code === 'NOT_FOUND' ? undefined : () => void refetch()}
        />
      </>
    );
  if (!result) return <Skeleton lines={12} />;
  return (
    <article className={styles.result}>
      <BackLink to={`/student/classes/${result.evaluation.class.id}`}>
        {result.evaluation.class.name}
      </BackLink>
      <h1 className={styles.title}>{justSubmitted ? '제출했어요' : '제출 결과'}</h1>
      {/* On paper nothing else says whose it is. */}
      <OnPaper
        strong
        words={[result.evaluation.class.name, user.student_number, user.name].filter(Boolean).join(' · ')}
      />
      {result.created_at ? (
        <dl className={styles.receipt} aria-label="접수증">
          <div>
            <dt>제출 시각</dt>
            <dd>{formatMoment(result.created_at)}</dd>
          </div>
          <div>
            <dt>접수 번호</dt>
            <dd>{receiptNumber(result.id, result.created_at)}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.when}>제출한 답 없이 선생님의 관찰로 쓴 기록문이에요.</p>
      )}

      {result.is_published && result.final_evaluation !== null ? (
        <PublishedRemark remark={result.final_evaluation} observation={result.teacher_observation} />
      ) : (
        <p className={styles.notice}>
          {result.status === 'evaluated'
            ? '선생님이 기록문을 썼지만 아직 공개하지 않았어요. 공개되면 여기에서 볼 수 있어요.'
            : '제출을 마쳤어요. 선생님이 평가를 공개하면 여기에서 볼 수 있어요.'}
        </p>
      )}

      {result.responses.length > 0 && (
        <Section title="내가 쓴 답">
          <ol className={styles.answers}>
            {result.questions.map((question, index) => (
              <li key={`${index}-${question}`}>
                <h3>{question}</h3>
                <p>{result.responses[index]}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}

      {result.teacher_request && (
        <section aria-labelledby="request-title">
          <h2 id="request-title" className={styles.sectionTitle}>
            선생님께 한마디
          </h2>
          <p className={styles.text}>{result.teacher_request}</p>
        </section>
      )}

      {result.created_at && <CancelSubmission result={result} />}
    </article>
  );
}
