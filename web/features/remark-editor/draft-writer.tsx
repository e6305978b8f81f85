import type { Provenance } from '../../../contract/provenance.ts';
import styles from './draft-facts.module.css';

/** Who wrote the draft, and why not the other one: above the text, which nobody reads to its end to learn it. */
export function DraftWriter({ provenance }: { provenance: Provenance }) {
  const { writer, model, fallback } = provenance;
  return (
    <p className={styles.writer}>
      초안을 쓴 것:{' '}
      {writer === 'model' ? (
        `AI(${model ?? '언어 모델'})`
      ) : fallback === undefined ? (
        '기본 작성기 (학교 밖으로 보내지 않음)'
      ) : (
        <>
          <strong>기본 작성기</strong> {fallback}
        </>
      )}
    </p>
  );
}
