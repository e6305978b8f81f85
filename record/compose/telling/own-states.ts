import { lastFinal, withParticle } from '../../hangul.ts';
import { adnominalStem, isAdjective, isSoundStem, nominal, openStem } from '../../style/stems.ts';
import { isStem } from '../notes/word-forms.ts';
import { applied } from './applied.ts';
import { measured, VERY } from './how-much.ts';
import type { Step } from './talked-wording.ts';

const object = (noun: string) => withParticle(noun, '을/를');
const VERB_OF: Record<string, string> = {
  가설: '세움',
  목표: '세움',
  결론: '내림',
  질문: '던짐',
  의견: '냄',
};

/** A state of the student's own, told as what the student did. */
const OWN: readonly Step[] = [
  // 세금을 거의 다 냈다는 통계가 충격이었음.
  [
    /^(.{6,}[가-힣](?:는|ㄴ|은|한|던) (?:통계|사실|점|것|결과|자료|말|장면))[이가] (?:매우 |정말 )?충격(?:이었음|적이었음|임)\.$/,
    '$1에 충격을 받음.',
  ],
  // 지도에 표시하는 활동을 가장 열심히 함: the doing is told.
  [
    /^(.{8,}[가-힣])는 (?:활동|일|것)을 (?:가장 |매우 |정말 )*열심히 (?:함|했음)\.$/,
    (whole, form = '') => (isSoundStem(openStem(form)) ? `${nominal(openStem(form))}.` : whole),
  ],
  // 작품을 읽고 서평을 쓴 활동임.
  [
    /^(.{4,}[을를] [가-힣]+) 활동(?:임|이었음|이었다)\.$/,
    (whole, form = '') => {
      const stem = lastFinal(form) === 'ㄴ' && !form.endsWith('는') ? adnominalStem(form) : null;
      return stem && !isAdjective(stem) ? `${nominal(stem)}.` : whole;
    },
  ],
  // 만들었는데 자신이 나누자고 제안함.
  [/(?<=[가-힣]는데,? )자신[이은] (?=[^.]*[자다]고 (?:제안|주장)함\.$)/, ''],
  // 코드는 80줄 정도임: the student's own work is no finding.
  [
    /^(코드|글|대본|보고서|소설|영상|기사|감상문|발표문|원고)[은는] (?:총 |모두 )?(\d+ ?[^\s\d]{1,3})( ?정도)?(?:임|이었음|였음|나옴)\.$/,
    (_, what = '', much = '', about = '') =>
      `${object(what)} ${about ? `${much} 정도` : much} 분량으로 완성함.`,
  ],
  // 친구와 역할을 나누어 섞고 선배들이 구움.
  [
    /^((?:친구|모둠원)들?[과와] 역할을 나누어 (?:.* )?)([가-힣]+)고,? (?:다른 |또 다른 )?(?:선배|친구|모둠원|후배)들?(?:이|가|은|는) [^.]*\.$/,
    (whole, before = '', stem = '') =>
      isStem(stem) && !isAdjective(stem) && lastFinal(stem) !== 'ㄹ'
        ? `${before}${stem}는 일을 맡음.`
        : whole,
  ],

  [
    /^(.+)(?:이|가) (?:자신의|본인의) (?:몫|역할|담당|일)(?:이었음|임)\.$/,
    (_, what = '') => `${object(what)} 맡음.`,
  ],
  [
    /^(.*(?:담당|역할|조장|모둠장|사회자|기록자|발표자|서기|팀장|부장|진행자))(?:이었음|였음|임)\.$/,
    (_, role = '') => `${object(role)} 맡음.`,
  ],
  [
    /^(.*(?:담당|역할))함\.$/,
    (whole, role = '') => (/[을를] 담당$/.test(role) ? whole : `${object(role)} 맡음.`),
  ],
  [
    /^(.+)(?:이|가) (목표|주제)(?:이었음|였음|임)\.$/,
    (_, what = '', noun = '') => `${object(what)} ${noun}로 정함.`,
  ],
  [
    /^(가설|목표|결론|질문|의견)[은는] (.+[다라]는) (?:것|내용)(?:이었음|임)\.$/,
    (_, noun = '', what = '') => `${what} ${object(noun)} ${VERB_OF[noun] ?? '정함'}.`,
  ],
  [
    /^((?:[가-힣]+ )?(?:목표|주제|제목|논제|명제|질문|문제 상황|작품|대상|제재))[은는] (.+?)(?:이었음|였음|임)\.$/,
    (_, noun = '', what = '') => `${object(what)} ${withParticle(noun, '으로/로')} 정함.`,
  ],
  [
    /(?<=이유|까닭|원리|원인|방법|차이)(?:이|가)(?: 매우| 가장| 더)? 궁금(?:했음|함|해짐)\.$/,
    '에 의문을 가짐.',
  ],
  [/(?<=[다라])고 (?:말|보|하)기 (?:어려웠음|어려움|힘들었음)\.$/, '고 보기 어렵다고 판단함.'],
  [
    new RegExp(`는 (?:것|게|일)(?:이|도) (${VERY})(?:어려웠음|힘들었음|힘듦|어려움|까다로웠음)\\.$`),
    (_, very = '') => `는 데 ${measured(very)}어려움을 겪음.`,
  ],
  [
    new RegExp(`하기(?:가|도)? (${VERY})(?:어려웠음|힘들었음|힘듦|까다로웠음)\\.$`),
    (_, very = '') => `하는 데 ${measured(very)}어려움을 겪음.`,
  ],
  [/(?<=[가-힣]기)(?:가|도)? (?:힘들었음|어려웠음)\.$/, ' 어려운 문제를 발견함.'],
  [
    new RegExp(`([가-힣A-Za-z0-9)])(?:이|가) (${VERY})(?:어려웠음|힘들었음|힘듦|까다로웠음)\\.$`),
    (_, noun = '', very = '') => `${noun}에 ${measured(very)}어려움을 겪음.`,
  ],
  [/(?<=[가-힣]지|까)(?:가|도)?(?: 매우| 가장| 정말)? 궁금(?:했음|함|해함|하게 됨)\.$/, ' 의문을 가짐.'],
  [
    new RegExp(`(?<=[다라]는 )(?:것|점|사실)(?:이|도) ${VERY}(?:신기|흥미|재미|재밌)[가-힣]*\\.$`),
    '점에 흥미를 보임.',
  ],
  [new RegExp(`(?<=[다라]는 )(?:것|점|사실)(?:이|도) ${VERY}새로[웠움]음?\\.$`), '점을 새롭게 인식함.'],
  [/(?<=[다라]는 )(?:것|점)(?:이|도) (?:매우 )?멋(?:있어 보임|져 보임|있었음|졌음)\.$/, '점에 매력을 느낌.'],
  [/(?:이|가) 가깝게 느껴짐\.$/, '에 관심을 가지게 됨.'],
  [/(?<=[가-힣][은던한난된간본온]) 적이? 있(?:었)?음\.$/, ' 경험을 떠올림.'],
  [
    new RegExp(
      `(?<=[다라]는 )(?:것|점|사실)(?:이|도) ${VERY}(?:아이러니|의외|뜻밖|역설|놀라|놀랍|인상|기억에|크게 남|와닿|와 닿)[가-힣 ]*\\.$`,
    ),
    '점을 인상 깊게 받아들임.',
  ],
  [
    new RegExp(
      `([가-힣] (?:것|장면|부분|말|문장|내용|모습|순간|표현|질문|사례|일|말씀|이야기|답))(?:이|도) ${VERY}(?:인상 ?깊|기억에 남|마음에 남|놀라|신기|와닿)(?![가-힣]*고 )[가-힣 ]*\\.$`,
    ),
    (_, what = '') => `${object(what)} 인상 깊게 받아들임.`,
  ],
  [/(\d[\d.,]*[^\s]{0,6}?)(?:이|가) 나옴\.$/, '$1임을 확인함.'],
];

/** The sentence with the student's own states told as doings: 담당이었음 → 담당을 맡음. */
export function withOwnStates(text: string): string {
  return applied(text, OWN);
}
