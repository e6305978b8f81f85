import { all, patternRule } from '../rule.ts';
import { wholeWord } from '../words.ts';
import { HISTORICAL_INSTITUTIONS, INSTITUTIONS, PAST_INSTITUTIONS } from '../words/institutions.ts';
import { BODY } from './body.ts';
import { AS_A_WORD, suggest, suggestions, TAILS } from './listed-names.ts';

const insteadOfBody = suggestions(INSTITUTIONS);
const FIELD = /밭|논[이과을은에의]|수전|농사|농업|작물|경작|이앙|모내기|화전/;
/** 환경부 차장, 문화부 부원: a department of the students' council. */
const OF_COUNCIL =
  /^ ?(?:부장|차장|부원|부서원|국장(?=을 맡|으로서|이었|으로 활동)|소속으로 (?:학급|자치|학교))/;
const bodies = patternRule(
  'ORG_PUBLIC',
  wholeWord([...INSTITUTIONS.flatMap(({ words }) => words), ...PAST_INSTITUTIONS], TAILS),
  ({ word, before, after }) => {
    // 논이 아닌 한전, 한전 농업: a dry field.
    if (word === '한전' && FIELD.test(before + after)) return null;
    if (/부$/.test(word) && OF_COUNCIL.test(after)) return null;
    return {
      ...BODY,
      ...(AS_A_WORD.test(after) ? { level: 'check' as const } : {}),
      // 모의 유엔 is a kind of lesson.
      ...(/모의\s?$/.test(before) ? { level: 'check' as const } : {}),
      // 국회의사당의 건축 양식, 서울대공원의 동물: a building, a park.
      ...(/^국회의사당$|대공원$/.test(word) ? { level: 'check' as const } : {}),
      ...suggest(insteadOfBody, word),
    };
  },
);

const historical = patternRule('ORG_PUBLIC', wholeWord(HISTORICAL_INSTITUTIONS, TAILS), ({ word, after }) =>
  word === '국회' && /^의원/.test(after)
    ? null
    : {
        level: 'check',
        message:
          '과거의 기관이나 교과 내용에 나오는 단체라도 이름을 적을 수 없다고 보는 경우가 있습니다. 꼭 필요한지 확인해 주세요.',
      },
);

// 나사 is a screw unless space is the subject.
const nasa = patternRule('ORG_PUBLIC', wholeWord(['나사'], 'NASA'), ({ before, after, word }) => {
  const screw =
    /풀|조이|조임|볼트|너트|못|회전|나선|드라이버|홈|고정|감|모양|부품|방향/.test(after) ||
    /볼트|너트|암|수/.test(before.slice(-4));
  const space = /우주|화성|달\s|탐사|위성|로켓|천체|망원경|은하|발사|항공|행성|태양/.test(before + after);
  return !screw && (space || word === '나사NASA') ? { ...BODY, suggestion: '해외 우주 연구 기관' } : null;
});

/** Bodies outside education that stand in the lists, those of the past, and 나사. */
export const listedBodies = all(bodies, historical, nasa);
