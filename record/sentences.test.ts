import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const texts = (text: string) => splitSentences(text).map((sentence) => sentence.text);

describe('splitting into sentences', () => {
  test.each<[string, string, string[]]>([
    ['marks', '식을 세웠다. 답을 구했다! 맞을까?', ['식을 세웠다.', '답을 구했다!', '맞을까?']],
    ['line breaks', '식을 세웠다\n답을 구했다', ['식을 세웠다', '답을 구했다']],
    ['no space behind the mark', '식을 세웠다.답을 구했다.', ['식을 세웠다.', '답을 구했다.']],
    ['decimals', '길이는 3.5 cm였다. 오차는 0.1이었다.', ['길이는 3.5 cm였다.', '오차는 0.1이었다.']],
    ['numbered lines', '1. 자료를 찾았다. 2. 표를 그렸다.', ['1. 자료를 찾았다.', '2. 표를 그렸다.']],
    [
      'a period inside a quotation',
      '친구가 "괜찮아. 다시 해 보자."라고 말했다. 힘이 났다.',
      ['친구가 "괜찮아. 다시 해 보자."라고 말했다.', '힘이 났다.'],
    ],
    [
      'curly quotation marks',
      '책에서 “모른다. 그래서 묻는다.”라는 말을 읽었다.',
      ['책에서 “모른다. 그래서 묻는다.”라는 말을 읽었다.'],
    ],
    [
      'laughter as an end',
      '실험이 재밌었어요ㅋㅋ 다음에 또 하고 싶어요ㅠㅠ',
      ['실험이 재밌었어요ㅋㅋ', '다음에 또 하고 싶어요ㅠㅠ'],
    ],
    [
      'what was cried out goes on',
      '짝이 더 깎아 주세요! 해서 두 개를 얹어 주었다. 다 됐다! 하고 외쳤다.',
      ['짝이 더 깎아 주세요! 해서 두 개를 얹어 주었다.', '다 됐다! 하고 외쳤다.'],
    ],
    ['emoji as an end', '발표를 했어요😊 많이 떨렸어요', ['발표를 했어요😊', '많이 떨렸어요']],
    [
      'run-on, polite',
      '자료를 조사했습니다 그리고 발표했습니다',
      ['자료를 조사했습니다', '그리고 발표했습니다'],
    ],
    ['run-on, informal', '그래프를 그렸어요 그래서 이해했어요', ['그래프를 그렸어요', '그래서 이해했어요']],
    [
      'run-on, plain',
      '문제를 세 번이나 틀렸다 그래서 노트를 만들었다',
      ['문제를 세 번이나 틀렸다', '그래서 노트를 만들었다'],
    ],
    ['an ellipsis inside', '처음에는… 조금 떨렸다.', ['처음에는… 조금 떨렸다.']],
    ['an ellipsis at the end', '조금 떨렸다... 그래도 끝냈다.', ['조금 떨렸다...', '그래도 끝냈다.']],
    ['reported speech', '어렵다고 생각했다 하지만 풀었다', ['어렵다고 생각했다', '하지만 풀었다']],
    ['nothing', ' \n ', []],
    [
      'a mark that only doubts a figure',
      '옆 모둠 것으로 하니 60퍼? 정도로 떨어졌다. 몇 명일까? 30명 정도였다.',
      ['옆 모둠 것으로 하니 60퍼? 정도로 떨어졌다.', '몇 명일까?', '30명 정도였다.'],
    ],
    [
      'a mark that only doubts a thing',
      '동생과 놀아 주면서 관찰일기? 써보려고요 멘토가 알려 주었다',
      ['동생과 놀아 주면서 관찰일기? 써보려고요', '멘토가 알려 주었다'],
    ],
    [
      'a question that is answered at once',
      '핵심은 뭐였을까? 바로 온도였다. 이유는 뭘까? 온도가 달라서다.',
      ['핵심은 뭐였을까? 바로 온도였다.', '이유는 뭘까?', '온도가 달라서다.'],
    ],
    [
      'what is quoted without its marks',
      '앞에 I wear only 3. 이라는 문장을 넣었다. 你好吗? 랑 谢谢 를 했다.',
      ['앞에 I wear only 3. 이라는 문장을 넣었다.', '你好吗? 랑 谢谢 를 했다.'],
    ],
    [
      'a day with its stops',
      '2025. 5. 16.에 박물관에 갔다. 2025. 6. 2. 다시 갔다. 4. 3.의 뜻을 배웠다.',
      ['2025. 5. 16.에 박물관에 갔다.', '2025. 6. 2. 다시 갔다.', '4. 3.의 뜻을 배웠다.'],
    ],
    [
      'a note that ends in dots',
      '장화에 물 들어옴.. 처음 20분 동안 한 마리도 못 잡았다. 표를 그림.. 그래프도',
      ['장화에 물 들어옴..', '처음 20분 동안 한 마리도 못 잡았다.', '표를 그림.. 그래프도'],
    ],
    [
      'the reason without a stop before it',
      '온도가 높으면 빨라진다 왜냐하면 자주 부딪치기 때문이다',
      ['온도가 높으면 빨라진다', '왜냐하면 자주 부딪치기 때문이다'],
    ],
    ['an ending of Busan', '지질도를 찾아봤다 아이가', ['지질도를 찾아봤다 아이가']],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });
});

test('offsets point at the very text, in order, and nothing but white space lies between', () => {
  const unit = fc.constantFrom(...'가다요.?!…"\'() \n1ㅋ😊', '했습니다', '그리고', '“', '”');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      let at = 0;
      for (const sentence of splitSentences(text)) {
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
        expect(text.slice(at, sentence.start).trim()).toBe('');
        expect(sentence.text).toBe(sentence.text.trim());
        expect(sentence.text).not.toBe('');
        at = sentence.end;
      }
      expect(text.slice(at).trim()).toBe('');
    }),
  );
});
