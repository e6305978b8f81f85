import type { DemoPerson, DemoStudent, DemoTeacher } from './types.ts';

/** An invented school; the `.example` domain can never belong to anybody. */
export const school = '새솔고등학교';
const domain = 'saesol.example';

export const admin: DemoPerson = { key: 'admin', name: '허미란', email: `admin@${domain}` };

export const teachers: DemoTeacher[] = [
  { key: 'yoon', name: '윤혜원', email: `hyewon.yoon@${domain}`, subject: '사회' },
  { key: 'gwak', name: '곽정우', email: `jungwoo.gwak@${domain}`, subject: '화학' },
];

function student(key: string, student_number: string, name: string): DemoStudent {
  return { key, name, student_number, email: `s${student_number}@${domain}` };
}

/**
 * Numbers follow the alphabet within a home class, with gaps for those who chose other subjects. 박한결 and 이보람 bear
 * names that are also common words, which the name rule has to tell apart.
 */
export const students: DemoStudent[] = [
  student('siyun', '20301', '강시윤'),
  student('eunchae', '20302', '고은채'),
  student('doyun', '20303', '권도윤'),
  student('nahyeon', '20305', '김나현'),
  student('taegyeom', '20307', '김태겸'),
  student('harin', '20309', '노하린'),
  student('jaehyeok', '20310', '문재혁'),
  student('hangyeol', '20312', '박한결'),
  student('yuchan', '20314', '서유찬'),
  student('chaea', '20315', '손채아'),
  student('subin', '20318', '안수빈'),
  student('junseo', '20319', '오준서'),
  student('boram', '20322', '이보람'),
  student('hayul', '20324', '임하율'),
  student('ubin', '20325', '정우빈'),
  student('minsol', '20501', '구민솔'),
  student('yedam', '20504', '김예담'),
  student('hyeonjun', '20506', '김현준'),
  student('yun', '20507', '남궁윤'),
  student('jian', '20508', '도지안'),
  student('sehyeon', '20510', '류세현'),
  student('gyeonghu', '20511', '민경후'),
  student('soyul', '20513', '배소율'),
  student('seungha', '20514', '백승하'),
  student('yerin', '20516', '송예린'),
  student('jiho', '20519', '양지호'),
  student('taemin', '20521', '윤태민'),
  student('juwon', '20523', '이주원'),
  student('seou', '20525', '장서우'),
  student('eunjae', '20528', '황은재'),
];
