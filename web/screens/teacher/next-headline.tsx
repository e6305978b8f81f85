import { format } from 'date-fns';
import { ko } from 'date-fns/locale/ko';
import type { NextThing } from '../../features/classes/next-thing.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './dashboard.module.css';

/** The page's heading: what waits, with its one button. `thing` is null while it is counted. */
export function NextHeadline({ thing, failed }: { thing: NextThing | null; failed: boolean }) {
  const waiting = failed ? '지금은 할 일을 세지 못했어요' : '할 일을 살펴보고 있어요';
  return (
    <div className={styles.headline} aria-busy={thing === null && !failed}>
      <PageHeader
        eyebrow={format(serverNow(), 'M월 d일 EEEE', { locale: ko })}
        title={
          thing ? (
            <>
              {thing.before}
              <Highlight>{thing.key}</Highlight>
              {thing.after}
            </>
          ) : (
            waiting
          )
        }
        actions={
          // Keeps its height, so that nothing below moves when the button comes.
          <div className={styles.action}>
            {thing?.action && (
              <ButtonLink to={thing.action.to} variant="primary">
                {thing.action.label}
              </ButtonLink>
            )}
          </div>
        }
      />
    </div>
  );
}
