import { isConcept } from './concepts.ts';
import { lastOf } from '../steps/doings.ts';
import { isDoing } from '../../style/words/nouns.ts';
import { ACTIVITY_NOUN } from '../lesson/lesson-vocabulary.ts';
import { lessonParts } from '../lesson/lesson-parts.ts';
import { isNounPhrase } from '../phrases/noun-phrase.ts';
import { TOOL } from './tools.ts';
import { isDoingInGi } from '../phrases/verb-forms.ts';

/** 삼각함수의 주기를, 단편 소설 세 편을: a particle behind it tells the thing that the sentence is about. */
const MARKED =
  /^(?: (?:\d+|한|두|세|네|다섯|여러) ?[가-힣]{1,2})?(?:을|를|의|과|와|이|가|은|는|에|이란|란| 중)(?![가-힣])/;
/** 오차 원인 분석, 쾨펜 기후 구분: what is looked into. */
const LOOKED_INTO =
  /^ (?:자료 |사례 |심화 )?(?:분석|조사|탐구|비교|해석|이해|설명|구분|분류|고찰|연구|정리|관찰|관측|알아보기|살펴보기|파악|구하기|어림|계산|실험|토의|작도|활용|단원)/;
/** 주계열성/거성: one of a list. */
const LISTED = /^[/·-]\S/;
const LISTED_BEFORE = /\S[/·-]$/;
/** Bare nouns in a row that no question takes for one thing: 체온 맥박 호흡 혈압. */
const MOST_BARE = 4;
/** 트롤리 딜레마 토론 공리주의, 오류 찾기 문제: what was done stands within, so two things are run together. */
const RUN_TOGETHER = /^(?:게임|찾기|놀이|퀴즈|실습)$/;
/** 공리주의 vs 칸트: a side. */
const SIDE = /^ ?vs\.? /i;
const SIDE_BEFORE = / vs\.? ?$/i;
/** 베토벤 5번 / 몰다우 비교: cut to the last of what is compared. */
const COMPARED = /^ (?:비교|대조|구분|분류|구별)/;
/** 신문 사설, 유튜브 뉴스: read for what they say. */
const READ =
  /(?:사설|기사|뉴스|지문|칼럼|논문|영상|자료|신문|데이터|csv|파일|수치|다큐|다큐멘터리|원서|그림책)$/;
/** 반 고흐 '별이 빛나는 밤': what stands bare before a title only introduces it. */
const isBeforeTitle = (matter: string, lesson: string) => {
  const at = lesson.indexOf(matter);
  // '봄봄'을 읽고: a title itself.
  const isTitle = /["']$/.test(lesson.slice(0, Math.max(at, 0)));
  return at >= 0 && !isTitle && /^\s?["'“‘「『《〈<]/.test(lesson.slice(at + matter.length));
};
/** 인생그래프, 시간대별 이용량 그래프, 체력요소 표: drawn up in the lesson. */
const DRAWN = /그래프$| 표$/;
/** questioner 역할: somebody's part in the work; 세포막의 역할 is a matter. */
const SOMEBODYS = /(?<!의) 역할$/;

const isRunTogether = (words: readonly string[]) =>
  words.slice(0, -1).some((word) => ACTIVITY_NOUN.test(word) || RUN_TOGETHER.test(word)) ||
  (words.length >= MOST_BARE && !words.some((word) => /의$/.test(word)));

/** 확률적 사고와 의사 결정: matters one after the other, without figures, foreign words and arrows. */
export const isPlain = (content: string) =>
  !/[\dA-Za-z→+]/.test(content) &&
  lessonParts(content).every((part) =>
    part
      .split(/,\s*/)
      .every((item) => isNounPhrase(item) && !(item.endsWith('기') && isDoingInGi(lastOf(item)))),
  );
/** 재구성, 재료수집: one word that ends in a doing; 광합성 and 중화적정 are known as matters. */
const isDeedAlone = (matter: string) =>
  !matter.includes(' ') && !TOOL.test(matter) && isDoing(matter.slice(-2));

/**
 * Whether a phrase is surely what the lesson is about. In a sentence its particle says so; in hurried notes, which
 * leave particles out (스케치→재료수집→제작→작가노트), only the word itself, the standard or the study of it can.
 * @param isBare whether the lesson names matters alone, and no step of any work
 */
export function isSureMatter(matter: string, lesson: string, standard: string, isBare: boolean): boolean {
  const content = lesson.replace(/\s?\([^)]*\)|['‘’"“”]/g, '');
  const at = content.indexOf(matter);
  const before = at < 0 ? '' : content.slice(0, at);
  const behind = at < 0 ? '' : content.slice(at + matter.length);
  if (content.trim() === matter) return true;
  if (READ.test(matter) || isBeforeTitle(matter, lesson)) return false;
  // 문화: 편의점 비교 카드 뉴스, 함수로 나누기: a label, and a means.
  if (!matter.includes(' ') && /^\s?[:：]|^(?:으로|로) /.test(behind)) return false;
  if (MARKED.test(behind)) return true;
  if (isRunTogether(matter.split(' ')) || SOMEBODYS.test(matter) || /[가-힣]-[가-힣]/.test(matter))
    return false;
  if (LISTED.test(behind) || LISTED_BEFORE.test(before)) return false;
  if (COMPARED.test(behind) && /[,/]\s*$/.test(before)) return false;
  if (isDeedAlone(matter)) return false;
  if (SIDE.test(behind) || SIDE_BEFORE.test(before)) return false;
  // 타이머 30분, Q&A 2개: how it was set.
  if (/^ \d+(?![.)\d])/.test(behind)) return false;
  if ((isBare && isPlain(content)) || LOOKED_INTO.test(behind)) return true;
  if (DRAWN.test(matter)) return false;
  // AI 첨삭이랑: the head of a longer phrase.
  if (!matter.includes(' ') && /^ [가-힣A-Za-z]/.test(behind)) return false;
  if (isConcept(matter)) return true;
  return standard.includes(lastOf(matter).length > 2 ? lastOf(matter) : matter);
}
