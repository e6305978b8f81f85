import { expect, test } from 'vitest';
import { repairSpelling } from './spelling.ts';

// Words that begin like an adverb, an object or another word, in the endings that are written less often: none comes apart.
const forms =
  '다니자는 다니라고 다니자고 굴러다니라는 다듬자는 다독이고자 다물어야겠다고 다그치라는 내던졌는지를 내던지느라 가리켰지만 가리켰다가 가리켰으나 비틀거리나 까불기만 기울고서 내밀고서 ' +
  '안내하자는 못마땅해서인지 잘라내자는 더듬거리기만 덜어내자는 되던졌는지를 꿈틀거리기까지 뒤엉켰다는 주고받는다고 기죽이자는';
const nouns =
  '안개지만 안개였기에 어린이임을 고양이마저 고양이만을 고양이에는 글로벌이어서 가게만을 가게마저 내일일지 다시마여서 개인만큼 기준만큼 답안밖에 대안밖에 보고서지만 물고기일 공부지만 ' +
  '공부거나 철거였다 공모전에 결승전에 기획전에서 돈만큼 산만큼 젊은이만이 뚝배기여서 가게일지 꼭지여서 고양이일지';

test.each(`${forms} ${nouns}`.split(' '))('%s stays one word', (word) => {
  expect(repairSpelling(`이 ${word} 그랬다.`)).toBe(`이 ${word} 그랬다.`);
});

test.each([
  ['끝까지뛴게', '끝까지 뛴 게'],
  ['시간이없어서', '시간이 없어서'],
  ['노력한만큼', '노력한 만큼'],
  ['발표 전에', '발표 전에'],
  ['잘라서안쪽에', '잘라서 안쪽에'],
])('%s is still two', (written, meant) => {
  expect(repairSpelling(written)).toBe(meant);
});
