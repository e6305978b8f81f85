/** What a class thinks out, agrees on or writes down in a line: 전략, 벌칙, 표어. */
const THOUGHT_OUT =
  '개요|목차|논증|근거|문항|대체어|순화어|표어|문구|슬로건|구호|단어|용어|낱말|이름|별명|정의|대안|공약|해결책|방안|지표|' +
  '문장|급훈|비전|규칙|수칙|약속|벌칙|문제|계획|질문|식|기준|목록|일지|전략|전술|작전|순서|동작|식단|루틴|방법|기술|기회|관계|예산|일정|' +
  '순위|명단|역할|구역|논거|가설|결론|주장|분위기|문화|제도|사업 모델|수익 모델|데이터|데이터셋|함수|방정식|수열|대화|예보|가상 인터뷰|(?<![도시문])안';
/** Drawn or put together on the way to something else. */
const ON_THE_WAY =
  '회로|경로|동선|코스|투상도|평면도|전개도|설계도|단면도|회로도|도면|질문지|설문지|곡선|그래프|개형|흐름도|구조도|단면|패턴|' +
  '로드맵|포트폴리오|(?:결과|검사|활동|학습|기록|점검)지|(?!연)[가-힣]표|(?<![가-힣])표|그림|사진|모습|장면|' +
  '(?:사전 ?|조사 |발표 |홍보 )(?:조사 )?자료|면접 ?영상|마디|사슬';
/** Used up in the work, or seen in it. */
const STUFF = '난황유|퇴비|거름|농약|용액|지시약|시약|실험|간섭무늬|반응|요리';
/** Those who do it. */
const PEOPLE = '(?<![가-힣])(?:조|팀|짝|편)|모둠|그룹|팀원|모임|대형|포메이션';

const NO_WORK = `(?:${THOUGHT_OUT}|${ON_THE_WAY}|${STUFF}|${PEOPLE})`;
const IS_NO_WORK = new RegExp(`${NO_WORK}$`);
/** With one's hands, whatever it is called: 만들다 of a thing, and the crafts. */
const BY_HAND = new RegExp(
  `(?<!${NO_WORK}(?:을|를|도)? ?(?:\\d+ ?[가-힣]{1,2} ?)?(?:함께 |직접 |같이 )?)(?:만들|만듦|제작)|` +
    '그리기|그려|그린|꾸미|꾸며|채색|염색|판화|수묵|소묘|조각|조형|공예|목공|요리|조리|레시피|굽기|굽고|빚|바느질|뜨개|모사|콜라주|캘리|' +
    '타이포|작곡|개발|출력|아두이노|커팅|입체|드로잉|표현하|촬영|편집|영상 ?찍|설계',
);

/** Whether what was drawn up is no work: a plan, a group, a means of the lesson. */
export const isDrawnUp = (name: string) => IS_NO_WORK.test(name);

/** Whether a lesson tells of something that was made with one's hands; a strategy is made in one's head. */
export const tellsOfMaking = (said: string) => BY_HAND.test(said);
