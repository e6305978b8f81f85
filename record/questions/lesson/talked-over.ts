/** Words that tell of talk: a matter was spoken about, asked about or explained to one another. */
const TALK =
  /토론|토의|논의|논쟁|의논|협의|회의(?!원|록|론|적|실)|질문|질의|묻|문답|대화|하브루타|인터뷰|멘토|가르치|가르쳐|알려 ?주|설명해 ?주|모둠|조별|팀(?![가-힣]*비)|\d\s?조(?![가-힣])|\d조씩|협력|협동|협업|역할|짝 ?(?:활동|대화)|이야기|찬반|발표|함께|같이|공동|(?:의견|생각|소감|느낌|해석)[을를]? ?(?:서로 )?(?:나[누눔눠]|주고받|공유|교환|비교)|(?:서로|상호) ?(?:설명|평가|비교|점검)|토크|pair|group|discuss|debate|present/i;
/** 짝과 바꿔 읽고, 모둠원끼리 글을 돌려 보고: each read what the other wrote, and nobody spoke of the matter. */
const SWAPPED =
  /(?:모둠|조별|팀|짝|친구|조원|동료|서로|상호|함께)[가-힣]{0,4}(?:(?!의견|생각|질문|이야기|해석|느낌)[^.,;\n→/]){0,12}?(?:바꿔|바꾸어|돌려|교환)[가-힣]{0,4}(?: ?(?:가며 )?(?:읽|보|풀|고치|고쳐|첨삭|평가)[가-힣]{0,4})?/g;

/** Whether a class spoke about its matter; papers that went from hand to hand are no talk. */
export const isTalkedOver = (said: string) =>
  TALK.test(/바꿔|바꾸어|돌려|교환/.test(said) ? said.replace(SWAPPED, ' ') : said);
