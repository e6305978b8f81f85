import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { type Dismissal, wordsOf } from '../../../contract/findings.ts';
import { RULES, RULES_YEAR } from '../../../record/rules/catalogue.ts';
import type { Finding } from '../../../record/types.ts';
import { Button } from '../../ui/button.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { FindingLine } from './finding-line.tsx';
import styles from './findings.module.css';
import { judge } from './judged.ts';
import type { Span } from './provenance.ts';

interface FindingsProps {
  text: string;
  limit: number;
  names: readonly string[];
  school: string | null;
  dismissals: readonly Dismissal[];
  /** Selects the words in the text. */
  onSelect: (span: Span) => void;
  /** Puts other words in their place. */
  onReplace: (span: Span, words: string) => void;
  /** Answers whether it was kept. */
  onDismiss: (rule: string, words: string, reason: string) => Promise<boolean>;
  onRestore: (rule: string, words: string) => void;
}

const TITLES = new Map(RULES.map((rule) => [rule.id, rule.title]));
const titleOf = ({ rule }: Finding) => TITLES.get(rule) ?? rule;
const keyOf = ({ rule, start, end }: Finding) => `${rule}-${start}-${end}`;

/** What the record rules object to in the text, as it is typed; each finding selects its words. */
export function Findings(props: FindingsProps) {
  const { text, limit, names, school, dismissals, onSelect, onReplace, onDismiss, onRestore } = props;
  const [asked, setAsked] = useState<{ rule: string; title: string; words: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  const calm = useDeferredValue(text);
  const { open, dismissed } = useMemo(
    () => judge(calm, dismissals, { names, school, limit }),
    [calm, dismissals, limit, names, school],
  );
  return (
    <section aria-labelledby="findings-title" className={styles.findings}>
      <h4 id="findings-title" ref={heading} tabIndex={-1}>
        기재요령 검사 <span>{RULES_YEAR}학년도</span>
      </h4>
      <p role="status" className={styles.count}>
        {calm.trim() === ''
          ? '기록문을 쓰면 바로 검사해요.'
          : open.length === 0
            ? dismissed.length === 0
              ? '걸리는 표현이 없어요.'
              : '더 살펴볼 곳이 없어요.'
            : `살펴볼 곳이 ${open.length}곳 있어요.`}
      </p>
      <ul>
        {open.map((finding) => (
          <li key={keyOf(finding)}>
            <FindingLine finding={finding} title={titleOf(finding)} text={calm} onSelect={onSelect} />
            <div className={styles.choices}>
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
              <Button
                variant="quiet"
                onClick={(event) => {
                  opener.current = event.currentTarget;
                  setAsked({ rule: finding.rule, title: titleOf(finding), words: wordsOf(calm, finding) });
                }}
              >
                무시하기
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {dismissed.length > 0 && (
        <>
          <h5 className={styles.apart}>무시한 곳 {dismissed.length}곳</h5>
          <ul>
            {dismissed.map(({ finding, dismissal }) => (
              <li key={keyOf(finding)}>
                <FindingLine
                  finding={finding}
                  title={titleOf(finding)}
                  text={calm}
                  reason={`${dismissal.reason} (${dismissal.created_by})`}
                  onSelect={onSelect}
                />
                <Button
                  variant="quiet"
                  onClick={() => {
                    onRestore(dismissal.rule, dismissal.text);
                    // This button goes with its line; the focus must not fall behind the editor.
                    heading.current?.focus();
                  }}
                >
                  다시 알리기
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <DismissDialog
        subject={asked}
        onDismiss={(reason) => (asked ? onDismiss(asked.rule, asked.words, reason) : Promise.resolve(false))}
        onClose={() => setAsked(null)}
        // A finding that was dismissed took its button along.
        finalFocus={() => (opener.current?.isConnected ? opener.current : heading.current)}
      />
    </section>
  );
}
