/**
 * Certificates whose name is nothing else. Source: public lists of national technical and registered private
 * qualifications that pupils commonly take; collected in 2026 under the 2026 기재요령.
 */
import { listed } from './listed.ts';

export const CERTIFICATES: readonly string[] = listed(
  `컴활, 한능검, 한국 실용 글쓰기 검정, ITQ, GTQ, DIAT, SQLD, ADsP, CCNA, TESAT, 테샛, COS Pro, 정보 처리 기사, 빅데이터 분석 기사, 리눅스 마스터, 네트워크 관리사,
  전산 회계, 전산 세무, 유통 관리사, 투자 자산 운용사, `,
);

/** Names which are also tools, trades or ordinary words: they count only beside a grade, a test or a pass. */
export const CERTIFICATES_IN_CONTEXT: readonly string[] = listed(
  `워드 프로세서, 컴퓨터 활용 능력, MOS, 바리스타, 한국사, 드론, 요양 보호사, 심리 상담사, 제과, 제빵, 미용사, 전기 기사, 환경 기사, 토목 기사, 건축 기사, 산업 안전 기사,
  인명 구조, 응급 처치, 코딩, 주산, 암산, 엑셀, 정보 기술, 포토샵`,
);
