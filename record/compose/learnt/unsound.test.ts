import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';

const SOUND = [
  '고분자 물질의 쓰임을 조사하려고 페트병과 빨대의 재질을 나누어 밀도를 쟀습니다. 물과 소금물, 알코올 용액에 조각을 차례로 넣어 뜨고 가라앉는 것을 표로 정리했습니다. 폴리프로필렌은 물에 뜨고 페트는 소금물에서도 가라앉는다는 것을 확인했습니다.',
  '두 조각의 결과가 예상과 달라서 표면의 공기 방울을 붓으로 떼어 내고 다시 실험했습니다. 같은 재질의 조각을 세 번씩 넣어 결과가 같은지 비교했습니다.',
];
const MISHAP = '서현이가 뒤에서 빵터져서 저도 같이 웃다가 10초 날림ㅋㅋ';

/** In which nobody is named: a sentence whose name was replaced is marked for that. */
const WASTED = '뚜껑 안 닫은거 모르고 네 번이나 쟀다가 다 버림';

const composed = (answers: string[], limit: number) =>
  composeRecord({
    questions: ['무엇을 하였나요?', '어려움은 어떻게 해결했나요?', '기억에 남는 일은 무엇인가요?'],
    answers,
    observation: '',
    limit,
    names: ['오서현', '문가람'],
    seed: '1',
  });

describe('what a teacher would hardly let stand', () => {
  it('a mishap in talk stays out of a sheet that tells enough, with its reason and one press away', () => {
    const { text, dropped } = composed([...SOUND, MISHAP], 700);
    expect(text).toContain('소금물');
    expect(text).not.toContain('날림');
    const mishap = dropped.find((one) => one.text.includes('빵터져서'));
    expect(mishap?.reason).toContain('다듬을 곳이 많아');
    expect(mishap?.told).toContain('웃다가');
  });

  it('no student who wrote little loses a sentence by it', () => {
    const { text, dropped } = composed(['', '', MISHAP], 1500);
    expect(text).toContain('웃다가');
    expect(dropped).toEqual([]);
  });

  it('a teacher is told to look at it where it stands, and not at plain deeds', () => {
    const { sentences } = composed([...SOUND, WASTED], 1500);
    expect(sentences.filter(({ review }) => review?.includes('다듬을 표현')).map(({ text }) => text)).toEqual(
      [expect.stringContaining('네 번이나')],
    );
  });
});
