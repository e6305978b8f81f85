import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { LEGAL_DATES } from '../../../../contract/retention.ts';
import { koreanDay } from '../../../lib/korean-day.ts';
import styles from './legal.module.css';

export interface LegalPart {
  /** As it stands in the list of contents: `1. 처리 목적`, `제1조 (목적)`. */
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  parts: readonly LegalPart[];
  /** The other document. */
  other: { to: string; label: string };
}

/** A legal document: its dates, its contents, its parts, and the ways on. */
export function LegalPage({ title, lead, parts, other }: LegalPageProps) {
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.dates}>
        최종 수정 <time dateTime={LEGAL_DATES.updated}>{koreanDay(LEGAL_DATES.updated)}</time> · 시행{' '}
        <time dateTime={LEGAL_DATES.effective}>{koreanDay(LEGAL_DATES.effective)}</time>
      </p>
      <p className={styles.lead}>{lead}</p>
      <nav aria-label="목차" className={styles.contents}>
        <ol>
          {parts.map((part, index) => (
            <li key={part.title}>
              <a href={`#part-${index + 1}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map((part, index) => (
        <section key={part.title} id={`part-${index + 1}`} aria-labelledby={`part-${index + 1}-title`}>
          <h2 id={`part-${index + 1}-title`}>{part.title}</h2>
          {part.body}
        </section>
      ))}
      <p className={styles.ways}>
        <Link to={other.to}>{other.label}</Link>
        <Link to="/contact">문의하기</Link>
        <Link to="/">처음 화면으로</Link>
      </p>
    </article>
  );
}

/** What, and what is said of it: a table of two columns that stays readable on a phone. */
export function Rows({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, text]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The numbered paragraphs of an article. */
export function Clauses({ children }: { children: readonly ReactNode[] }) {
  return (
    <ol className={styles.clauses}>
      {children.map((clause, index) => (
        // The clauses of an article never move.
        <li key={`${index + 1}`}>{clause}</li>
      ))}
    </ol>
  );
}
