import { decompose } from '../../hangul.ts';

/** Nouns that end in what looks like a particle. */
const WHOLE = new Set(
  (
    '결과 성과 학과 통과 초과 교과 사과 효과 국가 휴가 대가 추가 화가 여가 주가 시가 물가 평가 작가 증가 참가 회로 도로 경로 통로 미로 진로 항로 세로 가로 기로 ' +
    '회의 토의 정의 강의 논의 모의 의의 합의 동의 결의 유의 원의 상호의 마을 가을 노을 은유 높이 깊이 넓이 길이 차이 사이 놀이 풀이 먹이 나이 아이 종이 어린이 젊은이 ' +
    '고양이 지은이 손잡이 맞이 목걸이 돋보이 붙이 에너지 제로 별로'
  ).split(' '),
);

/** -ism is no particle; in 윤동주의 it is one. */
export const ISM =
  /(?:민주|사회|자본|공산|자유|개인|집단|낭만|사실|현실|인상|표현|상징|이상|합리|경험|실용|공리|상대|절대|다문화|민족|제국|국가|인종|보수|구조|기능|행동|인문|자연|계몽|고전|입헌|보호|전체|실존)주의$/;

const PARTICLES = [
  '까지의',
  '부터의',
  '에서의',
  '으로의',
  '에서는',
  '에게서',
  '으로써',
  '으로서',
  '으로부터',
  '로부터',
  '에서',
  '에게',
  '으로',
  '로써',
  '로서',
  '로의',
  '까지',
  '부터',
  '마다',
  '처럼',
  '보다',
  '에는',
  '에도',
  '이란',
  '란',
  '은',
  '는',
  '을',
  '를',
  '과',
  '와',
  '의',
  '이',
  '가',
  '로',
  '에',
] as const;
const AFTER_CLOSED = new Set([
  '은',
  '을',
  '과',
  '이',
  '이란',
  '으로',
  '으로써',
  '으로서',
  '으로의',
  '으로부터',
]);
const AFTER_OPEN = new Set(['는', '를', '와', '가', '란']);
const AFTER_OPEN_OR_L = new Set(['로', '로써', '로서', '로의', '로부터']);

/** The bare noun of one token and the particle it carried ('' when none). */
export function stripParticle(token: string): { noun: string; particle: string } {
  if (
    WHOLE.has(token) ||
    /(?:중심|사대)주의$|[가-힣](?:풀이|놀이|넓이|높이|길이|깊이|맞이)$/.test(token) ||
    ISM.test(token) ||
    /(?:[왜호반혼논교내민소곤피환동법]란)$/.test(token) ||
    /(?:고전|현대|옛|전통)시가$|(?:운동|혁명|작곡|소설|건축|발명|탐험|전문|평론|비평|활동|사업|조각|사상|번역|만화)가$/.test(
      token,
    )
  )
    return { noun: token, particle: '' };
  for (const particle of PARTICLES) {
    if (!token.endsWith(particle) || token.length <= particle.length) continue;
    const noun = token.slice(0, -particle.length);
    const final = decompose(noun.at(-1))?.final;
    if (final !== undefined) {
      if (AFTER_CLOSED.has(particle) && final === '') continue;
      if (AFTER_OPEN.has(particle) && final !== '') continue;
      if (AFTER_OPEN_OR_L.has(particle) && final !== '' && final !== 'ㄹ') continue;
      // One-syllable remainders are mostly words such as 효과, 차이, 온도; 물을 and 빛을 are the exception.
      if (noun.length === 1 && !['을', '를', '의', '과', '와', '에', '으로', '에서'].includes(particle))
        continue;
    }
    return { noun, particle };
  }
  return { noun: token, particle: '' };
}
