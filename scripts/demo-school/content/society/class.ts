import type { DemoClass } from '../types.ts';
import { inequality } from './inequality.ts';
import { media } from './media.ts';
import { survey } from './survey.ts';

export const society: DemoClass = {
  key: 'society',
  teacher: 'yoon',
  name: '사회와 문화 A반',
  subject_name: '사회와 문화',
  grade: 2,
  semester: 'second',
  description:
    '2학년 선택 과목, 월 3교시와 목 5교시. 한 학기 동안 연구 한 편과 미디어 분석 한 편을 완성합니다.',
  type: 'subject',
  students: [
    'siyun',
    'eunchae',
    'nahyeon',
    'harin',
    'hangyeol',
    'chaea',
    'boram',
    'ubin',
    'minsol',
    'hyeonjun',
    'yun',
    'soyul',
    'yerin',
    'taemin',
  ],
  evaluations: [survey, media, inequality],
};
