import { withParticle } from '../../../hangul.ts';
import { isNounPhrase } from './phrases.ts';
import { QUANTITY } from './quantity.ts';

/** 남해 수온 28~29도 / 매미 때보다 약 1.5도 높음: one fact and what it is beside another. */
const BESIDE = new RegExp(
  `^(.{2,30}?) (${QUANTITY}) ?[/,] ?(.{1,20}보다 (?:${QUANTITY} )?(?:더 )?(?:높|낮|많|적|크|작|길|짧|빠르|느리|무겁|가볍)?[가-힣]*[음ㅁ큼김림름움]?)$`,
);
const STATES = /(?:높음|낮음|많음|적음|큼|작음|긺|짧음|빠름|느림|무거움|가벼움)$/;

export function comparedTold(line: string): string | null {
  const [, name = '', figure = '', beside = ''] = BESIDE.exec(line.replace(/[.\s]+$/, '')) ?? [];
  if (!name || !isNounPhrase(name) || !STATES.test(beside)) return null;
  return `${withParticle(name, '이/가')} ${withParticle(figure, '으로/로')} ${beside}을 확인했다`;
}

/** 변수 중요도는 시간 > 기온 > 강수: in the order of the signs. */
const RANKED = /^([가-힣A-Za-z ]{2,16}?)(?:[은는이가]| ?:) ?([^<>=→:]{1,12}(?: ?> ?[^<>=→:]{1,12}){2,5})$/;
export function rankedTold(line: string): string | null {
  if (!line.includes('>') || line.includes('->')) return null;
  const [, what = '', row = ''] = RANKED.exec(line.replace(/[.\s]+$/, '')) ?? [];
  const items = row.split(/ ?> ?/);
  if (!what || !isNounPhrase(what) || !items.every((item) => /^[^\d]+$/.test(item) && isNounPhrase(item)))
    return null;
  return `${withParticle(what, '이/가')} ${items.join(', ')} 순임을 확인했다`;
}
