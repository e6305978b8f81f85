import type { Person, World } from '../world.ts';

export interface TermRoom {
  teacher: Person;
  students: Person[];
  classId: string;
  code: string;
  /** Two forms, distributed, the older first; between them in age stands `draftId`. */
  forms: { id: string; answers: string[]; responseIds: string[] }[];
  draftId: string;
  sheetId: string;
}

const ANSWERS = [
  [
    '저는 검정말을 3cm로 자르고 전등을 10cm, 20cm, 30cm 거리에 두어 1분 동안 나오는 기포 수를 세 번씩 세었습니다.',
    '기포 수를 꺾은선그래프로 그려 빛이 셀수록 광합성이 활발하다는 것을 알게 되었습니다.',
    '처음에는 기포가 나오지 않아 자른 면을 가위로 비스듬히 다시 잘라 해결했습니다.',
    '모둠에서 저는 시간을 재고 친구는 기록을 맡아 결과를 서로 확인했습니다.',
    '빛의 색깔에 따라 광합성량이 어떻게 달라지는지 더 조사하고 싶습니다.',
  ],
  [
    '멘델의 완두 교배 자료를 읽고 분리의 법칙을 동전 던지기로 200번 모의실험했습니다.',
    '실험 결과가 3대 1에 가까워지는 과정을 표로 정리해 발표했습니다.',
    '횟수가 적을 때 비율이 맞지 않아 모둠별 자료를 합쳐 다시 계산했습니다.',
    '친구들과 역할을 나누어 자료를 입력하고 계산을 두 번씩 검토했습니다.',
    '유전자 치료의 윤리 문제를 다룬 책을 찾아 읽고 싶습니다.',
  ],
];

/** A class whose students have answered two forms; the teacher has observed the first student in the first form. */
export async function termRoom(world: World, count = 2, names: readonly string[] = []): Promise<TermRoom> {
  const teacher = await world.teacher();
  const { class: made } = await teacher.client.must('createClass', {
    name: '생명과학 2반',
    subject_name: '생명과학Ⅰ',
    grade: 2,
    semester: 'second',
  });
  const code = made.code ?? '';
  const students: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const student = await world.student({
      studentNumber: `203${String(at + 1).padStart(2, '0')}`,
      ...(names[at] ? { name: names[at] } : {}),
    });
    await student.client.must('joinClass', { classCode: code });
    students.push(student);
  }
  const newForm = async (content: string) =>
    (
      await teacher.client.must('createEvaluation', {
        classId: made.id,
        type: 'subject',
        class_content: content,
        questionCount: 5,
      })
    ).evaluation.id;
  const forms: TermRoom['forms'] = [];
  let draftId = '';
  for (const [at, content] of [
    '검정말로 광합성량을 측정하는 실험',
    '유전의 원리를 모의실험으로 확인하기',
  ].entries()) {
    const id = await newForm(content);
    if (at === 0) draftId = await newForm('세포 호흡 개념 지도 만들기');
    await teacher.client.must('distributeEvaluation', { id });
    const answers = ANSWERS[at] ?? [];
    const responseIds: string[] = [];
    for (const { client } of students)
      responseIds.push((await client.must('submitAnswers', { id, responses: answers })).response.id);
    forms.push({ id, answers, responseIds });
  }
  const [first] = students;
  if (first)
    await teacher.client.must('observeStudent', {
      id: forms[0]?.id ?? '',
      studentId: first.id,
      observation: '실험 결과가 예상과 다르자 조건을 하나씩 바꾸어 원인을 찾아냄.',
    });
  const { sheet } = await teacher.client.must('openTermSheet', { classId: made.id });
  return { teacher, students, classId: made.id, code, forms, draftId, sheetId: sheet.id };
}
