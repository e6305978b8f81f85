import { describe, expect, it } from 'vitest';
import { readLessonWords } from './lesson-words.ts';
import { stripParticle } from '../phrases/particles.ts';

describe('stripParticle', () => {
  it.each([
    ['광합성을', '광합성', '을'],
    ['세기에', '세기', '에'],
    ['빛의', '빛', '의'],
    ['원인과', '원인', '과'],
    ['회로를', '회로', '를'],
    ['서울로', '서울', '로'],
  ])('%s', (token, noun, particle) => {
    expect(stripParticle(token)).toEqual({ noun, particle });
  });

  it.each(['결과', '회의', '공리주의', '차이', '진로', '국가', '에너지', '효과', '마을'])(
    '%s is a whole word',
    (token) => {
      expect(stripParticle(token)).toEqual({ noun: token, particle: '' });
    },
  );
});

describe('readLessonWords', () => {
  it.each(['썼다', '냈다', '봤다', '됐다', '줬다'])('%s at the end is no noun', (verb) => {
    expect(readLessonWords(`낙인 이론으로 사례를 설명하는 글을 ${verb}.`).terms).not.toContain(verb);
  });

  it.each([
    ['기후 위기의 원인과 대응 방안을 조사하고 모둠별로 발표하기', ['기후 위기의 원인', '대응 방안']],
    ['광합성 실험: 빛의 세기에 따른 산소 발생량 측정', ['빛의 세기', '산소 발생량', '광합성']],
    ['수요와 공급의 개념 이해', ['수요와 공급']],
    ['이차함수의 최대·최소를 활용한 문제 해결 프로젝트', ['이차함수의 최대·최소']],
    ['산과 염기의 중화 적정 실험을 설계하고', ['산과 염기의 중화 적정']],
    ['민주주의의 발전 과정을 조사함', ['민주주의의 발전 과정']],
    ['수업', []],
    ['', []],
  ])('%s', (content, terms) => {
    const words = readLessonWords(content);
    expect(words.terms.slice(0, terms.length)).toEqual(terms);
  });

  it('takes quoted titles whole and leaves codes out', () => {
    const words = readLessonWords("윤동주의 '쉽게 씌어진 시'를 읽기", '[12문학01-03] 작품을 감상한다.');
    expect(words.titles).toEqual(["'쉽게 씌어진 시'"]);
    expect(words.terms.join(' ')).not.toMatch(/12문학|01-03/);
    expect(words.terms).toContain('윤동주');
  });

  it('takes no form of a verb for a thing', () => {
    const { terms } = readLessonWords('자료를 조사하고 그래프로 나타낸 뒤, 밝혀낸 원인을 토의함');
    expect(terms).not.toContain('나타낸');
    expect(terms.join(' ')).not.toContain('밝혀낸');
  });
});
