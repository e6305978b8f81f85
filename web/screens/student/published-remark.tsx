import { countBytes } from '../../../record/bytes.ts';
import styles from './result.module.css';

const number = (value: number) => value.toLocaleString('ko');

interface PublishedRemarkProps {
  remark: string;
  observation: string | null;
}

/** The remark as it goes to the record, with its lengths, and what the teacher saw. */
export function PublishedRemark({ remark, observation }: PublishedRemarkProps) {
  return (
    <>
      <section className={styles.remark} aria-labelledby="remark-title">
        <h2 id="remark-title">선생님이 공개한 평가</h2>
        <p className={styles.text}>{remark}</p>
        <dl className={styles.lengths}>
          <div>
            <dt>글자 수</dt>
            <dd>{number([...remark].length)}자</dd>
          </div>
          <div>
            <dt>NEIS 기준</dt>
            <dd>{number(countBytes(remark))}바이트</dd>
          </div>
          <div>
            <dt>UTF-8 기준</dt>
            <dd>{number(new TextEncoder().encode(remark).length)}바이트</dd>
          </div>
        </dl>
      </section>
      {observation && (
        <section aria-labelledby="observation-title">
          <h2 id="observation-title" className={styles.sectionTitle}>
            선생님의 관찰
          </h2>
          <p className={styles.text}>{observation}</p>
        </section>
      )}
    </>
  );
}
