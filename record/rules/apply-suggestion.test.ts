import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lastFinal } from '../hangul.ts';
import type { CheckOptions, Finding } from '../types.ts';
import { applySuggestion } from './apply-suggestion.ts';
import { checkRecord } from './check-record.ts';

const OPTIONS: CheckOptions = { year: 2026, names: ['김민준', '이서연', '박도윤'], school: '한빛고등학교' };

function taken(text: string, finding: Finding) {
  const { start, end, words } = applySuggestion(text, finding);
  return { text: text.slice(0, start) + words + text.slice(end), start, end: start + words.length };
}

function sentences(): string[] {
  return ['given.tsv', 'blind-a.tsv', 'blind-b.tsv', 'wordings.tsv', 'own.tsv'].flatMap((file) =>
    readFileSync(new URL(`./cases/${file}`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .filter((line) => line.startsWith('V'))
      .map((line) => line.split('\t')[2] ?? ''),
  );
}

it.each([
  ['유튜브를 보고 정리함.', '동영상 공유 플랫폼을 보고 정리함.'],
  ['유튜브와 교과서를 비교함.', '동영상 공유 플랫폼과 교과서를 비교함.'],
  ['애플의 발표 방식을 살펴봄.', '한 해외 정보 기술 기업의 발표 방식을 살펴봄.'],
  ['삼성전자가 만든 제품을 조사함.', '국내 한 반도체 기업이 만든 제품을 조사함.'],
  ['카이스트로 견학을 다녀옴.', '한 대학으로 견학을 다녀옴.'],
  ['박도윤은 발표를 도움.', '친구는 발표를 도움.'],
  ['서연이의 의견에 동의함.', '친구의 의견에 동의함.'],
  ['서연이랑 조사함.', '친구랑 조사함.'],
  ['서연이처럼 질문함.', '친구처럼 질문함.'],
  ['서연이하고 조사함.', '친구하고 조사함.'],
  ['박도윤하고 조사함.', '친구하고 조사함.'],
  ['유튜브를 봄.'.normalize('NFD'), `동영상 공유 플랫폼을${' 봄.'.normalize('NFD')}`],
  ['스타벅스로 감.', '한 커피 전문점으로 감.'],
  ['유튜브라는 매체를 조사함.', '동영상 공유 플랫폼이라는 매체를 조사함.'],
  ['소논문을 씀.', '탐구 보고서를 씀.'],
  ['유튜브 영상을 봄.', '동영상 공유 플랫폼 영상을 봄.'],
])('%s becomes %s', (text, expected) => {
  const finding = checkRecord(text, OPTIONS).find(({ suggestion }) => suggestion);
  expect(finding && taken(text, finding).text).toBe(expected);
});

it('takes out what has no suggestion', () => {
  const [finding] = checkRecord('★ 발표를 함.', OPTIONS);
  expect(finding && taken('★ 발표를 함.', finding).text).toBe(' 발표를 함.');
});

it('clears the finding and leaves a particle that fits, whatever is suggested', () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const text of sentences()) {
    for (const finding of checkRecord(text, OPTIONS)) {
      if (!finding.suggestion?.trim()) continue;
      tried += 1;
      const after = taken(text, finding);
      const again = checkRecord(after.text, OPTIONS).some(
        (one) => one.rule === finding.rule && one.start < after.end && after.start < one.end,
      );
      const [, noun = '', particle = ''] =
        /([가-힣])(은|는|을|를|과|와)(?![가-힣])/.exec(after.text.slice(after.start)) ?? [];
      const closed = lastFinal(noun) !== '';
      const near = after.text.indexOf(noun + particle, after.start) < after.end;
      if (again || (near && particle && closed !== '은을과'.includes(particle)))
        wrong.push(`${finding.rule}: ${text} → ${after.text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(200);
});
