import type { Provenance } from '../../../contract/provenance.ts';
import { Button } from '../../ui/button.tsx';
import styles from './draft-facts.module.css';

interface DraftFactsProps {
  provenance: Provenance;
  /** Goes to where an observation is written: a dozen sentences further up. */
  onObserve: () => void;
}

/** What the draft is missing. */
export function DraftFacts({ provenance, onObserve }: DraftFactsProps) {
  const { missing } = provenance;
  if (missing.length === 0) return null;
  return (
    <div className={styles.facts}>
      <p>
        <strong>자료 부족</strong> {missing.join(', ')}에 쓸 만한 답이나 관찰이 없었어요. 본 것이 있으면 교사
        관찰에 더해 보세요.
      </p>
      <Button variant="quiet" onClick={onObserve}>
        교사 관찰로 가기
      </Button>
    </div>
  );
}
