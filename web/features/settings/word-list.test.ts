import { describe, expect, it } from 'vitest';
import { layOver } from './lay-over.ts';
import { fromPlaces, toPlaces, withoutWord, withWord } from './word-list.ts';

const rules = { deny: ['솔빛축전'], allow: ['구글 지도'] };

describe('a list of words', () => {
  it('takes a word as the contract tidies it, and gives it back', () => {
    const added = withWord(rules, 'deny', ' 새솔\u200b  정신 ');
    expect(added).toEqual({ rules: { ...rules, deny: ['솔빛축전', '새솔 정신'] } });
    expect(withoutWord({ ...rules, deny: ['솔빛축전', '새솔 정신'] }, 'deny', '새솔 정신')).toEqual(rules);
  });

  it.each([
    ['deny', '', '낱말을 입력해 주세요.'],
    ['deny', '가', '글자 하나로는 너무 많은 곳이 걸립니다. 두 글자 이상 입력해 주세요.'],
    ['deny', '솔빛축전 ', '이 목록에 이미 있는 말입니다: ‘솔빛축전’'],
    ['allow', '솔빛축전', '금지어에도 있는 말입니다: ‘솔빛축전’. 한쪽에만 넣어 주세요.'],
  ] as const)('refuses in %s: %j', (name, typed, refusal) => {
    expect(withWord(rules, name, typed)).toEqual({ refusal });
  });

  it('is laid over what another saved, word by word, and a word stays in one list', () => {
    const merged = (mine: typeof rules, fresh: typeof rules) =>
      fromPlaces(layOver(toPlaces(rules), toPlaces(mine), toPlaces(fresh)).values);
    expect(
      merged(
        { deny: ['솔빛축전', '내 말'], allow: [] },
        { deny: ['솔빛축전', '남의 말'], allow: ['구글 지도', '새 말'] },
      ),
    ).toEqual({ deny: ['솔빛축전', '남의 말', '내 말'], allow: ['새 말'] });
    expect(
      merged(
        { deny: ['솔빛축전', '겹침'], allow: ['구글 지도'] },
        { deny: [], allow: ['구글 지도', '겹침'] },
      ),
    ).toEqual({ deny: ['겹침'], allow: ['구글 지도'] });
    const odd = { deny: ['__proto__', '7월', '7'.repeat(3)], allow: ['constructor'] };
    expect(fromPlaces(toPlaces(odd))).toEqual(odd);
  });
});
