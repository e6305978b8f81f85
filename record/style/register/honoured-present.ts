import { declarative, isKnownStem, openStem } from '../words/stems.ts';

const PRESENT =
  /(?<![가-힣])([가-힣]{1,6}?)(?:신다|십니다|시네요|시죠|시지요|시더라고요)(?=고 |는 |며 |면 |[\s.!?]*$)/g;
/** Of what somebody does again and again 세요 asks for nothing. */
const TOLD_OF =
  /(?:께서|선생님이|선생님은|교사가) (?:[가-힣]+ )*(?:늘|항상|자주|매번|언제나|매일|매주|언제든) /;
const TOLD = /(?<![가-힣])([가-힣]{1,6}?)(?:으?세요|으?셔요)(?=[\s.!?]*$)/;

const THERE = /(?<=(?:적|수|일|것|점)(?:이|도|은)? )([있없])으(?:세요|셔요)[\s.!?]*$/;

function presentStem(open: string): string | null {
  const stem = openStem(open);
  return isKnownStem(stem) || /[가-힣](?:하|되|시키|주)$/.test(stem) ? stem : null;
}

/** 일하신다 → 일한다, 가르치십니다 → 가르친다, 께서 … 도와주세요 → 도와준다. */
export function plainPresent(text: string): string {
  if (!/신다|십니다|시[네죠지더]|세요|셔요/.test(text)) return text;
  // 정규직이 된 적이 없으세요: what is so, and nothing asked for.
  const there = THERE.exec(text);
  if (there) return `${text.slice(0, there.index)}${there[1]}다`;
  const plain = (whole: string, open: string) => {
    if (/(?:^|고 )계$/.test(open)) return '있다';
    const stem = isKnownStem(`${open}시`) ? null : presentStem(open);
    return stem ? declarative(stem) : whole;
  };
  const told = text.replace(PRESENT, plain);
  return TOLD_OF.test(told) ? told.replace(TOLD, plain) : told;
}
