/** 성빈이 것은 길이가, 은성이 코드랑 제 코드가: whose it is, beside another's. */
const THEIRS =
  /^ 것(?:은|이|을|도|과|만|보다|으로)(?=[ ,])|^ ([가-힣]{2,})(?:이랑|랑|와|과|하고) (?:제|내|저의|나의|우리|저희) \1/;
/** 아린이 그래프를 보고 알았다: what the student saw it by; 아린이 그래프를 보고 알려 줬다 is a doing. */
const SEEN_BY =
  /^ [가-힣]{2,}[을를] (?:보고|보고서|보니|보면서|읽고|듣고) (?:[가-힣]+ )?(?:알았|알게 |깨달|이해[했하])[가-힣 ]*[.!~\s]*$/;

/** Whether a bare 민준이 before these words is whose something is, and not who did it. */
export const isTheirs = (rest: string): boolean => THEIRS.test(rest) || SEEN_BY.test(rest);
