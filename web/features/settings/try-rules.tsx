import { useMemo, useState } from 'react';
import type { RecordRules } from '../../../contract/record-rules.ts';
import { RULES } from '../../../record/rules/catalogue.ts';
import { checkRecord } from '../../../record/rules/check-record.ts';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './try-rules.module.css';

const TITLES = new Map(RULES.map((rule) => [rule.id, rule.title]));
/** Longer than any record may be; the check runs with every letter. */
const LONGEST = 3000;

/** A sentence of one's own against the lists as they stand on this page, saved or not. */
export function TryRules({ rules, year }: { rules: RecordRules; year: number }) {
  const [text, setText] = useState('');
  const findings = useMemo(
    () => (text.trim() === '' ? [] : checkRecord(text, { year, ...rules })),
    [text, rules, year],
  );
  return (
    <Section title="시험해 보기">
      <div className={styles.try}>
        <TextArea
          label="검사할 문장"
          hint={`위의 두 목록과 ${year}학년도 기재요령으로 바로 검사해요. 저장하지 않은 낱말도 들어가요.`}
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div role="status">
          {text.trim() !== '' && findings.length === 0 && <p>걸리는 표현이 없어요.</p>}
          {findings.length > 0 && <p>{findings.length}곳이 걸려요.</p>}
        </div>
        {findings.length > 0 && (
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <li key={`${finding.rule} ${finding.start} ${finding.end}`}>
                <Badge tone={finding.level === 'error' ? 'danger' : 'waiting'}>
                  {TITLES.get(finding.rule) ?? finding.rule}
                </Badge>{' '}
                <strong>{text.slice(finding.start, finding.end).trim() || '(빈칸)'}</strong>
                <p>{finding.message}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
