import { endingIn } from '../../hangul.ts';
import { isAdnominal } from '../closing/clauses.ts';
import { joinedBecoming } from './becoming.ts';
import { joinedManner } from './manner.ts';
import { isDoing, isDoingNoun } from '../words/nouns.ts';
import { applyRules, type Rule } from '../replace.ts';
import { isAdjective } from '../words/stems.ts';

const LIQUID = endingIn('ㄹ');
const NASAL = endingIn('ㄴ');
const OPEN_END = endingIn('');

/** A word that closes with a particle or an ending: what comes next begins anew. */
const CLOSED =
  '(?<![을를은는이가에의도만고서며면게로와과아어여려워써,]|(?<![가-힣])[안못]|다시|직접|계속|모두|전부|바로|새로|먼저|줄줄|[또더])';
/** Forms of 이다 that are no words of their own. */
const BEING =
  '이기 ?때문에?|이었[가-힣]+|이였[가-힣]+|(?<!(?:번|회|차례|줄) )이어서|이여서|이며|이고|이나|인 (?:것|거|게|줄|만큼|데다)|이다[.!?]*$|임[.!?]*$|이[예에]요[.!?]*$';

/** Endings, particles and suffixes written apart, which stand for no word: 올릴 수록, 방향 이랑, 100도 인데, 두 개 씩. */
const APART: readonly Rule[] = [
  [new RegExp(` (?=수록(?:\\s|,|$))(?<=[${LIQUID}] )`, 'g'), ''],
  // 하는 지, 될 지 모르다; 배운 지 한 달 is a time.
  [/(?<=[가-힣]는) 지(?=[를가에]?(?:\s|[.,]|$)|도 (?:모르|몰))/g, '지'],
  [
    new RegExp(
      ` 지(?=[를가는]?(?:\\s|[.,]|$))(?<=(?:[있없않좋같많었았했먹읽받찾높낮넓적맞남믿싶]을|[${LIQUID.replace('을', '')}]) 지)(?<!(?:^|\\s)[물불길술] 지)`,
      'g',
    ),
    '지',
  ],
  [
    new RegExp(
      ` 지(?=[를가도는]? (?:잘 |아직 |전혀 |너무 |매우 |정말 )*(?:모르|몰[라랐]|알[아았고게려기 ]|궁금|고민|확인|의문|이해))(?<=[${NASAL}] 지)`,
      'g',
    ),
    '지',
  ],
  [
    new RegExp(
      `(?<=[가-힣A-Za-z0-9%)\\ue000-\\uf8ff]${CLOSED}) (?=(?:${BEING})(?:\\s|,|$|(?<=[.!?것거게줄큼다])))`,
      'g',
    ),
    '',
  ],
  [
    /(?<=[가-힣A-Za-z0-9)\ue000-\uf8ff]) (?=(?:처럼|마다|조차|에|에는|에도|에서는|에서도|으로는|으로도|의)(?:\s|,))/g,
    '',
  ],
  [/(?<=[가-힣](?<![을를은는이가에의도고서며면게로와과,])) (?=보다(?:는|도)? (?:더|훨씬)\s)/g, ''],
  [/(?<=[가-힣]) (?=(?:씩|쯤)(?:\s|,|$|만|은))/g, ''],
  [
    /(?<=\S) (?=(?:면서|지만|려고|으려고|자마자|더니|는데|으면|으면서|으니까?|는지)(?:\s|,|$|[도를가는]\s))(?<=[가-힣] )/g,
    '',
  ],
  [/(?<=[가-힣]) (?=(?:었|았|겠|웠|렸|겼|(?<=이 )였)(?:다|습|어|음|는데|지만|고|던|으|더|을|네|거|기))/g, ''],
  [/(?<=[것거]) (?=(?:을|은|이|도|만|으로|인|이다|이라[고는서]|이었[가-힣]+)(?:\s|[.,]|$))/g, ''],
  [
    /(?<=[가-힣A-Za-z0-9%)\ue000-\uf8ff]) (?=(?:인데(?:도|요)?|이라서|이라는|이라고|이라도|이라며|이니까|이지만|이랑)(?:\s|,|$))/g,
    '',
  ],
  [/(?<=뿐) (?=만\s?(?:이|아니))/g, ''],
  // 첫걸음 인것 같다, 공연의 일부 라는 것, 외우기 보다.
  [/(?<=[가-힣]{2}) 인 ?(?=(?:것|거) ?같)/g, '인 '],
  [new RegExp(`(?<=[가-힣][${OPEN_END}]) (?=(?:라는|라고)(?:\\s|것|걸|점|말|생각))`, 'g'), ''],
  [/(?<=[가-힣]기) (?=보다(?:는|도)?(?:\s|,))/g, ''],
  [
    /(?<=(?:좋아|싫어|무서워|어려워|힘들어|두려워|즐거워|부러워|그리워|미안해|고마워|귀찮아|아쉬워|부끄러워|슬퍼|기뻐|괴로워|답답해|궁금해|불안해)) (?=하[고는지던며면여였기길려니도자게다]|했|함|한[ 다]|할 |합니|해[서요])/g,
    '',
  ],
  [/(?<=[가-힣]) (?=스러(?:[웠운워움울]|우[면니])|스럽(?:[게고다지]|습))/g, ''],
  [
    /(?<=[가-힣]) (?=보다(?:는|도)\s)(?<=(?:결과|생각|예상|설명|계산|방법|내용|이야기|시간|점수|사람|친구|전|때|것|거) )/g,
    '',
  ],
  [
    /(?<![가-힣])(([가-힣])(?![다서고며지여도어아해화])([가-힣])(?!\2)[가-힣]\3|두근두근|조마조마|울렁울렁|뒤죽박죽|우왕좌왕) (?=했|하[고며면는던다지게]|해[서졌]|한 |함(?![가-힣]))/g,
    '$1',
  ],
  [/(?<=[가-힣]기) (?=[도는만] (?:하|했|한|해|함))/g, ''],
  [
    /(?<=(?:꼼꼼|열심|꾸준|성실|자세|정확|천천|간단|충분|특별|완전|조용|당당|무사|확실|분명|솔직)) (?=히(?:\s|,))/g,
    '',
  ],
  [
    /(?<=(?:친구|사람|학생|아이|조원|팀원|모둠원|부원|선배|후배|동생|것)) (?=들(?:이|을|은|과|의|도|에게|한테|끼리|만|이랑|\s))/g,
    '',
  ],
  // 팀원들 과 함께.
  [/(?<=[가-힣]{2}들) (?=(?:이|은|을|과|의|에게|한테)\s)/g, ''],
  [/(?<=[가-힣]{2}(?<![을를은는이가의에한던된])) (?=적(?:으로|인)\s)/g, ''],
  [/(?<=(?:되|하)(?:였|었)?|[했됐]) (?=다(?:고|는|며)\s)/g, ''],
];

/** 정리 되었다, 발전 시켰다: behind a doing these are no verbs of their own. */
function joinedPassives(text: string): string {
  if (!/ (?:되[었어는고지면며던]|된|될|됐|됨|돼|시[키켰킨킬킴켜])/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]{2,}) (?=(?:되(?:었|어|는|고|지|면|며|던|기)|된[ 다]|될 |됐|됨|돼[서요 ]|시키[고는며면기지려]|시켰|시킨|시킬|시킴|시켜))/g,
    (whole, noun: string, at: number) => {
      if (
        !isDoing(noun) ||
        HARDLY_DONE.test(noun) ||
        /[가지이도면]$|^(?:정도|이상|의사|가장|여기|대신|계속|이전|이후|조장|회장|반장|부장|제대로|도움)$/.test(
          noun,
        )
      )
        return whole;
      const before = /(\S+) $/.exec(text.slice(0, at))?.[1] ?? '';
      return isAdnominal(before) || /의$/.test(before) ? whole : noun;
    },
  );
}

/** Who did it, never what was done, though the dictionary knows a doing of the same letters (齊家, 助長). */
export const DOERS = new Set(['제가', '누가', '제도', '우리', '조장', '의사', '여기', '개가']);
/** Forms of 하다 that go on. */
const DOING_ON =
  /(?<![가-힣])([가-힣]{2,}) (?=하(?:다(?:가|\s?보|\s|[고는며면])|면서?\s|면\s|는(?:데|지|데도|\s|것|게|걸|건)|지만|며\s|여\s|여서\s|고\s(?!있[는었])|고 있|고자|기\s|기[도는만에를가엔]\s|기 ?[위때]|려[고는던다]|던\s|느라|도록|니\s|니까|자\s|자고|게\s|거나\s|지\s?[않못])|할(?:\s|때|수|지|줄|것|거|뻔|기회|시간|필요|예정|계획|생각|정도)|했(?:지만|는데|고\s|던|으나|더니|다가|다[고는])|하였(?:지만|는데|고\s|던|으나|더니|다가|다[고는])|한\s(?:것|게|점|결과|뒤|후|다음|이유|적|내용|자료|방법|작품|주제|문제|과정|부분|활동|그림|사진|영상|끝)|해 ?(?:졌|지|진|짐)|해(?:서\s|야|도\s|\s?(?:보|봤|봄|주|줬|줌|냈|내)))/g;

/** No doing, though the dictionary lists the letters: 비커로 재고 할 것 is measured first. */
const HARDLY_DONE = /^(?:[보재]고|가장|정도|대신|이상|이전|무엇|의사|기사|장사)$|교사$/;

/** 정리, 자기소개: a doing of the dictionary, or one with another noun before it. */
function isDone(noun: string): boolean {
  if (HARDLY_DONE.test(noun)) return false;
  return (
    isDoing(noun) ||
    (noun.length === 2 && isDoingNoun(noun)) ||
    (noun.length > 3 && isDoing(noun.slice(-2)) && isDoingNoun(noun))
  );
}

/** 조사 하다 보니, 정리 하는데, 익숙 해졌다: 하다 belongs to its noun or root; behind 도 and 만 it stands alone. */
function joinedDoings(text: string): string {
  if (!/ (?:하[가-힣]|해|했|할|한)/.test(text)) return text;
  return text.replace(DOING_ON, (whole, noun: string, at: number) => {
    if (/[나만도]$/.test(noun) || DOERS.has(noun)) return whole;
    if (isAdjective(`${noun}하`)) return /[로리게히서이가은는을를고며면]$|^무엇$/.test(noun) ? whole : noun;
    if (/[가지이로에게서은는을를의]$/.test(noun) || !isDone(noun)) return whole;
    // 이런 수업 하고, 내가 고른 활동 하고: what is described is an object.
    const before = /(\S+) $/.exec(text.slice(0, at))?.[1] ?? '';
    // 운동화를 신고 할 계획: worn, and reported to nobody.
    if (noun === '신고' && /(?:화|신발|신|양말|버선|부츠|스케이트|슬리퍼)[을를]?$/.test(before)) return whole;
    return /^(?:[이그저]|이런|그런|저런|다른|모든|무슨|어떤|여러)$|의$/.test(before) ||
      (isAdnominal(before) && !before.endsWith('번'))
      ? whole
      : noun;
  });
}

/** What was written apart and is one word: 올릴 수록 → 올릴수록, 높아 졌다 → 높아졌다, 정리 하는데 → 정리하는데. */
export function joinedOn(text: string): string {
  return joinedManner(joinedPassives(joinedBecoming(joinedDoings(applyRules(text, APART)))));
}
