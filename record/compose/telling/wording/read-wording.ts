import { withFinal } from '../../../hangul.ts';
import { openStem, pastStem } from '../../../style/words/stems.ts';
import type { Step } from '../../../style/replace.ts';

/** Words of talk for what was read, when it was done and where. */
export const AS_READ: readonly Step[] = [
  // 온몸으로 피를 보내야 해서라고 교과서에 적혀 있었음.
  [
    /^(.*[가-힣])서라고 ([가-힣 ]{1,12})에 (?:적혀|쓰여|나와) 있(?:었)?음\.$/,
    (_, form = '', where = '') =>
      `${openStem(pastStem(withFinal(form, 'ㅆ')))}기 때문이라는 내용을 ${where}에서 확인함.`,
  ],
  // 찾아보니 포도당 산화 효소를 쓴다는 말을 들음: read, not told.
  [
    /^([^.]*(?:찾아|검색해|알아|조사해|읽어) ?보니까? [^.]*[다라])는 (?:말을|설명을|이야기를) 들음\.$/,
    '$1는 것을 알게 됨.',
  ],
  // 매일 점심시간을 10번씩 연습함: when, not what.
  [/(?<=(?:점심|쉬는|아침|저녁|청소|동아리|자습) ?시간)을? (?=\d+(?:번|회|개|바퀴|세트)씩? )/g, '에 '],
  // 앞사람이 거기 오면: the place has just been named.
  [/(?<=에 [^.]*[고서며] [^.]*)거기(?:에)? (?=오면|닿으면|도착하면|서면)/g, '그곳에 '],
  [/하고 싶은 것이 (?:바로 )?이 ?것(?:이라고|이구나 하고|임을) [가-힣]+\.$/, '하고 싶은 일이라고 생각함.'],
  [/^하루 종일 [가-힣]+다고 하다가 /, ''],
  [/(?<![가-힣])그거 덕분에/g, '그 덕분에'],
  // 폰을 많이 하면 잠을 적게 잔다 이거였음: what it was.
  [/^(.+[가-힣]다) (?:바로 )?이것?거?(?:였음|이었음|임)\.$/, '$1는 것이었음.'],
];
