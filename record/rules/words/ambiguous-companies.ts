/**
 * Company names that are also ordinary words: `not` beside one means the ordinary word, `needs` is required where the
 * ordinary word is the rule. Collected in 2026.
 */
/** Beside one of these, within a few words, any of the names is the firm. */
export const COMMERCE =
  /기업|회사|매출|주가|마케팅|브랜드|광고|경영|본사|창업자|시가총액|영업\s?이익|고객|소비자|신제품|불매|계열사|지속\s?가능\s?경영|ESG|CEO|사옥|점유율/;

interface AmbiguousCompany {
  word: string;
  instead: string;
  not?: RegExp;
  needs?: RegExp;
  /** Another firm of that name, meant wherever the first is not. */
  otherwise?: string;
}

export const AMBIGUOUS_COMPANIES: readonly AmbiguousCompany[] = [
  {
    word: '아마존',
    instead: '한 해외 전자 상거래 기업',
    not: /열대|우림|밀림|강|부족|유역|숲|원주민|정글|산림|생물|산불|파괴|여전사|기후|벌채|탄소/,
    needs:
      /웹|물류|배송|쇼핑|프라임|경영|창업|기업|주가|알렉사|매출|서비스|클라우드|전략|온라인|추천|광고|유통|플랫폼|직원|주문/,
  },
  {
    word: '삼성',
    instead: '국내 한 기업',
    not: /장군|신화|제독|병법|고사|별자리|혈|관측|남중|이십팔수|오리온|밤하늘|망원경|고도|밝기|평성|거성|종성|음절|성찰|동맹/,
  },
  { word: '삼전', instead: '국내 한 반도체 기업', needs: /주가|주식|주주|배당|반도체|매수|투자/ },
  { word: '나이키', instead: '한 운동용품 상표', not: /여신|신화|니케|승리의|조각상|미사일/ },
  {
    word: '바이엘',
    instead: '한 제약 회사',
    not: /피아노|체르니|소곡집|연습곡|교본|왼손|오른손|건반|양손|악보/,
  },
  { word: '농심', instead: '한 식품 기업', needs: /라면|기업|과자|매출|식품|수출|제품|광고|주가/ },
  { word: '오라클', instead: '한 해외 정보 기술 기업', not: /신탁|신화|그리스|예언|블록체인/ },
  { word: '애플', instead: '한 해외 정보 기술 기업', not: /사과|모양|파이|주스|향|과일|잼|나무|식초|품종/ },
  {
    word: '카카오',
    instead: '국내 한 정보 기술 기업',
    not: /열매|농장|콩|재배|함량|버터|닙스|나무|초콜릿|농가|생산|원두|공정\s?무역|작물|노동|수확|원산지|가루|플랜테이션|테오브로민|빈/,
  },
  {
    word: '테슬라',
    instead: '한 해외 전기차 기업',
    not: /코일|니콜라|단위|자기장|자속|\d\s?테슬라|에디슨|교류|변압기|발명|\(T\)|자석/,
  },
  {
    word: '메타',
    instead: '한 해외 정보 기술 기업',
    needs: /페이스북|저커버그|개인\s?정보|게시물|기업|주가|플랫폼|(?:사|社)의|VR 기기|고글|인스타/,
  },
  { word: '토스', instead: '한 금융 서비스', needs: /앱|송금|금융|은행|간편|결제|증권/ },
  { word: '라인', instead: '메신저', needs: /메신저|야후|프렌즈/ },
  { word: '야후', instead: '검색 서비스', not: /걸리버|스위프트|휴이넘|종족/ },
  { word: '다음', instead: '검색 서비스', needs: /다음\s?(?:포털|카페|뉴스 서비스|검색창|지도 앱)/ },
  { word: '오리온', instead: '한 식품 기업', not: /자리|성운|별|신화|그리스|밤하늘|관측|사냥꾼/ },
  {
    word: '클로드',
    instead: '생성형 인공지능',
    not: /클로드\s?(?:모네|드뷔시|섀넌|레비|로랭|베르나르|프롤로|샤브롤)|화가|인상|신부|작곡|황제|인류학/,
  },
  { word: '제미나이', instead: '생성형 인공지능' },
  { word: 'Gemini', instead: '생성형 인공지능', not: /별자리|쌍둥이/ },
  { word: '시리', instead: '음성 인식 서비스', needs: /음성|비서|아이폰|인공지능 스피커/ },
  { word: '자라', instead: '한 의류 상표', needs: /패스트 패션|의류|브랜드|매장|SPA/ },
  { word: '기아', instead: '한 자동차 회사', needs: /자동차|차량|전기차|신차|타이거즈/ },
  { word: '웨이브', instead: '온라인 동영상 서비스', needs: /OTT|티빙|넷플릭스|구독/ },
  { word: '멜론', instead: '음원 서비스', needs: /음원|스트리밍|차트/ },
  { word: '지니', instead: '음원 서비스', needs: /음원|스트리밍|인공지능 스피커/ },
  { word: '밴드', instead: '누리 소통망', needs: /앱|네이버|게시글을/ },
  {
    word: '줌',
    instead: '화상 회의 프로그램',
    needs: /화상|온라인|회의|수업|실시간|비대면/,
    // 수업을 해 줌, 회의 자료를 나눠 줌, 도움을 줌: the verb.
    not: /(?:[아어여해려겨켜쳐셔져춰눠워와봐둬써꿔퍼러라펴내매깨빼개] 줌(?!으로 |에서 )|(?:[을를도]|에게|한테) 줌(?=[.!?]|$|으로써|[을이] (?:확|알|느|보|깨)))|줌 ?(?:렌즈|인|아웃)|렌즈[가-힣]* 줌/,
  },
  { word: '당근', instead: '중고 거래 플랫폼', needs: /중고|거래 앱|동네/ },
  {
    word: '하이브',
    instead: '한 연예 기획사',
    needs: /경영|엔터|소속|주가|아이돌|기획사|가수|음반|BTS|방탄|걸그룹|보이그룹/,
  },
  { word: '한화', instead: '국내 한 기업', needs: /이글스|그룹|방산|기업|계열사|주가|에어로|회장/ },
  {
    word: '신세계',
    instead: '국내 한 유통 기업',
    needs: /백화점|이마트|그룹|유통|면세점|주가|매장/,
    not: /교향곡|드보르|콜럼버스/,
  },
  {
    word: '마블',
    instead: '한 영화 제작사',
    needs: /영화|영웅|히어로|유니버스|캐릭터|스튜디오|시리즈|만화/,
  },
  { word: '옥션', instead: '온라인 쇼핑 업체', needs: /쇼핑|구매|판매자|온라인/ },
  { word: '컬리', instead: '온라인 쇼핑 업체', needs: /배송|마켓|쇼핑|물류/ },
  { word: '테드', instead: '강연 영상', needs: /강연|영상|강의/ },
  { word: 'CU', instead: '한 편의점', needs: /편의점|매장|상품/ },
  { word: 'AMD', instead: '한 해외 반도체 기업', needs: /인텔|엔비디아|반도체|프로세서|CPU|GPU|칩/ },
  { word: 'GE', instead: '한 해외 기업', needs: /기업|항공기 엔진|가전|경영|웰치/ },
  { word: '공차', instead: '한 음료 상표', needs: /음료|카페|매장|버블티|브랜드/ },
  { word: '스레드', instead: '누리 소통망', needs: /메타|인스타|누리 소통망|SNS|게시/ },
  { word: '블리자드', instead: '한 게임 기업', needs: /게임|엔터테인먼트/ },
  { word: '유니티', instead: '게임 제작 도구', needs: /게임|엔진|3D|제작|개발|구현|증강|가상/ },
  { word: '켈로그', instead: '한 식품 기업', needs: /시리얼|식품|제품|기업/, not: /조약|브리앙/ },
  { word: '효성', instead: '국내 한 기업', needs: /그룹|기업|중공업|섬유 회사|주가/ },
  { word: '웨일', instead: '웹 브라우저', needs: /브라우저|네이버|노트북/ },
  { word: '브런치', instead: '글쓰기 플랫폼', needs: /플랫폼|작가 신청|연재|블로그|글을 올/ },
  { word: '블로그', instead: '누리집', needs: /네이버 블로그/ },
  { word: '릴스', instead: '짧은 영상', needs: /./ },
  { word: '쇼츠', instead: '짧은 영상', needs: /유튜브|영상|시청|제작/ },
  { word: '갤럭시', instead: '휴대 전화', needs: /스마트폰|휴대폰|폴드|노트|삼성|S2\d|탭/ },
  { word: '소라', instead: '생성형 인공지능', needs: /생성형|영상 생성|오픈AI/ },
  { word: '미로', instead: '온라인 협업 도구', needs: /협업|화이트보드/ },
  {
    word: '현대',
    instead: '국내 한 기업',
    needs: /정주영|기아|그룹|현대 자동차|현대 중공업/,
    not: /현대 자동차 (?:산업|기술|문화|디자인|공학|시장|사회|생산)/,
  },
  { word: '빙그레', instead: '한 식품 기업', not: /웃|미소/ },
  { word: '대우', instead: '국내 한 기업', needs: /그룹|자동차|건설|조선|김우중|전자/ },
  { word: '롯데', instead: '국내 한 기업', not: /베르테르|괴테|샤를로테/ },
  { word: '한겨레', instead: '한 언론사', not: /얼|민족|동포|핏줄|통일|후손|노래/ },
  // The program that a school broadcast is switched with, else the broadcaster.
  {
    word: 'OBS',
    instead: '방송 송출 프로그램',
    needs: /송출|녹화|캡처|화면|장면|전환|스튜디오|스트리밍|카메라|프로그램|설치|[켜켰껐끄]|오류|마이크|자막/,
    not: /뉴스|기자|보도|방송사|방송국|기사|경인|드라마|예능/,
    otherwise: '한 언론사',
  },
  { word: '타다', instead: '한 승차 서비스', needs: /택시|승차|규제|모빌리티|금지법|호출/ },
  { word: '벅스', instead: '음원 서비스', needs: /음원|스트리밍|차트/ },
  { word: '비자', instead: '한 카드사', needs: /카드사|마스터카드|결제망/ },
  { word: '러쉬', instead: '한 화장품 상표', needs: /화장품|비누|동물\s?실험|매장/ },
  {
    word: '스크래치',
    instead: '교육용 프로그래밍 도구',
    needs: /프로그래밍|코딩|블록|프로젝트|게임|코드|알고리즘|구현|제작|애니메이션/,
  },
  { word: '하림', instead: '한 식품 기업', needs: /닭고기|육계|식품/ },
  { word: '3M', instead: '한 해외 기업', needs: /기업|회사|포스트잇|마스크|접착제/ },
  { word: '네이처', instead: '한 학술지', needs: /실린|실은|학술|논문|게재|기사|저널|발표된/ },
  { word: '사이언스', instead: '한 학술지', needs: /실린|학술지|논문|게재|저널/ },
  {
    word: '파타고니아',
    instead: '한 의류 상표',
    not: /지역|빙하|고원|남미|아르헨티나|칠레|초원|트레킹|평원/,
  },
  { word: '직방', instead: '부동산 플랫폼' },
  { word: '그랜저', instead: '한 승용차', needs: /자동차|차량|현대|연비|승용차|엔진/, not: /인과|검정/ },
  { word: '쏘나타', instead: '한 승용차', needs: /자동차|차량|현대|연비|승용차|엔진/ },
  { word: '에르메스', instead: '한 의류 상표', not: /신화|신[의은이을,]|올림포스|제우스|전령/ },
  { word: '티몬', instead: '온라인 쇼핑 업체', not: /품바|라이온|심바/ },
  { word: 'SM', instead: '한 연예 기획사', needs: /엔터|소속|아이돌|기획사|그룹|가수|[케K]이?팝|음반/ },
  {
    word: '블렌더',
    instead: '3차원 제작 프로그램',
    needs: /3D|3차원|모델링|렌더링|애니메이션|프로그램|입체/,
  },
  { word: '젭', instead: '가상 공간 플랫폼', needs: /가상|공간|메타버스|맵|플랫폼/ },
  { word: '스팀', instead: '게임 플랫폼', needs: /게임/, not: /다리미|청소|오븐/ },
  { word: '가디언', instead: '한 해외 언론사', needs: /기사|신문|보도|사설|칼럼/ },
  { word: '이코노미스트', instead: '한 해외 언론사', needs: /기사|잡지|주간지|사설|칼럼|지수/ },
  {
    word: '포드',
    instead: '한 해외 자동차 회사',
    needs: /자동차|컨베이어|조립|모델\s?T|공장/,
    not: /도입|헨리|포드주의/,
  },
  { word: 'GM', instead: '한 해외 자동차 회사', needs: /자동차|전기차|자율\s?주행/ },
  { word: '캐논', instead: '한 사진기 회사', needs: /카메라|사진기|렌즈|프린터/ },
  { word: '한국경제', instead: '한 언론사', needs: /신문|기사|사설|칼럼|보도/ },
  { word: '런웨이', instead: '생성형 인공지능', needs: /생성형|영상 생성|인공지능/ },
  {
    word: '달리',
    instead: '생성형 인공지능',
    needs: /생성형|그림 생성|이미지를? 생성|이미지 생성|프롬프트/,
  },
  { word: '플로', instead: '음원 서비스', needs: /음원|스트리밍/ },
  { word: '지그재그', instead: '온라인 쇼핑 업체', needs: /쇼핑|의류 앱|구매|에이블리|무신사/ },
  { word: '한컴', instead: '문서 작성 프로그램' },
];
