import { expect, test } from 'vitest';
import { needlesOf } from './needles.ts';

test.each<[RegExp, readonly string[] | null]>([
  [/(?<![가-힣])(?:담부턴|다음부턴)(?=\s)/, ['담부턴', '다음부턴']],
  [/(?<=[가-힣])한테(?=\s)/, ['한테']],
  [/[이가]? ?(?:왔|됐|났)/, ['왔', '됐', '났']],
  [/(?<=수) ?(?=있|없)/, ['수']],
  [/안(?=나오|들어)/, ['나오', '들어']],
  [/안(?!나오|들어)/, ['안']],
  [/([졋렷])(?=습)/, ['졋', '렷']],
  [/생각 ?보다?/, ['생각']],
  [/막\s+(?!뒤)/, ['막']],
  [/(?:가|나)?다/, ['다']],
  [/[가-힣]+\s/, null],
  [/\u0000/, null],
  [/abc/i, null],
])('%s needs one of %s', (pattern, needles) => {
  expect(needlesOf(pattern)).toEqual(needles);
});
