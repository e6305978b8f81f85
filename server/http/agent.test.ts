import { expect, it } from 'vitest';
import { describeAgent } from './agent.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Whale/4.30 Safari/537.36`, '웨일 · Windows'],
  [`Mozilla/5.0 (Linux; Android 9; SM-J600N) ${CHROME} Mobile Safari/537.36`, 'Chrome · Android'],
  [
    `Mozilla/5.0 (Linux; Android 13) SamsungBrowser/27.0 ${CHROME} Mobile Safari/537.36`,
    '삼성 인터넷 · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/147.0.0.0 Safari/537.36',
    'Chrome · Linux',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36 EdgA/140.0.0.0`, 'Edge · Android'],
  [`${IPHONE} Version/17.0 EdgiOS/140.0.0.0 Mobile/15E148 Safari/605.1.15`, 'Edge · iPhone'],
  [`${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iPhone'],
  [`${IPHONE} Whale/2.9.1 Mobile/15E148 Safari/604.1`, '웨일 · iPhone'],
  [`${IPHONE} Mobile/15E148 KAKAOTALK 10.4.5 (INAPP)`, '카카오톡 · iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) ${CHROME} Mobile Safari/537.36;KAKAOTALK 2410450`,
    '카카오톡 · Android',
  ],
  [`${IPHONE} Mobile/15E148 NAVER(inapp; search; 2000; 12.10.2)`, '네이버 앱 · iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    'Safari · Mac',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome · 크롬북'],
  ['curl/8.0', null],
  ['', null],
  [undefined, null],
])('%s', (header, described) => {
  expect(describeAgent(header)).toBe(described);
});
