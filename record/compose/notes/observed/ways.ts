/** With what, on what and in what shape something is done, where a note leaves out the particle. */

const WITH =
  /^(?:엑셀|스프레드시트|파이썬|그래프|표|영상|사진|설문|전화|이메일|메일|PPT|ppt|만화|그림|카드뉴스|포스터|지오지브라|메트로놈|줄자|자|저울|로그|비유|예시|사례|수식|식|말|글|영어|노래|율동)$/;
const WITH_IT =
  /^(?:정리|표현|설명|발표|기록|분석|측정|인터뷰|조사|표시|비교|증명|검증|계산|소개|요약|작성|확인|연결|시각화|제시|풀이)$/;
const ON = /^(?:칠판|지도|공책|노트|보고서|학습지|활동지|게시판|백지도|모눈종이|포스트잇|단톡방|패들렛)$/;
const ON_IT = /^(?:설명|표시|기록|정리|풀이|게시|작성|필기|공유|적|쓰|붙이|그리|올리|나타내)$/;
const AT_VALUE =
  /^(?:유지|설정|가정|추정|고정|계산|산출|제한|측정|설계|조정|통일|낮추|줄이|늘리|높이|맞추|올리)$/;
const PART_IN = /^(?:참여|자원|도전|지원|참가|출전|동참|집중|몰두|응원|기여|공헌|봉사)$/;
/** 교통약자 이야기로, 소수 둘째자리까지: one with the noun before it. */
const ONE_WITH =
  /이야기(?:까지|도)$|(?:이야기|문제|관점|방식|소재|주제|입장|사례|측면|분야|비유|순서|단위|형식|형태|기준|원리|버전|중심|위주|간격)(?:으로|로)$|(?:자리|째)까지$/;
/** 스스로, 끝까지, 눈짓으로: how, whatever is done. */
const BESIDE =
  /(?:으로|[가-힣]로|에서|에게|한테|까지|부터|마다|[가-힣]당|[가-힣]별|보다|처럼|대로|히|게|에|와|과|이랑|랑|씩)$|^(?:스스로|직접|함께|같이|먼저|다시|계속|잘|더|꼭|다|또|딱|거의|매우|가장|자주|미리|따로|서로|끝까지|꾸준히|혼자)$/;

/** 거래기록 엑셀 정리. */
export const isDoneWith = (noun: string, doing: string): boolean => WITH.test(noun) && WITH_IT.test(doing);
/** 칠판 설명. */
export const isDoneOn = (noun: string, doing: string): boolean => ON.test(noun) && ON_IT.test(doing);
/** 압박깊이 5cm 유지. */
export const isSetTo = (doing: string): boolean => AT_VALUE.test(doing);
/** 시연 자원. */
export const isPartIn = (doing: string): boolean => PART_IN.test(doing);
export const isOneWithNoun = (word: string): boolean => ONE_WITH.test(word);
export const tellsHow = (word: string): boolean => BESIDE.test(word) && !WITH.test(word);
