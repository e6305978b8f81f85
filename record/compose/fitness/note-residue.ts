import type { Mark } from './mark.ts';
import { BLAMED, NOT_WORDED } from './reasons.ts';

/** What shows that a note was not read to its end: signs, endings of notes, one frame inside another. */
export const NOTE_RESIDUE: readonly Mark[] = [
  // = h를 V로 바꿔서, 짧을수록 좋다 & 키워드를 뽑으려면.
  { pattern: /^[=+&→⇒>≠≒]|[가-힣] [&→⇒] [가-힣]|^하여 /, reason: NOT_WORDED },
  // 팔았음 그래서 그 데이터 쓰기로를 주제로 정함.
  {
    pattern:
      /(?:그래서|근데|그런데|하지만|하려다|[가-힣]기로를) [^.]*(?:주제|대상|목표|인물)(?:로|으로) (?:정함|선정함|선택함)\.$|기로를 /,
    reason: NOT_WORDED,
  },
  // 점원이라는 점과를, ← 윗쪽이, 개수를 세기함, 굵게임, 하루 30개임, 말하기, 3일임: half of what was noted.
  {
    pattern:
      /점[과와](?:를|는)? (?:맡음|[가-힣]+는 손님)|[←⇐]|(?:세|재|찾|읽|그리|만들|쓰|풀|맞추|외우|고치)기함\.$|(?:굵|얇|크|작|높|낮|길|짧|넓|좁|빠르|느리|까맣|하얗|진하|연하)게임\.$|(?:하루|매일|일주일에?) \d+[가-힣]*임\.$|기, \d+[가-힣]임\.$|의문을 가진다는 점을 /,
    reason: NOT_WORDED,
  },
  // 1개임을 확인한다는 점을 알게 됨.
  { pattern: /[음임감됨함]을 (?:확인|파악|이해)한다는 (?:것|점|사실)을 /, reason: NOT_WORDED },
  // 지금 그거한다는 점을.
  { pattern: /(?<![가-힣])(?:그거|이거|저거)[가-힣]/, reason: NOT_WORDED },
  // 앞뒤 3초 더 찍기임; 줄넘기임 is a thing.
  {
    pattern: /(?:더|다시|꼭|잘|안|많이|먼저|[을를]) [가-힣]{1,4}기임\.$/,
    reason: NOT_WORDED,
  },
  // 영양성분표 보기, 간은 나중에 하기, 레시피를 보내줌: parts that are no clauses of one sentence.
  {
    pattern:
      /(?:^|, )[^,.]*[가-힣] [가-힣]{1,4}기(?<!(?:이야|글쓰|말하|듣|읽|줄넘|달리|던지|크|세|굵|밝|빠르|길|높)기)(?: \([^)]*\))?, (?![^.]*기(?:를|와|의|로|까지|도|만)? |[^.]*로 일정을 정함)[^.]*[가-힣] ?(?:함|줌|봄|냄|놓음|적음)\.$/,
    reason: NOT_WORDED,
  },
  // 클리어 3번 왕복하여 11번을 얻음: what it was is no means.
  {
    pattern: /\d+(번|개|회|초|점|명)[^.]*하여 \d+\1(?:을|를)? (?:얻음|기록함|확인함)\.$/,
    reason: NOT_WORDED,
  },
  // … 맞았잖아라는 조언을 반영하여 할 말이 없었음을 파악함; 조건부로 지킬 때만임을.
  {
    pattern:
      /(?:조언|의견|제안|지적)을 (?:반영|수용)하여 (?![^ ]*(?:봤더니|보니) )[^.]*[음임]을 (?:파악|확인|이해)함\.$|[가-힣] 때만임/,
    reason: NOT_WORDED,
  },
  // 질문 - …, Q 그럼 …: what was asked and answered, written down.
  { pattern: /^(?:질문|답|문) ?[-–:] |^Q[ .:]/, reason: NOT_WORDED },
  // …, 그리고 landfill이라는 단어임.
  { pattern: /,[^.]*(?:이라는|라는) (?:단어|말|표현)임\.$/, reason: NOT_WORDED },
  // 친구들이 달라는 점을 알게 됨: they asked for one.
  { pattern: /달라는 점을 /, reason: NOT_WORDED },
  // 입주권을 훔쳐서 나오는 장면 나쁜짓인데.
  { pattern: /(?:장면|부분|대목) [가-힣]+인데 /, reason: NOT_WORDED },
  // 설문을 다시 돌림(온라인 설문 도구) 19:9로.
  { pattern: /[가-힣](?:림|함|됨|음|짐)\([^)]*\) [^.]/, reason: NOT_WORDED },
  // 아직 잘 모르는 부분도 있음을 이해함.
  {
    pattern: /(?:모르는|모르겠는|부족한|아쉬운) (?:부분|점)(?:이|도) [^.]*을 (?:이해|확인|파악)함\.$/,
    reason: BLAMED,
  },
];

/** What a note says by its signs, and a sentence that holds half of it would turn round. */
export const NOTE_SIGNS: readonly Mark[] = [
  // 나=점원, 서연=손님1: who played whom.
  { pattern: /^(?:나|저) ?= ?[^,=]+, ?[가-힣]{2,4} ?=/, reason: NOT_WORDED },
  // 한번 파면 못 돌아감 → 파기 전에 확인: no event that the next one came of.
  {
    pattern: /(?:^| )못 [가-힣]{1,5}[음감남옴됨짐임] ?(?:→|⇒|[-=]>)/,
    reason: NOT_WORDED,
    toldBy: /[가-힣]자 /,
  },

  // 늦추는 법 비교 → 사과가 매일 갈색이라서: why, behind the arrow.
  {
    pattern: /(?:→|⇒|[-=]>) ?[^→>]*[가-힣]서(?:요|임)?[.\sㄱ-ㅎㅏ-ㅣ]*$/,
    reason: NOT_WORDED,
    toldBy: /[가-힣]고 [^.]*(?:임|음)\.$/,
  },
  // 5개도 못함 → 벽치기 → 평가 23개.
  { pattern: /(?:→|⇒|[-=]>).*(?:→|⇒|[-=]>)/, reason: NOT_WORDED, toldBy: /고 [^.]*\d[^ ]*임\.$/ },
  // 찍어봄 → 4,5 4,5 계속 → low=mid를 low=mid+1로: figures and formulas are no doing.
  { pattern: /(?:→|⇒|[-=]>)[^→]*(?:\d, ?\d[^가-힣→]*\d|[A-Za-z]=)[^→]*(?:→|⇒|[-=]>)/, reason: NOT_WORDED },
  // 번호순 말고 뽑기로: what was proposed, and nothing decided.
  { pattern: /말고 [가-힣]{1,3}기로[.\s]*$/, reason: NOT_WORDED, toldBy: /기로 함\.$/ },
];
