import { lastFinal, withParticle } from '../../hangul.ts';
import { intentOfQuestion } from '../../questions/question-intent.ts';
import { ASKS_BOTH } from '../reading/intent.ts';
import { ASKS_NEXT, isDoable } from '../reading/naming/wanted.ts';
import { isNounPhrase } from './facts/phrases.ts';
import { mayLackParticle } from './missing-objects.ts';
import { takesObject } from './word-forms.ts';
import { isDoing, isDoingNoun, isThingNoun } from '../../style/words/nouns.ts';
import { isAdjective, isSoundStem, lastWord } from '../../style/words/stems.ts';

/** What happens of itself, or how things are, noted by its bare noun behind a subject: 사고의 41%가 오후에 발생. */
const HAPPENED =
  /(?<=[가-힣%)](?:이|가|은|는|도) .*)(발생|증가|감소|상승|하락|일치|성공|실패|집중|차지|도달|통과|존재|분포|반복|변화|유지|위험|안전|필요|중요|가능|부족|적합|비슷|동일|다양|복잡|단순|편리|불편|유리|불리|심각)$/;
/** How much of what: the particle that a note leaves out (결측치 32개 삭제). */
const COUNTED_THING =
  /([가-힣]{2,8}) (\d+(?:개|명|장|편|권|곳|번|회|건|종|가지|줄|쪽))(?= (?:[가-힣]{2,3}(?:함|하[고여])|(?!나[옴와]|생[김겼]|있|없|남|들[어음]|걸)[가-힣]{2,3}[.\s]*$))/g;
/** 젓가락 48개 씀. */
const COUNTED_USED =
  /([가-힣]{2,8}) (\d+(?:개|명|장|편|권|곳|번|가지|줄|쪽)) (?=(?:씀|만듦|만듬|찍음|그림|읽음|넣음|붙임|모음|찾음|심음|뽑음|고름)(?:[.\s]|$))/g;
/** 10개 중 3개 들어갔는데. */
const COUNTED_CAME = /(\d+(?:개|번|명|골|점)) (?=들어[가갔감]|남[았음]|나[왔옴]|깨[졌짐]|부[서러])/g;
const INTENDED = /^(.*[가-힣])기$/;
/** A picture named and then another one: … 막대그래프, 위치는 지도에. */
const SHOWN_AS = /([가-힣]*(?:그래프|도표|지도|그림|표)), (?=[가-힣]+[은는] )/g;
const SHOWN_AS_TWO = /([가-힣]+[은는]) ([가-힣]*(?:그래프|도표|지도|그림|표))(?:로)?$/;
const NO_PLAN = /(?:것|점|때|중|듯|적|수)$|[은는이가] [^ ]+$/;

const MOST_PLANS = 3;
/** Letters of a plan that is no more than a noun (왼손 레이업 연습). */
const SHORT_PLAN = 12;
/** 교육 받기, 학과 알아보기. */
const TAKEN = /^(?:받|알아보|찾아보|물어보|들어보|배우|따라가)$/;

/** 낱말 52개를 정리, 대본을 3번 수정: so many of it, or so often. */
const howOften = (noun: string, count: string) =>
  /[번회]$/.test(count)
    ? `${withParticle(noun, '을/를')} ${count}`
    : `${noun} ${withParticle(count, '을/를')}`;

/** 응급구조학과 알아보기, 심폐소생술 교육 받기: several plans by their names; null where one is none. */
function plansOf(note: string): string | null {
  const plans = note.split(/, ?| \/ /);
  const stems = plans.map((plan) =>
    plan.includes(' ')
      ? (INTENDED.exec(plan)?.[1] ?? (isDoing(lastWord(plan)) ? `${plan}하` : undefined))
      : undefined,
  );
  if (plans.length < 2 || plans.length > MOST_PLANS) return null;
  if (!stems.every((stem) => stem !== undefined && isSoundStem(stem) && !isAdjective(stem))) return null;
  return `${stems.map((stem) => withBareObject(stem ?? '')).join('고 ')}고 싶다`;
}

/** 심폐소생술 교육 받 → 심폐소생술 교육을 받. */
function withBareObject(stem: string): string {
  const [, before = '', noun = '', verb = ''] = /^(.* |)([가-힣A-Za-z]{2,}) ([가-힣]+)$/.exec(stem) ?? [];
  // 뚜껑 덮고도 해보기: a clause, no height.
  if (
    /(?:고|[아어]서|면서|지만)도?$/.test(noun) &&
    isSoundStem(noun.replace(/(?:고|[아어]서|면서|지만)도?$/, ''))
  )
    return stem;
  const named = isThingNoun(noun) || isDoingNoun(noun) || /학과$/.test(noun);
  const isObject = takesObject(verb) || TAKEN.test(verb);
  if (!named || !isObject || (!mayLackParticle(noun, before) && !/학과$/.test(noun))) return stem;
  return `${before}${withParticle(noun, '을/를')} ${verb}`;
}

/** A note of a student's (구청에 제안서 보내기, 결측치 32개 삭제) with the particles and endings it leaves out. */
export function fromAnswerNote(note: string, question: string | null): string {
  const [, body = note, end = ''] = /^(.*?)([.\s]*)$/s.exec(note) ?? [];
  const planned =
    (question !== null && intentOfQuestion(question) === '확장·진로') ||
    /^(?:다음(?:번)?(?:에|엔|에는)|앞으로(?:는)?) [^.]*기$/.test(body);
  const told = body
    .replace(/ [-–] (?=.* [-–] )| [-–] (?=[가-힣]+ 순서)/g, ', ')
    .replace(COUNTED_THING, (whole, noun: string, count: string) =>
      isThingNoun(noun) || isDoingNoun(noun) || /치$/.test(noun) ? howOften(noun, count) : whole,
    )
    .replace(COUNTED_USED, (whole, noun: string, count: string) =>
      isThingNoun(noun) || isDoingNoun(noun) ? `${noun} ${withParticle(count, '을/를')} ` : whole,
    )
    .replace(COUNTED_CAME, (_, count: string) => `${withParticle(count, '이/가')} `)
    .replace(SHOWN_AS, (_, shape: string) => `${withParticle(shape, '으로/로')} 나타내고 `)
    .replace(
      SHOWN_AS_TWO,
      (_, topic: string, shape: string) => `${topic} ${withParticle(shape, '으로/로')} 나타냄`,
    );
  if (/(?:는지|은지|을지|까) 궁금$/.test(told)) return `${told}했다${end}`;
  // 그건 규칙 위반: what something is, and no plan.
  if (/(?:^|[가-힣],? )(?:그건|이건|그것은|이것은) [^을를]*(?:위반|금지|불가|반칙|무리|불가능)$/.test(told))
    return `${told}이다${end}`;
  const perceived = /^(.*(?:[다라]는) ?)(?:걸|거|것을?|점을?) (느낌|앎)$/.exec(told);
  if (perceived)
    return `${perceived[1]?.trim()} 것을 ${perceived[2] === '앎' ? '알게 되었다' : '느꼈다'}${end}`;
  // 햇빛이 식물 종류에 영향: it has one, and gets none.
  const affects = /^(.*[가-힣](?:이|가|은|는) .*에(?:게|도)?) 영향$/.exec(told)?.[1];
  if (affects) return `${affects} 영향을 준다는 점을 알게 되었다${end}`;
  const felt = /^(.*[가-힣](?<![을를])) (충격|감동|자극|도움|영향|칭찬|주목)$/.exec(told);
  if (felt) return `${felt[1]} ${withParticle(felt[2] ?? '', '을/를')} 받았다${end}`;
  const duty = /^([가-힣A-Za-z ]{2,14}) 담당$/.exec(told)?.[1];
  if (duty && !/[은는이가을를]$/.test(duty) && !/[은는이가] /.test(duty))
    return `${withParticle(duty, '을/를')} 담당했다${end}`;
  const themes = planned && ASKS_NEXT.test(question ?? '') ? told.split(/, ?| \/ /) : [];
  // 난쏘공, 도시개발, 전세사기: themes, of which nobody does one.
  if (themes.length > 1 && themes.every((one) => isNounPhrase(one)) && !themes.every(isDoable))
    return `${themes.join(', ')}에 대해 더 알아보고 싶다${end}`;
  const several = planned ? plansOf(told) : null;
  if (several) return `${several}${end}`;
  const plan =
    /^(.*[가-힣] [가-힣]*[을ㄹ] ?(?:계획|예정))$/.exec(told.normalize('NFC'))?.[1] ??
    (lastFinal(told.replace(/ ?(?:계획|예정)$/, '')) === 'ㄹ' && /(?:계획|예정)$/.test(told)
      ? told
      : undefined);
  if (planned && plan) return `${plan}이다${end}`;
  if (planned) {
    const wish = /계획/.test(question ?? '') && !/싶|다짐/.test(question ?? '') ? '할 계획이다' : '하고 싶다';
    const intended = INTENDED.exec(told)?.[1];
    const meant =
      !ASKS_BOTH.test(question ?? '') ||
      /(?:^|\s)(?:다음|앞으로|나중|내년|방학|계획: |다른|더|새로운|직접) ?/.test(body) ||
      /보$/.test(intended ?? '');
    if (intended && meant && intended.includes(' ') && isSoundStem(intended))
      return `${withBareObject(intended)}고 싶다${end}`;
    if (
      meant &&
      isDoingNoun(lastWord(told)) &&
      !isDoable(told) &&
      told.includes(' ') &&
      !NO_PLAN.test(told) &&
      !/[을를] /.test(told) &&
      ASKS_NEXT.test(question ?? '')
    )
      return `${told}에 대해 더 알아보고 싶다${end}`;
    if (
      meant &&
      isDoingNoun(lastWord(told)) &&
      !/느낌$/.test(told) &&
      told.includes(' ') &&
      !NO_PLAN.test(told)
    )
      return `${/[을를에로와과] /.test(told) || told.length > SHORT_PLAN ? told : `${withParticle(told, '을/를')} `}${wish}${end}`;
  }
  if (HAPPENED.test(told)) return `${told}${isAdjective(`${told}하`) ? '함' : '한다는 점을 확인했음'}${end}`;
  return lastFinal(told) === null ? note : told + end;
}
