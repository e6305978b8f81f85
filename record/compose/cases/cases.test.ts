import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countBytes } from '../../bytes.ts';
import type { ComposeInput, RecordDraft, Source } from '../../types.ts';
import { composeRecord } from '../compose-record.ts';

/** Worked cases: `NN-subject.json` in, `NN-subject.golden.md` out. `UPDATE_GOLDEN=1` writes the latter anew. */
interface WorkedCase extends ComposeInput {
  title: string;
}

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

function where(source: Source): string {
  return source.kind === 'observation' ? '관찰' : `답변 ${source.index + 1}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function sourceText(input: ComposeInput, source: Source): string {
  const text = source.kind === 'observation' ? input.observation : (input.answers[source.index] ?? '');
  return text.slice(source.start, source.end);
}

function rendered(input: WorkedCase, draft: RecordDraft): string {
  const share = Math.round((draft.bytes / input.limit) * 100);
  const used = draft.sentences.map((sentence, i) => {
    const from = sentence.sources
      .map((source) => `${where(source)}: ${sourceText(input, source)}`)
      .join(' / ');
    return `| ${i + 1} | ${sentence.intent} | ${cell(sentence.text)} | ${cell(from)} | ${sentence.review ?? ''} |`;
  });
  const dropped = draft.dropped.map(
    ({ text, reason, source }) => `| ${where(source)} | ${cell(text)} | ${reason} |`,
  );
  return [
    `# ${input.title}`,
    '',
    draft.text || '(쓸 수 있는 자료가 없음)',
    '',
    `${draft.bytes}/${input.limit}바이트 (${share} %) · 자료 부족: ${draft.missing.join(', ') || '없음'}`,
    '',
    '| | 갈래 | 문장 | 출처 | 확인 |',
    '| --- | --- | --- | --- | --- |',
    ...used,
    '',
    '## 제외한 문장',
    '',
    ...(dropped.length > 0 ? ['| 출처 | 원문 | 이유 |', '| --- | --- | --- |', ...dropped] : ['없음']),
    '',
  ].join('\n');
}

describe('worked cases', () => {
  it.each(files)('%s gives the draft that its golden file shows', (file) => {
    const input = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as WorkedCase;
    const draft = composeRecord(input);
    const text = rendered(input, draft);
    const golden = new URL(file.replace(/\.json$/, '.golden.md'), folder);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, text);
    expect(text).toBe(readFileSync(golden, 'utf8'));
    expect(draft.bytes).toBeLessThanOrEqual(input.limit);
    expect(countBytes(draft.text)).toBe(draft.bytes);
  });
});
