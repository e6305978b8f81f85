import type { JobReply } from '../../contract/jobs.ts';
import { FetchClient } from './fetch-client.ts';

/** A form on a real server that every student has submitted, and a job that writes all their remarks. */
export async function openRoom(origin: string, size: number) {
  const teacher = new FetchClient(origin);
  await teacher.register('teacher', 'teacher@example.com');
  const { class: made } = await teacher.must('createClass', { name: '화학 탐구' });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: '중화 적정 실험을 설계하고 오차의 원인을 토의함',
    questionCount: 5,
  });
  const id = evaluation.id;
  await teacher.must('distributeEvaluation', { id });
  for (let n = 1; n <= size; n += 1) {
    const student = new FetchClient(origin);
    await student.register('student', `student-${n}@example.com`, `203${String(n).padStart(2, '0')}`);
    await student.must('joinClass', { classCode: made.code ?? '' });
    await student.must('submitAnswers', {
      id,
      responses: evaluation.questions.map((_, i) => `${i + 1}번째로 적정 결과를 표로 정리하고 비교했습니다.`),
    });
  }
  const { students } = await teacher.must('listClassStudents', { id: made.id });
  const studentIds = students.map((student) => student.id);
  const observation = '눈금을 꼼꼼히 읽고 오차의 원인을 차분히 설명함.';
  const { job } = await teacher.must('generateRemarks', { id, studentIds, observation });
  const { id: classId, code } = made;
  return { teacher, id, classId, code: code ?? '', questions: evaluation.questions, jobId: job.id };
}
export type Room = Awaited<ReturnType<typeof openRoom>>;

/** Asks the server that the teacher is at until the job looks right. */
export async function untilJob(
  { teacher, jobId }: Room,
  looksRight: (job: JobReply) => boolean,
): Promise<JobReply> {
  for (;;) {
    const { job } = await teacher.must('getJob', { id: jobId });
    if (looksRight(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** For each student, how many texts were written; once the job has ended. */
export async function textsOf(room: Room): Promise<{ job: JobReply; texts: number[] }> {
  const job = await untilJob(room, (now) => now.finished_at !== null);
  const { studentResponses } = await room.teacher.must('listEvaluationResponses', { id: room.id });
  const texts = [];
  for (const { id } of studentResponses)
    texts.push((await room.teacher.must('listVersions', { id: id ?? '' })).versions.length);
  return { job, texts };
}
