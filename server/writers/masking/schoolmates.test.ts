import { describe, expect, it } from 'vitest';
import { Mask } from './mask.ts';
import type { People } from './people.ts';

const PEOPLE: People = {
  student: { name: '김민준', numbers: ['20301'], email: '' },
  classmates: [],
  teachers: [],
  schools: [],
};

describe('Mask, of the school beyond the class', () => {
  it('hides people of the school by their full names, and knows whom', () => {
    const schoolmates = ['김도현', '최지훈', '이슬', '이해', '한지원', '남궁민수'];
    const mask = new Mask({ ...PEOPLE, schoolmates });
    const text =
      '옆 반 김도현과 최 지훈이 도왔고 남궁민수 선생님께 물었다. 이슬이 맺혀 도현이라는 산이 보였다.';
    const masked = mask.hide(text);
    for (const name of ['김도현', '지훈', '남궁민수']) expect(masked).not.toContain(name);
    for (const word of ['이슬이', '도현이라는']) expect(masked).toContain(word);
    expect(mask.restore(masked)).toBe(text);
    expect(mask.schoolmatesNamed.toSorted()).toEqual(['김도현', '남궁민수', '최지훈']);
    expect(mask.isBetrayedBy('김도현과 자료를 정리함.')).toBe(true);
    expect(mask.isBetrayedBy('충분한 지원을 받음. 이해한지원칙을 물음.')).toBe(false);
  });

  it('hides given names and numbers of the school where nobody but a person is meant', () => {
    const mask = new Mask({
      ...PEOPLE,
      schoolmates: ['김도현', '최지훈', '한수정', '백서윤'],
      schoolNumbers: ['20715'],
    });
    const text =
      '도현이가 묻고 지훈에게 답했다. 4반 서윤은 20715번이고 20715가 짝이다. 수정이랑 도현이라는 산을 20715명이 보았다.';
    const masked = mask.hide(text);
    expect(masked).toBe(
      '[[이름1]]이가 묻고 [[이름2]]에게 답했다. 4반 [[이름3]]은 [[번호1]]번이고 [[번호1]]가 짝이다. 수정이랑 도현이라는 산을 20715명이 보았다.',
    );
    expect(mask.restore(masked)).toBe(text);
    expect(mask.schoolmatesNamed.toSorted()).toEqual(['김도현', '백서윤', '최지훈']);
  });

  it.each([
    ['태오랑', '태오'],
    ['시우 언니', '시우'],
    ['태오네 모둠', '태오'],
    ['태오의 의견대로', '태오'],
    ['5반 시우', '시우'],
    ['태오가 자꾸 물어봐서', '태오'],
    ['태오는 그림을, 저는', '태오'],
  ])('hides the given name of somebody of another class: %s', (told, name) => {
    const mask = new Mask({ ...PEOPLE, schoolmates: ['윤태오', '강시우'] });
    expect(mask.hide(`그림은 ${told} 글을 맡았다.`)).not.toContain(name);
  });
});
