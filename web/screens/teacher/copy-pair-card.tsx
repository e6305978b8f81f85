import type { ComparedText, CopyPair } from '../../../contract/copies.ts';
import { shortName } from '../../features/classes/evaluation-steps.ts';
import { cutAt, type Span } from '../../features/remark-editor/provenance.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { overlapOf } from './copy-overlap.ts';
import styles from './copies.module.css';

interface CopyPairCardProps {
  pair: CopyPair;
  a: ComparedText;
  b: ComparedText;
}

/** Two texts beside each other, what they share marked in both. `a` is of the form that the screen is about. */
export function CopyPairCard({ pair, a, b }: CopyPairCardProps) {
  const { suspect, label, share } = overlapOf(pair);
  const elsewhere = a.evaluation.id !== b.evaluation.id;
  return (
    <article>
      <h3 className={styles.head}>
        <Badge tone={suspect ? 'danger' : 'waiting'}>{label}</Badge>
        <span>
          {a.student.name}, {b.student.name}
        </span>
        <span className={styles.score}>{share}</span>
      </h3>
      <div className={styles.texts}>
        <Side
          text={a}
          spans={pair.spans.map(({ aStart, aEnd }) => ({ start: aStart, end: aEnd }))}
          from={elsewhere ? '이 자기평가지' : null}
        />
        <Side
          text={b}
          spans={pair.spans.map(({ bStart, bEnd }) => ({ start: bStart, end: bEnd }))}
          from={elsewhere ? placeOf(b) : null}
        />
      </div>
    </article>
  );
}

/** `2025학년도 사회와 문화 A반, 지역 축제 조사`: where a text of another form stands. */
function placeOf({ evaluation }: ComparedText): string {
  return `${evaluation.class.school_year}학년도 ${evaluation.class.name}, ${shortName(evaluation)}`;
}

function Side({ text, spans, from }: { text: ComparedText; spans: Span[]; from: string | null }) {
  const { student } = text;
  return (
    <section className={styles.side}>
      <div className={styles.whose}>
        <h4>
          <span>{student.student_number ?? '학번 없음'}</span> {student.name}
          {from && <span className={styles.from}>{from}</span>}
        </h4>
        <ButtonLink
          variant="quiet"
          to={`/teacher/evaluations/${text.evaluation.id}/responses?student=${student.id}`}
          aria-label={`${student.name} 기록문 열기`}
        >
          열기
        </ButtonLink>
      </div>
      <p>
        {cutAt(
          text.text,
          spans.sort((one, two) => one.start - two.start),
        ).map((part) =>
          part.lit ? <mark key={part.start}>{part.text}</mark> : <span key={part.start}>{part.text}</span>,
        )}
      </p>
    </section>
  );
}
