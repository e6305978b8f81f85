import type { DemoClass } from '../types.ts';
import { molecules } from './molecules.ts';
import { titration } from './titration.ts';

export const chemistry: DemoClass = {
  key: 'chemistry',
  teacher: 'gwak',
  name: '화학 B반',
  subject_name: '화학',
  grade: 2,
  semester: 'second',
  description: '과학관 2층 화학실. 실험이 있는 주에는 실험복과 머리끈을 챙겨 오세요.',
  type: 'subject',
  students: [
    'doyun',
    'taegyeom',
    'jaehyeok',
    'yuchan',
    'subin',
    'junseo',
    'hayul',
    'yedam',
    'jian',
    'sehyeon',
    'gyeonghu',
    'seungha',
    'jiho',
    'juwon',
    'seou',
    'eunjae',
  ],
  evaluations: [titration, molecules],
};
