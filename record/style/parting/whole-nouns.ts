import { lastFinal } from '../../hangul.ts';
import { isListed } from './readings.ts';

const words = (list: string) => list.trim().split(/\s+/);

/** Rarer particles, and forms of 이다 with its 이: what `readings.ts` needs for parting it lists itself. */
const BEHIND_ANY = new Set(
  words(`만을 만이 만은 만의 만도 만으로 만으로는 만으로도 만큼 만큼은 만큼이나 만큼도 마다 밖에 조차 조차도 마저 마저도 처럼 처럼은 보다도 보다는 까지의 까지도 까지는 부터의 부터는
    에는 에도 에서조차 에서의 에서만 에서부터 에서까지 에만 에조차 에까지 에게만 에게서 에게로 에게도 에게까지 에의 치고 치고는 대로 대로의 뿐 뿐만 뿐이다 뿐이었다 끼리 끼리의
    인 일 임 인지 일지 일지도 인지도 인지는 인가 일까 인데 인데도 인데다 임을 임이 임에도 임은 일수록 일뿐 인만큼 인듯 인양 이기에 이기도 이기는 이기보다 인들`),
);
const BEHIND_CLOSED = new Set(
  words(`이다 이었다 이었던 이었음 이었음을 이었지만 이었는데 이었는데도 이었기에 이었다면 이었다는 이었다고 이었으나 이었으며 이었고 이었을 이었을까 이라면 이라도 이라서 이라며 이라는 이라고 이라고는
    이라기보다 이라기보다는 이므로 이며 이고 이고도 이지만 이자 이란 이야말로 이거나 이든 이든지 이나마 이니 이니까 이어서 이어야 이어도 이었어도 으로써 으로서의 으로부터 으로만 으로까지 으로도 과의 과는 과도 과만
    이네요 이네 이더라 이더라고요 이지요 이죠 이거든요 이구나 이던`),
);
const BEHIND_OPEN = new Set(
  words(`다 였다 였던 였음 였음을 였지만 였는데 였는데도 였기에 였다면 였다는 였다고 였으나 였으며 였고 였을 였을까 라면 라도 라서 라며 라는 라고 라고는
    라기보다 라기보다는 므로 며 고 지만 자 란 야말로 거나 든 든지 나마 니 니까 여서 여야 여도 였어도 로써 로서의 로부터 로만 로까지 로도 와의 와는 와도 와만
    네요 네 더라 더라고요 지요 죠 거든요 구나 던 이다 이고 이며 이지만 이라는 이라고 이라면`),
);
const LONGEST = 6;

/** 안개지만, 어린이임을, 고양이마저: a known noun in whatever form, though a verb could stand behind its first letters. */
export function isWholeNoun(word: string): boolean {
  for (let at = word.length - 1; at > 1 && word.length - at <= LONGEST; at -= 1) {
    const noun = word.slice(0, at);
    const ending = word.slice(at);
    const fits = BEHIND_ANY.has(ending) || (lastFinal(noun) === '' ? BEHIND_OPEN : BEHIND_CLOSED).has(ending);
    if (fits && isListed(noun)) return true;
  }
  return false;
}
