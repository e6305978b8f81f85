import { withParticle } from '../../hangul.ts';
import { isListedThing } from '../../style/words/nouns.ts';

/** Given names that are also ordinary words: they count as names only where the form says so (하늘이가, 하늘 군). */
export const ORDINARY = new Set(
  (
    '하늘 나라 지혜 가을 우리 사랑 보람 슬기 다솜 미래 이슬 예지 정의 소리 아름 진리 유리 수정 정수 보배 은하 소원 지원 수지 주연 시대 민주 세계 자연 ' +
    '재현 예정 지도 현지 시인 인성 지성 이성 주장 정원 한결 나무 바다 희망 나래 정상 영웅 대상 현실 기준 하나 동시 주의 성장 지수 지우 보라 미소 이루 하루 나비 ' +
    '이상 사실 고유 강도 조사 조직 공유 전시 전개 구성 신호 안정 유의 도움 서로 새로 모두 이해 노력 진솔 의지 시우 지민 선율 가람 마음 여름 겨울 봄 별 한별 샛별 다정 ' +
    '유지 수소 산소 이온 원소 인과 상수 변수 함수 미정 주기 준비 경제 문화 과학 사회 역사 도형 대수 기하 동화 시조 수필 소설 ' +
    '시연 유연 태연 예리 나온 나은 이든 사라 보아 초롱 온유 소라 바라 누리'
  ).split(' '),
);

/** Whether a name is an ordinary word too, so that only the context tells (우주의 팽창, 우주가 도와줌). */
export function isOrdinary(name: string): boolean {
  return ORDINARY.has(name) || isListedThing(name);
}

/** A name as the source of a pattern. */
export function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export const TITLE =
  '친구|군|양|님|학생|형|누나|언니|오빠|선배|후배|(?:조장|팀장|모둠장|반장|부장)(?! (?:선거|선출|후보|역할))';
/** 보라쌤, 하늘쓰, 민준띠: written on to the name. */
export const NICKNAMED = '쌤|샘|쓰|띠|찡|짱|씨|잉';
export const BEFORE_NAME = '친구|짝꿍|짝|모둠원|조원|팀원|조장|모둠장|반장|부반장|동아리원|선배|후배';
/** Particles after which a second one may follow (에게는, 와도). */
const STACKING =
  '에게서|한테서|에게|한테|이랑|랑|으로|로|과|와|하고|처럼|보다|부터|까지|만큼|같이|마저|조차|밖에|께';
export const PARTICLE = `이라는|이라고|라는|라고|(?:${STACKING})(?:는|은|도|만)?|이가|이는|이도|께서|입니다|이다|이에요|예요|이요|요|이라도|라도|이나|나|은|는|이|가|을|를|의|도|만|아|야|네(?:는|가|도|를|와|랑|의|에서|에)?|다|였[가-힣]{1,4}|이었[가-힣]{1,4}`;

/** What a phone writes on to a name: 세훈그림, 세훈이말대로. */
const WRITTEN_ON =
  '그림|글|말|의견|작품|발표|덕분|덕|탓|때문|때메|조|팀|노트|생각|자료|사진|영상|집|목소리|선배|언니|오빠|누나|형|' +
  '작전|전략|파트|담당|역할|코너|아이디어|제안|질문|대답|실수|폰|휴대폰|핸드폰|얼굴|표정|차례|자리|이름|동생|방법|방식|스타일|버전|코드|풀이|필기|대사|패스|슛|서브|팀장|조장|대장|짝|혼자|먼저|대신|빼고|송|표|랜드|월드';

/**
 * Whether one of these given names stands in a text, whatever is written on to it (예은네에, 예은쌤을), and no word of
 * the dictionary does; null where there is no name to look for.
 */
export function standsIn(names: readonly string[]): ((text: string) => boolean) | null {
  if (names.length === 0) return null;
  const called = new RegExp(
    `(?<![\\p{L}])(${names.map(escaped).join('|')})(?:이?(?:${PARTICLE}|임|인데|여서|에|꺼|껄|거|것|쌤|샘|님|${WRITTEN_ON})[가-힣]{0,3})?(?![가-힣])`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(called)].some(([word, name = '']) => {
      const longer = Array.from({ length: word.length - name.length }, (_, at) =>
        word.slice(0, word.length - at),
      );
      return !longer.some(isListedThing);
    });
}

const FITTED: Record<string, (word: string) => string> = {
  은: (word) => withParticle(word, '은/는'),
  이: (word) => withParticle(word, '이/가'),
  을: (word) => withParticle(word, '을/를'),
  와: (word) => withParticle(word, '과/와'),
  로: (word) => withParticle(word, '으로/로'),
};
const CANONICAL: Record<string, string> = {
  은: '은',
  는: '은',
  이는: '은',
  이: '이',
  가: '이',
  이가: '이',
  께서: '이',
  을: '을',
  를: '을',
  과: '와',
  와: '와',
  랑: '와',
  이랑: '와',
  하고: '와',
  로: '로',
  으로: '로',
  한테: '에게',
  한테서: '에게서',
  께: '에게',
  이도: '도',
  네: '의',
  이나: '나',
  이라도: '라도',
};

/** A particle in the one form that `fit` knows, its second part kept: 이랑은 → 와는, 한테 → 에게. */
export function canonical(particle: string): string {
  const [, base = particle, second = ''] = new RegExp(`^(${STACKING})(는|은|도|만)$`).exec(particle) ?? [];
  return (CANONICAL[base] ?? base) + (second === '은' ? '는' : second);
}

/** The word with a canonical particle in its fitting form. */
export function fit(word: string, particle: string): string {
  return FITTED[particle]?.(word) ?? word + particle;
}
