import { withParticle } from '../../hangul.ts';
import type { Intent } from '../../types.ts';
import { isDoingNoun, isThingNoun } from '../../style/words/nouns.ts';
import { lastWord } from '../../style/words/stems.ts';
import { mayLackParticle } from './missing-objects.ts';
import { isNounPhrase } from './facts/phrases.ts';
import { withDoings } from './notes.ts';

/** Notes of a trial and of a survey by their shape: what was held, how often, of whom, what it showed. */

const object = (words: string) => withParticle(words, '을/를');
/** A particle at the end, or a word that says when: no noun that could take one. */
const HAS_PARTICLE = /(?:[을를은는에의]|에서|으로|까지|부터|마다|[가-힣](?:하고|하여|해서))$/;

function isNamed(words: string): boolean {
  const last = lastWord(words);
  return (
    !HAS_PARTICLE.test(last) &&
    (isThingNoun(last) ||
      isDoingNoun(last) ||
      /^[폭길색값맛힘키]$|^(?:굵기|크기|밝기|세기|기울기|두께|높이|길이|깊이|넓이)$|[가-힣]{2}(?:도|기|량|률|값|수|물|실|력)$/.test(
        last,
      ))
  );
}

/** 각도 15도 30도 45도: values without a mark between them. */
const SPACED = /^([가-힣A-Za-z ]{1,14}? )((?:\d[\d.]*[^\s\d,·/]{0,4} ){1,6}\d[\d.]*[^\s\d,·/]{0,4})$/;

export function withCommas(note: string): string {
  return note.replace(SPACED, (_, what: string, values: string) => what + values.split(' ').join(', '));
}

/** 선풍기 거리 1m 고정, 온도 25도로 유지. */
const HELD = /^([가-힣A-Za-z ]{2,16}?) (\d[\d.,]*[^\s\d]{0,4}?)(?:으?로)? (고정|유지|설정|통일|제한)$/;
/** 전압 5회 측정 평균, 할아버지 인터뷰 40분 녹음. */
const TIMES =
  /^([가-힣A-Za-z ]{2,16}?) (\d+ ?(?:회|번|차례|군데|곳|지점|분|시간|일|주|초|개월)(?:씩|간|동안)?) (측정|녹음|관찰|기록|촬영|반복|연습|조사|실험|계산|실시|진행|재배|사용)(?:,? ?(?:후 )?(평균|합계))?$/;
/** 물리치료사 1명 인터뷰, 주민 12명 설문. */
const ASKED =
  /^([가-힣A-Za-z ]{2,14}?) ((?:\d+|[한두세네]|다섯|여섯) ?(?:명|분)) (인터뷰|면담|설문|설문 조사)$/;
const QUESTIONS = /^(.*[가-힣]) ?\((?:질문|문항) ?(\d+ ?(?:개|문항|가지))\)$/;
/** 필요한 과목 조사: 생명과학, 물리. */
const LISTED = /^([가-힣A-Za-z ]{2,16}?) (조사|선정|비교|분석|확인|정리|준비): ?([가-힣A-Za-z0-9, ]{2,40})$/;

/** 원형, 사각형, 육각형 낙하산 제작. */
const KINDS = /^([가-힣]{2,8}(?:, ?[가-힣]{2,8}){1,4} [가-힣]{2,8}) (제작|비교|측정|조사|관찰)$/;
/** 원형 2.8초 사각형 2.3초: one value each, in one unit. */
const EACH = /([가-힣]{2,6}) (\d[\d.]*)([^\s\d.,]{1,3})/g;
const ALL_EACH = /^(?:[가-힣]{2,6} \d[\d.]*[^\s\d.,]{1,3}(?:,? |$)){2,5}$/;
/** 주 3회 20분 달리기, 팔 굽혀 펴기 매일 2세트. */
const REGULARLY = /^(주 \d회|매일|하루)(?: (\d+(?:분|시간|회|세트)))? ([가-힣 ]{2,12}기)$/;
const REGULARLY_LAST = /^([가-힣 ]{2,12}기) (주 \d회|매일|하루)(?: (\d+(?:분|시간|회|세트)))?$/;

function valuesOf(note: string): string | null {
  if (!ALL_EACH.test(note) || /[다요]$/.test(note)) return null;
  const values = [...note.matchAll(EACH)];
  const units = new Set(values.map(([, , , unit]) => unit));
  const names = new Set(values.map(([, name]) => name));
  if (units.size !== 1 || names.size !== values.length) return null;
  const told = values.map(
    ([, name = '', value, unit]) =>
      `${/주[은는]$/.test(name) ? name : withParticle(name, '은/는')} ${value}${unit}`,
  );
  return `${told.join(', ')}임을 확인했다`;
}

/** 맨손 45점 장갑 낀 손 38점: the same under names of more than one word. */
const ROW_OF_VALUES = /^(?:(?:[가-힣]+ ){1,3}\d[\d.]*[가-힣A-Za-z%℃]{1,3}(?:,? |$)){3,6}$/;
function rowOfValues(note: string): string | null {
  if (!ROW_OF_VALUES.test(note)) return null;
  const values = [...note.matchAll(/((?:[가-힣]+ ){1,3})(\d[\d.]*)([가-힣A-Za-z%℃]{1,3})(?=,? |$)/g)];
  if (new Set(values.map(([, , , unit]) => unit)).size !== 1) return null;
  // 나는 3개 친구는 2개: who did how much.
  if (
    values.some(([, name = '']) =>
      /(?:[은는이가을를]|에서|[으]로) $/.test(name.replace(/(?<=[있없하되낀한])[는은] /, '')),
    )
  )
    return null;
  const told = values.map(([whole]) => whole.trim().replace(/ ?(?:거|것) (?=\d)/, ' 것 '));
  return `${withParticle(told.join(', '), '으로/로')} 나타났다`;
}

/** 매일 자기 전에 스트레칭 30초씩 4번, 폼롤러 10분. */
const PRACTISED =
  /^(?:매일|매주|주 ?\d회|하루|아침마다|저녁마다|주말마다) (?![^.]*[가-힣](?:고|서|며|면|니) )[^.]*[가-힣] \d+ ?(?:분|시간|회|번|세트|개|바퀴|쪽)(?: \d+ ?(?:번|회|세트))?$/;

/** 0도 1.2cm 20도 3.4 80도 거의 없음: what was measured at which value. */
const AT_EACH =
  /(\d[\d.]*(?:도|분|초|번|회|%|cm|m|V|g)) (\d[\d.]*[a-zA-Z가-힣%]{0,3}|거의 없음|없음)(?=,? |$)/g;

function measuredAt(note: string): string | null {
  const pairs = [...note.matchAll(AT_EACH)];
  if (pairs.length < 3 || pairs.map(([pair]) => pair).join(' ') !== note.replaceAll(',', '')) return null;
  const unit = /[a-zA-Z가-힣%]+$/.exec(pairs[0]?.[2] ?? '')?.[0] ?? '';
  const told = pairs.map(([, at, value = '']) => `${at}일 때 ${value}${/\d$/.test(value) ? unit : ''}`);
  const list = told.join(', ');
  return list.endsWith('없음') ? `${list}을 확인했다` : `${list}임을 확인했다`;
}

function regularly(note: string): string | null {
  if (PRACTISED.test(note)) return `${object(note)} 실천했다`;
  const [, often, much, what] = REGULARLY.exec(note) ?? [];
  if (what) return `${often}${much ? ` ${much}씩` : ''} ${object(what)} 했다`;
  const [, doing, when, amount] = REGULARLY_LAST.exec(note) ?? [];
  return doing ? `${object(doing)} ${when}${amount ? ` ${amount}씩` : ''} 했다` : null;
}

/** 평소 새 소리에 관심. */
const INTERESTED = /^(.{2,40}[가-힣]에) (?:대한 )?관심$/;

function tried(note: string, intent: Intent | null): string | null {
  const interest = INTERESTED.exec(note)?.[1];
  // 식품공학과 관심.
  const field = / 관심$/.test(note) ? note.slice(0, -3) : '';
  if (field.length > 1 && !interest && !/[,/:→=]/.test(field) && isNounPhrase(field))
    return `${field}에 관심을 가졌다`;
  if (interest) return `${interest} 관심을 가졌다`;
  const kinds = KINDS.exec(note);
  if (kinds?.[1] && isNamed(kinds[1])) return `${object(kinds[1])} ${kinds[2]}했다`;
  // Asked what is ahead, a figure is no finding.
  const found = intent === '확장·진로' ? null : (valuesOf(note) ?? measuredAt(note) ?? rowOfValues(note));
  const values = found ?? regularly(note);
  if (values) return values;
  const held = HELD.exec(note);
  if (held?.[1] && isNamed(held[1]))
    return `${object(held[1])} ${withParticle(held[2] ?? '', '으로/로')} ${held[3]}했다`;
  const times = TIMES.exec(note);
  if (times?.[1] && isNamed(times[1])) {
    const told = `${object(times[1])} ${times[2]} ${times[3]}`;
    return times[4] ? `${told}하여 ${object(times[4])} 구했다` : `${told}했다`;
  }
  const [, whole = note, questions] = QUESTIONS.exec(note) ?? [];
  const [, whom = '', count = '', way = ''] = ASKED.exec(whole) ?? [];
  if (whom && !HAS_PARTICLE.test(whom)) {
    const holding = questions ? `질문 ${object(questions)} 준비하여 ` : '';
    const people = `${whom} ${count}`;
    return way === '인터뷰' || way === '면담'
      ? `${holding}${object(people)} ${way}했다`
      : `${holding}${object(people)} 대상으로 설문 조사를 했다`;
  }
  const listed = LISTED.exec(note);
  if (listed?.[1] && isNamed(listed[1]))
    return `${listed[1]}(${(listed[3] ?? '').trim()})${object(lastWord(listed[1])).slice(lastWord(listed[1]).length)} ${listed[2]}했다`;
  return null;
}

/** 기록 필요성, 토론의 중요성. */
const WORTH = /^([가-힣A-Za-z ]{2,20}?)(?:의)? (필요성|중요성|소중함|위험성|심각성|가치)$/;
/** 꾸준함 중요. */
const MATTERS_ALL = /^([가-힣]{1,6}(?:함|음|기)) (중요|필요)$/;
/** 원인: 공기저항. */
const CAUSE = /^(원인) ?[:=] ?([가-힣A-Za-z ]{2,24})$/;
/** 산성비 원인 = 이산화황. */
const NAMED_CAUSE = /^([가-힣A-Za-z ]{2,20}?)(?:의)? (원인|까닭|이유|뜻|정체) ?[:=] ?([가-힣A-Za-z ]{2,20})$/;
/** 뜻 모르는 낱말: 사전 확인. */
const MET_WITH =
  /^([가-힣A-Za-z ]{4,20}) ?[:=] ?([가-힣A-Za-z ]{2,14}) (확인|이용|활용|사용|참고|질문|검색|교체|추가|수정)$/;
/** 질문 초안 발송 예정. */
const PLANNED = /^(.{2,30}) (예정|계획)$/;
/** 음식 이름 차이 많음, 기록 작성 업무 많음: how things are, behind a noun without its particle. */
const STATE =
  /^(.*?)([가-힣]{2,}) (많음|적음|작음|큼|높음|낮음|빠름|느림|다름|비슷함|약함|강함|짧음|다양함|부족함|없음)$/;
/** 각도 클수록 저항 증가. */
const THE_MORE = /^(.{2,24}수록) ([가-힣]{2,8}) (증가|감소|상승|하락|향상)$/;
/** 날개 많다고 전압 큰 것 아님. */
const NOT_SO = /^([가-힣]+) ([가-힣]+다고) ([가-힣]+) ([가-힣]+ 것)(?:은|이)? 아님$/;

function learnt(note: string, intent: Intent | null): string | null {
  const cause = CAUSE.exec(note);
  if (cause && !isDoingNoun(lastWord((cause[2] ?? '').trim())))
    return `${object(cause[1] ?? '')} ${withParticle((cause[2] ?? '').trim(), '으로/로')} 파악했다`;
  const named = intent === '배운 점' || intent === '확장·진로' ? NAMED_CAUSE.exec(note) : null;
  if (named?.[3])
    return `${named[1]}의 ${withParticle(named[2] ?? '', '이/가')} ${withParticle(named[3].trim(), '이라/라')}는 것을 알게 되었다`;
  const met = intent === '어려움과 해결' ? MET_WITH.exec(note) : null;
  if (met?.[1] && met[2] && isNamed(met[2]))
    return `${withParticle(met[1].trim(), '은/는')} ${object(met[2])} ${met[3]}했다`;
  if (intent !== '배운 점' && intent !== '확장·진로' && intent !== '과정') return null;
  const worth = WORTH.exec(note);
  if (worth?.[1] && isNamed(worth[1]) && intent !== '과정')
    return `${worth[1]}의 ${object(worth[2] ?? '')} 인식했다`;
  const matters = intent === '과정' ? null : MATTERS_ALL.exec(note);
  if (matters?.[1]) return `${withParticle(matters[1], '이/가')} ${matters[2]}하다는 점을 알게 되었다`;
  const more = THE_MORE.exec(note);
  if (more)
    return `${subjected(more[1] ?? '')} ${withParticle(more[2] ?? '', '이/가')} ${more[3]}한다는 점을 알게 되었다`;
  const not = NOT_SO.exec(note);
  if (not)
    return `${withParticle(not[1] ?? '', '이/가')} ${not[2]} ${withParticle(not[3] ?? '', '이/가')} ${not[4]}은 아니라는 점을 알게 되었다`;
  return null;
}

/** 각도 클수록: the noun before. */
function subjected(clause: string): string {
  return clause.replace(/^([가-힣]{2,}) (?=[가-힣]+수록$)/, (whole, noun: string) =>
    isNamed(noun) ? `${withParticle(noun, '이/가')} ` : whole,
  );
}

function planned(note: string, intent: Intent | null): string | null {
  const [, what = '', word] = PLANNED.exec(note) ?? [];
  if (!what || (intent !== '확장·진로' && word !== '예정')) return null;
  return isDoingNoun(lastWord(what)) && what.includes(' ') ? `${withDoings(what)}할 ${word}이다` : null;
}

/** 후회 없음 and 서로 다름 are said so. */
const WHEN = /^(?:후회|서로|매우|가장|훨씬|너무|조금|의미|재미|관계|상관|필요)$/;

/** The noun before a bare state with the particle that the note leaves out. */
export function withStateSubject(note: string): string {
  const [, before = '', noun = '', state] = STATE.exec(note.replace(/[.\s]+$/, '')) ?? [];
  // 점수 적음: written down, unless it is an amount.
  if (
    state === '적음' &&
    !/(?:양|량|률|인원|사람|기회|시간|비율|개수|인구|표본|횟수|문항 수|자료 수)$/.test(noun)
  )
    return note;
  if (!state || !isNamed(noun) || !mayLackParticle(noun, before) || WHEN.test(noun)) return note;
  return `${before}${withParticle(noun, '이/가')} ${state}`;
}

/** A note of these shapes as the sentence it stands for, or null. */
export function fromShape(note: string, intent: Intent | null): string | null {
  return tried(note, intent) ?? learnt(note, intent) ?? planned(note, intent);
}
