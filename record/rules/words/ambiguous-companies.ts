/**
 * Company names that are also ordinary words: `not` beside one means the ordinary word, `needs` is required where the
 * ordinary word is the rule. Collected in 2026.
 */
export const AMBIGUOUS_COMPANIES: readonly { word: string; instead: string; not?: RegExp; needs?: RegExp }[] =
  [
    {
      word: '아마존',
      instead: '해외 한 전자 상거래 기업',
      not: /열대|우림|밀림|강|부족|유역|숲|원주민|정글|산림|생물|산불|파괴|여전사|기후|벌채|탄소/,
      needs:
        /웹|물류|배송|쇼핑|프라임|경영|창업|기업|주가|알렉사|매출|서비스|클라우드|전략|온라인|추천|광고|유통|플랫폼|직원|주문/,
    },
    { word: '삼성', instead: '국내 한 기업', not: /장군|신화|제독/ },
    { word: '농심', instead: '한 식품 기업', needs: /라면|기업|과자|매출|식품|수출|제품|광고|주가/ },
    { word: '오라클', instead: '해외 한 정보 기술 기업', not: /신탁|신화|그리스|예언|블록체인/ },
    { word: '애플', instead: '해외 한 정보 기술 기업', not: /사과|파이|주스|향|과일|잼|나무|식초|품종/ },
    {
      word: '카카오',
      instead: '국내 한 정보 기술 기업',
      not: /열매|농장|콩|재배|함량|버터|닙스|나무|초콜릿|농가|생산|원두|공정\s?무역|작물|노동|수확|원산지|가루|플랜테이션|테오브로민|빈/,
    },
    {
      word: '테슬라',
      instead: '해외 한 전기차 기업',
      not: /코일|니콜라|단위|자기장|자속|\d\s?테슬라|에디슨|교류|변압기|발명|\(T\)|자석/,
    },
    {
      word: '메타',
      instead: '해외 한 정보 기술 기업',
      needs: /페이스북|저커버그|기업|주가|플랫폼|(?:사|社)의|VR 기기|고글|인스타/,
    },
    { word: '토스', instead: '한 금융 서비스', needs: /앱|송금|금융|은행|간편|결제|증권/ },
    { word: '라인', instead: '메신저', needs: /메신저|야후|프렌즈/ },
    { word: '다음', instead: '검색 서비스', needs: /다음\s?(?:포털|카페|뉴스 서비스|검색창|지도 앱)/ },
    { word: '오리온', instead: '한 식품 기업', not: /자리|성운|별|신화|그리스|밤하늘|관측|사냥꾼/ },
    { word: '클로드', instead: '생성형 인공지능', needs: /인공지능|AI|챗봇|생성형|언어 모델/ },
    { word: '제미나이', instead: '생성형 인공지능' },
    { word: 'Gemini', instead: '생성형 인공지능', not: /별자리|쌍둥이/ },
    { word: '시리', instead: '음성 인식 서비스', needs: /음성|비서|아이폰|인공지능 스피커/ },
    { word: '자라', instead: '한 의류 상표', needs: /패스트 패션|의류|브랜드|매장|SPA/ },
    { word: '기아', instead: '한 자동차 회사', needs: /자동차|차량|전기차|신차|타이거즈/ },
    { word: '웨이브', instead: '온라인 동영상 서비스', needs: /OTT|티빙|넷플릭스|구독/ },
    { word: '멜론', instead: '음원 서비스', needs: /음원|스트리밍|차트/ },
    { word: '지니', instead: '음원 서비스', needs: /음원|스트리밍|인공지능 스피커/ },
    { word: '밴드', instead: '누리 소통망', needs: /앱|네이버|게시글을/ },
    { word: '줌', instead: '화상 회의 프로그램', needs: /화상|온라인|회의|수업|실시간|비대면/ },
    { word: '당근', instead: '중고 거래 플랫폼', needs: /중고|거래 앱|동네/ },
    { word: '하이브', instead: '한 연예 기획사', needs: /경영|엔터|소속|주가|아이돌|기획사|가수|음반/ },
    { word: '직방', instead: '부동산 플랫폼' },
    { word: '한컴', instead: '문서 작성 프로그램' },
  ];
