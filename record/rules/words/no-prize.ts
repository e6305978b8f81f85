/** Words in 상 that one can receive or be given and that are no prize: 보상, 인상, 영상. Own observation of record texts, 2026. */
export const NO_PRIZE =
  /(?:보|인|영|대|관|명|배|밥|책|겸|진|협|통|외|화|부|손|이|증|현|임|조|세|일|가|상|환|우|동|석|불|초|정|의|감|회|예|발|연|추|형|표|문|잔|허|실|망|심|빙|육|해|지|천|옥|단|향|비|구|벌|탁|두|수|중|첫인)상$/;
