import { Badge } from '../../ui/badge.tsx';
import type { Origin } from './origins.ts';
import { describeSources } from './provenance.ts';
import styles from './sentence-card.module.css';
import { useTermSources } from './term-sources.ts';

/** Where a sentence comes from, in one line. */
export function OriginLine({ origin }: { origin: Origin }) {
  const { kind, intent, sources } = origin;
  const from = describeSources(sources, useTermSources()?.names);
  if (kind === 'hand') return <Badge>교사가 씀</Badge>;
  return (
    <span className={styles.origin}>
      {kind === 'edited' && <Badge>교사가 고침</Badge>}
      {from === '' ? <Badge tone="waiting">출처 없음</Badge> : <Badge tone="primary">{from}</Badge>}
      {intent && <span className={styles.intent}>{intent}</span>}
    </span>
  );
}
