import type { Mark } from './mark.ts';
import { THEIRS } from './others-marks.ts';
import { EVERYDAY, NOT_SHOWN, PRECONCEPTION } from './reasons.ts';
import { SPOKEN } from './spoken-marks.ts';

export const OPINED = '느낌이나 짐작만 적은 문장이어서 제외했습니다.';
const UNMEASURED = '수에 단위가 없어 얼마나인지 알 수 없는 문장이어서 제외했습니다. 단위를 적어 넣어 주세요.';
const PRIVATE = '학번이나 반 번호처럼 학생을 알아볼 수 있는 정보가 들어 있어 제외했습니다.';

/** Marks in what the student wrote. */
export const RAW_MARKS: readonly Mark[] = [
  // 몰래 운 적도 있어요.
  {
    pattern:
      /(?:(?:^| )(?:운|울었던|울던) 적[이도은]? (?:있|많)|눈물이? ?(?:났|흘렸)|울컥했|울었)[가-힣]*[.!~ㅠ\s]*$/,
    reason: EVERYDAY,
    toldBy: /(?:^| )(?:운|울) |눈물|울/,
  },
  // 급식에 감자가 나와서 좀 그랬음; 완전 재밌었고 시간이 금방 갔어요.
  {
    pattern:
      /[아어여해와]서 (?:좀|조금|뭔가|약간) 그랬[다음어]|(?:재미있|재밌|즐거웠|좋았)[^.]*시간(?:이|도|은)? ?(?:금방|빨리|훌쩍) ?(?:갔|지나)[가-힣]*[.!~ㅋㅎㅠ\s]*$/,
    reason: EVERYDAY,
  },
  // 그냥 반 전체가 다 하는 거였다; 우리 반은 원래 좀 시끄럽다.
  {
    pattern:
      /^그냥 [^.]*(?:다 |모두 )?(?:하는|해야 하는|시켜서 하는) ?(?:거|것)(?:였|이었)|^(?:(?:근데|그런데|그리고) )?(?:우리|저희) ?(?:반|학교|조|모둠)(?:은|는) (?:원래|항상|늘|맨날) (?:좀 |조금 |너무 |진짜 )?[가-힣]{2,6}[.!~ㅋㅎㅠ\s]*$/,
    reason: NOT_SHOWN,
  },
  // 저희 모둠은 저, 가람이, 승호 이렇게 넷이었습니다: who belonged to it.
  {
    pattern:
      /^(?:저희|우리) ?(?:조|모둠|팀)(?:은|는|원은) (?=[^.]*(?<![가-힣])(?:저|나)(?:[, ]|랑|와|하고|까지))[^.]*이렇게 (?:총 )?(?:둘|셋|넷|다섯|여섯|\d+ ?명)(?:이었[다습어]|이에요|입니다|이다|임|예요)/,
    reason: NOT_SHOWN,
  },
  // 처벌만 세게 하면 되는 줄: believed, and nothing more.
  { pattern: /[가-힣][은는ㄴ] 줄[.\s]*$/, reason: PRECONCEPTION },
  // 다들 … 던진다: everybody is the subject to the end.
  {
    pattern: /다들 (?![^.]*(?:서|데|지만|고|니까?|며) )[^.]*[다요음함][.!\s]*$/,
    reason: THEIRS,
    toldBy: /(?:모두|다들)(?!의 (?:찬성|동의)을? ?를? ?얻)/,
  },
  {
    pattern:
      /(?<![\d.,])[1-3](?:0[1-9]|1\d|2\d)(?:0[1-9]|[1-4]\d)번?(?=이고|이며|입니다|이에요|인데| [가-힣]{2,4}(?:입니다|이에요|예요|이고))|학번|(?<!\d)\d{1,2}반 ?\d{1,2}번(?![가-힣]*째)/,
    reason: PRIVATE,
  },
  // 계속 잡음 야속한 놈, 생각보다 노가다였다: no words of a record, and nothing is lost with them.
  {
    pattern: /[한은는쁜] 놈(?:이다|임|들)?[.!~ㅋㅎㅠ\s]*$|(?<![가-힣])(?:노가다|개고생|빡[치쳤침쳐칠친])/,
    reason: SPOKEN,
  },
  // 관리비 8 전기가스 4 넣고: how much of what nobody can tell.
  {
    pattern:
      /(?<![가-힣\d:])(?!(?:문제|단원|실험|그림|표|점|반|조|모둠|문항|단계) )[가-힣]{2,6} \d+(?:,? [가-힣]{2,6} \d+)+ (?:넣|더하|빼|잡)/,
    reason: UNMEASURED,
  },
  // 진짜 할머니가 된 것 같았다: without its hedge it is not so.
  { pattern: /(?:이|가) 된 (?:것|거) ?같|(?:인|한) 기분이/, reason: OPINED },
  {
    pattern:
      /(?:거|건|게) ?(?:맞죠|맞나요|아닌가요)|^(?!.*(?:왜|어떻게|얼마나|무엇|어떤) ).*(?:죠|나요|까요|을까|ㄹ까)\?$/,
    reason: OPINED,
  },
];
