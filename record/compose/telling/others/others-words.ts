import { lastFinal, withParticle } from '../../../hangul.ts';
import { adnominal, adnominalStem, infinitive, nominal, pastStem } from '../../../style/words/stems.ts';
import { toRecordStyle } from '../../../style/to-record-style.ts';
import { followed } from './followed.ts';
import { UNCLEAR } from '../../fitness/reasons.ts';
import { IS_PEER, JOINT, PEER, SAYS, SOMEBODY, WHEN } from './somebody.ts';
import {
  PEERS_ONLY,
  LEFT_TO_ANOTHER,
  OF_FRIENDS,
  TURNED_OFF,
  WITH_FRIENDS,
  SPOILT_BY,
  FRIEND_DID,
} from './others-alone.ts';
import { SAID_BETWEEN, sharedOut } from './shared-out.ts';
import { isShare } from '../as-asked/share-noun.ts';
import { stoodIn } from './stood-in.ts';
import { unlike } from './unlike.ts';

const ENDS_SAID = new RegExp(`[다라자]고 ${SAYS}\\.$`);
const ENDS_ASKED = /(?:냐|지|까|나)["”'’]?(?:이?라)?고 (?:물음|물어봄|질문함)\.$/;
const NOT_OWN = '다른 사람의 말이나 행동만 적은 문장이어서 제외했습니다.';

/** 친구가 어떻게 하느냐고 했을 때 당황했는데 … 된다고 대답함: the question is theirs, the answer the student's. */
const ASKED_BY = new RegExp(
  `^(?:(${SOMEBODY})(?:은|는|이|가) )?(.{4,60}[느으냐]냐|.{4,60}[가-힣]냐|.{4,60}(?:은|는|인|ㄴ)지)(?:고|를)? (?:했을 때|물었을 때|물어봤을 때|질문했을 때|묻자|하자|질문하자|물어서|물어봐서|질문해서|묻기에|하기에),? (?:[가-힣 ]{2,10}(?:는데|지만|으나),? )?(.+고 (?:대답|답|설명|말|답변)함\\.)$`,
);

/** The student's answer to somebody's question, or null. */
function answeredTo(text: string): string | null {
  const [, who, question = '', answer = ''] = ASKED_BY.exec(text) ?? [];
  return question ? `${question}는 ${who ?? '친구'}의 질문에 ${answer}` : null;
}

const TAUGHT_EACH_OTHER = new RegExp(
  `^(${PEER})(?:은|는|이|가) (?:[^.]*서 )?([^.]+[을를]) (?:알려|가르쳐) ?(?:주었고|줬고|주고),? 자신은 ${PEER}에게 (.+)$`,
);
/** 표를 보여 줬더니 친구가 담당을 하겠다고 함: what the student did moved somebody. */
const MOVED_THEM = new RegExp(
  `^(?:화가 났(?:지만|으나|는데) )?(.+[가-힣])더니,? (${PEER})(?:이|가|은|는|도) (.+(?:겠다|한다|자))고 (?:함|말함|답함)\\.$`,
);
/** 친구는 트럭이 생각났다고 했고 다른 친구는 마지막 줄이 없어도 되겠다고 함. */
const BOTH_SAID = new RegExp(
  `^(${PEER})(?:은|는|이|가) (.+[다라자])고 (?:했|말했|하였|하|주장했|반박했|말하)고,? (${SOMEBODY})(?:은|는|이|가) (.+[다라자냐])고 (?:함|말함|주장함|반박함|맞섬|반론함)\\.$`,
);
/** 낙하산을 달자고 했고 친구는 구조만 바꾸자고 함. */
const PROPOSED_BOTH = new RegExp(
  `^(?:자신[은이] )?((?!.*(?:친구|짝|모둠원)[이은]? ).+자|[^.]+자)고 (?:했|하였|제안했)(?:고|는데|지만|으나),? (${PEER}|[가-힣]{2,5}들)(?:은|는|이|가) ([^.]+자)고 (?:함|제안함|말함)\\.$`,
);
/** … 뺐더니 친구도 괜찮다고 함: what was done won the other over. */
const CONSENTED = new RegExp(
  `^(.+[가-힣])더니,? (${PEER})(?:도|가|이|는|은) (?:모두 )?(?:괜찮|좋)다고 (?:함|말함|해 줌)\\.$`,
);
/** 친구들이 …하자고 했는데 자신은 …다고 함: two proposals, and the student's is told. */
const OPPOSED = new RegExp(
  `^(?:처음에는? )?(${PEER}|학급 친구들)(?:이|가|은|는) (.+자)고 (?:했|하였|말했|제안했)(?:는데|지만|으나),? (?:자신[은이] )?(.+[다자])고 (?:함|말함|제안함|주장함)\\.$`,
);
/** … 보여 주었더니 다들 좋아함: the doing is told. */
const PLEASED =
  /^(.{8,}[가-힣])더니,? (?:다들|모두|(?:사람|친구|아이|관객|손님|학생)들이) (?:매우 |정말 |많이 )?(?:좋아|재밌|재미있|신기|웃|즐거|놀라|박수)(?![가-힣 ]*[가-힣](?:고|서|지만|는데|니|며|면|더니) )[가-힣 ]*\.$/;
/** 친구가 5개로 하자고 했는데 자신은 … 3개로 줄임: no shares of work. */
const PROPOSED_BEFORE = new RegExp(
  `^(${PEER})(?:은|는|이|가) ([^.]+[다라자])고 (?:했|하였|하|말했|제안했|주장했)(?:고|며|는데|지만),? 자신[은이] (?![가-힣]+[이가] )(.+)$`,
);
/** 친구는 '짓지 말자는 거야?' 하고 물었는데 자신은 아니라고 함. */
const ASKED_BEFORE = new RegExp(
  `^(${PEER})(?:은|는|이|가) (["'“‘][^"'”’]+["'”’])(?: ?하고|(?:이?라)?고) (?:물었|질문했|물어봤)(?:는데|고|지만),? 자신은 (.+[다라])고 (?:함|말함|답함|대답함)\\.$`,
);
const THANKS = /(?:고맙|미안하|감사하|잘했|수고했|재밌|재미있)다고 (?:함|말함|말해 줌|해 줌)\.$/;
/** 친구는 공기 저항도 넣자고 했고 자신은 무시해도 된다고 주장함: two opinions are no shared work. */
const SAID_OTHERWISE = new RegExp(
  `^(${PEER})(?:은|는|이|가) ([^.]+[다라자])고 (?:하|하였|[가-힣]{0,2}했)고,? 자신은 ([^.]+고 (?:주장|제안|말|답|생각|설명|판단|함)[^.]*\\.)$`,
);
const DIVIDED = new RegExp(
  `^.{2,20}[은는] (${PEER})(?:이|가) (?:했|하였|맡았|찾|하|맡|만들|그리|쓰|정리하|조사하|발표하|준비하)고,? 자신은 (?!.*[자다라]고 (?:함|제안함|주장함|말함)\\.)(.+)$`,
);
/** … 생각해 보라고 설명했더니 이해했다고 함. */
const EXPLAINED =
  /^(.{6,}고) 설명(?:했더니|하니|해 줬더니|해 주니) (?:[가-힣]+[이가은는] )?이해(?:했다|가 된다|된다|가 됐다)고 (?:함|했음|말함)\.$/;
/** 회로와 코딩은 자신이 하고 친구가 통을 만듦. */
const DONE_BESIDE =
  /^([가-힣A-Za-z ]{2,20})(?:[은는] 자신이|[을를] 직접) (?:하|했|맡|맡았)고,? (?:다른 )?(친구|짝|모둠원)(?:이|가|은|는) [^.]*\.$/;
/** 모둠에서 출처 찾기 친구가 의견 찾기 다른 친구가 발표를 했고 서로 …: a list of who did what, the student's first. */
const SHARES_LISTED = new RegExp(
  `^(?:모둠에서 )?(?:자신[이은] )?((?:[가-힣A-Za-z]+ ){0,3}[가-힣A-Za-z]+[가-힣](?<![은는이가을를])),? (?:친구|모둠원|짝)(?:이|가|은|는) [^.]*?(?:다른 친구|다른 모둠원)(?:이|가|은|는) [^.]*?(?:을|를)? ?(?:맡았|했|하였|함|맡음)(?:고,? (.+))?\\.?$`,
);
const TAUGHT = new RegExp(
  `^(${SOMEBODY})(?:은|는|이|가) (.+(?:을|를|부터|까지)) (?:알려|가르쳐|설명해|보여) 줌\\.$`,
);
const HELPED = new RegExp(
  `^(.+(?:는데|지만|아서|어서|여서|해서|자)) (${PEER}|교사|선배)(?:이|가) (.+(?:을|를|부터|까지)) (?:알려|가르쳐|설명해|보여) 줌\\.$`,
);
const ADVISED = new RegExp(
  `^(${SOMEBODY})(?:은|는|이|가) (.+[다라])고 (?:하여|해서|조언하여|말해서|말하여)( 그(?:렇게|대로|것을?) (?:하니|했더니|해 보니|바꾸니))? (.+)$`,
);
/** 성조가 헷갈려서 교사가 손으로 그리며 읽으라고 하여 그렇게 했더니 외워짐. */
const ADVISED_THEN = new RegExp(
  `^(.{4,}(?:[아어여해려져워]서|는데|지만)),? (${SOMEBODY})(?:이|가|은|는) (.+라)고 (?:하여|해서|말해서|말하여),? 그(?:렇게|대로) (?:했더니|하니|해 보니) (.+)$`,
);
/** 반대 측에서 …다고 해서 …다고 답함. */
const OBJECTED =
  /^((?:반대|찬성|상대) ?(?:측|편|팀)|상대방?)(?:에서|에서는|이|가|은|는) (.{4,50}[다라])고 (?:해서|하여|하자|하길래|반박해서|반박하자|주장해서|주장하자|물어서),? (.+[함냄봄듦]\.)$/;
const PROPOSED = new RegExp(
  `^(${WHEN}|.*(?:는데|지만|으나|고|서),? )?(${PEER})(?:이|가) (.+자)고 (?:해서|하여|제안해서|제안하여|말해서),? (그(?:렇게|대로) (?:했더니|하니|해 보니|바꾸니|바꿨더니|고쳤더니),? )?(?:그렇게 |그대로 )?(.+)$`,
);
const THEIRS_ALONE = new RegExp(
  `^(?:(?:그 )?(?:뒤|후|이후|나중|처음)에?는? )?(?:${SOMEBODY})(?:은|는|이|가) (.+)$`,
);
/** … 짜고 다른 친구는 목록을 만듦: what the others did beside is no part of this student's record. */
const OTHERS_SHARE = new RegExp(
  `^(.{8,}?[았었했였짰썼쟀셌])고,? (?:${PEER})(?:는|은|가|이) [^.]{2,40}\\.$|^([^.,]{1,16}[을를] (?:맡았|담당했|했))고,? [가-힣A-Za-z]{1,8}(?:은|는) ${PEER}(?:이|가) [^.]{1,12}\\.$`,
);
/** 친구가 조사한 버스 노선을 …. */
const MADE_BY = new RegExp(`(?:^|고,? )${PEER}(?:이|가) ([가-힣]{2,}) (?:[가-힣]+ )?[가-힣]+[을를] `);
/** 질문을 맡고 친구가 녹음하고 다른 친구는 사진을 찍음: the student's part stands first. */
const OWN_PART = new RegExp(
  `^((?:[가-힣A-Za-z0-9]+ ){0,3}[가-힣A-Za-z0-9]+[을를] [가-힣]+)고 ${PEER}(?:이|가|은|는) [^.]{2,30}(?:고|며),? ${PEER}(?:이|가|은|는) [^.]{2,30}\\.$`,
);
/** 장치를 설계하고 친구들은 시간을 재는 일을 맡음. */
const OTHERS_LAST =
  /^((?:(?![가-힣]{2,}[은는이가] |나는 )[^.])*[을를] [가-힣]+)고,? ((?:친구|모둠원|조원)들?|짝)(?:은|는) [^.]*\.$/;
/** 친구가 고른 카드와 전시함: what they made, in the student's hands. */
const ofTheirs = (rest: string) =>
  /줘서|주어서/.test(rest) ||
  rest
    .split(' ')
    .slice(0, 3)
    .some((word) => lastFinal(word) === 'ㄴ' && adnominalStem(word) !== null);
const LOST_SELF = /(?:은|는|이|가) [^.]{1,40}[,고] ?(?:저는|나는|전) [^ ,.]{1,12}, /;

/** 친구는 간호사를 조사했는데 태도가 비슷하다는 이야기를 나눔: talked over with who did it. */
const TALKED_OVER = new RegExp(
  `^(${PEER})(?:은|는|이|가) ([^.,]*[을를] [가-힣]+)(?:는데|고),? ([^.]*(?:이야기|의견|대화|생각)[을를] (?:나눔|주고받음)\\.)$`,
);
/**
 * A sentence whose subject is somebody else, turned to what the student did or learnt; dropped when that person's
 * doing is all it tells; null when the student is its subject.
 */
export function ofOthers(text: string, raw: string): { text: string } | { dropped: string } | null {
  // 디자이너가 꿈인데: what the student wants to be.
  if (/^[가-힣 ]{2,14}[이가] (?:꿈|장래 ?희망|되고|되는 것이|목표)/.test(text)) return null;
  const instead = stoodIn(text);
  if (instead) return { text: instead };
  const [, withWho = '', theyDid = '', talk = ''] = TALKED_OVER.exec(text) ?? [];
  if (talk && lastFinal(theyDid) === 'ㅆ')
    return { text: `${adnominal(pastStem(theyDid))} ${withParticle(withWho, '과/와')} ${talk}` };
  // 친구가 조사한 노선을 지도에 그림: made by them, used by the student.
  const used = MADE_BY.exec(text)?.[1];
  if (used && lastFinal(used) === 'ㄴ' && adnominalStem(used)) return null;
  const [, mineFirst, them, theirsThen] = PROPOSED_BOTH.exec(text) ?? [];
  if (mineFirst)
    return {
      text: `${mineFirst}고 제안했으나 ${withParticle(them ?? '', '은/는')} ${theirsThen}고 제안하여 의견이 갈림.`,
    };
  const [, one, first, other, second] = BOTH_SAID.exec(text) ?? [];
  if (one)
    return {
      text: `${first}는 ${one}의 의견과 ${second}는 ${other}의 ${IS_PEER.test(other ?? '') ? '의견을' : '말을'} 들음.`,
    };
  const [, beside, parted] = OTHERS_SHARE.exec(text) ?? [];
  const own = beside ?? parted;
  if (own) {
    const role = /^(.*역할)이었$/.exec(own)?.[1];
    const alone = role ? { text: `${role}을 맡음.` } : toRecordStyle(`${own}다.`);
    if ('text' in alone && !('review' in alone && alone.review))
      return { text: `${parted ? '친구와 역할을 나누어 ' : ''}${alone.text}` };
  }
  const [, done, by] = CONSENTED.exec(text) ?? [];
  if (done && lastFinal(done) === 'ㅆ') return { text: `${infinitive(pastStem(done))} ${by}의 동의를 얻음.` };
  const [, moving, whom, will] = MOVED_THEM.exec(text) ?? [];
  if (moving && lastFinal(moving) === 'ㅆ')
    return { text: `${infinitive(pastStem(moving))} ${will}는 ${whom}의 답을 들음.` };
  const [, mine, peers = '친구'] = OTHERS_LAST.exec(text) ?? [];
  // 무엇으로 쓸지를 두고 친구는 …: what it was about, nothing done.
  if (mine && !/자신|서로|함께|[을를] (?:두|놓)$/.test(mine))
    return {
      text: `${withParticle(peers, '과/와')} 역할을 나누어 ${/역할을 (?:하|맡)$/.test(mine) ? mine.replace(/역할을 (?:하|맡)$/, '일을 맡음') : nominal(lastFinal(mine) === 'ㅆ' ? pastStem(mine) : mine)}.`,
    };
  const part = OWN_PART.exec(text)?.[1];
  if (part && !/자신|친구|짝/.test(part)) return { text: `친구들과 역할을 나누어 ${nominal(part)}.` };
  if (PEERS_ONLY.test(text) || LEFT_TO_ANOTHER.test(text)) return { dropped: NOT_OWN };
  const answered = answeredTo(text);
  if (answered) return { text: answered };
  if (LOST_SELF.test(raw)) return { dropped: UNCLEAR };
  if (THANKS.test(text)) return { dropped: NOT_OWN };
  const said = SAID_OTHERWISE.exec(text);
  if (said) return unlike(said[2], said[1], said[3]);
  const [, whose = '', their = '', counter = ''] = PROPOSED_BEFORE.exec(text) ?? [];
  if (counter) return unlike(their, whose, counter);
  // 친구가 화음을 알려 줬고 자신은 친구에게 편집을 알려 줌: each taught the other.
  const [, teacher = '', lesson = '', back = ''] = TAUGHT_EACH_OTHER.exec(text) ?? [];
  if (back) return { text: `${teacher}에게 ${lesson} 배우고 ${back}` };
  const [, asker = '', asked = '', answer = ''] = ASKED_BEFORE.exec(text) ?? [];
  if (answer) return { text: `${asked}라는 ${asker}의 질문에 ${answer}고 답함.` };
  const shared = sharedOut(text);
  if (shared) return { text: shared };
  const clear = EXPLAINED.exec(text)?.[1];
  if (clear) return { text: `${clear} 설명하여 이해를 도움.` };
  const [, mineOnly = '', withWhom = ''] = DONE_BESIDE.exec(text) ?? [];
  if (mineOnly)
    return {
      text: `${withParticle(withWhom, '과/와')} 역할을 나누어 ${withParticle(mineOnly, '을/를')} 맡음.`,
    };
  const [, noted = '', then = ''] = SHARES_LISTED.exec(text) ?? [];
  // 앵커였고 친구는 촬영, 다른 친구는 자막을 맡음.
  const listed = noted.replace(/(?:이었|였|이)고$/, '');
  if (
    listed &&
    isShare(listed) &&
    !/[을를] |[가-힣](?:고|는데|지만|어서|아서)(?: |$)|(?<![가-힣])(?:다른|또)$/.test(listed)
  )
    return {
      text: `친구들과 역할을 나누어 ${withParticle(listed, '을/를')} 맡${then ? `고 ${then.replace(/\.$/, '')}` : '음'}.`,
    };
  const divided = SAID_BETWEEN.test(text) ? null : DIVIDED.exec(text);
  if (divided) return { text: `${withParticle(divided[1] ?? '', '과/와')} 역할을 나누어 ${divided[2]}` };
  const blamed = SPOILT_BY.exec(text)?.[1];
  if (blamed && !/자신|친구|짝/.test(blamed)) return { text: `모둠에서 ${blamed}` };
  if (OF_FRIENDS.test(text) && (!WITH_FRIENDS.test(text) || TURNED_OFF.test(text)))
    return { dropped: NOT_OWN };
  const [, theirRest = ''] = FRIEND_DID.exec(text) ?? [];
  if (
    theirRest &&
    !/(?<![가-힣])(?:제가|저는|내가|나는) /.test(raw) &&
    !WITH_FRIENDS.test(text) &&
    !ofTheirs(theirRest)
  )
    return { dropped: NOT_OWN };
  const taught = TAUGHT.exec(text);
  // 친구가 막혔을 때 설명해 줌: it is the student who explains.
  if (taught && !/ 때 |[아어여해려져워와]서 |[니자] /.test(taught[2] ?? ''))
    return { text: `${taught[1]}에게 ${taught[2]?.replace(/^자신에게 /, '')} 배움.` };
  const helped = HELPED.exec(text);
  if (helped) return { text: `${helped[1]} ${helped[2]}의 도움으로 ${helped[3]} 익힘.` };
  const advised = ADVISED.exec(text);
  // 그럼 무게도 두 배잖아라고 해서 아 했다: a remark, and nothing to follow.
  // 친구가 거봐 내 말이 맞지 함: their exclamation.
  if (new RegExp(`^(?:[^.]* )?${PEER}(?:이|가|은|는) [^.]*[가-힣](?:지|네|냐|봐|구나|군) 함\\.$`).test(text))
    return { dropped: NOT_OWN };
  if (advised && /잖아라$|[네지]라$/.test(advised[2] ?? '')) return { dropped: UNCLEAR };
  if (
    advised &&
    // 눈금 종이를 붙이자고 했고 모두 좋다고 하여: what they agreed to is the student's own.
    !/자고 했고/.test(advised[2] ?? '') &&
    // 친구는 불을 끄고 하자고 했는데 다른 조가 켜 달라고 해서: another's words were followed.
    !/(?:는데|지만|고),? (?:[^.]* )?(?:다른 (?:조|모둠|반|팀|친구)|교사|반장|조장)(?:이|가|에서) /.test(
      advised[2] ?? '',
    ) &&
    // 친구가 … 꽃이라고 해서 의견이 갈렸는데 …: nobody followed it.
    !/^(?:의견|생각|말)이 (?:서로 )?(?:갈|달|엇|다)|^(?:다투|다퉜|싸우|싸웠|망설|고민|당황|놀|신기|충격|웃)/.test(
      advised[4] ?? '',
    ) &&
    !(IS_PEER.test(advised[1] ?? '') && /모르|궁금|어[려렵]|힘들|왜|못 |헷갈/.test(advised[2] ?? ''))
  )
    return { text: followed(advised) };
  const [, ground = '', adviser = '', advice = '', outcome = ''] = ADVISED_THEN.exec(text) ?? [];
  if (outcome) return { text: `${ground} ${advice}는 ${adviser}의 조언에 따르니 ${outcome}` };
  // 반대 측에서 연락을 못 한다고 해서 교무실 전화를 쓰면 된다고 답함.
  const [, side = '', objection = '', reply = ''] = OBJECTED.exec(text) ?? [];
  if (reply) return { text: `${objection}는 ${side}의 주장에 ${reply}` };
  const [, friends = '', theirIdea = '', ownIdea = ''] = OPPOSED.exec(text) ?? [];
  // 찾아보니 다가오고 있다고 한다: read somewhere, no answer to the friend.
  if (ownIdea && !/[다라]고 ?(?:한다|합니다|해요)[.!~\s]*$|대요?[.!~\s]*$/.test(raw))
    return {
      text: `${theirIdea}는 ${friends}의 의견에 ${ownIdea}고 ${ownIdea.endsWith('자') ? '제안함' : '답함'}.`,
    };
  const pleasing = PLEASED.exec(text)?.[1];
  if (pleasing && lastFinal(pleasing) === 'ㅆ') return { text: `${nominal(pastStem(pleasing))}.` };
  const [, before = '', proposer = '', idea = '', tried, result = ''] = PROPOSED.exec(text) ?? [];
  if (result)
    return {
      text: `${before}${idea.replace(/^우리 /, '')}는 ${proposer}의 제안${tried ? '을 반영하니' : DOUBTED.test(result) ? '에 대해' : '을 받아들여'} ${result}`,
    };
  const theirs = THEIRS_ALONE.exec(text)?.[1];
  if (
    theirs &&
    !JOINT.test(theirs) &&
    !ENDS_SAID.test(text) &&
    !ENDS_ASKED.test(text) &&
    !/(?<![가-힣])(?:제가|저는|내가|나는) /.test(raw) &&
    !/(?:생각하게 됨|알게 됨|깨달음|느낌)\.$/.test(text)
  )
    return { dropped: NOT_OWN };
  return null;
}

/** 막대그래프로 바꾸자고 해서 왜 그런지 물어봄: asked about, not taken up. */
const DOUBTED = /^(?:왜 |(?:이유|까닭)를? |[^.]*(?:왜 그런지|반대함|거절함|묻|물어봄))/;
