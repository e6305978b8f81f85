import { lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { isDoing, isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import {
  adnominal,
  infinitive,
  isAdjective,
  isKnownStem,
  isSoundStem,
  lastWord,
  pastStem,
} from '../../style/words/stems.ts';
import { withRestoredParticles } from './particles/restored-particles.ts';
import { stemOf } from './step-stem.ts';
import { isNounPhrase } from './facts/phrases.ts';
import type { Intent } from '../../types.ts';

/** Notes that stop where the question has said the rest: 식 세우고 완전제곱식으로 (어떻게 풀었나요?). */

const object = (words: string) => withParticle(words, '을/를');

/** The doing that a question asks the way of. */
const HOW_DONE =
  /어떻게 (?:[가-힣]+[을를] )?(풀었|풀이했|해결했|표현했|만들었|구했|계산했|정리했|나타냈|조사했|측정했|연습했|준비했)/;
const BY_MEANS = /[가-힣A-Za-z](?:으로|로)$/;
/** 글씨 색도 빨간색으로: asked what became of a thing. */
const CHANGE_ASKED = /반영|수정|고친|고쳤|바꾼|바꿨|개선|보완/;
const CHANGED = /^[^.,]*[가-힣](?:도|을|를|은|는)? [가-힣A-Za-z0-9]+(?:으로|로)$/;

function withItsDoing(note: string, _: Intent | null, question: string | null): string | null {
  if (question === null || !BY_MEANS.test(note) || /(?:대로|별로|서로|따로|새로|스스로)$/.test(note))
    return null;
  const done = HOW_DONE.exec(question)?.[1];
  if (done) return `${note} ${done}다`;
  return CHANGE_ASKED.test(question) && CHANGED.test(note) ? `${note} 바꿨다` : null;
}

/** 2절은 칼림바만 나오게: so it was made. */
const SO_MADE = /[가-힣](?:나오|보이|들리|되|지|하|열리|움직이|맞|어울리|이어지|않|수 있)게$/;
const soMade = (note: string) => (SO_MADE.test(note) ? `${note} 했다` : null);

/** 리그 4승 2패. */
const PLAYED = /^(?:([가-힣]+(?: [가-힣]+)?)(?:에서)? )?(\d+승(?:,? ?\d+무)?,? ?\d+패)$/;
function played(note: string): string | null {
  const [, where, figures = ''] = PLAYED.exec(note.replace(/승, (?=\d)/, '승 ')) ?? [];
  // 그 뒤로 3승 1패: since when, no place.
  const at = where && /(?:로|부터|까지|[뒤후])$/.test(where) ? `${where} ` : where ? `${where}에서 ` : '';
  return figures ? `${at}${object(figures)} 거두었다` : null;
}

/** 힘보다 타이밍. */
const RATHER = /^([가-힣]{1,8})보다(?:는)? ([가-힣]{1,10})$/;
function rather(note: string, intent: Intent | null): string | null {
  const [, one = '', other = ''] = intent === '배운 점' ? (RATHER.exec(note) ?? []) : [];
  return other && !/[다요음임함]$/.test(other)
    ? `${one}보다 ${withParticle(other, '이/가')} 중요하다는 점을 알게 되었다`
    : null;
}

/** 점심시간에 벽치기 하루 50개. */
const DAILY =
  /^((?:[가-힣]+ )?)([가-힣]{2,8}) ((?:하루|매일|한 번에|주 \d회)(?:에)?) (\d+ ?(?:개|번|회|세트|분|시간|바퀴|쪽))(?:씩)?(?: (\d+ ?(?:주일?|일|달|개월))(?:간| 동안)?)?(?: ?(?:함|했음|연습함?))?$/;
function daily(note: string, _: Intent | null, question: string | null): string | null {
  const [, when = '', what = '', often = '', much = '', long] = DAILY.exec(note) ?? [];
  if (!what || !/연습|노력|준비|훈련|과정|어떻게|실천/.test(question ?? '')) return null;
  return `${when}${object(what)} ${often} ${much}씩${long ? ` ${long} 동안` : ''} ${/개|쪽|분|시간/.test(much) && !long ? '했다' : '연습했다'}`;
}

/** 하루 서브 30개, 점심시간마다 벽치기 100개. */
const REGULARLY =
  /^(하루|매일|매주|주 \d회|[가-힣]{2,6}마다)(?:에)? ([가-힣]{2,8}) (\d+ ?(?:개|번|회|세트|분|시간|바퀴))(?:씩)?$/;
function regularly(note: string): string | null {
  const [, often = '', what = '', much = ''] = REGULARLY.exec(note) ?? [];
  return what ? `${often}${often === '하루' ? '에' : ''} ${object(what)} ${much}씩 연습했다` : null;
}

/** 3번 적정 → 10.9, 10.4 mL, r 구함 → 약 3.84cm: what a doing gave. */
const GAVE = /^(.*[가-힣]) ?(?:→|->|=>) ?((?:약 |평균 |총 )?\d[\d.]*(?:, ?\d[\d.]*)* ?[a-zA-Z%℃가-힣]{1,4})$/;
function gave(note: string): string | null {
  const [, doing = '', figure = ''] = GAVE.exec(note) ?? [];
  const stem = doing ? stemOf(doing) : null;
  return stem
    ? `${infinitive(stem).replace(/해$/, '하여')} ${object(figure.replace(/ (?=[a-zA-Z%℃])/g, ''))} 얻었다`
    : null;
}

/** 엑셀로 시간별 평균 → 꺾은선그래프. */
const AVERAGED = /^(.*[가-힣]) ?평균 ?(?:→|->|=>) ?([가-힣]*(?:그래프|표|도표))$/;
function averaged(note: string): string | null {
  const [, of = '', shape = ''] = AVERAGED.exec(note) ?? [];
  return shape ? `${of} 평균을 구하여 ${withParticle(shape, '으로/로')} 나타냈다` : null;
}

/** 도시가 열을 밤에 내보내기 때문. */
const why = (note: string, intent: Intent | null) =>
  intent === '배운 점' && /^.{8,}기 때문$/.test(note) ? `${note}임을 이해했다` : null;

/** 옥상 녹화 효과도 궁금함. */
const CURIOUS = /^(.{3,30}[가-힣])(?:도|이|가) 궁금(?:함|해짐|하다)?$/;
function curious(note: string, intent: Intent | null): string | null {
  const what = intent === '확장·진로' ? CURIOUS.exec(note)?.[1] : undefined;
  return what && !/(?:지|까)$/.test(what) ? `${what}도 알아보고 싶다` : null;
}

/** 배드민턴 거의 처음. */
const FIRST_TIME = /^([가-힣A-Za-z]{2,10})(?:은|는|이|가)? (거의 )?처음(?:임|이었음|해 ?봄)?$/;
function firstTime(note: string): string | null {
  const [, what = '', almost = ''] = FIRST_TIME.exec(note) ?? [];
  return what && (isThingNoun(what) || isListedThing(what) || isDoing(what))
    ? `${object(what)} ${almost}처음 접했다`
    : null;
}

/** 아세트산 6.2% 나옴. */
const CAME_TO =
  /^([가-힣A-Za-z ]{2,14}?)(?:이|가)? ((?:약 |평균 )?\d[\d.,]* ?(?:%|퍼센트|점|도|℃|cm|mm|m|g|kg|mL|ml|L|V|A|초|분|원|배|칸|명|개|회)) (?:나옴|나왔음|나온|측정됨)$/;
function cameTo(note: string): string | null {
  const [, what = '', figure = ''] = CAME_TO.exec(note) ?? [];
  return what && isNounPhrase(what)
    ? `${withParticle(what, '이/가')} ${withParticle(figure, '으로/로')} 나타났다`
    : null;
}

/** 아침 7시 반~8시 반 승객 최대. */
const PEAK =
  /^(.*(?:\d시(?: ?반| ?\d+분)?|\d월|\d교시|요일|시간대?|[가-힣] 때|점심|저녁|아침|오전|오후|주말|여름|겨울))(?:에)? ([가-힣]{2,6})(?:이|가)? (최대|최소|최고|최저)$/;
function peak(note: string): string | null {
  const [, when = '', what = '', how = ''] = PEAK.exec(note) ?? [];
  return what ? `${when}에 ${withParticle(what, '이/가')} ${how}임을 확인했다` : null;
}

/** 설문 돌렸는데 반대 38%, 다시 하니까 반대 21%. */
const CAME_OUT =
  /^(.*[가-힣](?:는데|니까?|더니),? )([가-힣]{2,6})(?:이|가)? (\d[\d.,]*(?:%|퍼센트|점|명|개|건|초|분|도|회|cm|m|g|kg|표))$/;
function cameOut(note: string): string | null {
  const [, before = '', what = '', figure = ''] = CAME_OUT.exec(note) ?? [];
  return what ? `${before}${withParticle(what, '이/가')} ${withParticle(figure, '으로/로')} 나타났다` : null;
}

/** 단백질 변성 때문인듯. */
const SUPPOSED = /^(.{2,40} 때문)(?:인|일) ?듯(?:함|하다|싶음)?$/;
const supposed = (note: string) => {
  const cause = SUPPOSED.exec(note)?.[1];
  return cause ? `${cause}이라고 생각했다` : null;
};

/** 80도에서 효소 변성되서 그런듯. */
const SUPPOSED_SO = /^(.{4,76}[가-힣])서 (?:그런|그랬던|그런 ?것) ?(?:듯|같)(?:함|하다|싶음|음)?$/;
function supposedSo(note: string): string | null {
  const base = SUPPOSED_SO.exec(note)?.[1]?.replace(/되$/, '되어');
  if (!base || lastFinal(base) !== '') return null;
  const stem = pastStem(withFinal(base, 'ㅆ'));
  // 소금을 덜 넣고 주물러서: the student's own doing is no guess, only that it was the cause.
  if (
    isKnownStem(lastWord(stem)) &&
    (/[가-힣]는데 /.test(base) || (/[을를] /.test(base) && !isAdjective(stem)))
  )
    return `${adnominal(stem)} 것이 원인이라고 추측했다`;
  // 많아서, 돼서: the form that takes the past as it is.
  return /[아어여해돼워와려져춰켜]$/.test(base) ? `${withFinal(base, 'ㅆ')}을 것이라고 추측했다` : null;
}

/** 다음엔 밝은 노랑 쓸듯: what the student means to do. */
const MEANT_NEXT = /^(다음|앞으로|나중)(?:번)?(?:에는?|엔|은|는)? (.+[가-힣]) ?듯(?:함|하다|싶음)?$/;
function meantNext(note: string): string | null {
  const [, when = '', doing = ''] = MEANT_NEXT.exec(note) ?? [];
  // 다음에 비가 올 듯: nothing that the student does.
  if (lastFinal(doing) !== 'ㄹ' || /[이가] /.test(doing)) return null;
  const stem = doing.endsWith('을') ? doing.slice(0, -1) : withFinal(doing, '');
  return isSoundStem(lastWord(stem)) && !isAdjective(stem)
    ? `${when === '앞으로' ? '앞으로는' : `${when}에는`} ${stem}고 싶다`
    : null;
}

/** 민서랑 파트너: whom a pupil was paired with, whatever was asked; null where the note names nobody. */
const PAIRED = /^([가-힣]{2,6})(?:이랑|랑|과|와|하고) (?:파트너|한 ?조|같은 ?조|한 ?팀|같은 ?팀|짝)$/;
export function paired(note: string): string | null {
  const whom = PAIRED.exec(note.replace(/[.\s]+$/, ''))?.[1];
  return whom ? `${withParticle(whom, '과/와')} 짝을 이루었다.` : null;
}

/** 우쿨렐레 2, 칼림바 1, 보컬 1: of what a group was made up. */
const MADE_UP = /^(?:[가-힣A-Za-z]{1,8} \d+(?:명|대|개)?, ?){2,}[가-힣A-Za-z]{1,8} \d+(?:명|대|개)?$/;
function madeUp(note: string, _: Intent | null, question: string | null): string | null {
  if (!MADE_UP.test(note) || !/편곡|편성|구성|합주|연주|악기|팀/.test(question ?? '')) return null;
  const figure = lastWord(note);
  return `${note.slice(0, -figure.length)}${lastFinal(figure) === null ? `${figure}로` : withParticle(figure, '으로/로')} 편성했다`;
}

/** 발전기 만들기, 몇 개까지 켜지는지: what is to be made, and what is to be seen by it. */
const MADE_TO_SEE = /^(.+ )([가-힣]{1,4})기, ([^,]*(?:몇|얼마|어떻게|어떤|어디|왜|무엇|누가|언제)[^,]*지)$/;
function madeToSee(note: string, intent: Intent | null): string | null {
  const [, what = '', stem = '', open = ''] = intent === '확장·진로' ? (MADE_TO_SEE.exec(note) ?? []) : [];
  return stem && isSoundStem(stem) && !isAdjective(stem)
    ? `${withRestoredParticles(`${what}${infinitive(stem)} 보고`).replace(/ 보고$/, '')} ${open} 알아보고 싶다`
    : null;
}

/** 한쪽에 선 그어서 길 만들기랑 등하교 때만 일방통행: what was proposed, doing by doing. */
const ASKS_PROPOSAL = /(?:해결|개선|보완|실천) ?(?:방안|방법|책)|대책|제안(?:한|했)/;
const BETWEEN_DOINGS = /(?<=[가-힣]기)(?:이?랑|하고|와|,) /;
function proposed(note: string, _: Intent | null, question: string | null): string | null {
  if (!note.includes('기') || !ASKS_PROPOSAL.test(question ?? '') || /[:→=]|->/.test(note)) return null;
  const stems = note.split(BETWEEN_DOINGS).map((doing) => {
    if (!doing.includes(' ')) return null;
    const stem = /^(.*[가-힣])기$/.exec(doing)?.[1] ?? (isDoingNoun(lastWord(doing)) ? `${doing}하` : null);
    return stem !== null && isSoundStem(stem) && !isAdjective(stem) ? stem : null;
  });
  if (stems.length < 2 || stems.length > MOST_PROPOSED || stems.some((stem) => stem === null)) return null;
  const last = stems.at(-1) ?? '';
  const open = lastFinal(last) === 'ㄹ' ? withFinal(last, '') : last;
  return `${stems.slice(0, -1).join('고 ')}고 ${open}는 방안을 제시했다`;
}
const MOST_PROPOSED = 3;

/** 정삭 전에 꼭 재고 나서 깎기, asked for what to mend: meant, and not done yet. */
const ASKS_TO_MEND = /(?:보완|개선)(?:할|하고 싶은|해야 할)|고쳐야 할|고칠 점|바꿀 점|바꾸고 싶은/;
function meantToMend(note: string, _: Intent | null, question: string | null): string | null {
  const stem =
    note.endsWith('기') && ASKS_TO_MEND.test(question ?? '')
      ? /^(.+ [가-힣]+)기$/.exec(note)?.[1]
      : undefined;
  return stem && isSoundStem(lastWord(stem)) && !isAdjective(stem) && !isListedThing(`${lastWord(stem)}기`)
    ? `${withRestoredParticles(stem)}고자 했다`
    : null;
}

const TELLINGS = [
  proposed,
  meantToMend,
  madeToSee,
  withItsDoing,
  soMade,
  played,
  rather,
  daily,
  regularly,
  gave,
  averaged,
  why,
  curious,
  firstTime,
  cameTo,
  peak,
  cameOut,
  supposed,
  supposedSo,
  meantNext,
  madeUp,
];

/** What a note leaves to its question, told with it; null where it says all or nobody can tell. */
export function toldByQuestion(note: string, intent: Intent | null, question: string | null): string | null {
  for (const telling of TELLINGS) {
    const told = telling(note, intent, question);
    if (told !== null) return told;
  }
  return null;
}
