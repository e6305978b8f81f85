/**
 * Language tests whose name alone gives them away. Source: the kinds named in the 2026 기재요령 (secondary sources) and
 * the public names of the tests offered in Korea; collected in 2026.
 */
import { listed } from './listed.ts';

export const LANGUAGE_TESTS: readonly string[] = listed(
  `테솔, TESOL, 테스트다프, 토익, 토플, 텝스, 뉴텝스, 오픽, 아이엘츠, 지텔프, 델레, 토셀, 델프, 달프, 토르플, TOEIC, TOEFL, TEPS, OPIc, OPIC, IELTS, G-TELP, TOSEL, PELT, JLPT, JPT, EJU, HSK, Hsk, hsk, HSKK, TSC, BCT, DELE, DELF, DALF, TORFL, TOPIK, TestDaF, 한어 수평 고시, 한자 급수 시험, 토익 스피킹, 토익 브리지, 토플 주니어, 펠트 주니어, ESPT, FLEX 시험, SNULT, 스널트, 스눌트, 듀오링고 잉글리시 테스트, 듀오링고 영어 시험, 듀오링고 테스트, BULATS, 불라츠, YCT, SIELE, CELI, TestAS, DSH 시험, GTELP, 캠브리지 영어 인증, 케임브리지 영어 인증, 토스 시험, 토익S&W, J.TEST, NAT-TEST, 비즈니스 일본어 능력 시험, 실용 중국어 시험, jlpt, 에이치에스케이, 제이엘피티, 괴테 인증, 한검, 어문회 한자, 대한 검정회 한자`,
);

/** Names which are also something else and count only beside words such as 시험 or 급수. */
export const LANGUAGE_TEST_CONTEXT: readonly string[] = listed(
  '토픽, 펠트, 플렉스, FLEX, SAT, ACT, 한문, 괴테',
);
