import { infinitive } from '../../../style/words/stems.ts';
import { stemIn } from '../particles/what-is-done.ts';

/** What came of a doing, noted behind an arrow or a comma: 파울 자진 신고 → 분위기 좋아짐, 명함 제작, 반응 좋음. */

const RESULT =
  '(?:반응|호응|분위기|객석|학급|성공률|정확도|정답률|득점률|참여율|참여도|속도|기록|매출|신뢰도|집중도|완성도|팀 소통|소통|오차|실수|시간)';
const HOW =
  '(?:좋음|좋아짐|큼|많음|높음|높아짐|조용해짐|늘어남|늘어났음|줄어듦|줄음|줆|빨라짐|향상|향상됨|상승|감소|단축|↑+|굿|최고|大|多)';
/** 분위기 좋아짐 and nothing else. */
const ALONE = new RegExp(`^${RESULT}(?:이|가|도)? ?${HOW}$`);
export const OUTCOME = new RegExp(`^\\s*${RESULT}(?:이|가|도)? ?${HOW}(?=[\\s.,/!~ㅋㅎ]*(?:$|[,/]|→))`);
const BOTH = new RegExp(`^([^→⇒]+?) ?(?:→|⇒|->|=>|,) ?(${RESULT})(?:이|가|도)? ?(${HOW})$`);

const TOLD: Readonly<Record<string, string>> = {
  줄음: '줄어듦',
  줆: '줄어듦',
  늘어났음: '늘어남',
  향상: '향상됨',
  상승: '높아짐',
  감소: '줄어듦',
  단축: '줄어듦',
  굿: '좋아짐',
  최고: '좋아짐',
};
/** 반응 좋음 → 좋은 반응을 얻음; 성공률↑ → 성공률이 높아짐. */
function told(what: string, how: string): string {
  if (/반응|호응/.test(what)) return `${/큼|많음|大|多/.test(how) ? '큰' : '좋은'} ${what}을 얻음`;
  const rises = /↑|大|多/.test(how)
    ? /률|율|도$/.test(what)
      ? '높아짐'
      : /분위기|소통/.test(what)
        ? '좋아짐'
        : '늘어남'
    : (TOLD[how] ?? how);
  return `${what}${particleOf(what)} ${rises}`;
}
const particleOf = (what: string) => (/[기도차수가]$/.test(what) ? '가' : '이');

/** A doing, told by `tell`, with what came of it as one sentence; '' for what came of nobody's doing, null where a note tells no outcome. */
export function withOutcome(note: string, tell: (doing: string) => string | null | undefined): string | null {
  if (ALONE.test(note)) return '';
  const [, doing = '', what = '', how = ''] = BOTH.exec(note) ?? [];
  if (doing === '') return null;
  const said = tell(doing);
  if (!said) return '';
  const [, head = '', last = ''] = /^(.* )?(\S+)$/.exec(said) ?? [];
  if (last.endsWith('함')) return `${head}${last.slice(0, -1)}하여 ${told(what, how)}`;
  const stem = stemIn(last, true);
  return stem === null ? '' : `${head}${infinitive(stem)} ${told(what, how)}`;
}
