import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCases } from './cases/accepted.ts';
import { GROUP, OBLIQUE } from './first-person/first-person-forms.ts';
import { HEARD } from './spelling/heard-spellings.ts';
import { SPELLING } from './spelling/misspellings.ts';
import { framed, needlesOf } from './needles.ts';
import { SLIPS } from './spelling/slips.ts';

test.each<[RegExp, readonly string[] | null]>([
  [/(?<![가-힣])(?:담부턴|다음부턴)(?=\s)/, ['담부턴', '다음부턴']],
  [/(?<=[가-힣])한테(?=\s)/, ['한테']],
  [/[이가]? ?(?:왔|됐|났)/, ['왔', '됐', '났']],
  [/(?<=수) ?(?=있|없)/, ['수있', '수없', '수 있', '수 없']],
  [/(?<=수)(?=있|없)/, ['수있', '수없']],
  [/안(?=나오|들어)/, ['안나오', '안들어']],
  [/안(?!나오|들어)/, ['안']],
  [/([졋렷])(?=습)/, ['졋습', '렷습']],
  [/(?<=[가-힣]다)[고구]요/, ['다고요', '다구요']],
  [/([가-힣])구(?=\s)(?<=(?:했|읽)구)/, ['했구', '읽구']],
  [/생각 ?보다?/, ['생각보', '생각 보']],
  [/더낳{2,}은/, ['더낳']],
  [/막\s+(?!뒤)/, ['막']],
  [/(?:가|나)?다/, ['다']],
  [/짝\.꿍/, ['짝.꿍']],
  [/\u0000/, ['\u0000']],
  [/^(?:음|아)\s/, ['\u0002음', '\u0002아']],
  [/끝[.]?$/, ['끝']],
  [/(?<=^|[가-힣] )소다$/, ['\u0002소다\u0003', ' 소다\u0003']],
  [/(?<=\s)(?<!꼭 )됐다|(?<=이 )였다/, ['됐다', '이 였다']],
  [/\d등/, [...'0123456789'].map((digit) => `${digit}등`)],
  [/[가-힣]+\s/, null],
  [/(?:가|\s)?/, null],
  [/abc/i, null],
])('%s needs one of %s', (pattern, needles) => {
  expect(needlesOf(pattern)).toEqual(needles);
});

const texts = ['own.tsv', 'second.tsv', 'held.tsv', 'constructs.tsv'].flatMap((file) =>
  parseCases(readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8')).map(({ input }) => input),
);

test('whatever a rule of a table matches has one of its needles', () => {
  const rules = [...HEARD, ...SLIPS, ...SPELLING, ...GROUP, ...OBLIQUE];
  const missed = rules.flatMap(([pattern]) => {
    const needles = needlesOf(pattern);
    if (!needles) return [];
    const bare = texts.filter((text) => !needles.some((needle) => framed(text).includes(needle)));
    return bare.filter((text) => text.search(pattern) >= 0).map((text) => `${pattern}: ${text}`);
  });
  expect(rules.length).toBeGreaterThan(400);
  expect(missed).toEqual([]);
});
