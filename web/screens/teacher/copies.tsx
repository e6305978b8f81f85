import { useState } from 'react';
import { useParams } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { shortName } from '../../features/classes/evaluation-steps.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './copies.module.css';
import { CopyPairCard } from './copy-pair-card.tsx';
import { ReadFailure } from './read-failure.tsx';
import shared from './screen.module.css';

type Copies = ReplyOf<Api['findRemarkCopies']>;

/** As many pairs as somebody compares in one go; a class that copied one model text has hundreds. */
const AT_A_TIME = 20;

/** `/teacher/evaluations/:evaluationId/copies`: which texts share more than chance would have them share. */
export default function TeacherCopies() {
  const { evaluationId = '' } = useParams();
  // The table that leads here, which knows a form and the sheet of a whole term alike.
  const { data: list } = useRead('listEvaluationResponses', { id: evaluationId });
  // Read anew at each visit: somebody comes back to see whether a text that was changed is still alike.
  const { data, error, refetch } = useRead('findRemarkCopies', { id: evaluationId }, { cached: false });
  const ofTerm = list !== undefined && list.term !== null;
  useTitle(list && `${ofTerm ? `${list.class.name} 학기 기록문` : shortName(list)} 비슷한 글`);
  if (error)
    return (
      <>
        <BackLink to={`/teacher/evaluations/${evaluationId}/responses`}>
          {ofTerm ? '학기 기록문' : '기록문'}
        </BackLink>
        <ReadFailure
          error={error}
          thing="자기평가지"
          title="비슷한 글을 불러오지 못했습니다"
          onRetry={() => void refetch()}
        />
      </>
    );
  return (
    <>
      <BackLink to={`/teacher/evaluations/${evaluationId}/responses`}>
        {ofTerm ? '학기 기록문' : '기록문'}
      </BackLink>
      <div className={shared.screen}>
        <PageHeader
          eyebrow={list && `${list.class.name} · ${ofTerm ? '학기 기록문' : shortName(list, 44)}`}
          title="비슷한 글"
        />
        <p className={styles.about}>
          {ofTerm
            ? '학기 기록문은 이 수업의 다른 학기 기록문, 그리고 선생님이 다른 수업과 지난해에 쓴 기록문과 견주어요.'
            : '기록문은 이 자기평가지의 다른 기록문, 그리고 선생님이 다른 수업과 지난해에 쓴 기록문과 견주고, 학생의 답은 학생끼리 견주어요.'}{' '}
          같은 활동을 하면 글도 닮을 수 있으니 읽고 판단해 주세요.
        </p>
        {data ? <Pairs copies={data} answers={!ofTerm} /> : <Skeleton lines={14} />}
      </div>
    </>
  );
}

function Pairs({ copies: { pairs, texts }, answers }: { copies: Copies; answers: boolean }) {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const known = pairs.flatMap((pair) => {
    const [a, b] = [byId.get(pair.a), byId.get(pair.b)];
    return a && b ? [{ pair, a, b }] : [];
  });
  if (known.length === 0)
    return <EmptyState title="서로 닮은 글이 없어요">글이 바뀌면 여기에서 다시 찾아볼 수 있어요.</EmptyState>;
  const of = (kind: 'remark' | 'answer') => known.filter(({ a }) => a.kind === kind);
  return (
    <>
      <PairSection title="기록문" pairs={of('remark')} nothing="서로 닮은 기록문이 없어요." />
      {answers && <PairSection title="학생의 답" pairs={of('answer')} nothing="서로 닮은 답이 없어요." />}
    </>
  );
}

type KnownPair = Parameters<typeof CopyPairCard>[0];

function PairSection(props: { title: string; pairs: readonly KnownPair[]; nothing: string }) {
  const { title, pairs, nothing } = props;
  const [shown, setShown] = useState(AT_A_TIME);
  const rest = pairs.length - shown;
  return (
    <Section title={pairs.length > 0 ? `${title} ${pairs.length}쌍` : title}>
      {pairs.length === 0 && <p className={shared.nothing}>{nothing}</p>}
      <ol className={styles.pairs}>
        {pairs.slice(0, shown).map((one) => (
          <li key={`${one.pair.a} ${one.pair.b}`}>
            <CopyPairCard {...one} />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + AT_A_TIME)}>{Math.min(rest, AT_A_TIME)}쌍 더 보기</Button>
      )}
    </Section>
  );
}
