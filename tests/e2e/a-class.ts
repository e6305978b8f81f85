import { FetchClient } from '../support/fetch-client.ts';
import { newEmail, PASSWORD } from './people.ts';

/** The thirty of one class, by number: the first two work in a browser, the others by script. */
export const NAMES = [
  ...['나봄', '다온누리', '강서윤', '고은찬', '권도현', '김가람', '김라온', '남궁솔', '노아린', '문지호'],
  ...['박하율', '배수아', '백이안', '서단비', '손유찬', '송해든', '신리아', '심규원', '안채린', '양시온'],
  ...['오예준', '우나래', '유건하', '윤소율', '이든솔', '임태오', '장하람', '정미르', '최아라', '하늬'],
] as const;

/** One school each time: a student number is taken once in a school. */
export const SCHOOL = `한 학기 고등학교 ${process.pid}-${Date.now()}`;

export const numberOf = (seat: number) => `101${String(seat).padStart(2, '0')}`;

export interface Pupil {
  /** 1 to 30. */
  seat: number;
  name: string;
  number: string;
  email: string;
  client: FetchClient;
}

/** Makes the accounts of these seats, all at once. */
export function pupils(origin: string, from: number, to: number): Promise<Pupil[]> {
  return Promise.all(
    NAMES.slice(from - 1, to).map(async (name, index) => {
      const seat = from + index;
      const one = { seat, name, number: numberOf(seat), email: newEmail('pupil') };
      const client = new FetchClient(origin);
      await client.must('register', {
        ...{ name, email: one.email, password: PASSWORD, role: 'student' as const, school: SCHOOL },
        ...{ student_number: one.number, privacyConsent: true, termsConsent: true, ageConsent: true },
      });
      return { ...one, client };
    }),
  );
}

const PLACES = ['교문', '운동장', '급식실', '도서관', '옥상', '주차장', '체육관', '정류장', '뒤뜰', '복도'];
const HOURS = ['등교', '점심', '하교'];
const TOOLS = ['꺾은선그래프', '막대그래프', '띠그래프', '산점도', '온도 지도'];
const CAUSES = ['교통량', '바람의 세기', '공사장 먼지', '습도', '난방 시간', '나무의 수'];

/** What this student answers: nobody else's words, so that each cell of an export is one student's. */
export function answersOf({ seat }: Pick<Pupil, 'seat'>): string[] {
  const place = PLACES[seat % 10] ?? '';
  const hour = HOURS[seat % 3] ?? '';
  const tool = TOOLS[seat % 5] ?? '';
  const cause = CAUSES[seat % 6] ?? '';
  const days = 3 + seat;
  return [
    `${place} 옆을 지날 때마다 ${hour} 시간의 공기가 왜 다른지 궁금했습니다.`,
    `저는 ${place}에서 ${days}일 동안 ${hour} 시간마다 농도를 재어 ${tool}로 나타냈어요.`,
    `처음에는 빠진 값이 ${seat}개 있어서 평균이 이상했는데 그 칸을 빼고 다시 계산해서 해결했다.`,
    `모둠에서 ${cause}의 영향을 맡아 조사했고 ${days}일 치 표를 보여 주며 함께 원인을 정했습니다.`,
    `${cause}에 따라 같은 ${place}의 값도 달라진다는 것을 알게 되었습니다. 다음에는 ${tool} 말고 다른 방법으로도 나타내고 싶습니다.`,
  ];
}

/** What the teacher saw of this student. */
export function seenOf({ seat }: Pick<Pupil, 'seat'>): string {
  const cause = CAUSES[seat % 6] ?? '';
  return `빠진 값 ${seat}개를 스스로 찾아 처리 기준을 모둠에 설명함. ${cause} 자료를 근거로 의견을 조율함.`;
}
