import { lastFinal, withParticle } from '../../hangul.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../style/nouns.ts';
import { formOf } from '../notes/word-forms.ts';
import { POST } from './topic.ts';
import { adnominalStem, isSoundStem, lastWord } from '../../style/stems.ts';

/** An answer that only names what its question asks for: 세터., 「막차」., 무당벌레 도감을 만드는 일이었다. */

const LONGEST = 70;
const SELF = /^(?:저는|나는|제가|내가|전|난|(?:저희|우리)(?: 모둠| 조| 팀)?[은는]) /;
const MARKS = /[ㄱ-ㅎㅏ-ㅣ.!~^;\s]+$/u;
const QUOTED = /["“'‘「『《<][^"”'’」』》>]*["”'’」』》>]/g;
const WORK =
  /^(?:[가-힣A-Za-z]+ ){0,2}["“'‘「『《<][^"“”'‘’「」『』《》<>]{1,40}["”'’」』》>](?: ?\([^()]*\))?$/;
const COPULA =
  /(?:이었습니다|였습니다|이었어요|였어요|이었다|였다|입니다|이에요|예요|이다|이요|요|이었음|였음)$/;
const BEHIND_VOWEL = /^(?:였|예요|요)/;
/** 것 and the like name something by what stands before them. */
const BOUND =
  /[가-힣] ?(?:것|일|점|사람|순간|장면|과목|대목|구절|모습|이야기|마음|방법|느낌|시간|경험|친구|부분|도구|공간|때)$/;
/** 종이를 더붙임: a doing, unless what stands before the name is told of it. */
const DOES = /[을를] (?!(?:.*[은는인한된던란진간온본쓴줄할될볼] |.*기$))/;
/** 뒤에 숨긴 피곤함: how it feels, as a name. */
const FELT = /[가-힣]+(?:함|움|픔|쁨|음)$/;
const SHOWN = /(담|표현하|나타내|전하|말하|보여 ?주|드러내|그리)고 ?(?:싶|자 ?[한했하])/;
/** 줄넘기 30개: how much, as a goal; no rank and no mark. */
const COUNT = /[가-힣] \d[\d.,]*(?!등|점|등급|위)[가-힣%A-Za-z]{1,4}$/;
const FIGURE = /^(?:약 |총 |평균 |최대 |최소 )?\d[\d.,]* ?[가-힣A-Za-z%℃°]{1,6}$/;

/** 킥보드, 카혼: no word of the dictionary, and no form of one. */
const isUnknown = (word: string) =>
  word.length > 1 &&
  !isDoingNoun(word) &&
  formOf(word) === null &&
  !/[다요음함임됨까죠냐니며면서고데지게려은는을를이가에도만]$/.test(word);

/** A name by its last word: a noun, or a doing in 기 (7개 넘기기). */
function isName(text: string): boolean {
  const last = lastWord(text);
  if (WORK.test(text) || BOUND.test(text)) return true;
  if (!/^[가-힣A-Za-z]+$/.test(last)) return false;
  if (/[가-힣]기$/.test(last) && isSoundStem(last.slice(0, -1))) return true;
  return isThingNoun(last) || isListedThing(last) || POST.test(text) || isUnknown(last);
}

/** 숨긴 피곤함, 전쟁의 아픔, and the feeling alone. */
const describes = (before: string | undefined) =>
  before === undefined || before.endsWith('의') || adnominalStem(before) !== null;

/** 머리가 하얘져서 생각이 안 나는 것: what happened, and no name. */
const TELLS = /[가-힣](?:서|니까?|는데|지만|더니|으면|다가),? /;

/** 저는 카혼을 쳤어요. */
const PLAYED =
  /^(?:저는 |나는 |제가 |내가 )?([가-힣]{2,8}?)(?:을|를) (쳤|연주했|불렀|켰|불었|했)(?:다|어요|습니다|음)[.!~\s]*$/;

interface Named {
  name: string;
  /** Named by how it feels (숨긴 피곤함), which only a work can show. */
  felt: boolean;
}

/** 자료는 인터넷, 보안이 핵심: something is said of it. */
function saysOfIt(text: string): boolean {
  const isNoun = (word: string) => isThingNoun(word) || isListedThing(word) || isDoingNoun(word);
  const words = text.split(' ');
  return (
    words
      .slice(0, 3)
      .some((word) => /(?:건|게)$/.test(word) || (/[은는]$/.test(word) && isNoun(word.slice(0, -1)))) ||
    (words.length === 2 && /[가-힣]{2}[이가]$/.test(words[0] ?? '') && isNoun((words[0] ?? '').slice(0, -1)))
  );
}

/** What an answer names, without its copula; null where it says more than that. */
function nameIn(raw: string): Named | null {
  const text = raw
    .replace(SELF, '')
    .replace(MARKS, '')
    .replace(/(?<=[가-힣]{2})님$/, '')
    .replace(/(?<=[가-힣]) ?거(?:이?요|예요|에요|임|다|였다)?$/, ' 것')
    .trim();
  const bare = text.replace(QUOTED, '□').replace(/(?<=\d)\.(?=\d)/g, '');
  if (
    text.length === 0 ||
    text.length > LONGEST ||
    /[.?!:;→/]|->/.test(bare) ||
    (/것$/.test(bare) && TELLS.test(bare)) ||
    saysOfIt(bare) ||
    DOES.test(bare)
  )
    return null;
  const copula = COPULA.exec(text)?.[0] ?? '';
  const before = text.slice(0, text.length - copula.length);
  const isNamed = isName(before) || isDoingNoun(lastWord(before));
  const stands = copula !== '' && isNamed && (!BEHIND_VOWEL.test(copula) || lastFinal(before) === null);
  if (stands) return { name: before, felt: false };
  const felt = FELT.test(text) && describes(text.split(' ').at(-2));
  return isName(text) || FIGURE.test(text) || COUNT.test(text) || felt ? { name: text, felt } : null;
}

/** How a name is told, by what the question's words caught. */
type Frame = (name: string, found: RegExpExecArray) => string | null;

const object = (name: string) => withParticle(name, '을/를');
const called = (name: string) => `${withParticle(name, '이라/라')}`;
const KIND_OF_TEXT = /^(?:시|소설|수필|글|에세이|동화|희곡|대본|기사)$/;
const PAST: Readonly<Record<string, string>> = {
  고른: '골랐다',
  선택한: '선택했다',
  정한: '정했다',
  선정한: '선정했다',
  읽은: '읽었다',
  쓴: '썼다',
  만든: '만들었다',
  그린: '그렸다',
  부른: '불렀다',
  본: '보았다',
  들은: '들었다',
  다룬: '다루었다',
  조사한: '조사했다',
  탐구한: '탐구했다',
  분석한: '분석했다',
  관찰한: '관찰했다',
  연주한: '연주했다',
  감상한: '감상했다',
  만난: '만났다',
  맡은: '맡았다',
  제안한: '제안했다',
  사용한: '사용했다',
  실험한: '실험했다',
};
const NO_THING = '이유|까닭|계기|점|것|과정|방법|내용|결과|일|동기|때|뒤|후|생각|기준|배경';
const MOST =
  '(?:가장|제일) (?:[가-힣]+ ){0,4}?[가-힣]*[은는인한된던란진간온본운든]|인상 ?깊[가-힣]+|기억에 남[는은]|마음에 (?:드는|남는|남은|든)';
const PICKED =
  '장면|구절|부분|대목|인물|표현|문장|작품|곡|순간|활동|개념|내용|단어|일|경험|것|점|책|실험|가사|동작|기술';

/** What a question asks to be named, and how it is told; the first that fits. */
const FRAMES: readonly (readonly [RegExp, Frame])[] = [
  [
    /(시|소설|수필|글|에세이|동화|희곡|대본|기사|노래|곡|작품|영상|그림|만화)(?:의|에 붙인)? ?제목/,
    (name, [, kind = '']) =>
      `${called(name)}는 제목의 ${object(kind)} ${KIND_OF_TEXT.test(kind) ? '썼다' : '만들었다'}.`,
  ],
  [/제목/, (name) => `${withParticle(name, '이라/라')}고 제목을 붙였다.`],
  [
    /역할|맡[은았]|담당|파트|포지션|배역/,
    (name) => {
      // 식 세우기, 발표: parts by their names are told one by one elsewhere; 리더십 is no part.
      if (/,|[가-힣]기$|(?:리더십|책임감?|노력|협동|협력|배려|도움|역할|조원|모둠원|팀원)$/.test(name))
        return null;
      const duty = /^(.+?) ?담당$/.exec(name)?.[1];
      if (duty) return `${object(duty)} 담당했다.`;
      return /[가-힣] 역$/.test(name)
        ? `${name}할을 맡았다.`
        : `${object(name.replace(/는 ?(?:것|거)(?=$|이?랑 |[과와] )/g, '는 일'))} 맡았다.`;
    },
  ],
  [/목표/, (name) => `${object(name)} 목표로 정했다.`],
  [SHOWN, (name, [, stem = '']) => `${object(name)} ${stem === '담' ? '작품에 담' : stem}고자 했다.`],
  [
    new RegExp(`(${MOST}) (${PICKED})(?![가-힣]{2})`),
    (name, [, how = '', kind = '']) => `${object(name)} ${how} ${withParticle(kind, '으로/로')} 꼽았다.`,
  ],
  [/소재/, (name) => `${object(name)} 소재로 삼았다.`],
  [/주제/, (name) => `${object(name)} 주제로 정했다.`],
  [
    new RegExp(
      `(?:^|[ ,])(${Object.keys(PAST).join('|')}) (?!(?:${NO_THING})(?:[과와은는이의을를,? ]|$))[가-힣]{1,8}`,
    ),
    (name, [, verb = '']) => `${object(name)} ${PAST[verb]}.`,
  ],
  [
    /(?:나|저|자신)(?:는|은) [^?]*(?:어떤|무슨) (?:사람|학생|친구|모둠원|존재)/,
    (name) => `자신을 ${called(name)}고 표현했다.`,
  ],
  [
    /([가-힣]{2,8})(?:이|가|은|는) (?:나|저|자신)에게 [^?]*의미/,
    (name, [, what = '']) => `${object(what)} ${withParticle(name, '으로/로')} 생각하게 되었다.`,
  ],
  [
    /((?:아쉬|부족|어려|힘들|잘[ 한했]|보완|개선|고쳐|좋았)[가-힣]*) (?:점|부분|것|곳)/,
    (name, [, how = '']) => `${object(name)} ${how} 점으로 꼽았다.`,
  ],
];
/** What was seen, and a figure that came out: the question only has to ask for a finding. */
const FINDINGS = /알게|배운|느낀|깨달|결과|결론|발견|다르게 보|새롭게|달라|얼마|값/;

/** What the question asks for behind the first thing (제목과 소재 → 소재). */
const behindFirst = (question: string) =>
  /[가-힣](?:과|와|이랑|,| 및|이?고) (.+)$/.exec(question)?.[1] ?? null;

/**
 * An answer that is no more than a name, told by what its question asks to be named; null for any other. `nth` is its
 * place among the sentences of the answer: the second names the second thing asked for.
 */
export function namedTold(raw: string, question: string | null, nth: number): string | null {
  const asked = question === null || nth > 1 ? null : nth === 0 ? question : behindFirst(question);
  if (asked === null) return null;
  const [, part = '', played = ''] = PLAYED.exec(raw) ?? [];
  if (part && /파트|악기|포지션|맡[은았]|역할|담당/.test(asked))
    return `${object(part)} 맡아 ${played === '불렀' ? '불렀다' : `${played}다`}.`;
  const named = nameIn(raw);
  if (!named || (named.felt && !SHOWN.test(asked))) return null;
  if (FIGURE.test(named.name)) return FINDINGS.test(asked) ? `${called(named.name)}는 결과를 얻었다.` : null;
  if (COUNT.test(named.name) && !/목표/.test(asked)) return null;
  for (const [cue, frame] of FRAMES) {
    const found = cue.exec(asked);
    if (found) return frame(named.name, found);
  }
  const truth = /[다라]는 (?:것|점|사실)$/.test(named.name) && FINDINGS.test(asked);
  return truth
    ? `${object(named.name)} ${/보이|보인|보였|발견/.test(asked) ? '발견했다' : '알게 되었다'}.`
    : null;
}
