import { PRAISED_AS } from '../../record/compose/reading/praise.ts';
import { doubtAbout } from '../../record/compose/reading/doubts.ts';
import type { Told } from './material.ts';

/** What somebody has in them: a record says it of whom a teacher has seen so. 탄력, 압력 and 속력 are things'. */
const TRAIT =
  '책임감|배려심|탐구심|호기심|자긍심|봉사심|도전심|인내심|협동심|공감력|리더십|지도력|통솔력|성실성|창의성|독창성|적극성|주도성|자기\\s?주도성|인성|품성|(?:이해|사고|탐구|표현|전달|설득|집중|분석|관찰|창의|상상|해결|추진|실행|판단|응용|논리|어휘|기억|독해|친화|학습)력|(?:소통|협업|의사소통|문제\\s?해결|탐구|표현|발표|학업|수행)\\s?(?:능력|역량)|자질|실력|솜씨|재능|태도|자세|모습|면모';
/** Each with what it is known again by in an observation. */
const CLAIMS: readonly RegExp[] = [
  new RegExp(
    `(${TRAIT})(?:[이가은는]|에서)\\s(?:[가-힣]+\\s)?(?:뛰어[나난남]|우수|탁월|훌륭|돋보|빛[나남]|남[다달]|높[음아]|강[함하]|드러[나남]|인상적)`,
  ),
  new RegExp(
    `(?:뛰어난|우수한|탁월한|훌륭한|빛나는|남다른|돋보이는|모범적인|으뜸가는|성숙한)\\s(?:[가-힣]+\\s)?(${TRAIT})`,
  ),
  new RegExp(
    `(?!태도|자세|모습|면모)(${TRAIT})[을를]\\s(?:[가-힣]+\\s)?(?:발휘|지[니님녔]|갖[추춤췄춘]|겸비|보[이임여인]|인정)`,
  ),
  /(?:학급|모둠|반|팀|전교|학교|공동체)[을를]\s(?:[가-힣]+\s)?(이[끌끎끄])/,
  /(적극적|능동적|주도적|자발적|헌신적|모범적|솔선수범|앞장서|앞장섬|성실히|성실하게|타의\s?모범|귀감|본보기|으뜸)/,
  new RegExp(`((?:${PRAISED_AS.source}))`),
];
/** 적극적으로 추진해야 함을 주장함: of what others are or should do. */
const OF_OTHERS = /해야|필요|주장|정부|기업|사회|인물|주인공|국가|지역|작가|화자|정책|제도/;

const UNOBSERVED = '관찰에는 없고 학생의 답에만 있는 평가이므로 확인이 필요합니다.';

const bare = (text: string) => text.replace(/\s/g, '');

/**
 * Why a teacher looks at a sentence although it has its sources: it judges the student as no observation does, or an answer that it was
 * made from may speak to whoever writes or tell what is nobody's. Undefined where neither is so.
 */
export function doubtOf(
  sentence: string,
  sources: readonly Told[],
  all: readonly Told[],
): string | undefined {
  const answers = sources.filter(({ source }) => source.kind === 'answer');
  const doubt = answers.map(({ text }) => doubtAbout(text)).find((one) => one !== undefined);
  if (doubt) return doubt;
  if (OF_OTHERS.test(sentence)) return undefined;
  const holds = (kind: 'answer' | 'observation', word: string) =>
    all.some(({ source, text }) => source.kind === kind && bare(text).includes(bare(word)));
  const isOnlyTheirs = CLAIMS.some((claim) => {
    const word = claim.exec(sentence)?.[1];
    if (word === undefined || holds('observation', word)) return false;
    return holds('answer', word) || answers.length === sources.length;
  });
  return isOnlyTheirs ? UNOBSERVED : undefined;
}
