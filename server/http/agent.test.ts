import { expect, it } from 'vitest';
import { describeAgent } from './agent.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
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
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome · 크롬북'],
  ['curl/8.0', null],
  ['', null],
  [undefined, null],
])('%s', (header, described) => {
  expect(describeAgent(header)).toBe(described);
});
