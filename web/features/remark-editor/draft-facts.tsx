import type { Provenance } from '../../../contract/responses.ts';
import styles from './draft-facts.module.css';

/** What the draft is missing, and who wrote it. */
export function DraftFacts({ provenance: { missing, writer } }: { provenance: Provenance }) {
  return (
    <div className={styles.facts}>
      {missing.length > 0 && (
        <p>
          <strong>자료 부족</strong> {missing.join(', ')}에 쓸 만한 답이나 관찰이 없었어요. 본 것이 있으면
          교사 관찰에 더해 보세요.
        </p>
      )}
      <p className={styles.writer}>
        초안을 쓴 것:{' '}
        {writer === 'model' ? '학교가 연결한 언어 모델' : '내장 작성기 (학교 밖으로 보내지 않음)'}
      </p>
    </div>
  );
}
