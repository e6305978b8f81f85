/**
 * Companies, brands and platforms, grouped by what to write instead. Source: public company and product names that
 * pupils' texts often hold; collected in 2026. Names that are ordinary words too stand in ambiguous-companies.ts; the
 * firms of a conglomerate (삼성물산, LG화학) are found by their shape, see organisations.ts.
 */
import { group, listed, type Group } from './listed.ts';

export const COMPANIES: readonly Group[] = [
  group('국내 한 반도체 기업', '삼성전자, SK하이닉스, 하이닉스'),
  group('해외 한 반도체 기업', '엔비디아, NVIDIA, 인텔, TSMC, 퀄컴, '),
  group(
    '국내 한 기업',
    `LG, SK, KT, CJ, GS칼텍스, 포스코, POSCO, 롯데, 셀트리온, 유한양행, 종근당, 
    아모레퍼시픽, 신세계백화점, `,
  ),
  group(
    '한 자동차 회사',
    `현대자동차, 현대차, 기아자동차, 기아차, 쌍용자동차, 도요타, 토요타, 혼다, 벤츠, BMW, 아우디, 폭스바겐, 페라리, 
    볼보, 포드자동차, `,
  ),
  group('한 항공 우주 기업', '스페이스X, SpaceX, 보잉, 에어버스, 대한항공, 아시아나항공, 스타링크'),
  group('동영상 공유 플랫폼', '유튜브, YouTube, 유투브, 틱톡, TikTok, 트위치, 아프리카TV'),
  group(
    '누리 소통망',
    '인스타그램, 인스타, Instagram, 페이스북, Facebook, 트위터, Twitter, 카카오톡, 카톡, 링크드인, 텔레그램, 디스코드, ',
  ),
  group('온라인 동영상 서비스', '넷플릭스, Netflix, 디즈니플러스, 디즈니, 티빙, 픽사'),
  group('검색 서비스', '네이버, Naver, 구글, google, '),
  group(
    '생성형 인공지능',
    `챗GPT, 챗지피티, 챗 GPT, ChatGPT, Chat GPT, GPT, 오픈AI, OpenAI, 뤼튼, 딥시크, 미드저니, 코파일럿, Copilot, 클로바,
    딥마인드, `,
  ),
  group('번역 프로그램', '파파고, 구글 번역, DeepL'),
  group(
    '온라인 협업 도구',
    `패들렛, 캔바, Canva, 미리캔버스, 멘티미터, 카훗, 클래스팅, Zoom, 피그마, 
    제페토, 로블록스, 마인크래프트, 노션, 퀴즐렛, 클래스카드`,
  ),
  group('온라인 백과사전', '위키백과, 위키피디아, Wikipedia, 나무위키'),
  group(
    '해외 한 정보 기술 기업',
    '마이크로소프트, Microsoft, IBM, 어도비, 소니, 닌텐도, Apple, 아이폰, 아이패드, 맥북, 샤오미, 화웨이, 알리바바, Amazon, ',
  ),
  group(
    '온라인 쇼핑 업체',
    '쿠팡, 배달의 민족, 배민, 당근마켓, 무신사, 11번가, 이마트, 홈플러스, 월마트, 다이소, 올리브영, 에어비앤비, 우버, 다음카카오, 토스뱅크',
  ),
  group(
    '한 의류 상표',
    '나이키, Nike, 아디다스, 유니클로, H&M, 샤넬, 구찌, 루이비통, 에르메스, 노스페이스, ',
  ),
  group('한 가구 기업', '이케아, IKEA'),
  group(
    '한 식품 기업',
    `스타벅스, 맥도날드, 맥도널드, 버거킹, 롯데리아, 코카콜라, 펩시, 네슬레, 오뚜기, 빙그레, 남양유업, 서울우유, 풀무원, 
    불닭볶음면, 신라면, 박카스, 파리바게뜨, KFC, BBQ, `,
  ),
  group('한 제약 회사', '화이자, 모더나, 아스트라제네카, 얀센, 존슨앤드존슨, 바이엘, 타이레놀, 위고비, '),
  group('한 금융 기업', '국민은행, 신한은행, 우리은행, 하나은행, 농협은행, 골드만삭스, 리먼 브라더스, '),
  group(
    '한 언론사',
    `KBS, MBC, SBS, JTBC, YTN, tvN, EBS, CNN, BBC, 조선일보, 중앙일보, 동아일보, 한겨레신문, 경향신문, 매일경제, 연합뉴스, 뉴욕 타임스,
    워싱턴포스트, 블룸버그, 내셔널 지오그래픽, `,
  ),
  group('강연 영상', 'TED, 테드 강연, 세바시, '),
  group('한 연예 기획사', 'JYP, 스포티파이'),
  group('한 서점', '교보문고, 예스24, YES24, 밀리의 서재'),
  group('블록 완구', '레고, LEGO'),
  group('한 게임', '리그 오브 레전드, 배틀그라운드, 포켓몬, 넥슨, 엑스박스, 엔씨소프트, '),
];

/** Products so common that a person has to decide: the generic name is better. */
export const PRODUCTS: readonly string[] = listed(
  '엑셀, 알파고, 파워포인트, 포토샵, 일러스트레이터, 한컴오피스, 엔트리, 아두이노, 지오지브라, 알지오매스, 갤럭시, 윈도우, 안드로이드, 포스트잇, 유튜버, 유투버, 알라딘, 두산',
);
