import { describe, expect, it } from 'vitest';
import { says } from '../../tests/support/model-server.ts';
import { modelWorld, write } from '../../tests/support/model-world.ts';

const { world, server } = await modelWorld();

describe('what is sent', () => {
  it('holds nobody’s name, number, address or school, wherever it was written', async () => {
    const school = '새솔여자고등학교';
    const teacher = await world.teacher({ name: '오세훈', school, email: `sehun77-${Date.now()}@saesol.kr` });
    const student = await world.student({
      name: '김민준',
      school,
      studentNumber: '20317',
      email: `minjun2008-${Date.now()}@saesol.kr`,
    });
    const things = await world.submission('draft', { teacher, student });
    const classmates = ['이서연', '남궁초롱', '우주', '한별', '강산', '정하늘'];
    for (const [index, name] of classmates.entries()) {
      const one = await world.student({ name, school, studentNumber: `2031${index}` });
      await one.client.must('joinClass', { classCode: things.code });
      if (name === '강산') await one.client.must('leaveClass', { id: things.classId });
    }
    // Of another class, and a colleague: at the school all the same.
    await world.student({ name: '구본하', school, studentNumber: '20501' });
    await world.teacher({ name: '추연재', school });
    const { evaluation } = await teacher.client.must('createEvaluation', {
      classId: things.classId,
      type: 'subject',
      class_content: '새솔여고 둘레의 미세먼지를 김민준 모둠과 함께 조사함',
      achievement_standard: '이서연이 제안한 자료를 그래프로 나타낼 수 있다.',
      other_notes: '오세훈 교사에게 문의: 010 2345 6789',
      questions: [1, 2, 3, 4, 5].map((n) => `${n}. 남궁초롱 모둠은 무엇을 조사했나요?`),
    });
    await teacher.client.must('distributeEvaluation', { id: evaluation.id });
    const answers = [
      '김민준입니다. 민준이가 20317번이고 이서연과 미세먼지 농도를 여섯 지점에서 쟀습니다.',
      '서연아 하고 부르니 옆 반 구본하와 추 연재 선생님, 초롱이와 남궁초롱의 동생이 왔습니다. 2학년 3반 17번인 제가 표로 정리했습니다.',
      '우주의 팽창처럼 먼지가 퍼졌고, 한별이와 강산이가 그래프를 그렸습니다. 하늘이도 도왔습니다.',
      `연락은 010-1234-5678, 010.1234.5678이나 ${student.email}로 했습니다. 결과를 보고 원인을 토의했습니다.`,
      '새솔여자고등학교와 새솔고 근처의 교통량을 오세훈 선생님과 조사했습니다. 세훈쌤이 도와주셨습니다.',
    ];
    const { response } = await student.client.must('submitAnswers', {
      id: evaluation.id,
      responses: answers,
      teacherRequest: '코끼리 발표를 꼭 써 주세요',
    });
    server.behave(says('미세먼지 농도를 여섯 지점에서 재고 표로 정리함. 결과를 보고 원인을 토의함.'));
    await teacher.client.must('evaluateResponse', {
      id: response.id,
      observation: '민준이는 이서연에게 측정 방법을 설명함. 김민준 학생의 태도가 성실함.',
    });
    expect(server.requests).toHaveLength(1);
    const body = server.requests[0]?.body ?? '';
    const decoded = server.requests[0]?.messages.map(({ content }) => content).join('\n') ?? '';
    for (const secret of [
      ...[
        '김민준',
        '민준',
        '이서연',
        '서연',
        '남궁초롱',
        '초롱',
        '우주',
        '한별',
        '강산',
        '하늘이',
        '오세훈',
        '세훈',
        // The box beside the lesson serves the questions alone.
        '문의',
        '구본하',
        '연재',
      ],
      ...[
        '20317',
        '3반 17번',
        '1234',
        '5678',
        '2345 6789',
        'minjun2008',
        '@saesol',
        '새솔',
        '코끼리',
        teacher.email,
      ],
    ]) {
      expect(body).not.toContain(secret);
      expect(decoded).not.toContain(secret);
    }
    expect(decoded).toContain('여섯 지점');
    const { entries } = await teacher.client.must('getLedger', { id: response.id });
    for (const secret of ['김민준', '서연', '새솔', '5678']) expect(entries[0]?.text).not.toContain(secret);
  });

  it('holds nothing that was told in confidence, and nobody of a student’s life by name', async () => {
    const things = await world.submission('submitted');
    const answers = [
      '여섯 지점에서 미세먼지 농도를 재고 표로 정리했습니다.',
      '작년부터 우울증 약을 먹어서 힘들었지만 결과를 표로 정리했습니다.',
      '2학년 윤재희 선배가 작년에 한 조사를 보고 주제를 정했습니다.',
      '외삼촌 최병호 님이 소방관이라 인터뷰했습니다.',
      '예림이가 첫 문단을 쓰고 제가 이어 썼습니다. 소설의 주인공이 한 말을 정리하고 원인을 토의했습니다.',
    ];
    server.behave(says('미세먼지 농도를 여섯 지점에서 재고 표로 정리함. 결과를 보고 원인을 토의함.'));
    await write(things, answers);
    const sent =
      server.requests
        .at(-1)
        ?.messages.map(({ content }) => content)
        .join('\n') ?? '';
    expect(sent).toContain('여섯 지점');
    for (const secret of ['우울증', '약을 먹', '윤재희', '재희', '최병호', '병호', '예림'])
      expect(sent).not.toContain(secret);
    expect(sent).toContain('선배가 작년에 한 조사');
  });
});
