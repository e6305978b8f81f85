import { lastFinal, withParticle } from '../../hangul.ts';
import { intentOfQuestion } from '../../questions/question-intent.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { ARROW, AT_ARROW } from './arrow-sign.ts';
import { stemOf } from './step-stem.ts';
import { BEFELL } from './befell.ts';
import { withChanges } from './with-changes.ts';
import { mayLackParticle } from './missing-objects.ts';
import { MEASURED } from './notes.ts';
import { past } from './facts/phrases.ts';
import { OF_ITSELF, WRONG_AT_FIRST, UNDONE } from './turned-steps.ts';
import { infinitive, isAdjective, isSoundStem, nominal, pastStem } from '../../style/words/stems.ts';

/** 완전반대 → 조건부찬성. */
const STOOD =
  /^([가-힣 ]{0,8}?(?:찬성|반대|중립)) ?(?:→|⇒|->|=>) ?([가-힣 ]{0,8}?(?:찬성|반대|중립))(?: ?\([^()]*\))?[.\s]*$/;

/** 개인 탓이라고 생각 → 사회 구조 문제도 있다: what was thought first, and what since. */
const THOUGHT_SO = /^([^→]+[다라]고)(?:만)? (?:생각|생각함|생각했음|여김|여겼음) ?(?:→|⇒|->|=>) ?([^→]+)$/;

const TOOL = /(?<![가-힣])(엑셀|파이썬|스프레드시트|PPT) (?=정리|작성|제작|분석|계산)/;
/** A last step that is only what came of it. */
const DRAWN =
  /(?<=[가-힣A-Za-z](?:으로|로) )[가-힣]*(?:그래프|도표|지도|포스터|모형)(?=[.\s]*$)|^[가-힣]{0,6}(?:그래프|도표|지도|포스터|모형|분류표|보고서|목록|카드|표)(?=[.\s]*$)/;

/** 읽는 게 어려웠음: how it was. */
function wasStem(step: string): string | null {
  const past = step.endsWith('음') ? step.slice(0, -1) : '';
  const stem = lastFinal(past) === 'ㅆ' ? pastStem(past) : '';
  return stem !== '' && isSoundStem(stem) ? stem : null;
}

/** 스톱워치 반응시간 오차, 사투리 어려움, 이상치 1명: what stood in the way, noted by its noun. */
const TROUBLES: readonly (readonly [RegExp, (what: string) => string])[] = [
  [/^(.*[는은] (?:날|때|경우))$/, (what) => `${what}에는`],
  [/^(.*[가-힣A-Za-z)])(?:이|가)? (?:어려움|힘듦)$/, (what) => `${withParticle(what, '이/가')} 어려워`],
  // 줄이 김: long, nobody crawls.
  [/^(.*[가-힣])(?:이|가) (?:김|긺)$/, (what) => `${withParticle(what, '이/가')} 길어`],
  [/^(.*[가-힣A-Za-z)])(?:이|가)? 부족$/, (what) => `${withParticle(what, '이/가')} 부족하여`],
  [/^(.*[가-힣] ?오차)$/, (what) => `${withParticle(what, '을/를')} 줄이고자`],
  // 0으로 나눠서 오류: why it came.
  [/^(.*[가-힣]서 (?:오류|에러|문제))$/, (what) => `${withParticle(what, '이/가')} 나자`],
  [/^(.*[가-힣] (?:문제|오류|실수|갈등))$/, (what) => `${withParticle(what, '을/를')} 해결하고자`],
  [/^(.*[다라자]는 (?:의견|지적|조언|말|요청|제안))$/, (what) => `${withParticle(what, '을/를')} 반영하여`],
  [
    /^(.*(?:통증|부상|고장|지연|누수|충돌|과열|소음|버그))$/,
    (what) => `${withParticle(what, '이/가')} 생기자`,
  ],
  [/^([가-힣 ]{2,10} \d+(?:명|개|건|곳|회|일|번))$/, (what) => `${withParticle(what, '이/가')} 있어`],
];
const NO_SUBJECT = /[은는이가을를에의도로서고며게]$/;
/** An aside in brackets says nothing of the step. */
const ASIDE = /\([^()]*\)/g;

function troubled(step: string, question: string | null): string | null {
  const asked = question !== null && intentOfQuestion(question) === '어려움과 해결';
  for (const [pattern, told] of TROUBLES) {
    const what = pattern.exec(step)?.[1];
    // 근거 3개: a number is a trouble only where one is asked for.
    if (/\d(?:명|개|건|곳|회|일|번)$/.test(step) && !asked) continue;
    if (what && !NO_SUBJECT.test(what)) return told(what);
  }
  return null;
}

/** 금액 단위 제각각, 설명 불분명: how it was, by its bare noun. */
function poor(step: string): string | null {
  const [, what = '', how = ''] = /^(.*[가-힣A-Za-z]) ([가-힣]{2,4})$/.exec(step) ?? [];
  if (!what || NO_SUBJECT.test(what)) return null;
  if (/^(?:들쭉날쭉|뒤죽박죽)$/.test(how)) return `${withParticle(what, '이/가')} ${how}하여`;
  if (/^(?:제각각|엉망|반대)$/.test(how)) return `${withParticle(what, '이/가')} ${how}이어서`;
  if (/^(?:초과|중복|누락|지연|중단|취소|고장)$/.test(how))
    return `${withParticle(what, '이/가')} ${how}되어`;
  return isAdjective(`${how}하`) && !isSoundStem(how) ? `${withParticle(what, '이/가')} ${how}하여` : null;
}

/** A last step that is only a reckoned thing: 10회 재서 평균. */
const RECKONED = /(?<=(?:서|고|여|해) )(?:평균|합계|비율|차이)$/;

/** 무게 재서 기록(3월 4.2kg → 5월 2.9kg): the figures at both ends. */
const BETWEEN_TWO =
  /^(.*[가-힣]) ?\(([가-힣0-9]{1,6}) (\d[\d.,]*) ?([^\s\d()→]{1,4}) ?(?:→|⇒|->|=>|~) ?([가-힣0-9]{1,6}) (\d[\d.,]*) ?\4\)$/;

function measuredTwice(note: string): string | null {
  const [, doing = '', first, from = '', unit, second, to = ''] = BETWEEN_TWO.exec(note) ?? [];
  const stem = doing === '' ? null : stemOf(doing);
  if (!stem) return null;
  const grown = Number(to.replace(/,/g, '')) > Number(from.replace(/,/g, ''));
  return `${infinitive(stem)} ${first} ${from}${unit}에서 ${second} ${withParticle(`${to}${unit}`, '으로/로')} ${grown ? '늘어난' : '줄어든'} 것을 확인했다`;
}

/** 대사 까먹음: has an object. */
const FORGOT = /(?:모르|까먹|잊|잊어버리)$/;

/** What stands right before the verb: 역암이랑 각력암 헷갈리. */
const WHAT_BEFORE = /^(.* |)([가-힣A-Za-z0-9]{2,}|[축줄물공실추값빛불틀색칸글벽끝풀]) (?=[가-힣]+$)/;

const HOW_MUCH =
  /^(?:그래도|그래서|근데|그리고|하지만|그런데|서로|각각|각자|많이|조금|약간|모두|전부|너무|매우|훨씬|가장|제일|아주|정말|전혀|거의|자꾸|계속|점점|완전|되게|엄청)$/;

/** 다리가 무너짐: the particle is there. */
const isSubjectAlready = (what: string) =>
  /[이가]$/.test(what) && !isListedThing(what) && isListedThing(what.slice(0, -1));

function isSubject(before: string, what: string): boolean {
  if (isSubjectAlready(what)) return false;
  if (NO_SUBJECT.test(what) && !MEASURED.test(what)) return false;
  return (
    what.length === 1 ||
    isThingNoun(what) ||
    isDoingNoun(what) ||
    /(?:이랑|랑|와|과|하고) $/.test(before) ||
    (before !== '' && !HOW_MUCH.test(what) && mayLackParticle(what, before))
  );
}

/** What is done about a trouble, not the trouble. */
const OWN_STEP =
  /(?:하|정하|바꾸|고치|만들|찾|찾아보|물어보|알아보|나누|모으|그리|적|쓰|읽|보|넣|빼|붙이|재|놓|두|줄이|늘리|낮추|높이|옮기|맞추)$/;

/** 전화 인터뷰 30분: a doing, and for how long. */
function heldFor(step: string): string | null {
  const [, doing = '', much] = /^(.*[가-힣]) (\d+ ?(?:분|시간|회|번|일|주))(?:간|동안)?$/.exec(step) ?? [];
  return much && isDoingNoun(doing.split(' ').at(-1) ?? '')
    ? `${withParticle(doing, '을/를')} ${much} 동안 하`.replace(/(?<=[회번]) 동안/, '')
    : null;
}

/** 중국 땅에 찍음, 부호 반대로 함: done, and wrongly. */
const SLIPPED = /말고|잘못|반대로|거꾸로|틀려서|틀리게|헷갈려서|실수로|빠뜨|빼먹|늦게/;
const MENDED = /^(?:다시|처음부터|새로|고쳐)|(?:고침|수정|수정함|재측정|재작성|바로잡음)[.\s]*$/;
/** 찍음ㅋㅋ. */
const LAUGHED = /[.,\s!~^;ㄱ-ㅎㅏ-ㅣ]+$/;
const WITHOUT_VERB = /^(?:처음부터 )?다시$/;
/** 선생님이 지적, 친구 피드백: what somebody said. */
const POINTED =
  /^([가-힣]{1,5}(?: 선생님)?(?:님|쌤)?)(?:이|가|의)? ?(지적|조언|제안|피드백|충고)(?:함|했음|해 ?줌|해 ?주심|하심|받음)?$/;
/** 친구가 찾아 줌, 친구가 무겁다고 함: what somebody did for it. */
const HELPED = /^((?:친구|선생님|쌤|짝|모둠원|조원|선배|[가-힣]{2,3})(?:이|가) .*[가-힣])$/;
/** 수증기 공급 계속: it goes on by itself. */
const GOES_ON = /^(.*[가-힣]) (계속|지속|형성|개선|완화|단축)$/;
/** 연습 → 맞음. */
const CAME_OUT = /^(?:안정|안정됨|맞음|(?:잘 )?됨|잘됨|나아짐|좋아짐|(?:잘 )?돌아감|(?:잘 )?나옴)$/;
/** 조건 바꿈 → 해결. */
const CAME_RIGHT = /^(?:해결|해결됨|해결함|성공|성공함|통과|통과함|완성|완성함)[.!\s]*$/;

const WHOSE: readonly (readonly [RegExp, string])[] = [
  [/쌤|선생님|교사/, '선생님'],
  [/친구|짝|모둠|조원|선배/, '친구'],
];

/** What somebody pointed out or did, before the step that it led to; null where the step is the student's own. */
function others(step: string): string | null {
  const [, who = '', what = ''] = POINTED.exec(step) ?? [];
  if (who)
    return `${WHOSE.find(([whose]) => whose.test(who))?.[1] ?? who}의 ${withParticle(what, '을/를')} 듣고`;
  // 쌤이 회전을 쓰라고 하셔서 … 다시 함: the student's own doing behind it.
  const own = /[가-힣](?:서|고|며|면|는데) /.test(step.replace(/[다라자냐]고 [가-힣]+$/, ''));
  const stem = HELPED.test(step) && !own ? stemOf(step) : null;
  if (!stem) return null;
  // 추가 흔들림: nobody.
  if (
    !/^(?:친구|선생님|쌤|짝|모둠원|조원|선배)/.test(step) &&
    !/(?:[아어여해와워려춰]주|[다라자냐]고 하)$/.test(stem)
  )
    return null;
  return infinitive(stem);
}

/** 아두이노 꺼지 → 아두이노가 꺼지. */
const subjected = (stem: string): string =>
  stem.replace(WHAT_BEFORE, (whole, before: string, what: string) =>
    isSubject(before, what) ? `${before}${withParticle(what, '이/가')} ` : whole,
  );

/** Steps that a note joins by arrows, as one sentence: 영상 찍음 → 좌표 찍기 → 식 구함 becomes 영상 찍고 좌표 찍고 식 구함. */
export function withoutArrows(note: string, question: string | null = null): string {
  if (!ARROW.test(note)) return note;
  const twice = measuredTwice(note.replace(/[.\s]+$/, ''));
  if (twice) return twice;
  const thought = THOUGHT_SO.exec(note);
  if (thought) return `${thought[1]} 생각했으나 ${thought[2]}`;
  const [, was, is] = STOOD.exec(note) ?? [];
  if (was && is) return `${was}에서 ${withParticle(is, '으로/로')} 입장이 바뀌었다`;
  const changed = withChanges(note);
  const steps = changed.split(AT_ARROW).map((step) => step.replace(ASIDE, '').trim());
  const last = steps.pop() ?? '';
  if (steps.length === 0) return changed;
  if (steps.length > 4 || last === '') return note;
  const joined: string[] = [];
  const hindered = question !== null && intentOfQuestion(question) === '어려움과 해결' && steps.length === 1;
  const right = CAME_RIGHT.test(last.replace(LAUGHED, ''));
  for (const [at, step] of steps.entries()) {
    const bare = step.replace(LAUGHED, '');
    const next = steps[at + 1] ?? last;
    const said = others(bare);
    if (said) {
      joined.push(said);
      continue;
    }
    const slip =
      SLIPPED.test(bare) || (at + 1 < steps.length && others(next.trim()) !== null) ? stemOf(bare) : null;
    if (slip && (MENDED.test(next) || others(next) !== null)) {
      joined.push(`${past(slip)}으나`);
      continue;
    }
    const goesOn = GOES_ON.exec(bare);
    if (goesOn && (at > 0 || next !== last)) {
      joined.push(`${withParticle(goesOn[1] ?? '', '이/가')} ${goesOn[2]}되어`);
      continue;
    }
    const trouble = troubled(bare, question) ?? poor(bare);
    if (trouble) {
      joined.push(trouble);
      continue;
    }
    const stem = stemOf(bare) ?? wasStem(bare) ?? heldFor(bare);
    // 마실 수 있는지는 모름 → 세균 검사: an open question is no trouble.
    if (!stem || (/모르$/.test(stem) && /지[는도]? /.test(bare))) return note;
    // 각도가 달라, 응답이 애매하여: how it was is why the next step was taken.
    if (isAdjective(stem)) {
      // 맞는 게 아님 → 둘 다 필요.
      if (/(?:^| )아니$/.test(stem)) {
        joined.push(`${stem}라`);
        continue;
      }
      joined.push(subjected(infinitive(stem)));
      continue;
    }
    // 반대였음: as what it turned out to be.
    if (/[가-힣](?:였|이었)음$/.test(bare)) {
      joined.push(`${bare.replace(/(?:였|이었)음$/, (end) => (end === '였음' ? '여서' : '이어서'))}`);
      continue;
    }
    // 처음에는 서로 공 미룸 → 약속함, 말을 안 들음 → 순서를 정함: what was wrong until then.
    if (steps.length === 1 && WRONG_AT_FIRST.test(bare) && !BEFELL.test(stem)) {
      joined.push(`${past(stem)}으나`);
      continue;
    }
    if (UNDONE.test(bare) && steps.length === 1) {
      joined.push(`${stem}자`);
      continue;
    }
    // What befell the work (공이 나감) brings on the next step; what was done comes before it.
    const befell = BEFELL.test(stem);
    joined.push(
      befell
        ? `${stem.replace(WHAT_BEFORE, (whole, before: string, what: string) =>
            FORGOT.test(stem)
              ? /[은는도]$/.test(what)
                ? whole
                : `${before}${withParticle(what, '을/를')} `
              : (before === '' && !HOW_MUCH.test(what) && !isSubjectAlready(what)) || isSubject(before, what)
                ? `${before}${withParticle(what, '이/가')} `
                : whole,
          )}자`
        : `${stem.replace(TOOL, (_, tool: string) => `${withParticle(tool, '으로/로')} `)}${/[가-힣](?:(?<!같)이|가) /.test(step) || (hindered && !OWN_STEP.test(stem)) ? '자' : '고'}`,
    );
  }
  const end = last.replace(LAUGHED, '');
  const done = /기$/.test(end) ? stemOf(end) : null;
  const way = joined.at(-1) ?? '';
  // 실 두 가닥으로 매달음 → 안정, 자석 떨어뜨리기 → 천천히 떨어짐: what came of it.
  if ((CAME_OUT.test(end) || (OF_ITSELF.test(end) && !/[을를] /.test(end))) && way.endsWith('고'))
    joined[joined.length - 1] = `${way.slice(0, -1)}자`;
  // 가운데 값으로 바꿔 해결함: the step is what put it right.
  if (right && way.endsWith('고')) joined[joined.length - 1] = infinitive(way.slice(0, -1));
  return [
    ...joined,
    done
      ? nominal(done)
      : WITHOUT_VERB.test(end)
        ? `${end} 진행함`
        : end === '안정'
          ? '안정됨'
          : last
              .replace(DRAWN, (shape) => `${withParticle(shape, '을/를')} 만듦`)
              .replace(RECKONED, (what) => `${withParticle(what, '을/를')} 구함`),
  ].join(' ');
}
