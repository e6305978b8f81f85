import type { RefObject } from 'react';
import { RULES_YEAR } from '../../../record/rules/catalogue.ts';
import type { Finding } from '../../../record/types.ts';
import { Button } from '../../ui/button.tsx';
import { kindOf } from './finding-kinds.ts';
import { FindingLine } from './finding-line.tsx';
import { findingKey } from './finding-spans.ts';
import styles from './findings.module.css';
import type { Judged } from './judged.ts';
import { fixLabel, isArguable } from './rule-words.ts';

interface FindingsProps {
  /** Another text is being written: nothing of this one is changed meanwhile. */
  locked: boolean;
  text: string;
  judged: Judged;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Goes to the words in the text. */
  onSelect: (finding: Finding) => void;
  onFix: (finding: Finding) => void;
  onDismiss: (finding: Finding, opener: HTMLElement) => void;
  onRestore: (rule: string, words: string) => void;
}

/** What the record rules object to in the text, as it is typed; each finding leads to its words. */
export function Findings(props: FindingsProps) {
  const { locked, text, judged, headingRef, onSelect, onFix, onDismiss, onRestore } = props;
  const { open, dismissed } = judged;
  return (
    <section aria-labelledby="findings-title" className={styles.findings} inert={locked}>
      <h4 id="findings-title" ref={headingRef} tabIndex={-1}>
        기재요령 검사 <span>{RULES_YEAR}학년도</span>
      </h4>
      <p role="status" className={styles.count}>
        {text.trim() === ''
          ? '기록문을 쓰면 바로 검사해요.'
          : open.length === 0
            ? dismissed.length === 0
              ? '걸리는 표현이 없어요.'
              : '더 살펴볼 곳이 없어요.'
            : `살펴볼 곳이 ${open.length}곳 있어요. 글에는 기재 금지가 물결줄로, 확인이 점선으로${
                open.some((finding) => kindOf(finding) === 'over') ? ', 넘은 분량이 밑줄로' : ''
              } 보여요.`}
      </p>
      <ul>
        {open.map((finding) => (
          <li key={findingKey(finding)}>
            <FindingLine finding={finding} text={text} onSelect={onSelect} />
            <div className={styles.choices}>
              {finding.suggestion !== undefined && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    onFix(finding);
                    // This button goes with its line, too; where the text is one field, that takes the focus next.
                    headingRef.current?.focus();
                  }}
                >
                  {fixLabel(finding.suggestion)}
                </Button>
              )}
              {isArguable(finding) && (
                <Button variant="quiet" onClick={(event) => onDismiss(finding, event.currentTarget)}>
                  해당 없음
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {dismissed.length > 0 && (
        <>
          <h5 className={styles.apart}>해당 없음으로 남긴 곳 {dismissed.length}곳</h5>
          <ul>
            {dismissed.map(({ finding, dismissal }) => (
              <li key={findingKey(finding)}>
                <FindingLine
                  finding={finding}
                  text={text}
                  reason={`${dismissal.reason} (${dismissal.created_by})`}
                  onSelect={onSelect}
                />
                <Button
                  variant="quiet"
                  onClick={() => {
                    onRestore(dismissal.rule, dismissal.text);
                    // This button goes with its line; the focus must not fall behind the editor.
                    headingRef.current?.focus();
                  }}
                >
                  다시 알리기
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
