/** Latin words a record may hold: units, functions, languages. Common terms of school subjects, collected in 2026. */
import { listed } from './listed.ts';

export const ENGLISH_TERMS: ReadonlySet<string> = new Set(
  listed(
    `sin, cos, tan, sec, log, lim, exp, max, min, mol, kcal, cal, atm, ppm, rpm, kWh, mmHg, hPa, kPa, bit, byte, mRNA, tRNA, Python, Java, JavaScript,
    Scratch, if, for, while, else, print, input, return, list, int, import, rad, vs, IoT, Wi-Fi, eV, logx, sinx, cosx, tanx`,
  ),
);

/** Everyday English words with the Korean that a record uses. Own choice, 2026. */
export const HANGUL_FOR_ENGLISH: Readonly<Record<string, string>> = {
  presentation: '발표',
  feedback: '피드백',
  leader: '지도자',
  team: '모둠',
  project: '프로젝트',
  data: '자료',
  design: '디자인',
  idea: '아이디어',
  debate: '토론',
  report: '보고서',
  quiz: '퀴즈',
  mentoring: '멘토링',
  interview: '면담',
  campaign: '캠페인',
  leadership: '지도력',
};
