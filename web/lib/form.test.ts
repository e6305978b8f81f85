import { expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import { ApiError } from './api-error.ts';
import { formResolver, showAtFields } from './form.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

it("says the contract's own sentence at the field", async () => {
  const resolve = formResolver<{ email: string; password: string }>(api.login.input);
  const { errors } = await resolve({ email: '', password: '' }, undefined, options);
  expect(errors).toMatchObject({
    email: { message: '이메일을 입력해 주세요.' },
    password: { message: '비밀번호를 입력해 주세요.' },
  });
});

it('keeps what the form alone knows, and lets the schema speak first', async () => {
  const resolve = formResolver<{ email: string; password: string }>(api.login.input, {
    alsoCheck: () => ({ email: '폼의 말', password: '폼의 말' }),
  });
  const { errors } = await resolve({ email: 'a@b', password: '' }, undefined, options);
  expect(errors).toMatchObject({
    email: { message: '폼의 말' },
    password: { message: '비밀번호를 입력해 주세요.' },
  });
});

it('hands the values over untouched when nothing is wrong', async () => {
  const values = { email: ' A@B ', password: 'x' };
  const resolve = formResolver<typeof values>(api.login.input);
  expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} });
});

it("puts the server's refusals at known fields and tells whether any was", () => {
  const set: [string, string | undefined, boolean | undefined][] = [];
  const refuse = (...paths: string[]) =>
    showAtFields<{ name: string; school: string }>(
      new ApiError({
        status: 400,
        code: 'VALIDATION',
        message: '',
        details: paths.map((path) => ({ path, message: path })),
      }),
      (field, error, focus) => set.push([field, error.message, focus?.shouldFocus]),
      ['name', 'school'],
    );
  expect(refuse('school', 'name', 'other')).toBe(true);
  expect(set).toEqual([
    ['school', 'school', true],
    ['name', 'name', false],
  ]);
  expect(refuse('other')).toBe(false);
});
