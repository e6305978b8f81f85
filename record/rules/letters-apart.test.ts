import { describe, expect, it } from 'vitest';
import { checkRecord } from './check-record.ts';

const rulesIn = (text: string) => checkRecord(text, { year: 2026 }).map(({ rule }) => rule);

// For the teacher into whose draft a student has slipped a contest or a certificate.
describe('words written apart', () => {
  it.each([
    ['수학 대 회에 나간 경험을 들려줌.', 'CONTEST'],
    ['방학에 쓴 소 논 문을 학회에 투고함.', 'PAPER'],
    ['한 식 조 리 기 능 사 필기를 마침.', 'CERT'],
    ['어 머니가 간호사여서 의료에 관심을 가짐.', 'PARENT'],
    ['내 신 등급이 오른 비결을 말함.', 'SCORE'],
    ['한별 고등 학교 학생들과 교류함.', 'SCHOOL'],
    ['경희 대학교에서 열린 특강을 들음.', 'UNIV'],
    ['t o p i k 문제를 풂.', 'LANG_TEST'],
  ])('%s: %s', (text, rule) => {
    expect(rulesIn(text)).toContain(rule);
  });

  it.each([
    '선풍기 두 대 회로를 비교함.',
    '기대 회복의 의미를 조사함.',
    '자전거 한 대 회전수를 잼.',
    '학과 외에도 진로를 탐색함.',
    '넓은 논 문턱에서 벼를 관찰함.',
    '그 등 급간을 나눔.',
    '좌표 x y z 축을 그림.',
    '지역 고등학교 학생의 수면을 조사함.',
    '멸치를 우린 국물의 맛을 비교함.',
    '체육 강사의 시범을 관찰함.',
    '수업 중 방송부에서 온 안내를 들음.',
  ])('%s: two words', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });
});
