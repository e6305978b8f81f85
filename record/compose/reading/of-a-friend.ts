import { isDoingNoun, isListedThing, isThingNoun } from '../../style/nouns.ts';

/** What is told on of somebody else, in sentences that need no subject any more. */

/** 소이는, 근데 짝은, 다른 친구는: whom a sentence is about. */
const TOPIC = /^(?:(?:근데|그런데|그리고|또|먼저|반면|특히),? )?(?:[가-힣]+ )?([가-힣]+?)(?:은|는) /;
const PEER = /^(?:친구|짝|짝꿍|선배|후배|언니|오빠|누나|형|동생|[조부팀]장|[모둠조팀부]+원)$/;
/** The student, or all of them. */
const OWN =
  /(?<![가-힣])(?:나|저|내|제|우리|저희|난|전|날|절)(?:[는도가의를랑희와였]|에게|한테|이었)?(?=[ 가-힣])|같이|함께|둘이|셋이|넷이|서로|모두|다들|덕분|혼자|직접|스스로|대신/;
/** 결석했다, 네 명이었다: nothing that goes on. */
const OVER = /없[었는]|결석|조퇴|전학|졸업|(?:이었|였)(?:다|습니다|어요|음)|(?:은|는) \S*[흐맑]/;
/** Asked for what others did, or what was done together. */
const OF_OTHERS = /친구|모둠|조원|팀|짝|동료|부원|함께|협력|칭찬/;
/** What nobody but the student can say of anybody without naming them. */
const MINDED =
  /알[게았]|느[꼈낌끼]|배[웠우움]|생각|싶|깨달|이해|궁금|놀[라랐]|[좋싫]|고마|미안|기억|인상|보였|같[다았]|대단|부러|뿌듯|기뻤/;
/** 0을 붙이자고 했는데, 그래서, 그 말을 듣고: what follows is the student's answer to it. */
const SAID = /[다라자냐]고 |말[을로]?[ ,]|의견|제안/;
const ANSWERS = /^(?:그래서|그러니까|결국|이에|그 ?(?:말|얘기|이야기))|말을? 듣/;
const DID = /[았었했갔왔봤줬썼췄켰쳤졌렸꼈쟀냈났샀잤]+(?:다|어요|아요|습니다|음|고|는데)[.!~ㅋㅎㅠ\s]*$/;

const hasSubject = (raw: string, isName: (word: string) => boolean): boolean =>
  raw.split(/\s+/).some((word) => {
    const noun = /^(.+?)(?:은|는|이|가|도|께서)$/.exec(word.replace(/^[^가-힣A-Za-z0-9]+/, ''))?.[1];
    return (
      noun !== undefined &&
      (isName(noun) ||
        PEER.test(noun) ||
        isThingNoun(noun) ||
        isListedThing(noun) ||
        isDoingNoun(noun) ||
        /(?:님|사람|분|애|것|게)$/.test(noun))
    );
  });

/** Whether a sentence is about one of the roster or a friend, and about nobody else. */
export function isOfFriend(raw: string, isName: (word: string) => boolean): boolean {
  const who = TOPIC.exec(raw.trim())?.[1];
  if (OVER.test(raw)) return false;
  return who !== undefined && (isName(who) || PEER.test(who)) && !OWN.test(raw) && !SAID.test(raw);
}

/** Whether a deed without a subject is that of the friend whom the sentence before it is about. */
export function tellsOnOfFriend(
  raw: string,
  question: string | null,
  isName: (word: string) => boolean,
): boolean {
  if (question === null || !OF_OTHERS.test(question)) return false;
  return (
    DID.test(raw) &&
    !ANSWERS.test(raw.trim()) &&
    !OWN.test(raw) &&
    !MINDED.test(raw) &&
    !hasSubject(raw, isName)
  );
}
