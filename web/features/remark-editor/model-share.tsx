import styles from './model-share.module.css';
import { shareWords } from './share-words.ts';
import { useModelShare } from './use-model-share.ts';

/** What is left of today's questions to the model, where a draft is asked for. */
export function ModelShare({ drafts }: { drafts: number }) {
  const share = useModelShare();
  if (!share) return null;
  return (
    <p className={styles.share} data-short={share.left < drafts || undefined}>
      {shareWords(share.left, drafts)}
    </p>
  );
}
