import { MESSAGES } from '../messages.ts';
import { patternRule, where } from '../rule.ts';
import { LEFT, RIGHT } from '../words.ts';

/** Entering one, or somebody who did. */
const THERE =
  '다니|의대|공대|법대|약대|가[고는려서기]|갈\\s|나온|나와|출신|합격|진학|입학|재학|목표|희망|학생|선배|언니|누나|형|오빠|붙';
/** A society's matter: 인서울 현상, 인서울 대학의 비율. */
const OF_SOCIETY = /현상|선호|쏠림|비율|통계|사회|서열|학벌|신조어|줄임말|뜻|지방\s?소멸|정책/;

// The short forms in which universities are called in rows (연고대, 서성한) and by a syllable (설대). Source: the names that
// pupils and the press call them by; collected in 2026. 전설대로 and 가설대로 are no universities: nothing stands before.
const groups = patternRule(
  'UNIV',
  new RegExp(
    `${LEFT}(?:연고대|서연고|서성한|중경외시|건동홍|국숭세단|지거국|설카포|인서울)(?:\\s?(?:대학교?|대))?${RIGHT}|${LEFT}설대(?=(?:에|를|가|의|생)?\\s?(?:[가-힣]{1,4}\\s)?(?:${THERE}))`,
    'g',
  ),
  ({ before, after }) => ({
    level: OF_SOCIETY.test(before + after) ? 'check' : 'error',
    message: MESSAGES.UNIVERSITY_TOLD,
    suggestion: '한 대학',
  }),
);

/** UNIV by the short forms of several or of one. */
export const universityGroups = where(/연고|서성한|중경외|건동홍|국숭|지거국|설카포|인서울|설대/, groups);
