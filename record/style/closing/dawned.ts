import { lastFinal, withParticle } from '../../hangul.ts';
import { declarative, isAdjective, isKnownStem, lastWord } from '../words/stems.ts';

/** 조심해야겠구나 싶었다, 어렵구나 (하고) 느꼈다: what dawned on the student. */
export function dawned(text: string): string | null {
  if (!text.includes('구나')) return null;
  // 인상이 이렇게 달라지는구나!
  const seen = /^(.*[가-힣])는구나$/.exec(text)?.[1];
  if (seen) return `${declarative(seen)}는 것을 깨달았다`;
  const match =
    /^(.*?[가-힣])(는)?구나,? (?:하고 |하는 것을 |라고 |라는 것을 )?(싶|생각|느꼈|느끼|알았|알게|깨달|했|한다|함)[가-힣]*(?<!니까|서|면|며|고|지만|는데)(?: (?:이|가)?(?:들|되|됐|돼|됨|했|하|있)[가-힣]*)?$/.exec(
      text,
    );
  if (!match?.[1]) return null;
  const [, base = '', present, verb = ''] = match;
  const said = /알|깨달/.test(verb) ? (verb === '깨달' ? '는 것을 깨달았다' : '는 것을 알게 되었다') : null;
  const ending = said ?? (verb === '느꼈' || verb === '느끼' ? '고 느꼈다' : '고 생각했다');
  const thing = /^(.*[가-힣]) ?(?:거|것이?)(였|이었)?$/.exec(base);
  if (thing?.[1]) {
    const fact = thing[1].endsWith('인')
      ? withParticle(thing[1].slice(0, -1), '이라/라')
      : `${thing[1]} 것이라`;
    return `${fact}${ending}`;
  }
  if (present) return `${declarative(base)}${ending}`;
  // 들어 주는 것이 먼저구나: the copula has lost its 이 behind a vowel.
  if (lastFinal(base) === '' && !isKnownStem(lastWord(base)) && !/[이하]$/.test(base))
    return `${base}라${ending}`;
  // 이래서구나: the reason is seen.
  if (/(?:^| )아니$|[가-힣]서$/.test(base)) return `${base}라${ending}`;
  if (lastFinal(base) === 'ㅆ' || isAdjective(base) || base.endsWith('하') || /[있없]$/.test(base))
    return `${base}다${ending}`;
  return base.endsWith('이') ? `${base}라${ending}` : null;
}
