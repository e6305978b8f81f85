/**
 * Certificates whose name is nothing else. Source: public lists of national technical and registered private
 * qualifications that pupils commonly take; collected in 2026 under the 2026 기재요령.
 */
import { listed } from './listed.ts';

export const CERTIFICATES: readonly string[] = listed(
  `테셋, 주니어 테샛, 컴활, 한능검, 한국 실용 글쓰기 검정, 한국 실용 글쓰기, ITQ, GTQ, GTQi, DIAT, SQLD, SQLP, ADsP, CCNA, TESAT, 테샛, 매경 TEST, 매경 테스트, COS Pro, ICDL, GAIQ,
  TOPCIT, 정보 처리 기사, 빅데이터 분석 기사, 데이터 분석 준전문가, SQL 개발자, 리눅스 마스터, 네트워크 관리사, 인터넷 정보 관리사, PC 정비사, 전산 회계, 전산 세무, 전산 회계 운용사,
  유통 관리사, 투자 자산 운용사, 펀드 투자 권유 대행인, 한국사 능력 검정, 국어 능력 인증, 한국어 능력 검정, 경제 이해력 검증 시험, 수학 능력 검정, 과학 능력 검정, 실용 수학 능력 검정,
  한국 수학 인증, 문서 실무사, 정보 기술 자격, 디지털 정보 활용 능력, 그래픽 기술 자격, 무인 동력 비행 장치, 초경량 비행 장치 조종자, 소프트웨어 코딩 자격, 코딩 활용 능력, 코딩 능력 마스터, 로봇 창의 교육사,
  한국사 지도사, 라이프 가드, 수상 인명 구조원, 인명 구조 요원, 스킨 스쿠버 자격, 응급 처치 일반 과정, 청소년 지도사, 심리 상담사, 미술 심리 상담사, 독서 논술 지도사, 커피 바리스타`,
);

/** Names which are also tools, trades or ordinary words: they count only beside a grade, a test or a pass. */
export const CERTIFICATES_IN_CONTEXT: readonly string[] = listed(
  `워드 프로세서, 컴퓨터 활용 능력, MOS, 바리스타, 한국사, 드론, 드론 조종, 요양 보호사, 사회 복지사, 제과, 제빵, 제과 제빵, 한식 조리, 양식 조리, 중식 조리, 일식 조리, 조주, 떡 제조, 미용사, 네일 미용,
  전기 기사, 환경 기사, 토목 기사, 건축 기사, 산업 안전 기사, 인명 구조, 응급 처치, 심폐 소생술, 코딩, 주산, 암산, 속독, 엑셀, 파워포인트, 정보 기술, 포토샵, 일러스트, 캐드, 용접, 지게차, 소방 안전,
  영양사, 응급 구조사, 간호조무사, 국제 무역사, 관광 통역 안내사, 소믈리에, 플로리스트, 운전 면허, 원동기 면허, 국어 능력, 한국어 능력, 경제 이해력`,
);
