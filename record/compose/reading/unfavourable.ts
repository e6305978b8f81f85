/** What a teacher notes of a student's weakness; whether it belongs into a record is for the teacher to weigh. */

const WEAKNESS_TOLD =
  /졸[았거]|소극적|산만|미흡|지각(?:함|하|이 잦)|떠[들듦]|불성실(?:함|하게|했)|무기력|방해(?:함|하)|집중하지 (?:못|않)|참여하지 않|(?:보충|지도|노력|보완)[^.]{0,8}필요|미달|아쉬움\.$|아쉬웠음\.$|부족(?:함|했음|하였음)\.$|말수 ?적음|불분명|엉성(?:함|했음)|서[툼툶]|서툴렀음|어수선(?:함|했음)|목소리(?:가|는)? ?(?:매우 |다소 |조금 |너무 )?작(?=[음았으])|다듬을 필요|(?:언어(?: 사용)?|말투|복장|태도|행동) ?주의 ?(?:함|요함|요망)|주의(?:가 필요|를 받음)|집중력(?:이)? ?(?:떨어|낮음|약함)|(?:제출|과제)(?:이|가)? ?늦(?:음|었음)|누락(?:됨|함|되었음|하였음)\.$|빠뜨림\.$|미완성(?:임)?\.$|초과[^.]{0,12}발생함\.$|(?<!원인을 |함께 )오류(?:가|를)? ?(?:발생함|범함|있음)\.$/g;
/** What came after it: a weakness told with its turn may stand. */
const TURNED =
  /(?:으나|지만|는데|더니|다가),? |[뒤후]에?(?:는)? |이후|점차|점점|나아|개선|보완(?:함|하[여였])|스스로 고/;
const WEAKNESS = '부족한 점만 적은 관찰이어서 제외했습니다. 기록할 내용이면 직접 넣어 주세요.';
const TO_WEIGH = '부족한 점을 적은 문장이므로 기록할지 확인이 필요합니다.';

const PEER =
  '(?:친구|모둠원|조원|팀원|부원|동아리원|급우|학우|짝|짝꿍|후배|선배|학생|아이|구성원|동료|상대|청중|관객)';
/** 소극적인 모둠원, 떠들던 후배, 미흡한 발표 자료: the word describes what stands behind it, and that is not the student's way. */
const OF_WHAT_FOLLOWS =
  /^(?:인|이던|이었던|[가-힣]{0,3}[한된는은던진할]) (?:[가-힣]+[한된는은던진인의] )?(?!(?:태도|모습|자세|면|면모|편|경향|성격|성향|참여|행동|학생|자신|본인|점이 (?:있|많|보)))[가-힣]{1,}/;
/** 모둠원이 소극적이자, 친구들이 떠들어도: somebody else is its subject. */
const OF_OTHERS = new RegExp(`${PEER}(?:들)?(?:이|가|의|은|는) (?:[가-힣]+[고며서게] |[가-힣]+[을를에] )?$`);
/** 분위기가 산만해지자, 자료가 미흡하여: of a thing, seen to by what the student did behind it. */
const OF_A_THING =
  /(?:분위기|교실|자료|설명|근거|내용|결과|구성|준비|안내|조명|음향|표현|의견|진행)(?:이|가|은|는) (?:매우 |다소 |조금 )?$/;
const SEEN_TO = /^[가-힣]{0,4}(?:자|여|해|해져|해지자|해서|하여|하자|어도|[아어]서|으니|니) [^.]{4,}\.$/;

/** Whether a weakness is told of the student. */
function isOwn(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  return !(
    OF_WHAT_FOLLOWS.test(behind) ||
    OF_OTHERS.test(before) ||
    (OF_A_THING.test(before) && SEEN_TO.test(behind))
  );
}

/** What a teacher reads of an observation that tells a weakness of the student's; null where it tells none. */
export function unfavourable(text: string): { review: string } | { dropped: string } | null {
  const own = [...text.matchAll(WEAKNESS_TOLD)].some(({ 0: word, index }) =>
    isOwn(text, index, index + word.length),
  );
  if (!own) return null;
  return TURNED.test(text) ? { review: TO_WEIGH } : { dropped: WEAKNESS };
}
