import { lastFinal, withFinal } from '../../hangul.ts';
import { adnominalStem, isAdjective, openStem } from '../../style/words/stems.ts';
import { isAdverb, isDoing, isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { formOf, isStem } from '../notes/word-forms.ts';
import { BEFORE_NAME } from './name-words.ts';

/**
 * What an ordinary word that is also a classmate's name (소리, 바다, 정의) does in its sentence: what only a person does, what a
 * person or a power does to something (법을 만들다), what was said by a person or of the word, what either does (막다), how
 * either may be (늦다), or what only the word does (소리가 나다).
 */
export type Likeness = 'person' | 'acting' | 'said' | 'moving' | 'being' | 'word';

/** What a sound, a season or the sea does; no classmate opens, rings or dawns. */
const OF_THINGS = new Set(
  (
    '나 들리 들려오 맺히 열리 닫히 피 지 오 다가오 돌아오 지나 지나가 흐르 흘러가 변하 바뀌 생기 사라지 늘 늘어나 줄 줄어들 ' +
    '퍼지 시작되 끝나 이어지 걸리 담기 드러나 돋보이 이루어지 떠오르 녹 얼 쏟아지 새 새어나오 울리 울려퍼지 섞이 쌓이 느껴지 ' +
    '보이 나타나 나오 남 망하 발전하 성장하 존재하 부족하 필요하 되 번지 밝 저물 바래 통일되 멸망하 무너지 쓰이 싹트 넘치 넘쳐나 흔들리 갈라지 맑 마르 일어나'
  ).split(' '),
);
/** 커지다, 어두워지다 come about of themselves; 넘어지다 is somebody's. */
const COMES_ABOUT = /(?:[아어여해려워커]지|히|되)$/;
/** What only a person does, to something or not. */
const SOMEBODYS =
  /^(?:넘어지|쓰러지|미끄러지|헤어지|다치|토라지|말하|묻|웃|울|앉|뛰|먹|마시|뒤돌|뒤돌아보|돌아보|쳐다보|바라보|챙기|챙겨오|찾아내|알아내|고르|적|쓰|그리|읽|외우|맡|빌리|도와주|가져오|데려오|부르|결석하|지각하|삐지|졸|떠들|헷갈리|(?:작업|공부|연습|발표|정리|조사|설명|기록|계산|촬영|편집|지적|질문|대답|제안|고민|실수|노래|연주|응원|양보|사과|칭찬|검토|녹음|낭독|번역|코딩|주장|반박|인사|부탁)하)$/;
/** A word that gives no predicate: with its particle, a figure, an adverb. */
const NO_PREDICATE = /(?:[을를]|에서|에게|한테|[가-힣]에|으로|[가-힣]의|마다|까지|부터|처럼|게)$/;
/** Somebody else, or another thing, of whom the predicate is told. */
const OTHER_SUBJECT = /^[가-힣]+(?:이|가|께서|들은)$/;
const QUOTED = /^[^"'“‘.!?]{0,24}["'“‘][^"'“”‘’]{1,80}["'”’]/;
const SAID =
  /[다라자냐]고 ?(?:했|하[길자여고며셨]|해서|해 |말|물[어었]|제안|지적|주장|대답|답했|설명|알려|반박|맞[서섰]|대꾸|되[묻물]|놀[리려렸]|우[겨기]|얘기|이야기|그[래랬]|불[러렀평]|외[쳐쳤])/;

/** 오염되는, 분해되면; 선발되었다 is told of a person. */
const BECOMES =
  /^(?!당선|선발|선출|선정|탈락|합격|배정|지목|임명|참여|걱정|긴장|기대)[가-힣]{2}(?:되[고며면는어었기지]|된|될|됐|돼)/;
/** 나쁘지만은, 쉽지는: no topic. */
const NO_TOPIC = /(?:지만은|(?<![편가바])지는|에서는|에는) $/;

/** The stem of a form of a verb or adjective, or null. */
function stemOf(word: string): string | null {
  if (word.length < 2 && !/^[함됨씀봄줌옴감]$/.test(word)) return null;
  const done = /^([가-힣]{2,})(?:하[고며여면는자지기]|하는데|했|한|할|해|함)/.exec(word)?.[1];
  if (done && (isDoing(done) || isDoingNoun(done))) return `${done}하`;
  // 오염되는: it comes about, unless somebody is chosen.
  if (BECOMES.test(word)) return '되';
  const bare = word.replace(/(?:걸|것|거|는데요?|어요|습니다|거든요?|지)$/, '');
  return formOf(word) ?? (bare.length > 1 ? formOf(bare) : null);
}

/** How the first predicate behind a subject speaks of it. */
export function likenessOf(rest: string): Likeness {
  if (QUOTED.test(rest)) return 'person';
  const clause = /^[^.!?]{0,70}/.exec(rest)?.[0] ?? '';
  const said = SAID.exec(clause);
  // 하늘이 파랗다고 했다: what was said of it, or who said it.
  if (said) {
    const topics = clause.slice(0, said.index).match(/ [가-힣]+[이가은는](?= )/g) ?? [];
    return topics.some((topic) => !NO_TOPIC.test(`${topic} `)) ? 'person' : 'said';
  }
  let object = false;
  for (const given of clause.trim().split(/\s+/).slice(0, 8)) {
    const word = given.replace(/[,~ㅋㅎㅠ]+$/, '').replace(/(?<=[가-힣]{2})요$/, '');
    // 미래가 읽을 때: who reads.
    if (/[가-힣]을$/.test(word) && SOMEBODYS.test(word.slice(0, -1)) && isStem(word.slice(0, -1)))
      return 'person';
    if (/[을를]$/.test(word) && word.length > 1) object = true;
    if (OTHER_SUBJECT.test(word) && formOf(word) === null) return 'word';
    if (NO_PREDICATE.test(word) || isAdverb(word) || isListedThing(word)) continue;
    const stem = stemOf(word);
    if (stem === null) continue;
    if (SOMEBODYS.test(stem) || /[가-힣][아어여해려져와워겨춰] ?(?:주|줘|줬|준)/.test(word)) return 'person';
    if (object) return 'acting';
    if (OF_THINGS.has(stem) || COMES_ABOUT.test(stem)) return 'word';
    return isAdjective(stem) || /[있없]$/.test(stem) ? 'being' : 'moving';
  }
  return 'word';
}

/** 우리나라, 다른 나라, 여러 소리: which of them, so that no person is meant. */
const WHICH =
  /(?:^|\s)(?:우리|이|그|저|다른|여러|모든|각|한|두|세|네|온|새|옛|어느|어떤|같은|아무|그런|이런|무슨) $/;
const INTRODUCED = new RegExp(`(?<![가-힣])(?:${BEFORE_NAME})(?:인|이던)? $`);

/** 친구는, 나는: a topic, and no form of a verb. */
const TOPIC = /^(?:나|저|너|우리|저희|자신|대신|처음|이번|오늘)[은는]?$|(?:에서|에|에게|로|서|고)[은는]$/;
const TIME = /^(?:오늘|어제|내일|작년|올해|지난번|처음|마지막|결국|당일|매일|평소|요즘|이번|다음|나중)$/;

/** Whether a word describes the next one: 굴리는, 밝을, 가난한. */
function describes(word: string): boolean {
  const base = word.slice(0, -1);
  if (TOPIC.test(word) || isThingNoun(base) || isListedThing(base)) return false;
  // 줄은: a verb in ㄹ would be 준.
  if (/^[가-힣]은$/.test(word) && lastFinal(base) === 'ㄹ') return false;
  if (word.endsWith('는')) return isStem(openStem(base));
  const stem =
    lastFinal(word) === 'ㄹ'
      ? openStem(word.endsWith('을') ? `${base}으` : withFinal(word, ''))
      : adnominalStem(word);
  return stem !== null && stem !== word && isStem(stem);
}

/** Whether what stands before shows the word: 징 소리는, 우리 나라, 시대의 지혜; a clause may describe either (굴리는 소리, 늦은 소리). */
export function isDescribed(before: string): 'word' | 'clause' | null {
  if (INTRODUCED.test(before)) return null;
  if (WHICH.test(before) || /[가-힣]의 $/.test(before)) return 'word';
  const last = /([가-힣]+) $/.exec(before)?.[1] ?? '';
  if (last.length > 1 && describes(last)) return 'clause';
  // 징 소리는: of one letter, no list has it.
  const isNoun =
    isThingNoun(last) ||
    isListedThing(last) ||
    isDoing(last) ||
    /^[^나저내제네더안못잘또꼭막다좀딱왜늘때전후뒤걸것거게건수줄데]$/.test(last);
  return isNoun && !isAdverb(last) && !TIME.test(last) ? 'word' : null;
}

/** 나래 색연필, 온유 이야기, 별이 아버지: what somebody has, makes or says. */
const THEIRS =
  '글|그림|작품|발표|보고서|풀이|의견|아이디어|말|생각|제안|질문|대답|필기|노트|공책|색연필|연필|지우개|펜|가방|책상|의자|자리|폰|휴대폰|액정|핸드폰|노트북|필통|차례|파트|역할|' +
  '아버지|어머니|엄마|아빠|할머니|할아버지|동생|언니|오빠|누나|형|부모님|가족|집|손|발|얼굴|목소리|표정|질문법|말투|비법|노하우|메모|대본|댓글|답글|원고|대사|풀이법|쪽|편|옆|옆자리|뒷자리|어깨|장구|북|악기|카드|코드|이야기|얘기|덕분|덕|때문|탓|실수|점수|기록|식판|공|패스|슛|서브';
const OWNED = new RegExp(
  `^ (?:${THEIRS})(?:에서|에|을|를|이|가|은|는|의|도|과|와|랑|이랑|으로|로|로는|보다|만|까지|처럼|대로|이었[가-힣]*|였[가-힣]*|이다|입니다|이에요|예요|임|이라[가-힣]*|이어서|이고|인데)?(?=[ .,!?]|$)`,
);

/** Whether a thing stands right behind it that is somebody's. */
export const isOwner = (rest: string) => OWNED.test(rest);

/** A word that names what was done or used, with its particle: whoever stands before it has or does it. */
export function leadsToThing(rest: string): boolean {
  const [, noun = ''] = /^ ([가-힣]{1,6}?)(?:을|를|에서|으로|로)(?=[ .,!?]|$)/.exec(rest) ?? [];
  return noun !== '' && (isThingNoun(noun) || isListedThing(noun) || isDoingNoun(noun) || OWNED.test(rest));
}
