import type { Browser, Page } from '@playwright/test';
import { FetchClient } from '../support/fetch-client.ts';
import { newEmail, PASSWORD } from './people.ts';
import { seenBefore } from './seen-before.ts';

const origin = () => process.env['GIROK_ORIGIN'] ?? '';

/** Somebody with an account who works by script. */
export async function scripted(
  role: 'teacher' | 'student',
  studentNumber?: string,
): Promise<{ client: FetchClient; email: string }> {
  const client = new FetchClient(origin());
  const email = newEmail(role);
  await client.register(role, email, studentNumber);
  return { client, email };
}

/**
 * A browser that the same person is signed in to; its test closes the context, or the page goes on beside all tests after.
 * `noise` collects what should not be on its console.
 * @param clockOff by how much the device's clock is fast, in ms
 */
export async function browserOf(
  browser: Browser,
  email: string,
  clockOff = 0,
): Promise<{ page: Page; noise: string[] }> {
  const context = await browser.newContext({
    baseURL: origin(),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    storageState: seenBefore(origin()),
  });
  await context.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  if (clockOff !== 0)
    await context.addInitScript((off) => {
      const Real = Date;
      globalThis.Date = new Proxy(Real, {
        construct: (_, given: [number]) =>
          given.length > 0 ? new Real(...given) : new Real(Real.now() + off),
        get: (_, name, self) =>
          name === 'now' ? () => Real.now() + off : (Reflect.get(Real, name, self) as unknown),
      });
    }, clockOff);
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !/400|409/.test(line.text())) noise.push(line.text());
  });
  return { page, noise };
}

/** A class of the teacher's with one form, not handed out yet. */
export async function classWithForm(teacher: FetchClient, name: string) {
  const { class: made } = await teacher.must('createClass', { name });
  const { evaluation } = await teacher.must('createEvaluation', {
    classId: made.id,
    type: 'subject',
    class_content: '우리 지역의 미세먼지 자료를 모아 그래프로 나타내고 원인을 토의함',
    questionCount: 5,
  });
  return { classId: made.id, code: made.code ?? '', form: evaluation };
}
