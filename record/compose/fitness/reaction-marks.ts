import type { Mark } from './mark.ts';
import { THEIRS } from './others-marks.ts';
import { UNSOLVED } from './reasons.ts';
import { SPOKEN } from './spoken-marks.ts';

const BLAME = '다른 사람을 탓하는 말이 들어 있어 제외했습니다.';
const TRIFLE = '구체적인 활동 내용이 드러나지 않아 제외했습니다.';
const PRIZE = '수상 여부는 적을 수 없어 제외했습니다.';
const THEY =
  '(?:친구(?:들)?|애들|다들|모두|모둠원(?:들)?|조원(?:들)?|짝|반장|사람들|관객(?:들)?|동생|형|누나|언니|오빠|학급 친구들|[가-힣]{2,3}이?)';

/** How others took it, in what the student wrote: praise, laughter and chaff are no doing of the student's. */
export const REACTION_MARKS: readonly Mark[] = [
  {
    // 애들이 감자 먹고 싶다고 해서 다 웃었어요.
    pattern:
      /(?:다|애들|친구들?|모두|다들|다 ?같이|서로|계속|너무|엄청|빵) ?(?:웃었|웃음|웃겼|터졌|터짐|빵터)[가-힣]*[.!~ㅋㅎㅠ\s]*$/,
    reason: THEIRS,
  },
  {
    // 수아가 제 발표를 보고 스티브 잡스 같다고 했어요.
    pattern: new RegExp(
      `${THEY}(?:이|가|은|는|도) [^.]*(?:(?<!것 ?|거 ?)같|닮았|멋있|멋지|잘했|잘한|잘 ?그렸|예쁘|귀엽|웃기|대단하|부럽|재밌|재미있|맛있|신기하|최고|가 ?보고 싶|해 ?보고 싶)(?:다|라)고 (?:했|말했|말해|해 ?[주줬]|함|칭찬|해서 (?:뿌듯|기[뻤분]|좋|웃))`,
    ),
    reason: THEIRS,
  },
  {
    // 연습 안 오는 애들 때문에 스트레스 받았는데.
    pattern:
      /(?:애들?|친구들?|사람들?|조원들?) 때문에 (?:너무 |진짜 |엄청 )?(?:스트레스|짜증|화가|화났|빡|힘들|열 ?받|속상)/,
    reason: BLAME,
  },
  {
    pattern: /친구들?이 [^.]*(?:겠다고|달라고|싶다고) [^.]*(?:재미|재밌|웃|뿌듯|좋았|기뻤)/,
    reason: THEIRS,
  },
  { pattern: /가위 ?바위 ?보[^.]*(?:걸[렸려림]|졌|져서|이겼|짐[.\s]*$)/, reason: TRIFLE },
  { pattern: /까 ?봐서? (?:말(?:도|을)? ?)?(?:못|안) [^.]*$/, reason: UNSOLVED },
  {
    pattern: /(?:싸웠|싸우|다퉜|다투)[^.]*(?:제비 ?뽑기|가위 ?바위|내기)|도망(?:감|갔|가)|쏘일 뻔/,
    reason: TRIFLE,
  },
  { pattern: /소름 ?(?:돋|끼)/, reason: TRIFLE, toldBy: /소름/ },
  { pattern: /내기[^.]*(?:이겼|졌음|졌어|졌다|이김)/, reason: TRIFLE },
  { pattern: /(?:울었|웃었|박수 ?쳤|좋아했|감동했)(?:대요|다고 ?[해했])/, reason: THEIRS },
  { pattern: /다크 ?서클|(?:싶다고|하자고|좋다고|싫다고) (?:계속 |자꾸 )?그랬/, reason: THEIRS },
  { pattern: /장난 ?(?:이 ?)?아[니님]|실화/, reason: SPOKEN },
  { pattern: /소리(?:를)? ?질[러렀]|쳐다[봤봄]/, reason: TRIFLE },
  { pattern: /줘서 (?:너무 |진짜 |정말 )?(?:감동|고마|뿌듯)|동났/, reason: THEIRS },
  // 눈 빠지는 줄 알았어요.
  {
    pattern:
      /(?:죽는|빠지는|미치는|쓰러지는|얼어 ?죽는|터지는|망한|토하는|떨어지는) ?줄[가-힣 ]*[.!~ㅋㅎㅠ\s]*$/,
    reason: SPOKEN,
  },
  // 선생님이 하라고 하셔서 했습니다.
  {
    pattern:
      /(?:선생님|쌤|샘)(?:이|께서) (?:그냥 )?(?:하라고|시켜서|시키셔서|해 ?보라고|하래서) ?[가-힣 ]{0,8}(?:했|함|하게|됐|됨|한 거)[가-힣]*[.!~\s]*$/,
    reason: TRIFLE,
  },
  { pattern: /(?<![가-힣])상(?:은|을|도) (?:못|안) ?(?:받|탔|타)/, reason: PRIZE },
  { pattern: /비웃[었음]|놀[렸려림][가-힣]*[.!~ㅠ\s]*$/, reason: THEIRS },
  {
    pattern: /미쳤|미침|쩔[었음어]|레전드|ㄹㅇ|ㅇㅈ|개(?:잘|쩌|못|웃)|(?<![가-힣])(?:찐|존)(?:으로|잘|맛)/,
    reason: SPOKEN,
  },
];
