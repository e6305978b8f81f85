import { describe, expect, it } from 'vitest';
import { whyUnfit } from './unfit.ts';

const raw = (text: string) => text.replace(/[음함]\.$/, '다.');

describe('whyUnfit', () => {
  it.each([
    ['나중에는 더 할 걸 그랬나 싶었음.', '말하듯'],
    ['왜 그런지는 몰름.', '말하듯'],
    ['표를 계속 그리고 그리고 다시 고침.', '말하듯'],
    ['템플릿을 고르는데 한 시간 걸림 내용은 십 분임.', '여러 문장'],
    ['중점을 이으면 평행사변형함.', '여러 문장'],
    ['용액이 파래졌는데 그것이 구리 이온이라서 생긴 일임.', '가리키는'],
    ['토론에서는 이 말을 하면 지니 하지 않음.', '가리키는'],
    ['친구가 그림이 무섭다고 함.', '다른 사람'],
    ['맹자는 사람의 본성은 선하다고 함.', '다른 사람'],
    ['쓰러진 팻말을 보고 관객들이 박수를 침.', '다른 사람'],
    ['외우는 느낌이었음을 파악함.', '느낌이나'],
    ['처음에는 어려웠는데 친구도 어렵다고 했는데 하다 보니 쉬워짐.', '여러 절'],
  ])('%s', (text, reason) => {
    expect(whyUnfit(text, raw(text))).toContain(reason);
  });

  it('keeps a number of a student, of whatever class, out', () => {
    expect(whyUnfit('자료를 정리함.', '저는 20713번이고 자료를 정리했다.')).toContain('학번');
    expect(whyUnfit('자료를 정리함.', '자료 20713개를 정리했다.')).toBeNull();
  });

  it.each([
    '이것을 미분하여 최솟값을 구함.',
    '빛이 세면 광합성을 많이 하는지 의문을 가짐.',
    '왜 0으로 놓는지 모르겠다고 하는 짝에게 그래프를 그려 설명함.',
    '짧은 문장이 왜 그렇게 크게 들렸는지 오래 생각함.',
    '짝이 실수해도 괜찮다고 말해 줌.',
    '산화제는 자신이 환원되는 물질이라는 것을 알게 됨.',
    '모둠 회의에서 역할을 정하고 자료를 모음.',
    '자료를 받아서 넣고 평균을 구하고 조건으로 나누고 그 결과를 막대그래프로 그림.',
    "'그냥 그렇다'는 말을 근거로 삼지 않기로 정함.",
    '발표하는 것을 보고 청중의 관심을 끄는 방법을 배움.',
  ])('lets stand: %s', (text) => {
    expect(whyUnfit(text, raw(text))).toBeNull();
  });

  it('lends no weight to an aside of talk, and leaves a figure its own', () => {
    const aside = '꼼수 같은 해결이라는 점을 설명함.';
    expect(whyUnfit(aside, '꼼수 같은 해결이긴 해요.')).toContain('드러나지 않는');
    expect(whyUnfit('기포 수는 12개였음을 확인함.', '기포 수는 12개였어요.')).toBeNull();
    expect(whyUnfit('물의 온도가 원인임을 파악함.', '물의 온도가 원인이었다.')).toBeNull();
  });

  it('takes no catchword for a sentence, but what is told in a note', () => {
    expect(whyUnfit('똑같은 것 다섯 번 말함.', '똑같은 거 다섯번 말함')).not.toBeNull();
    expect(whyUnfit('약산이라서 pH가 7보다 큼.', '약산이라서 pH가 7보다 큼')).toBeNull();
  });

  it.each(["'모든 동물은 평등하다.", '"절반은 싸움을 말립니다." 갈등이 많은 줄 몰랐음.'])(
    'leaves out what a quotation tore: %s',
    (text) => expect(whyUnfit(text, text)).not.toBeNull(),
  );

  it('tells what everybody does from what the student saw in it', () => {
    expect(whyUnfit('모두 45도보다 낮게 던짐.', '다들 45도보다 낮게 던진다.')).toContain('다른 사람');
    const seen = '모두 휴대전화만 봐서 조용한 것에 의문을 가짐.';
    expect(whyUnfit(seen, '다들 휴대전화만 봐서 조용한 게 이상했다.')).toBeNull();
  });

  it('tells a guess from what a text lets infer', () => {
    const text = '아내가 묻지 않았으면 이야기가 나오지 않았을 것이라고 생각함.';
    expect(whyUnfit(text, '아내가 묻지 않았으면 이야기가 나오지 않았을 것이다.')).toBeNull();
    expect(whyUnfit(text, '아내가 묻지 않았으면 이야기가 나오지 않았을 것 같다.')).toContain('짐작');
  });
});
