/** What is worked with, and what is done with it. */
const TOOL =
  /(?:엑셀|파이썬|포토샵|일러스트레이터|캔바|캔버스|파워포인트|스크래치|엔트리|지오지브라|시트|줄자|각도기|온도계|저울|스톱워치|계산기)$/;
const WITH_TOOL = /^(?:정리|작업|측정|계산|편집|제작|분석|기록|작성|디자인|촬영)(?:함|하|해|했|할|한|[.]?$)/;

/** 엑셀 정리, 줄자 측정: the noun is what the work is done with. */
export const isWorkedWith = (noun: string, doing: string) => TOOL.test(noun) && WITH_TOOL.test(doing);
