import { ONE_LETTER_THING } from '../../style/words/one-letter-things.ts';
import { isDescribed, isOwner, leadsToThing, likenessOf } from './as-a-person.ts';
import { BEFORE_NAME } from './name-words.ts';
import { formOrName } from './form-or-name.ts';
import type { Mention } from './surely-a-person.ts';
import { DONE_WITH, EVERYBODY, HELPED, OWN_TURN, RARE_WORD, SURE_BEHIND_I } from './word-names.ts';

/**
 * Names that are ordinary words too, where nothing right beside them says which is meant: what may be a person and cannot be
 * put right is left out. A classmate's name in a record is the gravest fault of all, a sentence among the spares is none.
 */

const SUBJECT = /^(?:이?[가는]|은|이|이가|이는)$/;
const WITH = /^이?랑|^하고/;
const TO = /^(?:에게|한테|께)/;
/** Said or done to somebody: 바다에게 분수식을 설명해 주고. */
const GIVEN_TO =
  /^ [^.!?]{0,30}(?:설명|알려|말[하해했을]|물[어었]|도와|빌려|보여|가르쳐|건네|보내|제안|부탁|사과|고마|미안)/;
/** 내 짝 솔이: who it is stands before the name. */
const INTRODUCED = new RegExp(`(?<![가-힣])(?:${BEFORE_NAME}) $`);
/** 나랑 별이랑 한결이: beside whoever writes. */
const BESIDE_ME = /(?:^|[\s,])(?:나|저)(?:랑|와|하고) $/;

/** What a state, a people or nature may do like a person: 나라가 법을 만들고, 바다가 열을 품는다. */
const POWERS =
  /^(?:나라|사회|시대|자연|세계|조직|문화|경제|역사|과학|미래|나무|바다|우주|하늘|바람|태양|시인|영웅|대상)$/;

/** What pupils have in their hands or do by turns. */
const OF_A_CLASSROOM =
  /^ (?:[가-힣]+ ){0,3}(?:이어폰|핸드폰|휴대폰|폰|종이|가위|풀|마이크|대본|카드|칠판|분필|공책|노트|연필|지우개|자|책상|의자|부심|심판|주심|사회|발표|숙제|과제|검산|대사|서기|타이머|초시계|카메라|영상|사진|포스터|피피티|PPT|파일|코드|콕|북|장구|리코더|패스|서브|슛|점수|기록지|물감|붓|컵|비커|테이프|글루건|찰흙|먹물|바늘|반죽|재료|우유|시약|용액|시험관|판|종이컵|도화지)(?:를|을)/i;

/** 읽자고 지혜가 그래서: who said it stands behind it. */
const SAID_BEFORE = /[다라자냐]고 $/;

/** Whether an ordinary name does what only a person does, and nothing makes it the word. */
export function isActing(
  as: Pick<Mention, 'name' | 'particle'>,
  before: string,
  rest: string,
  lesson: string,
): boolean {
  if (!SUBJECT.test(as.particle) || EVERYBODY.test(as.name) || lesson.includes(as.name)) return false;
  const form = formOrName(as, before, rest);
  if (form) return form === 'name';
  if (isDescribed(before)) return false;
  if (SAID_BEFORE.test(before) && /^ (?:그[래랬러]|말|했|제안|물)/.test(rest)) return true;
  const like = likenessOf(rest);
  return like === 'person' || (like === 'acting' && !POWERS.test(as.name));
}

/** What an ordinary word of the roster stands for; `isKnown` where it is somebody elsewhere in the sheet. */
export function perhapsNamed(
  mention: Mention,
  before: string,
  rest: string,
  { lesson, isKnown }: { lesson: string; isKnown: () => boolean },
): 'person' | 'perhaps' | 'word' {
  // 가을이 삐짐: its 이 is the particle, unless what follows is hers.
  const called = mention.filler !== '' && mention.particle === '' && !isOwner(rest);
  const as = called ? { ...mention, particle: '이' } : mention;
  const { name, particle } = as;
  const described = isDescribed(before);
  const ofLesson = lesson.includes(name);
  if (EVERYBODY.test(name) || described === 'word') return 'word';
  if (RARE_WORD.test(name) && !ofLesson) return 'person';
  if (isActing(as, before, rest, lesson)) return 'person';
  if (SUBJECT.test(particle)) {
    const like = likenessOf(rest);
    if (like === 'word' || (formOrName(as, before, rest) === 'form' && !isKnown())) return 'word';
    if (like === 'person' || (like === 'said' && !ofLesson)) return 'perhaps';
    if (described && like === 'acting' && !ofLesson) return 'perhaps';
    // 지수가 먼저 가져갔다: of a lesson on nothing of the kind, and no state of a thing.
    if (like === 'moving' && !ofLesson && !POWERS.test(name) && !isKnown()) return 'perhaps';
    // 바다가 이어폰을 떨어뜨렸다: no sea has anything of a classroom.
    if (like === 'acting' && !ofLesson && OF_A_CLASSROOM.test(rest)) return 'person';
    if (!isKnown()) return 'word';
    return like === 'moving' && !ofLesson && !described ? 'person' : 'perhaps';
  }
  if (described) return 'word';
  if (TO.test(particle)) return (!ofLesson && GIVEN_TO.test(rest)) || isKnown() ? 'person' : 'word';
  if (particle === '' || particle === '의') {
    if (!isOwner(rest)) return particle === '' || !isKnown() ? 'word' : 'perhaps';
    return isKnown() ? 'person' : ofLesson ? 'word' : 'perhaps';
  }
  if (WITH.test(particle) || /^[와과]$/.test(particle)) return isKnown() ? 'person' : 'word';
  const meant = /^(?:도|만|처럼|같이|네)/.test(particle) || (/^[을를]$/.test(particle) && DONE_TO.test(rest));
  return meant && isKnown() ? 'perhaps' : 'word';
}
/** 나라를 기다렸다: done to a person. */
const DONE_TO =
  /^ (?:[가-힣]+ )?(?:도[와왔우]|데[리려]|만[나났]|부[르른를]|불[러렀]|칭찬|놀[리려]|기다[리려]|따라|찾아[가갔]|믿|위로|응원|설득|안[아았]|업[고어]|깨[우워]|인터뷰|보[고러])/;

/** Who is called by one letter with 이 (솔이, 현이): somebody, unless it is the thing that the letter names. */
export function calledBy(
  { name, particle }: Mention,
  before: string,
  rest: string,
  lesson: string,
): 'person' | 'perhaps' | 'word' {
  const letter = name.slice(0, -1);
  const isThing = letter !== '' && ONE_LETTER_THING.test(letter);
  // 친구 봄이 손을, 봄이랑 같이.
  if (INTRODUCED.test(before) || BESIDE_ME.test(before)) return 'person';
  if (/랑$/.test(particle) && (DONE_WITH.test(rest) || /^ (?:같이|함께|둘이|서로) /.test(rest)))
    return 'person';
  // 원이나 타원, 선이랑 면: a thing with its particle.
  if (SURE_BEHIND_I.test(particle)) return /^(?:나|랑)/.test(particle) && isThing ? 'word' : 'person';
  if (particle !== '') return 'word';
  if (OWN_TURN.test(before) && HELPED.test(rest)) return 'person';
  // 밝을 현이 세 개라.
  if (isDescribed(before)) return 'word';
  if (isOwner(rest))
    return isThing && new RegExp(`(?<![가-힣])${letter}`).test(lesson) ? 'perhaps' : 'person';
  if (isThing) return leadsToThing(rest) ? 'perhaps' : 'word';
  return leadsToThing(rest) || / (?:같은|말고|빼고) /.test(rest) ? 'perhaps' : 'word';
}
