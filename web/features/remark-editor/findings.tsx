import { useDeferredValue, useMemo } from 'react';
import { RULES, RULES_YEAR } from '../../../record/rules/catalogue.ts';
import { checkRecord } from '../../../record/rules/check-record.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './findings.module.css';
import type { Span } from './provenance.ts';

interface FindingsProps {
  text: string;
  limit: number;
  names: readonly string[];
  school: string | null;
  /** Selects the words in the text. */
  onSelect: (span: Span) => void;
  /** Puts other words in their place. */
  onReplace: (span: Span, words: string) => void;
}

const TITLES = new Map(RULES.map((rule) => [rule.id, rule.title]));

/** What the record rules object to in the text, as it is typed; each finding selects its words. */
export function Findings({ text, limit, names, school, onSelect, onReplace }: FindingsProps) {
  const calm = useDeferredValue(text);
  const findings = useMemo(
    () =>
      calm.trim() === ''
        ? []
        : checkRecord(calm, { year: RULES_YEAR, names: [...names], limit, ...(school ? { school } : {}) }),
    [calm, limit, names, school],
  );
  return (
    <section aria-labelledby="findings-title" className={styles.findings}>
      <h4 id="findings-title">
        기재요령 검사 <span>{RULES_YEAR}학년도</span>
      </h4>
      <p role="status" className={styles.count}>
        {calm.trim() === ''
          ? '기록문을 쓰면 바로 검사해요.'
          : findings.length === 0
            ? '걸리는 표현이 없어요.'
            : `살펴볼 곳이 ${findings.length}곳 있어요.`}
      </p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.rule}-${finding.start}-${finding.end}`}>
            <button type="button" className={styles.find} onClick={() => onSelect(finding)}>
              <span className={styles.line}>
                <Badge tone={finding.level === 'error' ? 'danger' : 'waiting'}>
                  {finding.level === 'error' ? '기재 금지' : '확인'}
                </Badge>
                <strong>{TITLES.get(finding.rule) ?? finding.rule}</strong>
                {finding.rule !== 'BYTES' && (
                  <q className={styles.words}>{calm.slice(finding.start, finding.end).slice(0, 40)}</q>
                )}
              </span>
              <span className={styles.message}>{finding.message}</span>
            </button>
            {finding.suggestion !== undefined && (
              <Button
                variant="quiet"
                // The offsets are those of the text that was checked.
                disabled={calm !== text}
                onClick={() => onReplace(finding, finding.suggestion ?? '')}
              >
                {finding.suggestion.trim() === '' ? '빈칸으로 바꾸기' : `‘${finding.suggestion}’ 넣기`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
