import type { Mark } from './mark.ts';
import { EVERYDAY, NOT_SHOWN, UNSOLVED } from './reasons.ts';
import { OPINED } from './raw-marks.ts';
import { THEIRS } from './others-marks.ts';

const HURT = '다치거나 아팠던 일을 적은 문장이어서 제외했습니다.';
const ATTENDANCE = '지각이나 결석처럼 출결에 대한 일은 적을 수 없어 제외했습니다.';
const RANK = '순위나 등수는 적을 수 없어 제외했습니다.';

/** A part of the body, at the head of a word: 손이, 손가락을; no 눈금, no 발표. */
const BODY =
  '(?<![가-힣])(?:손가락|손목|손등|손톱|손|발가락|발목|발|무릎|팔꿈치|팔|다리|이마|허리|어깨)(?:이|가|을|를|도)?';

/** What befell a student, in what the student wrote: no doing, and nothing that was learnt of it. */
export const HAPPENED_RAW: readonly Mark[] = [
  // 강판에 손 살짝 까짐.
  {
    pattern: new RegExp(
      `${BODY} (?:[가-힣]+ )?(?:까[졌지짐]|베[였이임]|벴|뎄|데[임었]|다쳤|다침|긁[혔힘]|찔[렸림]|삐[었끗]|부었|아[팠픔])[가-힣]*[.!~ㅠㅜㅋㅎ^\\s]*$`,
    ),
    reason: HURT,
  },
  // 두 번 다 지각했고 한 번은 결석(병원)했어요; 결석한 친구 is somebody else, 지각한 대륙이동설 none.
  {
    pattern:
      /(?<![가-힣])(?:지각|결석|조퇴)(?:을|를)? ?(?:\([^)]*\))? ?(?:했|함(?=[.!\s]|$)|해서|하여|하는 바람|한 ?(?:날|적|탓|바람))(?![^.]*(?:친구|학생|모둠원|조원|짝)(?:이|가|를|을|에게|한테))/,
    reason: ATTENDANCE,
  },
  // 투표 결과 6모둠 중에 2등이었습니다.
  {
    pattern:
      /(?<![가-힣])(?:\d+ ?(?:모둠|팀|조|반|명|개 ?조|개 ?팀)|전체|반|학급|우리 ?반) ?(?:중에?서?|가운데(?:서)?|에서)는? [^.]{0,8}?\d+(?:등|위)(?:이|였|을|를|으로|로|임|함|했|$|[.!\s])/,
    reason: RANK,
  },
  // 싸운 적 없음: what did not happen.
  {
    pattern: /(?<![가-힣])(?:싸운|다툰|싸움|다툼) ?(?:적|일)?[이은도]? ?(?:한 ?번도 |전혀 )?없/,
    reason: NOT_SHOWN,
  },
  // 웃음이 터져서, 눈물이 날 뻔했지만.
  { pattern: /웃음이? ?(?:터[져졌진짐]|나[왔와])|눈물이? ?날 ?뻔/, reason: EVERYDAY },
];

/** What befell a student, as it would be told. */
export const HAPPENED_TEXT: readonly Mark[] = [
  // 관리비를 아예 빼먹음.
  { pattern: /(?<!물건을 )(?:빼먹음|빼먹었음)\.$/, reason: UNSOLVED },
  // 이해를 못 했고 넘어감.
  {
    pattern: /(?:못 ?[가-힣]{1,3}(?:고|서)|지 (?:않|못)[가-힣]*(?:고|아서|해서)) (?:[가-힣]+ )?넘어감\.$/,
    reason: UNSOLVED,
  },
  // I think so라고만 함: said too little.
  {
    pattern: /^(?!.*(?:않고|안 하고|아니라|대신|보다)).*(?:라고|다고)만 (?:말함|대답함|답함|함)\.$/,
    reason: UNSOLVED,
  },
  // 세 번 다시 해 봤는데 똑같았음: and nothing came of it.
  {
    pattern:
      /(?:는데도?|지만|으나) (?:결과[는가이]? |값[은이]? |또 |역시 )?(?:똑같았음|마찬가지였음|그대로였음)\.$/,
    reason: UNSOLVED,
  },
  // 말 잘 하지 않던 친구와 친해짐; 함께 대본을 쓰며 친해짐 tells of what.
  {
    pattern:
      /^(?![^.]*[을를] ).*(?:친구|모둠원|조원|부원|짝|선배|후배)(?:들)?(?:와|과|랑) (?:[가-힣]+ )?(?:친해짐|친해졌음|가까워짐)\.$/,
    reason: NOT_SHOWN,
  },
  // 외우기는 훨씬 쉬웠음.
  { pattern: /기(?:는|가|도)? (?:훨씬 |더 |매우 |오히려 )*(?:쉬웠음|편했음|쉬움)\.$/, reason: OPINED },
  // 쓸모 있는 것을 만듦.
  {
    pattern:
      /^(?:쓸모 ?있는|유용한|멋진|좋은|재미있는|의미 ?있는|새로운) (?:것|일)을 (?:만듦|함|해 ?봄|배움|얻음)\.$/,
    reason: NOT_SHOWN,
  },
  // 시간은 2분 40초임: how long, of nothing.
  { pattern: /^(?:발표 )?(?:시간|분량|길이)[은는] \d[^.]*(?:임|이었음|였음)\.$/, reason: NOT_SHOWN },
  // 사설은 친구, 만평은 다른 친구, 광고는 또 다른 친구가 함.
  {
    pattern:
      /^(?!.*자신)(?:[^,.]+[은는] (?:(?:또 )?다른 )?(?:친구|모둠원)(?:가|이)?, )+[^,.]+[은는] (?:(?:또 )?다른 )?(?:친구|모둠원)(?:가|이) [가-힣 ]{1,8}\.$/,
    reason: THEIRS,
  },
  // 친구가 빈자리를 막아 줬고 다음 날 그림이 와서 다시 바꿈: theirs, to the end.
  {
    pattern:
      /^(?:(?:또 )?다른 )?(?:친구|모둠원|짝)(?:이|가) (?!.*(?:자신|덕분|배우|알려|가르쳐|설명해))[^.]*[아어해려여져] ?(?:줬|주었)고,? [^.]*\.$/,
    reason: THEIRS,
  },
];
