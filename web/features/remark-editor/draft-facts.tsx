import type { Provenance } from '../../../contract/provenance.ts';
import { Button } from '../../ui/button.tsx';
import styles from './draft-facts.module.css';

interface DraftFactsProps {
  provenance: Provenance;
  /** Goes to where an observation is written: a dozen sentences further up. */
  onObserve: () => void;
}

/** What the draft is missing, who wrote it, and why not the other one. */
export function DraftFacts({ provenance, onObserve }: DraftFactsProps) {
  const { missing, writer, model, fallback } = provenance;
  return (
    <div className={styles.facts}>
      {missing.length > 0 && (
        <div className={styles.missing}>
          <p>
            <strong>자료 부족</strong> {missing.join(', ')}에 쓸 만한 답이나 관찰이 없었어요. 본 것이 있으면
            교사 관찰에 더해 보세요.
          </p>
          <Button variant="quiet" onClick={onObserve}>
            교사 관찰로 가기
          </Button>
        </div>
      )}
      {fallback !== undefined && (
        <p>
          <strong>기본 작성기</strong> {fallback}
        </p>
      )}
      {fallback === undefined && (
        <p className={styles.writer}>
          초안을 쓴 것:{' '}
          {writer === 'model' ? `AI(${model ?? '언어 모델'})` : '기본 작성기 (학교 밖으로 보내지 않음)'}
        </p>
      )}
    </div>
  );
}
