/** How much: goes with what it belongs to. */
export const VERY = '(?:가장 |매우 |조금 |많이 |더 |특히 |정말 |깜짝 )?';

/** 가장 before a verb is 가장 큰 before its noun. */
export const measured = (very: string) =>
  very.replace(/가장 $/, '가장 큰 ').replace(/(?:매우|많이|특히|정말) $/, '큰 ');

/**
 * What 너무 stands before where it says that there was too much of a doing (너무 많이 넣어서, 너무 몰아붙여서), where too much is
 * what is said of it (너무 길다는 의견, 너무 크면), or what went wrong came of it: of all else it says nothing that a figure
 * would not say better (한자가 너무 많아서 → 한자가 많아서).
 */
export const EXCESS =
  '(?:(?:많이|오래|빨리|자주|급히|바짝|일찍|깊이|높이|멀리|가까이|심하게|[세크작길짧높낮늦급빠느두얇진연강약깊얕무거가벼넓좁]+게) (?!느껴|보[이여였]|나[오왔와옴]|들[리렸려]|생각|여겨)[가-힣]|(?:몰아|몰입|서[두둘]|의존|집착|치우|치중|앞서|욕심)|적[은음]|적다는|(?:짧|길|작|적|크|좁|높|낮|많|멀|얇|무겁|느리|빠르|세|약하|진하|연하|어둡|밝|컸|느렸|빨랐|셌|약했|진했|어두웠)[았었]?(?:다|습니다|어요?|음)[.!~\\s]*$|[^.,]{1,20}다(?:고|는) ?(?:하|했|한|말|해|지적|의견|조언|평|느[꼈낌])|[가-힣]*(?:면 |거나 |지 않[게도]|다는 (?:의견|지적|조언|말|평)|다고 (?:해서|하여|하셔서|지적|조언)|(?:[아어여해와워려져라커]서?|[가-힣]나|니까?|자),? [^.]*(?:못|않|없|(?<![가-힣])안 [가-힣]|깨[지졌져짐]|부러|부서|무너|망가|실패|오류|힘들|어려|넘[치쳐쳤]|찢|끊|틀[렸린리]|탔|탐|타 ?버|썩|죽[었은]|시들|상[했함])))';

/** Of what is felt, 너무 means very; of what is done (너무 많이 넣어서) it means too much. */
export const FELT_VERY =
  '(?:떨[렸리려]|긴장|힘[들든]|어[렵려]|무[서섭]|부끄|창피|답답|속상|아쉬|헷갈|막막|걱정|두[려렵]|지루|피곤|귀찮|궁금|놀[라랐])';
