import { withParticle } from '../../../hangul.ts';
import { withRestoredParticles } from '../../notes/particles/restored-particles.ts';
import { PAST } from './done-to-it.ts';
import { ASKS_NEXT, wanted } from './wanted.ts';

/** How a name is told, by what the question's words caught. */
export type Frame = (name: string, found: RegExpExecArray) => string | null;

export const object = (name: string) => withParticle(name, '을/를');
export const called = (name: string) => `${withParticle(name, '이라/라')}`;
const KIND_OF_TEXT = /^(?:시|소설|수필|글|에세이|동화|희곡|대본|기사)$/;
/** Asks what a work was to show. */
export const SHOWN = /(담|표현하|나타내|전하|말하|보여 ?주|드러내|그리)고 ?(?:싶|자 ?[한했하])/;
const NO_THING = '이유|까닭|계기|점|것|과정|방법|내용|결과|일|동기|때|뒤|후|생각|기준|배경';
const MOST =
  '(?:가장|제일) (?:[가-힣]+ ){0,4}?[가-힣]*[은는인한된던란진간온본운든]|인상 ?깊[가-힣]+|기억에 남[는은]|마음에 (?:드는|남는|남은|든)';
const PICKED =
  '장면|구절|부분|대목|인물|표현|문장|작품|곡|순간|활동|개념|내용|단어|일|경험|것|점|책|실험|가사|동작|기술|기능|종목|단원|문제|과목|자세|파트';

/** Asks which of all: 가장 부족했던 기능, 인상 깊었던 장면. */
export const PICK = new RegExp(`(${MOST}) (${PICKED})(?![가-힣]{2})`);

/** 자료가 없는 것이 제일 큰 문제: the answer says itself how great it was. */
const WORST = /^(.+)(?:이|가|은|는) (?:(?:가장|제일) )?큰 (?:문제|어려움|고민|걱정|난관|장애물|골칫거리|벽)$/;
function worst(name: string): string | null {
  const what = WORST.exec(name.replace(/(?<=[가-힣]) ?게(?= (?:(?:가장|제일) )?큰 )/, ' 것이'))?.[1];
  return what ? `${object(what)} 가장 큰 어려움으로 꼽았다.` : null;
}

/** What can be learnt of a thing: 압축력과 인장력의 차이. */
export const LEARNT_OF =
  /[가-힣] ?(?:차이|차이점|공통점|원리|관계|방법|중요성|필요성|소중함|의미|특징|종류|구조|과정|개념|뜻|가치|쓰임|성질|규칙|공식|법칙)$/;

/** What care was taken, in the question's own word. */
const CARED: readonly (readonly [string, string])[] = [
  ['신경', '신경을 썼다'],
  ['주의', '주의를 기울였다'],
  ['유의', '유의했다'],
  ['노력', '노력을 기울였다'],
  ['중점', '중점을 두었다'],
  ['공들', '공을 들였다'],
  ['힘', '힘썼다'],
];

/** What a question asks to be named, and how it is told; the first that fits. */
export const FRAMES: readonly (readonly [RegExp, Frame])[] = [
  [ASKS_NEXT, wanted],
  [
    /(시|소설|수필|글|에세이|동화|희곡|대본|기사|노래|곡|작품|영상|그림|만화)(?:의|에 붙인)? ?제목/,
    (name, [, kind = '']) =>
      `${called(name)}는 제목의 ${object(kind)} ${KIND_OF_TEXT.test(kind) ? '썼다' : '만들었다'}.`,
  ],
  [
    /(?:역할극|상황극|연극|대본|대화)[^?]*상황/,
    (name) => (name.endsWith('상황') ? `${object(name)} 설정했다.` : null),
  ],
  [/제목/, (name) => `${withParticle(name, '이라/라')}고 제목을 붙였다.`],
  [
    /역할(?!극)|맡[은았]|담당|파트|포지션|배역/,
    (name) => {
      // 6월부터 주 2회 모임: when, and no part.
      if (
        /(?:모임|회의|연습|공연)$/.test(name) &&
        /^(?:\d+월|매주|매일|주 ?\d|일주일|한 달|방과|점심|토요일)/.test(name)
      )
        return null;
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
  [
    /목표(?!를 (?:위해|이루|달성|향해)| 달성)/,
    (name) =>
      `${object(name.replace(/(?<=[가-힣]는 )(?:것이|것은|게|건) (?:이번 |올해 |가장 큰 )?목표$/, '것'))} 목표로 정했다.`,
  ],
  [SHOWN, (name, [, stem = '']) => `${object(name)} ${stem === '담' ? '작품에 담' : stem}고자 했다.`],
  [
    PICK,
    (name, [, how = '', kind = '']) => `${object(name)} ${how} ${withParticle(kind, '으로/로')} 꼽았다.`,
  ],
  [
    /((?:물려주|남기|추천하|소개하|자랑하|칭찬하|기억하|간직하)고 싶은) (것|점|책|작품|사람|친구|말)/,
    (name, [whole = '']) => `${object(name)} ${withParticle(whole, '으로/로')} 꼽았다.`,
  ],
  [
    /(?:해결|개선) ?(?:방안|방법|책)|대안/,
    (name, [what = '']) => `${object(name)} ${withParticle(what, '으로/로')} 제시했다.`,
  ],
  [
    /(?:무엇을|(?:어떤|무슨) (?!방법|과정|역할|노력|활동)[가-힣]{2,4}[을를]|몇 [가-힣]{1,2}[을를]?) (탐구|조사|관찰|측정|실험|분석|인터뷰|연습|모델링|참고|활용|이용|선정|선택)(?:했|하였)/,
    (name, [, doing = '']) => `${object(name)} ${doing}했다.`,
  ],
  [/만든 ?것|만든 ?작품/, (name) => `${object(name)} 만들었다.`],
  [
    /(?:어떤|무슨) (?:문제|퀴즈)[을를] (?:만들|출제|냈)/,
    (name) => {
      const doing = /^(.+[가-힣])기$/.exec(name)?.[1];
      return doing
        ? `${withRestoredParticles(name).slice(0, -1)}는 문제를 만들었다.`
        : `${name} 문제를 만들었다.`;
    },
  ],
  [
    /(?:어려[웠운]|힘들[었던]*|까다로[웠운])[가-힣]* (?:점|부분|것|일)/,
    (name, [how = '']) =>
      worst(name) ??
      (/[가-힣]기$/.test(name)
        ? `${withRestoredParticles(name).slice(0, -1)}는 것을 ${how.replace(/ .*/, '')} 점으로 꼽았다.`
        : `${object(name)} ${how.replace(/ .*/, '')} 점으로 꼽았다.`),
  ],
  [
    /(신경(?:을)? ?쓴|주의(?:를 기울인|한)|유의한|노력한|중점(?:을|적으로)? ?둔|공들인|힘쓴) (?:점|부분|것|곳)/,
    (name, [, how = '']) => {
      const doing = /[가-힣]기$/.test(name)
        ? `${withRestoredParticles(name).slice(0, -1)}는 데`
        : `${name}에`;
      return `${doing} ${CARED.find(([cue]) => how.startsWith(cue))?.[1] ?? '신경을 썼다'}.`;
    },
  ],
  [/(?:어떤|무슨) 자료[을를] (?:찾|조사|활용|참고|이용)/, (name) => `${object(name)} 찾아보았다.`],
  [/(?:모둠|팀|조)에서 (?:내가 |자신이 |본인이 )?한 (?:일|역할)/, (name) => `${object(name)} 맡았다.`],
  [/(?:어떤|무슨) (?:재료|도구|기법)|재료(?:와|나|,)/, (name) => `${object(name)} 사용했다.`],
  [/소재/, (name) => `${object(name)} 소재로 삼았다.`],
  [
    /(?:관심|희망|원하는|되고 싶은|가고 싶은)[^?.]*(?:진로|분야|직업|학과|전공)|(?:진로|분야|직업|학과|전공)[^?.]*(?:관심|희망)/,
    (name) => (/(?:없음|모름|미정)$/.test(name) ? null : `${name}에 관심을 가지게 되었다.`),
  ],
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
