import { lastFinal, withParticle } from '../../hangul.ts';
import { isDoingNoun } from '../../style/words/nouns.ts';
import { IN_OWN_WORDS } from './wishes.ts';

/** A clause that asks: 왜 그 책을 골랐는지. */
const ASKING_WORD = /(?<![가-힣])(?:왜|무엇|무슨|어떤|어떻게|어느|어디|누구|누가|언제|얼마나|얼마|몇)/;
const WAS = /^(.+[가-힣])는지$/;

const is = (matter: string) => withParticle(matter, '은/는');
const it = (matter: string) => withParticle(matter, '을/를');

/** How a student is asked for a matter, by the noun that it ends in; the first that fits is taken. */
const BY_NOUN: readonly (readonly [noun: RegExp, asked: (matter: string) => string])[] = [
  [
    /진로(?:와의|와)? ?(?:연결|연계|관련성|연관성)$/,
    () => '이번 활동을 나의 진로나 관심 분야와 어떻게 연결할 수 있나요?',
  ],
  [/역할$/, (matter) => `${is(matter)} 무엇이었고, 그 역할을 위해 한 일은 무엇인가요?`],
  [/원인$/, (matter) => `${it(matter)} 무엇이라고 보았고, 어떻게 확인했나요?`],
  [
    /(?:한계|한계점|허점|보완점|개선점|개선할 점)$/,
    (matter) => `${is(matter)} 무엇이며, 어떻게 보완할 수 있을까요?`,
  ],
  [
    /(?:어려움|오류|실수|시행착오|(?:어려웠던|힘들었던|막힌|막혔던|어려운) (?:점|것|부분|일))$/,
    (matter) => `${is(matter)} 무엇이었고, 어떻게 해결했나요?`,
  ],
  [/(?:과정|순서|이력)$/, (matter) => `${it(matter)} 순서대로 구체적으로 적어 주세요.`],
  [/방법$/, (matter) => `${it(matter)} 구체적으로 적어 주세요.`],
  [/경험$/, (matter) => `${withParticle(matter, '이/가')} 있다면 구체적으로 적어 주세요.`],
  [/(?:생각|해석|의견)$/, (matter) => `${it(matter)} 그 까닭과 함께 적어 주세요.`],
  [
    /(?:팀워크|협력|협업|리더십|끈기|배려|소통)$/,
    (matter) => `${withParticle(matter, '이/가')} 잘 드러난 일을 구체적으로 적어 주세요.`,
  ],
  [
    /(?:변화|차이|차이점|공통점|장단점|달라진 점)$/,
    (matter) => `${is(matter)} 무엇이며, 무엇을 보고 그렇게 생각했나요?`,
  ],
  [
    /^(?=.*(?:가장|기억|인상|고민|마음에)).*(?<!이유|까닭)$/,
    (matter) => `${is(matter)} 무엇이고, 그 까닭은 무엇인가요?`,
  ],
  [/(?:이유|까닭|동기|계기|의도|기준|근거|관점|의미)$/, (matter) => `${is(matter)} 무엇인가요?`],
  [
    /(?:점|것들?|부분|내용|지점|의문|궁금증|다짐|소감|강점|깨달음|[것점] [한두세] 가지)$/,
    (matter) => `${is(matter)} 무엇인가요? 구체적으로 적어 주세요.`,
  ],
];

/** A matter that is a clause: 어떻게 고쳤는지, 무엇인지, 다시 한다면 무엇을 바꿀지, 알아챘는지. */
function clauseAsked(clause: string): string {
  const understood = /^(.+?)(?:을|를)? 이해(?:했|하)는지$/.exec(clause)?.[1];
  if (understood && !understood.endsWith('지')) return `${it(understood)} 내가 이해한 대로 설명해 주세요.`;
  const known = clause.replace(/(?<=지) (?:이해|알)[가-힣]*는지$/, '');
  const [, verb = ''] = WAS.exec(known) ?? [];
  if (!ASKING_WORD.test(known) || lastFinal(verb) !== 'ㅆ' || /지,/.test(verb))
    return `${known} 구체적으로 적어 주세요.`;
  if (/(?<![가-힣])왜 /.test(known)) return `${verb}나요?`;
  // 찬성과 반대 중 어느 쪽이었는지: a choice has its reason.
  const isChoice = /(?<![가-힣])(?:어느|누구)(?= )/.test(known);
  return `${verb}나요? ${isChoice ? '그 까닭도 적어 주세요.' : '구체적으로 적어 주세요.'}`;
}

/**
 * The question that asks a student for what a teacher wished to be asked for: 표본 추출의 한계점 → 표본 추출의 한계점은 무엇이며, 어떻게 보완할 수
 * 있을까요?
 */
export function wishedQuestion(matter: string): string {
  const told = matter
    .replace(
      /(원인|이유|문제|오류|결과|방법|근거|변인|자료) (?=어떻게|어디)/g,
      (_, noun: string) => `${it(noun)} `,
    )
    // 사료 해석한 부분: of what was done to what.
    .replace(
      /^([가-힣]+) (?=([가-힣]{2})한 (?:부분|점|것|내용|방법|과정|경험)$)/,
      (whole, what: string, doing: string) =>
        isDoingNoun(doing) && !/[은는이가을를에의도로고서게]$/.test(what) ? `${it(what)} ` : whole,
    )
    .replace(/^나의 (?=생각$|의견$)/, '이번 활동에서 다룬 내용에 대한 나의 ')
    .trim();
  const ownWords = IN_OWN_WORDS.exec(told);
  if (ownWords) return `${told.slice(0, ownWords.index)} 나의 말로 설명해 주세요.`;
  if (/(?<!가)지$/.test(told)) return clauseAsked(told);
  const form = BY_NOUN.find(([noun]) => noun.test(told))?.[1];
  return form ? form(told) : `${it(told)} 구체적으로 적어 주세요.`;
}
