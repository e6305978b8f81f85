/** A reason that nothing follows: 못 알아듣는 게 많아서. */
const HANGING_REASON = /[아어여해려져워와]서(?:요)?[.!~ㅋㅎㅠ\s]*$/;
export const isHanging = (raw: string) => HANGING_REASON.test(raw);
