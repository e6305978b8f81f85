import { withParticle } from '../../../hangul.ts';
import { isAdjective } from '../../../style/words/stems.ts';
import { isPast, truthIn } from '../states/truths.ts';
import { closedStem } from '../states/closed-states.ts';
import { namedTopic } from './named-topic.ts';

/** What a sentence names, told by what its question asked for: a work made, grounds given, measures laid down. */

const WORK =
  '프로그램|앱|게임|작품|노래|곡|영상|포스터|장치|모형|누리집|홈페이지|웹사이트|사이트|로봇|기계|음식|요리|옷|카드|만화|캠페인|서비스|도구|기구|교구|신문|지도|로고|가방|의자|건축물|다리|자동차|챗봇|안내판|제품|식단|춤|안무';
const TOLD = '이야기|줄거리|장면';
const WRITTEN = '글|소설|시|수필|대본|희곡|동화|에세이|보고서|기사|편지|서평|감상문|제안서';
/** What is done to bring it about; all else is made. */
const DONE = [
  [WRITTEN, '씀'],
  [TOLD, '표현함'],
] as const;
/** 별점이 높은 메뉴를 추천해 주는 프로그램임. */
const IS_WORK = new RegExp(
  `^((?:[^.]*[가-힣](?:는|은|한|인|된|던|진|운|란|쓴|만든|담은) )(?:[가-힣]+ )?(${WORK}|${WRITTEN}|${TOLD}))(?:임|이었음|였음)\\.$`,
);
/** 서로 다른 이야기임, 인상 깊었던 것은 … 장면임: what it is like, and which one. */
const NO_WORK = /(?:다른|같은|별개의) [가-힣]+(?:임|이었음|였음)\.$|[가-힣] (?:것|점|부분|사실)[은이] /;
/** 특히 가사 있는 노래: it goes on with the sentence before. */
const OF_THE_LAST = /^\s*(?:특히|그중|그 중|주로|예를 들|아니면|혹은)/;
const ASKS_FOR_WORK =
  /만든|만들|제작|기능|작품|결과물|프로그램|소개|주제|내용|표현|설계|구상|쓴 글|어떤 글|무엇을/;

/** 근거는 …라는 연구와 …라는 기사임. */
const GROUNDS =
  /^(?:주장의 |주장에 대한 |자신의 )?(?:첫 번째 |두 번째 |첫째 |둘째 )?근거(?:는|로는) (.+?)(이?라는 (?:것|점)|다는 (?:것|점)|)(?:임|이었음|였음)\.$/;

/** 입장과 근거: why is part of what was argued. */
const STANCE = /입장|주장|근거|논제|찬반|토론/;
/** 생각이 바뀌었다면 왜: why is no argument. */
const CHANGED = /바뀌|바뀐|달라|느낀|배운/;
const ABOUT = /([가-힣]{2,8}?)(?:이?란|은|는) (?:무엇|어떤)/;
const THOUGHT = /^예전에는 (.+라)고 생각했(?:는데|으나) (?:지금은|이제는?) (.+라)고 생각(?:함|하게 됨)\.$/;
const GAVE = /피드백|(?:해 ?준|건넨|남긴|준) (?:말|조언|의견|평)|조언한/;
/** 가설과 그렇게 생각한 근거: a ground is given, nothing is argued. */
const SUPPOSED = /가설|예상|실험|예측/;

/** 높이는 15cm, 길이는 50cm임. */
const MEASURES =
  /^((?:[^.]*[고며,] )?[가-힣 ]{1,12}[은는] (?:약 )?\d[\d.,]*[^\s\d.]{0,8})(?:임|이었음|였음)\.$/;
const ASKS_FOR_DESIGN = /설계|디자인|구상|규격|도면|만든 (?:것|작품)|어떤 (?:모양|구조)|조건|설정/;

/** 이제 네 마디는 혼자 만들 수 있음: it was not always so. */
const CAN = /^(.+[가-힣]) 수 있음\.$/;
const NOW = /(?:^|[ ,])(?:이제는?|지금은|이젠|덕분에) [^.]*수 있/;

/** 이제 기울기를 본다: it was not always so. */
const NOW_DOES =
  /(?:^|[ ,])이제(?:는)? (?![^.]*(?:생각|느낌|기분|마음|싶))[^.]*[가-힣]다[.!~\s]*$(?<![았었했겠있없]다[.!~\s]*)/;

const ASKS_WHAT_NEXT =
  /(?:알아보|탐구하|조사하|연구하|확인하|실험하|알고|찾아보|해 ?보)고? ?싶은|후속|심화|이어서|다음 ?(?:탐구|활동|계획)/;
const WONDERED = /^(.+[가-힣]지)(?:도)? (?:의문을 가짐|궁금해함)\.$/;

/** Asked for what the student held, and not for what another wrote or for what was hard about it. */
const OWN_STANCE = /입장|(?:나|내|자신|본인|토론|찬반|논제)[^?.]*주장|주장과 근거/;
const OF_OTHERS = /글쓴이|작가|필자|저자|화자|상대|친구|모둠원|어려[웠운]|힘들|아쉬|반박|기억에|인상/;

/** 오 선생은 책임이 있다, said in the present of somebody or something: what was held to be so. */
function claimIn(text: string, raw: string): string | null {
  if (!/(?<![았었했겠])다[.!~\s]*$/.test(raw) || isPast(raw) || !/^[^.]{2,20}?[은는이가] /.test(text))
    return null;
  // 우리 집 고양이는 귀 끝이 잘려 있다: what there is at home, and no claim.
  if (/(?:우리|저희) ?집/.test(raw)) return null;
  if (/자신|친구|모둠|[다라자]고 |생각|주장|입장|할머니|할아버지|가족|[아어여] 있음\.$/.test(text))
    return null;
  const there = /^(.+[있없])음\.$/.exec(text)?.[1];
  if (there) return `${there}다`;
  const named = /^(.+)임\.$/.exec(text)?.[1];
  return named ? withParticle(named, '이라/라') : (truthIn(text, raw)?.replace(/는$/, '') ?? null);
}

/** The sentence as its question asked for it, or null where it names no such thing. */
export function askedFor(text: string, raw: string, question: string | null): string | null {
  const able = NOW.test(raw) ? CAN.exec(text)?.[1] : undefined;
  if (able) return `${able} 수 있게 됨.`;
  // 따져 보게 된다: said already.
  const now = NOW_DOES.test(raw) && !/게 됨\.$/.test(text) ? /^(.+ )([가-힣]+)\.$/.exec(text) : null;
  const stem = now ? closedStem(now[2] ?? '') : null;
  if (now && stem && !isAdjective(stem)) return `${now[1]}${stem}게 됨.`;
  const [, grounds = '', so = ''] = GROUNDS.exec(text) ?? [];
  if (grounds)
    return so === ''
      ? `${withParticle(grounds, '을/를')} 근거로 제시함.`
      : `${grounds}${so.replace(/것$/, '점')}을 근거로 제시함.`;
  if (question === null) return null;
  const topic = namedTopic(text, question);
  if (topic) return topic;
  // 슈퍼태풍이 몇 개나 올지, asked for what is to be looked into.
  const open = ASKS_WHAT_NEXT.test(question) && !/궁금/.test(raw) ? WONDERED.exec(text)?.[1] : undefined;
  if (open) return `${open} 알아보고 싶어 함.`;
  // 리더란 무엇이라고 생각하게 되었나요: the answer does not say it again.
  const about = ABOUT.exec(question)?.[1];
  const [, was = '', is = ''] = about ? (THOUGHT.exec(text) ?? []) : [];
  if (about && is && !text.includes(about))
    return `${withParticle(about, '을/를')} 예전에는 ${was}고 생각했는데 지금은 ${is}고 생각하게 됨.`;
  // 어디서 봤는지 적으라고 함: asked for what was said to others, it is advice.
  const advice = GAVE.test(question) ? /^(.+(?:으라|[가-힣]라))(?:고)? 함\.$/.exec(text)?.[1] : undefined;
  if (advice) return `${advice}고 조언함.`;
  const because =
    STANCE.test(question) && !CHANGED.test(question)
      ? /^(.+기 때문)(?:임|이었음)\.$/.exec(text)?.[1]
      : undefined;
  if (because) return `${because}이라${SUPPOSED.test(question) ? '고 설명함' : '고 주장함'}.`;
  // 돈을 빌려줄 수 있는 상황이었음, asked for the grounds of a stance: what it rests on, nobody looked it up.
  const ground =
    /근거/.test(question) &&
    STANCE.test(question) &&
    !CHANGED.test(question) &&
    !OF_OTHERS.test(question) &&
    !/[다요][.!~\s]*$/.test(raw)
      ? /^(.+(?:이었음|였음|있었음|없었음|있음|없음|임))\.$/.exec(text)?.[1]
      : undefined;
  // …를 찾아보기임: a note to oneself.
  if (ground && !ground.endsWith('기임') && !SUPPOSED.test(question)) return `${ground}을 근거로 제시함.`;
  const held =
    OWN_STANCE.test(question) && !CHANGED.test(question) && !OF_OTHERS.test(question)
      ? claimIn(text, raw)
      : null;
  if (held) return `${held}고 주장함.`;
  const [, work = '', kind = ''] =
    ASKS_FOR_WORK.test(question) && !NO_WORK.test(text) && !OF_THE_LAST.test(raw)
      ? (IS_WORK.exec(text) ?? [])
      : [];
  if (work)
    return `${withParticle(work, '을/를')} ${DONE.find(([kinds]) => new RegExp(`^(?:${kinds})$`).test(kind))?.[1] ?? '만듦'}.`;
  const planned = /(식단|계획|일정|순서|동선|예산|대본|안무|코드|팀|조합)/.exec(question)?.[1];
  const material =
    planned && !/[을를] /.test(text) ? /^(.+[가-힣A-Za-z](?:으로|로)) 짬\.$/.exec(text)?.[1] : undefined;
  if (planned && material) return `${material} ${withParticle(planned, '을/를')} 짬.`;
  const measures = ASKS_FOR_DESIGN.test(question) ? MEASURES.exec(text)?.[1] : undefined;
  return measures ? `${withParticle(measures, '으로/로')} 정함.` : null;
}
