import type { DemoClass } from '../types.ts';
import { interview } from './interview.ts';
import { reading } from './reading.ts';

/** Pupils of both subject classes meet here, so ten of them are in two classes. */
export const career: DemoClass = {
  key: 'career',
  teacher: 'yoon',
  name: '내 길 찾기 (진로 활동)',
  subject_name: '진로 활동',
  grade: 2,
  semester: 'second',
  description: '금요일 6교시 창의적 체험활동. 사람을 만나고, 책을 읽고, 작은 탐구로 내 길을 찾아봅니다.',
  type: 'creative',
  creative_type: 'career',
  students: ['eunchae', 'doyun', 'harin', 'subin', 'boram', 'hayul', 'hyeonjun', 'jian', 'seungha', 'taemin'],
  evaluations: [interview, reading],
};
