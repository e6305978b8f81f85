import { expect, it } from 'vitest';
import { passwordRules } from './password-rules.ts';

const strict = {
  minLength: 8,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireSpecial: true,
};
const unmet = (password: string) =>
  passwordRules(strict, password)
    .filter(({ met }) => !met)
    .map(({ label }) => label);

it.each<[string, string[]]>([
  ['Abcdef7!', []],
  ['Abcdef７!', []],
  ['Abcdef٣!', []],
  ['Ａｂcdef7！', []],
  ['Abcdef⑦!', ['숫자']],
  ['Abcdef77', ['특수문자']],
  ['Abcde 77', ['특수문자']],
  ['Abcdef7한', ['특수문자']],
  ['Abcdef7⑦', ['특수문자']],
  ['Abcdef7\u0301', ['특수문자']],
  ['Abcdef7\u200b', ['특수문자']],
  ['Abcdef7₩', []],
  ['Abcdef7🙂', []],
  ['🙂🙂🙂🙂', ['8자 이상', '영문 대문자', '영문 소문자', '숫자']],
  ['abcdef7!', ['영문 대문자']],
  ['ABCDEF7!', ['영문 소문자']],
])('%s lacks %j', (password, expected) => {
  expect(unmet(password)).toEqual(expected);
});

it('has only the rules that the policy asks for', () => {
  const floor = {
    minLength: 6,
    requireUppercase: false,
    requireLowercase: false,
    requireNumbers: false,
    requireSpecial: false,
  };
  expect(passwordRules(floor, '')).toEqual([
    { label: '6자 이상', refusal: '비밀번호는 6자 이상이어야 합니다.', met: false },
  ]);
});
