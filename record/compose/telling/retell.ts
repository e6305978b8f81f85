import type { Intent } from '../../types.ts';
import { heardOf } from './others/heard-of.ts';
import { agreeing } from './agreement.ts';
import { topicNamed } from './as-asked/topic-named.ts';
import { withFittingEnd } from './as-asked/closed-topic.ts';
import { doneSo } from './wording/done-so.ts';
import { asHeldPart } from './as-asked/held-part.ts';
import { alsoDone } from './wording/also-done.ts';
import { argued } from './others/argued.ts';
import { askedFor } from './as-asked/asked-for.ts';
import { believed } from './states/believed.ts';
import { guessed } from './states/guessed.ts';
import { BEST, endsInFeeling, feltReason, FEARED, withoutFeeling } from './states/feelings.ts';
import { CAME_OF_IT, isState, namesWhatIsSo, RESTATED } from './findings.ts';
import { explained, isTalk, weaknessIn } from './states/truths.ts';
import { felt } from './states/felt.ts';
import { found } from './found.ts';
import { withLongNegation } from './negation.ts';
import { withSelfKept } from './others/self-kept.ts';
import { settledAs } from './wording/settled-as.ts';
import { isHanging } from './hanging-reason.ts';
import { movedBy } from './as-asked/moved-by.ts';
import { ENDED } from '../notes/joined.ts';
import { withObjects } from '../notes/missing-objects.ts';
import { sureParticles } from '../notes/particles/sure-particles.ts';
import { withHedges } from './states/hedged.ts';
import { ELDER_SPOKE, heard } from './others/heard.ts';
import { exceptNoObjects } from './no-object.ts';
import { EXCESS, FELT_VERY } from './wording/how-much.ts';
import { withoutMistakenSelf } from './others/mistaken-self.ts';
import { ofOthers } from './others/others-words.ts';
import { withoutOwnGroup } from './others/own-group.ts';
import { lastFinal, withFinal } from '../../hangul.ts';
import {
  declarative,
  isAdjective,
  isSoundStem,
  lastWord,
  nominal,
  openStem,
} from '../../style/words/stems.ts';
import { endedStem } from '../notes/word-forms.ts';
import { EVERYDAY, PRECONCEPTION, UNCLEAR } from '../fitness/reasons.ts';
import { ofThePerson } from './of-the-person.ts';
import { withOwnStates } from './states/own-states.ts';
import { lookingBack } from './as-asked/looking-back.ts';
import { betterWay, comeTrue, notedLesson } from './as-asked/noted-lessons.ts';
import { worded } from './wording/wording.ts';

/** What is known of a sentence while it is told anew; `before` is the sentence before it in the same answer, told anew. */
export interface Telling {
  /** The sentence as the student wrote it: its tense and its subject are gone from the record style. */
  raw: string;
  question: string | null;
  intent: Intent;
  before: string | null;
  /** Whether the answer tells of what somebody else said (an interview, a talk). */
  interview: boolean;
  /** Whether it was a lecture. */
  lecture?: boolean;
  /** What the lesson was, where it is known. */
  lesson?: string;
  /** The style found no clear predicate: no more is to be built on it. */
  unsure: boolean;
}

export type Retold = { text: string } | { dropped: string };

const NOTHING_OWN = '활동이 무엇인지만 적은 문장이어서 제외했습니다.';

/**
 * One sentence of an answer, already in record style, as a teacher would tell it: a state found as a finding, somebody
 * else's words as heard, a feeling without its everyday tail. Dropped (Korean sentence) when nothing of the student's
 * own work is left.
 */
export function retell(sentence: string, { raw, ...rest }: Telling): Retold {
  if (JOKE.test(raw)) return { dropped: JOKED };
  // 좋겠다ㅋㅋ: a sentence all the same.
  const telling = { ...rest, raw: raw.replace(/[\sㄱ-ㅎㅏ-ㅣ^]+$/, '') };
  const own = withoutOwnGroup(sentence);
  if (own === null) return { dropped: UNCLEAR };
  const lead = LEAD.exec(own)?.[0] ?? '';
  const told = retold(settledAs(own.slice(lead.length)), telling);
  if ('dropped' in told) return told;
  // 다시 익혀야 했다: it had to be done then, and need not be done now.
  const text = OBLIGED.test(telling.raw) ? told.text.replace(/야 (?:함|됨)\.$/, '야 했음.') : told.text;
  // 노래를 들으면 더 못 외울 것이다, asked for the hypothesis.
  if (/가설/.test(telling.question ?? '') && WILL_BE.test(telling.raw) && FORESEEN.test(text))
    return { text: lead + text.replace(FORESEEN, '것이라는 가설을 세움.') };
  return { text: withHedges(withSelfKept(withFittingEnd(lead + agreeing(text)), telling.raw), telling.raw) };
}

/** 가사를 틀린 건 비밀이에요, 시험에 나왔으면 좋겠다ㅋㅋ. */
const JOKE =
  /(?:것|거|건|게)[은는]? ?비밀(?:이다|이에요|입니다|임|로 할|로 하)[가-힣]*[.!~\sㄱ-ㅎ]*$|^.{1,22}면 좋겠[가-힣]*[.!~\s]*ㅋ/;
const JOKED = '농담처럼 덧붙인 말이어서 제외했습니다.';

const FORESEEN = /(?:것(?:이라고|으로) (?:생각|예상|추측)함|계획임)\.$/;
const WILL_BE = /(?:것|거)(?:이다|입니다|임|다|예요|이에요)[.!~\s]*$/;
const OBLIGED = /[가-힣]야 ?(?:만 )?(?:했|됐|되었)(?:다|습니다|어요|음|지요|죠|거든요)?[.!~ㅋㅎㅠ\s]*$/;
/** 다음에는 두 대로 녹음할 것임: meant to do, and nothing that was heard. */
const PLANNED =
  /^((?:다음(?:에는?|번에는?)|앞으로는?|나중에는?|이제부터는?) [^.]*[가-힣]) 것(?:임|이라고 생각함)\.$/;
/** What was learnt, and no verb (함께 정해야 지켜진다는 것). */
const LEARNT = /^((?![가-힣]{2,8}[은는] [^.]*것임)[^.]+[다라]는 (?:것|점|사실))임\.$/;
/** 20대는 52개 중 11개만 앎: what a survey showed. */
const NOTED_TO_KNOW = /^([^.]+[은는] [^.]*\d[^.]*)앎\.$/;
/** 52도일 때 가장 잘 들어감. */
const BEST_AT = /^([^.]*\d[^.]*(?: 때|[이가]) (?:가장|더|제일|훨씬) (?:[가-힣]+ )?)([가-힣]+)\.$/;
/** 글자 편집을 함, asked for the part. */
const HELD = /^((?:[가-힣A-Za-z]+(?<!에서) ){0,3}[가-힣A-Za-z]{2,}(?:와|과)?[을를]) (?:담당)?함\.$/;

/** 동아리에 들어온 이유. */
const ASKS_WHY_BEGUN = /(?:들어온|들어오게 된|가입한|참여한|지원한|신청한) (?:이유|까닭|계기|동기)/;
/** 기록을 모으는 것을 했다. */
const DID_SO = /^(.*?)([가-힣]+)는 (?:것|일)을 함\.$/;
/** …는 거예요 of no topic: no truth is stated. */
const AS_STORY = /는 ?(?:거|것)(?:예요|에요|이에요|였어요|이었어요|였다|야)[.!~ㅋㅎㅠ\s]*$/;
const STORY = /^((?!.*[가-힣](?:은|는|란) (?!것)).*[이가] (?:.* )?)([가-힣]+)는 것(?:임|이었음)\.$/;
const TOGETHER = /(?<![가-힣])(?:우리|저희)|다 ?같이|함께|같이|서로/;

/** A connective in front; the units of the draft decide whether it stays. */
const LEAD = /^(?:그러나|하지만|그런데|그래서|이에|그러자|그때|그 결과|반면|또한) /;

const TOO_MUCH = new RegExp(`^매우 (?=${EXCESS})(?!${FELT_VERY})`);

function retold(given: string, telling: Telling): Retold {
  const sentence = doneSo(asHeldPart(given, telling.question), telling.raw);
  const named = topicNamed(sentence, telling);
  if (named) return named;
  const theirLife = ofThePerson(sentence, telling);
  if (theirLife) return { text: theirLife };
  const also = alsoDone(sentence);
  if (also) return { text: also };
  const lookedBack = lookingBack(sentence, telling.question);
  if (lookedBack) return { text: lookedBack };
  const noted =
    telling.intent === '배운 점'
      ? (notedLesson(withLongNegation(sentence), telling) ??
        betterWay(sentence, telling.raw) ??
        comeTrue(sentence, telling))
      : null;
  if (noted) return { text: noted };
  const known = NOTED_TO_KNOW.exec(sentence)?.[1];
  if (known && !/[다요][.!?~\s]*$/.test(telling.raw)) return { text: `${known}안다는 점을 확인함.` };
  const [, best = '', did = ''] = BEST_AT.exec(sentence) ?? [];
  const bestStem =
    did && !/[다요][.!?~\s]*$/.test(telling.raw) ? (did === '감' ? '가' : endedStem(did)) : null;
  if (bestStem && !isAdjective(bestStem))
    return {
      text: `${best}${lastFinal(bestStem) === 'ㄹ' ? withFinal(bestStem, '') : bestStem}는 것을 확인함.`,
    };
  const asksForPart = /역할|맡[은았]/.test(telling.question ?? '');
  const held = asksForPart ? HELD.exec(sentence)?.[1] : undefined;
  if (held) return { text: `${held} 맡음.` };
  // 우리는 앞뒤로 서는 것을 했다: done by all, and nobody's part.
  const [, doing = '', form = ''] = DID_SO.exec(sentence) ?? [];
  if (form && isSoundStem(openStem(form)))
    return {
      text: worded(
        (asksForPart && !TOGETHER.test(telling.raw)) || /(?<!친구|짝|모둠원|선배)[과와] /.test(doing)
          ? `${doing}${form}는 일을 맡음.`
          : `${doing}${nominal(openStem(form))}.`,
      ),
    };
  // 5분이 지나도 안 떠오르는 거예요: what befell, told as a story.
  const [, story = '', form2 = ''] = AS_STORY.test(telling.raw) ? (STORY.exec(sentence) ?? []) : [];
  if (form2 && isSoundStem(openStem(form2))) return retold(`${story}${nominal(openStem(form2))}.`, telling);
  // 아무도 조사를 안 했더라고요: it was found to be so.
  const undone = /더라[고구]요/.test(telling.raw)
    ? /^(.*(?:아무도|사람들이|다른 반은) .*)지 않(?:음|았음)\.$/.exec(withLongNegation(sentence))?.[1]
    : undefined;
  if (undone) return { text: `${undone}지 않았다는 것을 알게 됨.` };
  // 보정이라는 게 있다는데 찾아볼 거예요: what the student will do is no guess.
  const meant =
    telling.intent === '확장·진로' && /(?:거예요|겁니다|것입니다|것이다|거다|거임)[.!~\s]*$/.test(telling.raw)
      ? /^(.+(?:볼|할|쓸|읽을|만들|갈|배울|모을|물을)) 것(?:이라고|으로) 생각함\.$/.exec(sentence)?.[1]
      : undefined;
  if (meant) return { text: `${meant} 계획임.` };
  const planned = PLANNED.exec(sentence)?.[1];
  // 앞으로 기온은 더 오를 것이다: foreseen.
  const isForeseen = / (?:[가-힣]+ )*[가-힣]+(?<!자신|내|제)(?:은|는|이|가) /.test(planned ?? '');
  // 100칸으로 만들면 더 좋을 것임: how it would be.
  const isSo = isAdjective(lastWord(planned ?? '').replace(/을$/, ''));
  if (planned && !isForeseen && !isSo && lastFinal(planned) === 'ㄹ')
    return { text: worded(`${planned} 계획임.`) };
  const learnt = LEARNT.exec(sentence)?.[1];
  if (learnt && /핵심|중심 ?(?:내용|생각)|주제라고/.test(telling.question ?? ''))
    return { text: `${learnt}을 핵심 내용으로 파악함.` };
  if (learnt && telling.intent === '배운 점') return { text: `${learnt}을 알게 됨.` };
  // 만 원이면 하겠다고 하셨다: promised to the student, and nothing settled by them.
  const vow = ELDER_SPOKE.test(telling.raw) ? /^(.+겠다)고 (?:말)?함\.$/.exec(sentence)?.[1] : undefined;
  if (vow) return { text: worded(heardOf(vow)) };
  const excess = telling.intent === '어려움과 해결' && /^너무/.test(telling.raw);
  const calm = excess ? sentence.replace(TOO_MUCH, '지나치게 ') : sentence;
  const bare = worded(withLongNegation(calm));
  const plain = sureParticles(bare, exceptNoObjects(bare, withObjects), ENDED.test(telling.raw));
  const thought =
    believed(plain, telling.raw) ??
    guessed(plain, telling.raw, telling.question) ??
    askedFor(plain, telling.raw, telling.question);
  if (thought) return { text: thought };
  const others = ofOthers(plain, telling.raw);
  if (others && 'dropped' in others) return others;
  const stated = withOwnStates(felt(others?.text ?? plain, telling.question) ?? others?.text ?? plain);
  const own = withoutQuarrel(stated);
  const said = argued(own, telling) ?? heard(own, telling);
  if (said) return { text: said };
  const told = withoutMistakenSelf(own);
  const feared = telling.intent === '어려움과 해결' ? FEARED.exec(told)?.[1] : undefined;
  if (feared) return { text: `${feared} 봐 걱정함.` };
  if (BEST.test(told)) return { text: `${told.slice(0, -1)}을 확인함.` };
  const moved = telling.intent === '동기' || ASKS_WHY_BEGUN.test(telling.question ?? '');
  const hanging = moved && isHanging(telling.raw);
  const admired = hanging && /멋(?:있었|졌)음\.$/.test(told);
  const calmer = endsInFeeling(told) && !admired ? withoutFeeling(told) : told;
  if (calmer === null) return { dropped: feltReason(told) };
  // 정이 가서 좋아요: of today's liking nothing is left to tell.
  if (calmer !== told && (isTalk(telling.raw) || /(?:줄 알았음|것으로 생각함)\.$/.test(calmer)))
    return { dropped: EVERYDAY };
  if (RESTATED.test(calmer)) return { dropped: NOTHING_OWN };
  const because = moved ? movedBy(calmer, telling, hanging) : null;
  if (because) return { text: because };
  const surprise = surprised(calmer);
  if (surprise) return { text: surprise };
  if (IGNORANT.test(calmer)) return { dropped: PRECONCEPTION };
  if (!telling.unsure && isState(calmer) && namesWhatIsSo(calmer)) return { text: found(calmer, telling) };
  if (
    CAME_OF_IT.test(calmer) &&
    !/생각(?!했으나)|겠다|마음|나아짐\.$|친구|모둠원|동의|찬성|의견/.test(calmer)
  )
    return { text: `${calmer.slice(0, -1)}을 확인함.` };
  const must =
    telling.intent === '배운 점' || telling.intent === '확장·진로' ? MUST.exec(calmer)?.[1] : undefined;
  if (must && !/(?:생각|판단|느[꼈끼]|알[았게])/.test(must))
    return { text: `${must} ${must.endsWith('안') ? '된' : '한'}다는 점을 깨달음.` };
  const weakness = weaknessIn(calmer, telling);
  if (weakness) return { text: weakness };
  // 책을 덮고 싶었다: how the student felt, and nothing that was aimed at.
  const away = /싶었/.test(telling.raw) ? AWAY.exec(calmer)?.[1] : undefined;
  if (away) return { text: `${away}고 싶은 마음이 듦.` };
  const wish =
    telling.intent === '동기' || /싶었/.test(telling.raw)
      ? calmer.replace(/고 싶어 함\.$/, '고자 함.')
      : calmer;
  return { text: explained(wish, telling) ?? wish };
}

const AWAY =
  /^(.*(?:덮|포기하|그만두|관두|도망가|도망치|숨|울|던지|버리|빠지|피하|쉬|놀|바꾸|지우|찢))고 싶어 함\.$/;

/** … 친구의 의견에 대해 … 유지해야 한다고 생각해서 오래 싸움: what each held is told, not that they fell out. */
const QUARRELLED =
  /^(.*의견[에을를이][^.]*[다라자]고) (?:생각|말|주장)(?:해서|하여|했기 때문에|해) (?:[가-힣]+ ){0,2}(?:싸움|싸웠음|다툼|다퉜음|말다툼(?:을)? 함|부딪[힘침]|부딪혔음)\.$/;
const withoutQuarrel = (text: string) => text.replace(QUARRELLED, '$1 주장함.');

/** 고칠 수 없어서 신중해야 함. */
const MUST = /^(.{8,}(?:[아어여해워려]야|면 안)) (?:함|했음|됨|되었음)\.$/;

/** 이름을 하나도 몰랐음, 관심도 없었음: what was before the lesson. */
const IGNORANT = /^(?:.{6,}? (?:잘 |전혀 )?몰랐음|[^.]*관심[이도은]? (?:별로 |전혀 |하나도 )?없었음)\.$/;

/** 등비수열이 악기에 있을 줄 몰랐음: it was new. */
const SURPRISED = /^(.{8,} )([가-힣]+) 줄(?:은|을|로)? ?(?:전혀 |미처 |정말 )?몰랐음\.$/;

function surprised(text: string): string | null {
  const [, before = '', form = ''] =
    SURPRISED.exec(text.replace(/(?<![가-힣])(?:이렇게|그렇게|이 정도로|저렇게) /, '')) ?? [];
  // 이런 고민을 할 줄은 몰랐다: of the student, and nothing that is so.
  if (lastFinal(form) !== 'ㄹ' || !/[가-힣A-Za-z0-9][이가은는도] /.test(before)) return null;
  const stem = form.endsWith('을') ? form.slice(0, -1) : withFinal(form, '');
  return isSoundStem(stem) ? `${before}${declarative(stem)}는 점을 새롭게 알게 됨.` : null;
}
