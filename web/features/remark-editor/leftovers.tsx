import type { Provenance } from '../../../contract/responses.ts';
import styles from './leftovers.module.css';
import { describeSources, type ProvenanceSource } from './provenance.ts';

interface LeftoversProps {
  provenance: Provenance;
  onLight: (sources: readonly ProvenanceSource[]) => void;
}

/** What the draft is missing, and which sentences it left out and why. */
export function Leftovers({ provenance, onLight }: LeftoversProps) {
  const { missing, dropped, writer } = provenance;
  return (
    <div className={styles.leftovers}>
      {missing.length > 0 && (
        <p>
          <strong>자료 부족</strong> {missing.join(', ')}에 쓸 만한 답이나 관찰이 없었어요. 본 것이 있으면
          교사 관찰에 더해 보세요.
        </p>
      )}
      {dropped.length > 0 && (
        <details>
          <summary>초안에 쓰지 않은 문장 {dropped.length}개</summary>
          <ul>
            {dropped.map((one) => (
              <li
                key={`${one.source.kind}-${one.source.index}-${one.source.start}-${one.source.end}`}
                onPointerEnter={() => onLight([one.source])}
                onPointerLeave={() => onLight([])}
              >
                <p>{one.text}</p>
                <p className={styles.reason}>
                  {describeSources([one.source])} · {one.reason}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.writer}>
        초안을 쓴 것:{' '}
        {writer === 'model' ? '학교가 연결한 언어 모델' : '내장 작성기 (학교 밖으로 보내지 않음)'}
      </p>
    </div>
  );
}
