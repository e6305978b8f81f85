import { PERSON } from './somebody.ts';

const WHO = new RegExp(`^((?:[가-힣]{1,6} )?${PERSON})(?:이|가|은|는|께서는?) (.+)$`);

/** 원장은 15년이 지나도 모르겠다: an elder's words as heard, from whom where the sentence begins with them. */
export function heardOf(what: string): string {
  const [, who = '', words = ''] = WHO.exec(what) ?? [];
  return words ? `${words}는 ${who}의 말을 들음.` : `${what}는 말을 들음.`;
}
