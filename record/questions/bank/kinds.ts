import type { Intent } from '../../types.ts';
import { anyOf, type Cue, ends, nounsOf, tells, whole } from './cues.ts';
import { ART_KINDS } from './kinds-of-arts.ts';
import { CAREER_KINDS } from './kinds-of-careers.ts';
import { CLASS_KINDS } from './kinds-of-classes.ts';
import { DAY_KINDS } from './kinds-of-days.ts';
import { INQUIRY_KINDS } from './kinds-of-inquiry.ts';
import { STUDY_KINDS } from './kinds-of-study.ts';
import { WORD_KINDS } from './kinds-of-words.ts';

/** What a form is for: a subject, or an area of the creative activities. */
export type Area = 'subject' | 'autonomy' | 'club' | 'career';

/** Questions that fit one way of working only, whatever the subject; they go before the general ones. */
export interface ActivityKind {
  /** Words of the lesson that tell the kind. */
  cues: readonly Cue[];
  /** Where such a lesson is held; without, anywhere. */
  areas?: readonly Area[];
  /** What other classes open with too: where another kind stands, it is only asked of after that. */
  leadsUp?: true;
  questions: Partial<Record<Intent, readonly string[]>>;
}

export const ACTIVITY_KINDS: readonly ActivityKind[] = [
  ...WORD_KINDS,
  {
    cues: [
      [
        2,
        ends(
          '(?<!상)함수|방정식|부등식|수열|미분|적분|미적분|순열|벡터|행렬|이항정리|나머지정리|인수정리|사인법칙|코사인법칙|포물선|쌍곡선|타원',
        ),
      ],
      [
        2,
        whole(
          '경우 수|확률|조건부확률|극한|경우의 수|이차곡선|확률분포|정규분포|표본평균|도함수|삼각비|로그',
        ),
      ],
      [2, /[a-zA-Z]\s?=|\^|(?<![a-z])lim(?![a-z])/],
      [2, /몰 농도 |(?:분자량|몰수|질량비)(?= )/],
      [1, whole('명제|집합|조합|공식|닮음|넓이|부피|그래프|증명|꼭짓점|점화식|구하기|풀기')],
      [
        -2,
        whole(
          '파이썬|프로그램|코드|코딩|엑셀|스프레드시트|앱|직업|조건문|반복문|자료형|딕셔너리|버그|디버깅|변수명',
        ),
      ],
      // A game that is made or played with chances is no exercise.
      [-2, ends('게임')],
      // What is drawn with a tool is not reckoned.
      [-5, whole('작도|알지오매스|지오지브라')],
      [-5, ends('종이접기|사진|모형')],
      [-2, ends('만들기')],
    ],
    areas: ['subject', 'club'],
    questions: {
      동기: ['풀이를 시작할 때 가장 확인해 보고 싶었던 것은 무엇이고, 그 까닭은 무엇인가요?'],
      과정: [
        '식을 세우고 풀어 간 과정을 단계별로 설명해 주세요. 각 단계에 쓴 개념도 밝혀 주세요.',
        '풀이에서 얻은 식이나 값, 그림이 뜻하는 것을 말로 풀어 설명해 주세요.',
      ],
      '어려움과 해결': ['식을 세우거나 계산하다가 막힌 부분은 어디였고, 무엇을 다시 살펴 해결했나요?'],
      협력: ['친구와 풀이를 비교해 보았을 때 서로 다른 점은 무엇이었고, 어떤 설명을 주고받았나요?'],
      '배운 점': ['공식을 외우는 것과 다르게 원리를 따져 보면서 새롭게 이해한 점은 무엇인가요?'],
      확장·진로: ['조건을 바꾸어 더 탐구해 보고 싶은 문제를 하나 만들어 적어 주세요.'],
    },
  },
  {
    cues: [
      [
        2,
        ends(
          '배드민턴|농구|축구|배구|탁구|테니스|야구|핸드볼|플로어볼|티볼|피구|족구|넷볼|킨볼|풋살|하키|럭비|(?:배드민턴|농구|축구|배구|탁구|테니스|야구)부',
        ),
      ],
      [
        2,
        ends('뜀틀|철봉|줄넘기|뛰기|달리기|던지기|구르기|필라테스|태권도|씨름|볼링|골프|(?<! 김)수영|체조'),
      ],
      [2, /(?:매트|뜀틀|근력|유산소) ?운동 |스포츠 ?(?:리그|클럽) /],
      [-1, /\{작품\}/],
      // 달리기 영상으로 순간속도를 구함: a race that is reckoned with.
      [-5, ends('순간속도|평균속도|미분|미분계수|적분|함수|도함수|변화율|속도')],
      [1, whole('체력|경기|요가|육상|유도|운동|패스|드리블|슛|서브|리시브|토스|자세|동작|팀|리그')],
      [
        -2,
        ends(
          '변동|침체|불황|관람|문화|문제점|윤리|호황|물가|금리|실업|경제|정책|시장|산업|마케팅|직업|진로|기사|신문|영화|소설|역사',
        ),
      ],
      [
        -2,
        ends(
          '등가속도|가속도|속력|물체|운동량|충돌|역학|법칙|궤적|포물선|함수|통계|확률|데이터|로봇|코드|앱|전자기',
        ),
      ],
    ],
    areas: ['subject', 'club', 'autonomy'],
    questions: {
      동기: [
        '수업을 시작할 때 가장 익히고 싶었던 동작은 무엇이고, 그 이유는 무엇인가요?',
        '수업을 시작하며 스스로 세운 목표는 무엇이고, 처음 기록이나 실력은 어느 정도였나요?',
      ],
      과정: [
        '경기나 연습에서 내가 맡은 자리와 실제로 한 움직임을 적어 주세요.',
        '목표를 이루기 위해 연습하거나 운동한 방법을 횟수나 기록과 함께 적어 주세요.',
      ],
      '어려움과 해결': [
        '운동하다가 힘들었던 순간은 언제였고, 어떻게 넘겼나요?',
        '잘되지 않던 동작은 무엇이고, 자세나 방법을 어떻게 바꾸어 해결했나요?',
      ],
      협력: [
        '동료의 움직임을 살펴 도와준 일이나 동료에게 받은 도움을 적어 주세요.',
        '같은 편 친구와 어떤 작전이나 신호를 정했고, 서로 어떻게 도왔나요?',
      ],
      '배운 점': [
        '처음과 비교하여 나아진 동작은 무엇이고, 무엇이 그 변화를 가져왔나요?',
        '경기나 연습을 하며 나의 태도에서 달라진 점은 무엇인가요?',
      ],
      확장·진로: [
        '이번에 기른 체력이나 태도를 앞으로 생활에서 어떻게 이어 가고 싶나요?',
        '다음에 더 연습하고 싶은 기술과 그 계획을 적어 주세요.',
      ],
    },
  },
  {
    cues: [
      [2, / \{규칙\} /],
      [1, whole('정하기|제정|지키기|만들기|고치기')],
      [-1, whole('경기|보드게임|문법|맞춤법')],
      // What a game is played by, or a language follows, nobody keeps up in class.
      [-4, whole('게임|주사위|기댓값|확률')],
    ],
    areas: ['subject', 'autonomy', 'club'],
    questions: {
      동기: [
        '{규칙:이/가} 우리에게 필요하다고 생각했던 까닭은 무엇인가요?',
        '{규칙}에 꼭 넣고 싶었던 내용과 그 이유를 적어 주세요.',
      ],
      과정: [
        '{규칙:을/를} 정할 때 내가 낸 의견과 그 근거를 적어 주세요.',
        '{규칙:을/를} 정하고 알리기까지 내가 한 일을 순서대로 적어 주세요.',
      ],
      '어려움과 해결': ['{규칙:이/가} 잘 지켜지지 않아 어려웠던 때가 있었다면 어떻게 해결했나요?'],
      협력: ['{규칙:을/를} 두고 의견이 갈렸을 때 합의를 이루기 위해 내가 한 말이나 행동은 무엇인가요?'],
      '배운 점': ['{규칙:을/를} 함께 정하면서 새롭게 깨달은 점은 무엇인가요?'],
      확장·진로: ['{규칙:이/가} 잘 지켜지도록 앞으로 더 제안하고 싶은 것은 무엇인가요?'],
    },
  },
  {
    // A poster or a film of one is made, and nobody stands at the gate.
    cues: [
      [2, ends('캠페인')],
      [-2, / 캠페인 (?:포스터|영상|광고|노래|로고|문구|표어|슬로건|전단지|카드뉴스) /],
    ],
    questions: {
      동기: ['캠페인이 우리 학교에 필요하다고 생각했던 까닭은 무엇인가요?'],
      과정: ['문구나 포스터, 실천 방법을 어떻게 정했고, 내가 한 일은 무엇인가요?'],
      '어려움과 해결': ['참여가 적거나 효과가 보이지 않아 힘들었던 때에 방법을 어떻게 바꾸었나요?'],
      협력: ['함께 준비한 친구와 일을 어떻게 나누었나요?'],
      '배운 점': ['캠페인 전과 후에 달라진 점을 숫자나 장면을 들어 적어 주세요.'],
      확장·진로: ['앞으로 이어서 실천해 보고 싶은 일은 무엇인가요?'],
    },
  },
  ...ART_KINDS,
  {
    cues: [
      [2, /(?<!모의 )(?:학급|학생|전교|자치|대의원|부서|안건)?(?<!어전|국무|제헌|유엔|정상|국제)회의 /],
      [1, ends('자치회|학생회|자치')],
      [1, whole('안건|건의|전교|학생|대의원|정하기|의견')],
      [-1, ends('선거|임원')],
    ],
    areas: ['autonomy'],
    questions: {
      동기: ['회의에서 내가 제안하고 싶었던 안건이나 맡고 싶었던 일과 그 이유를 적어 주세요.'],
      과정: [
        '회의에서 내가 낸 의견과 그 근거를 적어 주세요.',
        '내가 낸 의견이나 맡은 역할이 실제로 어떻게 실천되었는지 적어 주세요.',
      ],
      '어려움과 해결': ['의견이 하나로 모이지 않아 어려웠던 때에 무엇을 기준으로 정하여 해결했나요?'],
      협력: ['의견이 갈렸을 때 합의를 이루기 위해 내가 한 말이나 행동은 무엇인가요?'],
      '배운 점': ['함께 의논하여 정하면서 새롭게 깨달은 점은 무엇인가요?'],
      확장·진로: ['다음 회의에서 더 다루고 싶은 안건과 그 이유를 적어 주세요.'],
    },
  },
  {
    cues: [
      [2, ends('답사|견학|탐방|현장체험|(?:체험|현장) 학습|현장 체험')],
      [-2, whole('대본|장소|코스|계획|사전|VR|가상|온라인|영상')],
    ],
    questions: {
      동기: ['현장에서 직접 확인해 보고 싶었던 것은 무엇이고, 그 이유는 무엇인가요?'],
      과정: ['현장에서 관찰하거나 조사한 내용을 장소와 함께 구체적으로 적어 주세요.'],
      '어려움과 해결': ['책이나 자료에서 본 것이나 예상과 달랐던 점은 무엇이고, 어떻게 다시 확인했나요?'],
      협력: ['함께 다닌 친구와 역할을 어떻게 나누었나요?'],
      '배운 점': ['현장에 가 보았기 때문에 새롭게 알게 된 것은 무엇인가요?'],
    },
  },
  {
    cues: [
      [2, ends('심폐소생술|심폐 소생술|응급처치|응급 처치|안전교육|안전 교육')],
      [1, ends('훈련')],
      [1, anyOf('[가-힣]*(?:대피|소방|화재|지진|재난|안전|민방위|방사능)')],
      [-2, whole('체력|발성|뇌|모델')],
    ],
    questions: {
      동기: ['훈련이나 교육에 참여하기 전에 알고 있던 것과 궁금했던 점은 무엇인가요?'],
      과정: ['훈련이나 교육에서 직접 해 본 행동을 순서대로 적어 주세요.'],
      '어려움과 해결': ['실제로 해 보니 어려웠던 행동은 무엇이고, 어떻게 고쳤나요?'],
      협력: ['훈련이나 실습을 하면서 친구와 서로 살펴 주거나 도움을 주고받은 일을 적어 주세요.'],
      '배운 점': ['위급한 상황에서 꼭 지켜야 한다고 새롭게 알게 된 점은 무엇인가요?'],
      확장·진로: ['앞으로 생활 속에서 실천할 안전 약속을 적어 주세요.'],
    },
  },
  {
    cues: [
      [2, ends('인터뷰|면담|(?<!수능)특강|강연|직업인과의 만남')],
      [-2, / 인터뷰 영상 /],
      [-3, ends('전자 ?우편|이메일|메일|서면')],
    ],
    questions: {
      동기: ['{만남:을/를} 앞두고 꼭 물어보거나 확인해 보고 싶었던 것은 무엇이고, 그 이유는 무엇인가요?'],
      과정: ['{만남}에서 묻거나 들은 이야기 가운데 기억에 남는 내용을 구체적으로 설명해 주세요.'],
      '어려움과 해결': [
        '{만남}에서 생각했던 것과 달랐던 점이 있다면 무엇이고, 그 차이를 어떻게 받아들였나요?',
      ],
      '배운 점': ['{만남}에서 들은 이야기를 통해 새롭게 알게 된 점은 무엇인가요?'],
    },
  },
];

const ALL_KINDS = () => [
  ...CAREER_KINDS,
  ...CLASS_KINDS,
  ...DAY_KINDS,
  ...ACTIVITY_KINDS,
  ...STUDY_KINDS,
  ...INQUIRY_KINDS,
];

/** How many of the parts of a lesson one of these kinds shows signs in. */
export function partsOf(kinds: readonly ActivityKind[], parts: readonly string[]): number {
  return parts.filter((part) => kinds.some((kind) => tells(kind.cues, nounsOf(part)))).length;
}

const MOST_KINDS = 2;
/** Whether a kind asks of what was made or written by its name. */
const isOfProduct = (kind: ActivityKind) => /\{(?:작품|글)/.test(Object.values(kind.questions).flat().join());

/**
 * The kinds that a lesson shows signs of: the two that stand first, what tells more first, and those of what was made.
 * @param told the description and each of its steps
 * @param first the part that it opens with: what a lesson ends in (축제 때 부스 운영) does not tell its kind before that
 */
export function kindsOf(
  told: readonly string[],
  area: Area = 'subject',
  first = told[0] ?? '',
): readonly ActivityKind[] {
  const nouns = told.map(nounsOf).join('');
  const opening = nounsOf(first);
  // 선거 연령을 조사하고 모의 국회를 열어: the survey led up to it.
  const late = (kind: ActivityKind) => Number((kind.leadsUp ?? false) || !tells(kind.cues, opening));
  const all = ALL_KINDS()
    .filter((kind) => (kind.areas?.includes(area) ?? true) && tells(kind.cues, nouns))
    .toSorted((one, other) => late(one) - late(other));
  // What was made or written is asked about, whatever two kinds tell more.
  return all.filter((kind, i) => i < MOST_KINDS || isOfProduct(kind));
}
