import { isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { lastWord } from '../../style/words/stems.ts';
import { endedStem } from '../notes/word-forms.ts';

/** What is told on of somebody else, in sentences that need no subject any more. */

/** 소이는, 근데 짝은, 다른 친구는: whom a sentence is about. */
const TOPIC = /^(?:(?:근데|그런데|그리고|또|먼저|반면|특히),? )?(?:[가-힣]+ )?([가-힣]+?)(?:은|는) /;
const PEER = /^(?:친구|짝|짝꿍|선배|후배|언니|오빠|누나|형|동생|[조부팀]장|[모둠조팀부]+원)$/;
/** The student, or all of them. */
const OWN =
  /(?<![가-힣])(?:(?:나|저|우리|저희|난|전|날|절)(?:[는도가의를랑희와였]|에게|한테|이었)?|(?:내|제)가)(?=[ 가-힣])|같이|함께|둘이|셋이|넷이|서로|모두|다들|덕분|혼자|직접|스스로|대신/;
/** 결석했다, 네 명이었다: nothing that goes on. */
const OVER = /없[었는]|결석|조퇴|전학|졸업|(?:이었|였)(?:다|습니다|어요|음)|(?:은|는) \S*[흐맑]/;
/** Asked for what others did, or what was done together. */
const OF_OTHERS = /친구|모둠|조원|팀|짝|동료|부원|함께|협력|협업|협동|칭찬/;
/** What nobody but the student can say of anybody without naming them. */
const MINDED =
  /알[게았]|느[꼈낌끼]|배[웠우움]|생각|싶|깨달|이해|궁금|놀[라랐]|[좋싫]|고마|미안|기억|인상|보였|같[다았]|대단|부러|뿌듯|기뻤/;
/** 0을 붙이자고 했는데, 그래서, 그 말을 듣고: what follows is the student's answer to it. */
const SAID = /[다라자냐]고 |말[을로]?[ ,]|의견|제안/;
const ANSWERS = /^(?:그래서|그러니까|결국|이에|그 ?(?:말|얘기|이야기))|말을? 듣/;
const DID = /[았었했갔왔봤줬썼췄켰쳤졌렸꼈쟀냈났샀잤]+(?:다|어요|아요|습니다|음|고|는데)[.!~ㅋㅎㅠ\s]*$/;

/** 목소리가 커서 옆 조까지 같이 바꿨다: whose voice it is. */
const THEIR_OWN = /^(?:목소리|손|발|키|힘|눈|귀|성격|글씨|타자|얼굴|말|표정|체력|손재주)$/;
/** 내 글에서 23개 찾아냄: done to what is the writer's. */
const TO_ME = /(?<![가-힣])(?:내|제) [가-힣]/;
/** 내 짝 소이는: who it is stands before the name. */
const INTRODUCED =
  /^(?:그리고 |근데 |그런데 )?(?:내|제|우리|저희) (?:짝꿍?|친구|모둠원|팀장|조장|선배|후배)(?:인)? /;
/** 외치는 건 보람이가 맡았다: whose share it was. */
const SHARE = /^[^.]*(?:건|것은|[은는]) ([가-힣]+?)[이가] (?:맡았|했|담당했)[가-힣]*[.!~\s]*$/;

const WORK_OF = /^([가-힣]{2,5}?)이?의 [^.,]*[^다요음함됨임.,](?:[.!~\s]*)$/;
/** Asked for a friend's work: what was drawn in it is the friend's doing, whatever the student thought of it. */
const ASKS_FOR_THEIR_WORK =
  /(?:친구|다른 (?:모둠|조|팀|사람)|급우)(?:들)?의? ?(?:작품|그림|글|발표|영상|포스터|보고서|시|노래)/;
const MADE_IT = /[을를만] (?:[가-힣]+ ){0,2}[가-힣]*[었았했렸췄썼찍뒀넣]+(?:는데|고|지만) /;

const hasSubject = (raw: string, isName: (word: string) => boolean): boolean =>
  raw.split(/\s+/).some((word) => {
    const noun = /^(.+?)(?:은|는|이|가|도|께서)$/.exec(word.replace(/^[^가-힣A-Za-z0-9]+/, ''))?.[1];
    return (
      noun !== undefined &&
      (isName(noun) ||
        PEER.test(noun) ||
        (!THEIR_OWN.test(noun) && (isThingNoun(noun) || isListedThing(noun) || isDoingNoun(noun))) ||
        /(?:님|사람|분|애|것|게)$/.test(noun))
    );
  });

/** Whether a sentence is about one of the roster or a friend, and about nobody else. */
export function isOfFriend(raw: string, isName: (word: string) => boolean): boolean {
  const said = raw.trim().replace(INTRODUCED, '');
  const isFriend = (who: string | undefined) => who !== undefined && (isName(who) || PEER.test(who));
  if (OVER.test(raw) || OWN.test(said) || SAID.test(raw)) return false;
  // 아름이의 급식실 줄: whose work it is.
  if (isFriend(WORK_OF.exec(said)?.[1])) return true;
  return isFriend(TOPIC.exec(said)?.[1]) || isFriend(SHARE.exec(said)?.[1]);
}

/** Whether a deed without a subject is that of the friend whom the sentence before it is about. */
export function tellsOnOfFriend(
  raw: string,
  question: string | null,
  isName: (word: string) => boolean,
): boolean {
  if (question === null || !OF_OTHERS.test(question)) return false;
  if (ASKS_FOR_THEIR_WORK.test(question) && MADE_IT.test(raw) && !OWN.test(raw)) return true;
  return (
    (DID.test(raw) ||
      (TO_ME.test(raw) && endedStem(lastWord(raw.replace(/[.!~ㅋㅎㅠ\s]+$/, ''))) !== null)) &&
    !ANSWERS.test(raw.trim()) &&
    !OWN.test(raw) &&
    !MINDED.test(raw) &&
    !hasSubject(raw, isName)
  );
}

/** 보건실에 갔다: of a body, and told of nobody else than who was spoken of. */
const OF_A_BODY = /보건실|응급실|병원에|깁스|수술|쓰러|토했|부어서|다쳐서|다쳤|두드러기/;
const NAMED_FIRST =
  /^(?:(?:근데|그런데|그리고|또) )?(?:(?:내|제|우리|같은) )?(?:(?:짝꿍?|친구|팀|모둠|조|반)(?:의|인)? )?([가-힣]+?)(?:은|는|이|가) /;

/** Whether a sentence without a subject tells what befell the friend whom the sentence before it opens with. */
export function befellAFriend(
  raw: string,
  before: string | null,
  isName: (word: string) => boolean,
): boolean {
  const who = NAMED_FIRST.exec((before ?? '').trim())?.[1];
  if (!who || !(isName(who) || PEER.test(who))) return false;
  return OF_A_BODY.test(raw) && !OWN.test(raw);
}
