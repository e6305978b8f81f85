/** With what, on what and in what shape something is done, where a note leaves out the particle. */

const TOOL =
  /^(?:엑셀|스프레드시트|파이썬|PPT|ppt|지오지브라|메트로놈|줄자|자|저울|캔바|스크래치|엔트리|로그)$/;
const BY_TOOL =
  /^(?:정리|표현|설명|발표|기록|분석|측정|조사|표시|비교|증명|검증|계산|작성|확인|시각화|풀이|구현|코딩|개발|제작|디자인)$/;
/** Shapes in which something is told; 그래프 분석 and 영상 제작 are of the shape itself. */
const SHAPE =
  /^(?:(?:막대|꺾은선|원)?그래프|표|영상|사진|만화|그림|카드뉴스|포스터|순서도|흐름도|도표|도식|개념도|마인드맵|수식|식|글|말)$/;
const IN_SHAPE = /^(?:정리|표현|표시|시각화|기록)$/;
const SPOKEN_IN = /^(?:영어|노래|율동)$/;
const SPOKEN = /^(?:표현|설명|발표|소개)$/;
const ASKED_BY = /^(?:설문|전화|이메일|메일)$/;
const ASKED = /^(?:인터뷰|조사|확인)$/;
const BY_EXAMPLE = /^(?:비유|예시|사례)$/;
const ON = /^(?:칠판|지도|공책|노트|게시판|백지도|모눈종이|포스트잇|단톡방|패들렛)$/;
const ON_IT = /^(?:설명|표시|기록|풀이|게시|공유|적|쓰|붙이|그리|올리|나타내)$/;
const AT_VALUE =
  /^(?:유지|설정|정하|지정|결정|가정|추정|고정|계산|산출|제한|측정|설계|조정|통일|낮추|줄이|늘리|높이|맞추|올리)$/;

/** 거래기록 엑셀 정리. */
export const isDoneWith = (noun: string, doing: string): boolean =>
  (TOOL.test(noun) && BY_TOOL.test(doing)) ||
  (SHAPE.test(noun) && doing === '시각화') ||
  (SPOKEN_IN.test(noun) && SPOKEN.test(doing)) ||
  (ASKED_BY.test(noun) && ASKED.test(doing)) ||
  (BY_EXAMPLE.test(noun) && /^(?:설명|표현)$/.test(doing));
/** 심정 변화 그래프 표현: what is told in that shape stands before it. */
export const isShownIn = (shape: string, doing: string): boolean => SHAPE.test(shape) && IN_SHAPE.test(doing);
/** 칠판 설명. */
export const isDoneOn = (noun: string, doing: string): boolean => ON.test(noun) && ON_IT.test(doing);
/** 압박깊이 5cm 유지. */
export const isSetTo = (doing: string): boolean => AT_VALUE.test(doing);
