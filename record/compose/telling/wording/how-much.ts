/** How much: goes with what it belongs to. */
export const VERY = '(?:가장 |매우 |조금 |많이 |더 |특히 |정말 |깜짝 )?';

/** 가장 before a verb is 가장 큰 before its noun. */
export const measured = (very: string) =>
  very.replace(/가장 $/, '가장 큰 ').replace(/(?:매우|많이|특히|정말) $/, '큰 ');

/** Of what is felt, 너무 means very; of what is done (너무 많이 넣어서) it means too much. */
export const FELT_VERY =
  '(?:떨[렸리려]|긴장|힘[들든]|어[렵려]|무[서섭]|부끄|창피|답답|속상|아쉬|헷갈|막막|걱정|두[려렵]|지루|피곤|귀찮|궁금|놀[라랐])';
