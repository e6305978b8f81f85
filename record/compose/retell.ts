import { decompose, withFinal, withParticle } from '../hangul.ts';
import { isKnownStem, knownTail, lastWord, openStem } from '../style/stems.ts';
import { toRecordStyle } from '../style/to-record-style.ts';
import type { Intent } from '../types.ts';
import { withObjects } from './missing-objects.ts';
import { heard, isHeard, ofOthers } from './others-words.ts';

/** What is known of a sentence while it is told anew; `before` is the sentence before it in the same answer, told anew. */
export interface Telling {
  /** The sentence as the student wrote it: its tense and its subject are gone from the record style. */
  raw: string;
  question: string | null;
  intent: Intent;
  before: string | null;
  /** Whether the answer tells of what somebody else said (an interview, a talk). */
  interview: boolean;
}

export type Retold = { text: string } | { dropped: string };

const EVERYDAY = '일상적인 감정을 적은 문장이어서 제외했습니다.';
const SHORTEST = 12;

type Step = readonly [RegExp, string | ((...found: string[]) => string)];

const object = (noun: string) => withParticle(noun, '을/를');
const VERB_OF: Record<string, string> = {
  가설: '세움',
  목표: '세움',
  결론: '내림',
  질문: '던짐',
  의견: '냄',
};
const VERY = '(?:가장 |매우 |조금 |많이 |더 |특히 |정말 )?';

/** Words of talk that the style leaves inside a sentence. */
const WORDING: readonly Step[] = [
  [/^(?:이제는?|지금은?|오늘은?|근데|일단) /, ''],
  [
    /^(?:처음에는 |처음엔 )?(?:매우 |조금 )?(?:답답|속상|긴장|부끄러|창피|어색|막막|걱정)[가-힣]*(?:는데|지만|으나|고),? /,
    '',
  ],
  [/(?<=[가-힣])니까(?=[ ,])/g, '니'],
  [/(?<=[\dA-Za-z가-힣])밖에 (?:안 되어서?|안 돼서?|되지 않아서?) /, '에 불과하여 '],
  [/(?<=[가-힣]) 줄 (?:알게 됨|앎)\.$/, ' 것으로 생각함.'],
  [/^(?:자신이|자신은|스스로는) (?=\S+[을를] )/, ''],
  [/진짜인지/g, '사실인지'],
  [/자신의 손으로/g, '직접'],
  [/^그 (?:뒤|후|이후)로?는? /, '이후 '],
  [/고 싶기도 함\.$/, '고자 함.'],
  [/이해됨\.$/, '이해함.'],
  [/역할을 함\.$/, '역할을 맡음.'],
  [/정리가 됨\.$/, '정리됨.'],
  [/라고 물어봐서 /g, '라고 묻는 말을 듣고 '],
  [/^(?:\S+[이가] )?(?:재미있|재밌|좋아|좋을|흥미로)[가-힣]*서 (?:골랐|선택했|정했)(?:고|는데|지만),? /, ''],
  [/^(?:특히|이번에) /, ''],
  [/(?<=[니더]) (?:한 ?번에 |바로 |잘 |그냥 )?됨\.$/, ' 해결됨.'],
  [/(?:이|가) (생김)\.$/, (_, verb) => (verb ? '을 가지게 됨.' : '')],
  [/(?<=다는 )(?:것|점)이 (?:눈에 )?(?:보임|들어옴)\.$/, '점을 발견함.'],
];

/** A state of the student's own, told as what the student did. */
const OWN: readonly Step[] = [
  [
    /^(.+)(?:이|가) (?:자신의|본인의) (?:몫|역할|담당|일)(?:이었음|임)\.$/,
    (_, what = '') => `${object(what)} 맡음.`,
  ],
  [
    /^(.*(?:담당|역할|조장|모둠장|사회자|기록자|발표자|서기|팀장|부장|진행자))(?:이었음|였음|임)\.$/,
    (_, role = '') => `${object(role)} 맡음.`,
  ],
  [/^(.*(?:담당|역할))함\.$/, (_, role = '') => `${object(role)} 맡음.`],
  [
    /^(.+)(?:이|가) (목표|주제)(?:이었음|였음|임)\.$/,
    (_, what = '', noun = '') => `${object(what)} ${noun}로 정함.`,
  ],
  [
    /^(가설|목표|결론|질문|의견)[은는] (.+[다라]는) (?:것|내용)(?:이었음|임)\.$/,
    (_, noun = '', what = '') => `${what} ${object(noun)} ${VERB_OF[noun] ?? '정함'}.`,
  ],
  [
    /^(목표|주제|제목)[은는] (.+?)(?:이었음|였음|임)\.$/,
    (_, noun = '', what = '') => `${object(what)} ${withParticle(noun, '으로/로')} 정함.`,
  ],
  [/(?<=[다라])고 (?:말|보|하)기 (?:어려웠음|어려움|힘들었음)\.$/, '고 보기 어렵다고 판단함.'],
  [
    new RegExp(`는 (?:것|게|일)(?:이|도) (${VERY})(?:어려웠음|힘들었음|힘듦|어려움|까다로웠음)\\.$`),
    (_, very = '') => `는 데 ${very}어려움을 겪음.`,
  ],
  [
    new RegExp(`하기(?:가|도)? (${VERY})(?:어려웠음|힘들었음|힘듦|까다로웠음)\\.$`),
    (_, very = '') => `하는 데 ${very}어려움을 겪음.`,
  ],
  [
    new RegExp(`([가-힣A-Za-z0-9)])(?:이|가) (${VERY})(?:어려웠음|힘들었음|힘듦|까다로웠음)\\.$`),
    (_, noun = '', very = '') => `${noun}에 ${very}어려움을 겪음.`,
  ],
  [/(?<=[는은을ㄹ]지|까)(?:가|도)?(?: 매우| 가장| 정말)? 궁금(?:했음|함|해함|하게 됨)\.$/, ' 의문을 가짐.'],
  [
    new RegExp(`(?<=[다라]는 )(?:것|점|사실)(?:이|도) ${VERY}(?:신기|흥미|재미|재밌)[가-힣]*\\.$`),
    '점에 흥미를 보임.',
  ],
  [new RegExp(`(?<=[다라]는 )(?:것|점|사실)(?:이|도) ${VERY}새로[웠움]음?\\.$`), '점을 새롭게 인식함.'],
  [/(?:이|가) 가깝게 느껴짐\.$/, '에 관심을 가지게 됨.'],
  [/(글|책|기사)을 읽은 적이 있음\.$/, '$1을 읽은 경험을 떠올림.'],
  [
    new RegExp(
      `(?<=[다라]는 )(?:것|점|사실)(?:이|도) ${VERY}(?:놀라|놀랍|인상|기억에|크게 남|와닿|와 닿)[가-힣 ]*\\.$`,
    ),
    '점을 인상 깊게 받아들임.',
  ],
  [
    new RegExp(
      `((?:[는은던] )(?:것|장면|부분|말|문장|내용|모습|순간|표현|질문|사례|일))(?:이|도) ${VERY}(?:인상 ?깊|기억에 남|마음에 남|놀라|신기|와닿)[가-힣 ]*\\.$`,
    ),
    (_, what = '') => `${object(what)} 인상 깊게 받아들임.`,
  ],
  [/(\d[\d.,]*[^\s]{0,6}?)(?:이|가) 나옴\.$/, '$1임을 확인함.'],
];

const FELT =
  '(?:신기|재미있|재밌|흥미로|놀라|놀랐|놀람|뿌듯|기뻤|기쁨|기뻐|좋았|좋음|속상|답답|걱정|부끄|창피|찔[렸림]|설[렜렘레]|떨[렸림]|불안|무서|무섭|지루|짜증|아까웠|부러|미안|고마|다행|행복|슬[펐퍼]|후련|당황|아쉬|즐거|만족|힘들|웃[겼기]|화가|억울|민망|외로)[가-힣]*(?: (?:함|했음))?';
const FEELING_TAIL = new RegExp(`^(.*[가-힣])서,? ${VERY}${FELT}\\.$`);
const FEELING_SEEN = new RegExp(`^(.*[가-힣])니,? ${VERY}${FELT}\\.$`);
const FEELING_AFTER = new RegExp(`^(.*[았었했였겠갔왔됐봤줬])(?:는데|지만|고),? [^,]{0,14}${FELT}\\.$`);
const NO_FEELING = /(?:반응|결과|효과|성능|정확도|호응|품질|평가)(?:이|가|도) /;
const BARE_FEELING = new RegExp(`(?:^|\\s)${VERY}${FELT}\\.$`);

/** The clause before a feeling, as a sentence of its own: 똑같이 휘어서 신기했음 → 똑같이 휨; null when none can be made. */
function withoutFeeling(text: string): string | null {
  const seeing = FEELING_SEEN.exec(text)?.[1];
  if (seeing && seeing.length >= SHORTEST && decompose(seeing.at(-1))?.final === '')
    return `${withFinal(seeing, 'ㅁ')}.`;
  const cause = FEELING_TAIL.exec(text)?.[1];
  const past =
    cause && decompose(cause.at(-1))?.final === '' && !/(?:이라|라)$/.test(cause)
      ? withFinal(cause, 'ㅆ')
      : null;
  const clause = past ?? FEELING_AFTER.exec(text)?.[1];
  if (!clause || clause.length < SHORTEST) return null;
  const style = toRecordStyle(`${clause}다.`);
  return 'text' in style && !style.review ? style.text : null;
}

const STATE =
  /(?:[ㄱ-힣]음|임|아님|같음|큼|작음|다름|빠름|느림|비슷함|[려러로가까다거]움|동일함|필요함|중요함|가능함|분명함|정확함|약함|강함)\.$/;
const NO_STATE =
  /(?:수 있었음|자신 있음|[^와과의] 같음|좋음|[고겠]다는 것임|관심이 있음|흥미가 있음|계획임|예정임|목표임|생각임|꿈임|바람임|(?:말할|설명할) 수 있음|느낌임|싶[가-힣 ]*때문임|다는 것임|좋았음|힘들었음|어려웠음|의문임|적이 있음|알고 있[었]?음|하고 있음|고 있음|생각이었음|기억이 있음)\.$/;
const DOING_IN_EUM =
  /(?:먹|얻|읽|찾|적|씻|받|맡|남|놓|넣|깨달|잊|닦|묶|섞|붙|꽂|겪|맺|쌓|갖|웃|꼽|앉|심|잡|참|걸|들|물|나누어 맡|밟|묻|깎|볶|엮|싣|짓|긋|이|젓|주고받|믿|굳|좁|뽑|씹|업|입|집|접|깊)음\.$/;

function isState(text: string): boolean {
  if (NO_STATE.test(text) || !STATE.test(text)) return false;
  // 받아들임, 줄임 are doings; 모양임, 것임 are not.
  if (/임\.$/.test(text) && knownTail(`${lastWord(text.slice(0, -2))}이`).length > 1) return false;
  if (/음\.$/.test(text)) {
    const before = text.at(-3);
    if (decompose(before)?.final === 'ㅆ' || /[있없같많]음\.$/.test(text)) return true;
    return !DOING_IN_EUM.test(text) && /(?:닮|높|낮|좋|넓|짧|깊|얕|늦|젊|밝|붉|맑)음\.$/.test(text);
  }
  return true;
}

const RESTATED = /(?:실험|활동|수업|과제|프로젝트|단원)(?:이었음|였음|임)\.$/;
const NOTHING_OWN = '활동이 무엇인지만 적은 문장이어서 제외했습니다.';
/** What came of a trial: the thing is the subject, the student saw it. */
const CAME_OF_IT =
  /(?:[니자면]|더니) .*[가-힣A-Za-z)](?:이|가|은|는) .*(?:아짐|어짐|워짐|러짐|라짐|커짐|줄어듦|늚|늘어남|휨|바뀜|변함|나타남|생김|올라감|내려감|떨어짐|끊어짐|이어짐)\.$/;
const FIGURES = /\d|평균|비율|오차|결과|값이|차이/;

/** A fact the student found, told as found: 평균은 11.1 mL였음 → 평균은 11.1 mL였음을 확인함. */
function found(text: string, intent: Intent): string {
  const bare = text.slice(0, -1);
  if (/것임$/.test(bare)) return `${bare.slice(0, -1)}이라고 해석함.`;
  if (/(?:까닭|이유|원인)(?:이었음|임)$/.test(bare)) return `${bare.replace(/이었음$/, '임')}을 파악함.`;
  if (/때문(?:이었음|임)$/.test(bare)) return `${bare.replace(/(?:이었음|임)$/, '')}이라고 설명함.`;
  if (intent === '배운 점' || /생각했(?:는데|지만|으나)/.test(bare)) return `${bare}을 이해함.`;
  if (/수 (?:있|없)음$/.test(bare)) return `${bare}을 설명함.`;
  return FIGURES.test(bare) ? `${bare}을 확인함.` : `${bare}을 파악함.`;
}

const PRESENT = /(?:[가-힣]다|니다|[아어여해돼져]요)[.!\s]*$/;
/** All 399 syllables that end in ㅆ. */
const SS = Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + i * 28 + 20)).join('');
const PAST = new RegExp(
  `[${SS.replace(/[있겠]/g, '')}](?:다|습니다|어요|음|는데|어|거든요|고요|지만)?[.!~ㅋㅎㅠ\\s]*$`,
);
const OPINION =
  /(?:떠올|제안|소개|추천|주장|질문|비교|조사|정리|생각|느낌|예상|판단|의문|싶|노력|다짐|계획|바람|궁금|희망|고자|이해|설명|확인|파악|려고|알게|배움|깨달|배우|맡)[가-힣 ]*\.$/;

/** Whether one of the first words is a topic (물은, 물 분자는), no form of a verb (터지는). */
function namesItsTopic(text: string): boolean {
  return text
    .split(' ')
    .slice(0, 5)
    .some((word) => {
      const base = /^(.+)(?:은|는|이|가)$/.exec(word)?.[1];
      if (!base || /(?:에|에서|로|때|고|지|면|기|처음|이번|다음|오늘)$/.test(base)) return false;
      // With an object the subject may be the student: only a topic tells that it is not.
      if (/[이가]$/.test(word)) return !/[가-힣][을를] /.test(text);
      return (
        !isKnownStem(openStem(base)) && !/(?:하|되|있|없|시키|지|치|르|리|이|기|가|오|보|주)$/.test(base)
      );
    });
}

/** A general truth in the present (물이 휜다, 기능을 한다): what the student explained. */
function explained(text: string, raw: string): string | null {
  if (!PRESENT.test(raw) || PAST.test(raw) || OPINION.test(text)) return null;
  if (!namesItsTopic(text) || /자신|친구|모둠|스스로|[다라자]고 /.test(text)) return null;
  const stem = text.slice(0, -1);
  const last = decompose(stem.at(-1));
  if (!last) return null;
  if (stem.endsWith('음')) return DOING_IN_EUM.test(text) ? `${stem.slice(0, -1)}는다는 점을 설명함.` : null;
  if (last.final !== 'ㅁ' || stem.endsWith('임')) return null;
  return `${withFinal(stem, 'ㄴ')}다는 점을 설명함.`;
}

function applied(text: string, steps: readonly Step[]): string {
  return steps.reduce(
    (current, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? current.replace(pattern, replacement)
        : current.replace(pattern, (...groups) => replacement(...(groups as string[]))),
    text,
  );
}

/**
 * One sentence of an answer, already in record style, as a teacher would tell it: a state found as a finding, somebody
 * else's words as heard, a feeling without its everyday tail. Dropped (Korean sentence) when nothing of the student's
 * own work is left.
 */
export function retell(sentence: string, telling: Telling): Retold {
  const lead = LEAD.exec(sentence)?.[0] ?? '';
  const told = retold(sentence.slice(lead.length), telling);
  return 'text' in told ? { text: lead + told.text } : told;
}

/** A connective in front; the units of the draft decide whether it stays. */
const LEAD = /^(?:그러나|하지만|그런데|그래서|이에|그러자|그때|그 결과|반면|또한) /;

function retold(sentence: string, telling: Telling): Retold {
  const excess = telling.intent === '어려움과 해결' && /너무/.test(telling.raw);
  const worded = withObjects(
    applied(excess ? sentence.replace(/매우 (?=[가-힣])/, '지나치게 ') : sentence, WORDING),
  );
  const others = ofOthers(worded, telling.raw);
  if (others && 'dropped' in others) return others;
  const told = applied(others?.text ?? worded, OWN);
  const said = heard(told, telling);
  if (said) return { text: said };
  const calmer = BARE_FEELING.test(told) && !NO_FEELING.test(told) ? withoutFeeling(told) : told;
  if (calmer === null) return { dropped: EVERYDAY };
  if (RESTATED.test(calmer)) return { dropped: NOTHING_OWN };
  if (telling.interview && /때문임\.$/.test(calmer) && !/싶/.test(calmer)) return { text: heardFact(calmer) };
  if (telling.interview && telling.before && isHeard(telling.before) && isState(calmer))
    return { text: heardFact(calmer) };
  if (isState(calmer)) return { text: found(calmer, telling.intent) };
  if (CAME_OF_IT.test(calmer) && !/생각|나아짐\.$/.test(calmer))
    return { text: `${calmer.slice(0, -1)}을 확인함.` };
  const wish =
    telling.intent === '동기' || /싶었/.test(telling.raw)
      ? calmer.replace(/고 싶어 함\.$/, '고자 함.')
      : calmer;
  return { text: explained(wish, telling.raw) ?? wish };
}

/** What somebody else explained: 되풀이하기 때문임 → 되풀이하기 때문이라는 설명을 들음. */
function heardFact(text: string): string {
  const bare = text.slice(0, -1);
  if (bare.endsWith('임')) return `${bare.slice(0, -1)}이라는 설명을 들음.`;
  return bare.endsWith('음') ? `${bare.slice(0, -1)}다는 설명을 들음.` : text;
}
