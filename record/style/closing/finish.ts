import { lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { isAdnominal, saysOfIt } from './clauses.ts';
import { type Predicate, parseEnding } from './endings.ts';
import { isForeseen } from './foreseen.ts';
import { willing } from './willing.ts';
import { isDoing, isDoingNoun, isListedThing } from '../words/nouns.ts';
import {
  adnominalStem,
  declarative,
  pastForm,
  isAdjective,
  isBeing,
  isKnownStem,
  lastWord,
  nominal,
  openStem,
  pastStem,
} from '../words/stems.ts';

function quoted(noun: string): string {
  return withParticle(noun, '이라/라');
}

/** The base of an adnominal future form: 할 → 하, 읽을 → 읽, 만들 → 만들. */
function futureStem(text: string): string {
  if (text.endsWith('을') && lastWord(text).length > 1) return openStem(`${text.slice(0, -1)}으`);
  return openStem(withFinal(text, ''));
}

const TIME_TOPIC =
  /(?:에|에서|서|로|때|부터|까지|후|다음|나중|언젠가|이제|만|번|앞|올해|내년|내일|이후|고|지|기|면)는$|(?:이번|다음|오늘|동안|만큼)은$/;

/** Whether something else than the student is the topic (갈등론은 … 설명할 것이다): a forecast, not a plan. */
function namesItsSubject(text: string): boolean {
  return text
    .split(' ')
    .slice(0, 4)
    .some((word) => {
      if (!/[가-힣](?:은|는)$/.test(word) || TIME_TOPIC.test(word)) return false;
      const base = word.slice(0, -1);
      return !isKnownStem(openStem(base)) && !/(?:하|되|있|없|시키)$/.test(base);
    });
}

/** 이 부분은 이해가 덜 돼서 방학 때 다시 볼 것이다: whatever the topic, what is done again or on purpose is a plan. */
const MEANT =
  /(?:^| )(?:다시|꼭|더|직접|또|한번|한 번|반드시|매일|따로|스스로|미리|꾸준히) (?:[가-힣]+ ){0,3}[가-힣]*(?:볼|할|풀|읽을|쓸|찾을|외울|배울|물을|그릴|만들|익힐|적을|고칠|연습할|도전할)$/;

function planned(future: string): string {
  // 조건은 시행해 볼 것, 길을 열어 줄 것이었다: what is listed, no forecast.
  if (/ 것, .* /.test(future)) return `${future} 것임`;
  if (/[었았했였]을$/.test(future) || lastFinal(future.slice(0, -1)) === 'ㅆ')
    return `${future} 것이라고 생각함`;
  // 수의사가 될 것이다: a profession is a wish, not a forecast.
  if (/(?:사|가|자|관|수|의|사람|선생님|디자이너|래머|니어|구원|리더|터)(?:가|이) 될$/.test(future)) {
    return `${withFinal(future, '')}겠다는 포부를 밝힘`;
  }
  const stem = futureStem(future);
  if (/(?:야) 할$/.test(future)) return `${future} 것이라고 생각함`;
  if (
    isAdjective(stem) ||
    // 대신하지는 못할 것이다: nobody plans what cannot be done.
    /(?:^| )못 ?[가-힣]+$|못하$/.test(stem) ||
    isForeseen(stem, future) ||
    (namesItsSubject(future) && !MEANT.test(future))
  )
    return `${future} 것이라고 생각함`;
  return `${future} 계획임`;
}

const HEDGED = /^(.*\S) (?:(?:것|거) ?(?:만 )?같|듯)$/;

/** 된 것 같다, 중요한 것 같다, 될 것 같다: the hedge goes; an opinion stays an opinion. */
function withoutHedge(body: string, past = false): string | null {
  const clause = HEDGED.exec(body)?.[1];
  if (!clause) return null;
  if (/면 좋을$/.test(clause)) return `${clause.slice(0, -2)}좋겠다고 생각함`;
  if (/야 할$/.test(clause)) return `${withFinal(clause, 'ㄴ')}다고 생각함`;
  if (/야 될$/.test(clause)) return `${clause.slice(0, -1)}한다고 생각함`;
  if (clause.endsWith('던') && lastFinal(clause.slice(0, -1)) === 'ㅆ') return pastTense(clause.slice(0, -1));
  if (clause.endsWith('던')) return `${clause.slice(0, -1)}다고 생각함`;
  if (clause.endsWith('는')) {
    const stem = openStem(clause.slice(0, -1));
    return `${declarative(stem)}고 생각함`;
  }
  if (/(?:그런|이런)$/.test(clause)) return `${clause.slice(0, -1)}렇다고 생각함`;
  if (isBeing(clause)) return `${quoted(clause.slice(0, -1))}고 생각함`;
  if (lastWord(clause) === '알') return `${clause}게 됨`;
  // 눈물이 날 것 같았다: how it felt, no opinion.
  if (lastFinal(clause) === 'ㄹ' && past && !/[ㅆ]/.test(lastFinal(clause.slice(0, -1)) ?? ''))
    return `${clause} 것 같았음`;
  if (lastFinal(clause) === 'ㄹ') return `${clause} 것이라고 생각함`;
  const stem = adnominalStem(clause);
  if (!stem) return null;
  if (/(?:^|\s)아니$/.test(stem)) return `${stem}라고 생각함`;
  // 화자는 붙잡고 싶은 것 같다: what somebody else wants.
  if (/고 싶$/.test(stem) && OF_A_WORK.test(clause)) return `${stem}어 한다고 생각함`;
  if (isAdjective(stem)) return `${stem}다고 생각함`;
  // 왠지 틀린 것 같았다, 눈금을 잘못 읽은 것 같다: no more than a feeling, and a cause that is supposed.
  if (
    /(?:^|\s)(?:왠지|아마도?|어쩌면|혹시|아무래도|마치|잘못|덜|실수로) /.test(clause) ||
    /(?:틀리|빠뜨리|빼먹|놓치|헷갈리)$/.test(stem)
  )
    return `${clause} 것으로 생각함`;
  return nominal(stem);
}

function pastTense(form: string): string {
  const copula = parseEnding(`${form}다`);
  if (copula?.kind === 'copula') return finish(copula);
  const stem = pastStem(form);
  return isAdjective(stem) ? `${form}음` : nominal(stem);
}

/** What somebody else meant is supposed. */
const OF_A_WORK =
  /^(?:[^ ]+ )?(?:작가|화자|시인|주인공|인물|저자|감독|필자|글쓴이|서술자|화가|작곡가)[은는이가] /;

function finishStem(body: string, form: string | undefined): string {
  const hedge = withoutHedge(body, form !== undefined);
  if (hedge) return hedge;
  if (/고 싶$/.test(body)) return `${body}어 함`;
  const seemed = /^(.*)(?<!반|번|그럴)(?:듯하|듯싶)$/.exec(body)?.[1]?.trim();
  // 작가는 … 빗댄 듯하다: whoever reads a work does not know.
  if (seemed && OF_A_WORK.test(seemed)) return form ? `${form}음` : nominal(body);
  if (seemed?.endsWith('는') || / 듯 [가-힣]+$/.test(seemed ?? '')) return form ? `${form}음` : nominal(body);
  // 시간이 멈춘 듯했다: told of a moment, no hedge.
  if (
    seemed &&
    form &&
    lastFinal(seemed) === 'ㄴ' &&
    !isBeing(seemed) &&
    !isAdjective(adnominalStem(seemed) ?? '하')
  )
    return `${form}음`;
  if (seemed && /[ㄴㄹ]/.test(lastFinal(seemed) ?? '')) return withoutHedge(`${seemed} 듯`) ?? nominal(body);
  // 앎 is correct; teachers write 알게 됨.
  if (form && lastWord(body) === '알') return `${body}게 됨`;
  if (form && /[그이저]랬$/.test(form)) return `${form}음`;
  // 몰랐음: what came unexpected is known by now.
  if (form && (isAdjective(body) || /모르$/.test(body))) return `${form}음`;
  // 바람이 더 셌다: strong, and nothing that is counted.
  if (
    form &&
    /(?:바람|물살|파도|힘|비|햇빛|햇볕|자석|불|불길|조류|전류|기운|고집|냄새|경쟁률|진동|떨림|당기는 것)[이가은는도] (?:[^ ]*[^ 을를] )*세$/.test(
      body,
    )
  )
    return `${form}음`;
  // 하고 말았음; 소매를 걷음, 흙이 묻음: the past tells a regular stem from 걷다 (walk).
  // 각주를 달았음: 닮음 is another word.
  if (form && lastWord(body) === '달') return `${form}음`;
  if (form && /고 말$/.test(body)) return `${form}음`;
  if (form && /[ㅂㄷㅅ]/.test(lastFinal(body) ?? '') && /[었았]$/.test(form) && form.slice(0, -1) === body)
    return `${body}음`;
  // 친구들에게 고마움 would be a noun.
  if (/에게 (?:정말 |매우 |늘 |항상 )?(?:고맙|미안하)$/.test(body))
    return body.endsWith('고맙') ? `${nominal(body)}을 느낌` : `${body.slice(0, -1)}함을 느낌`;
  return nominal(body);
}

/** The sentence, whose last predicate is known, with its record ending and without the final mark. */
export function finish(predicate: Predicate): string {
  switch (predicate.kind) {
    case 'nominal':
      return predicate.body.replace(/(?<= )늚$/, '늘어남').replace(/(?<= )줆$/, '줄어듦');
    case 'will':
      return willing(predicate.body, predicate.seen);
    case 'thing':
      return planned(predicate.body);
    case 'copula':
      return predicate.past ? `${predicate.body}${predicate.past}음` : `${predicate.body}임`;
    case 'stem':
      return finishStem(predicate.body, predicate.form);
  }
}

/** 제 생각에는 …이다: what was marked as an opinion stays one, whatever its predicate. */
export function finishOpinion(predicate: Predicate): string {
  const plain = finish(predicate);
  if (
    /(?:생각|느낌|의견|판단|주장|여김|바람을|의지를|포부를|계획임|의문을|예상함|[다라자]고 봄$)/.test(
      plain.slice(-12),
    )
  )
    return plain;
  switch (predicate.kind) {
    case 'copula':
      return predicate.past
        ? `${predicate.body}${predicate.past}다고 생각함`
        : `${quoted(predicate.body)}고 생각함`;
    case 'stem': {
      // 나은 것 같다: what it seems is the opinion.
      const seeming = adnominalStem(HEDGED.exec(predicate.body)?.[1] ?? '');
      if (seeming) return `${isAdjective(seeming) ? seeming : pastForm(seeming)}다고 생각함`;
      return `${predicate.form ? `${predicate.form}다` : declarative(predicate.body)}고 생각함`;
    }
    case 'nominal':
      return /[있없]음$/.test(plain) ? `${plain.slice(0, -1)}다고 생각함` : plain;
    default:
      return plain;
  }
}

/** 가장 기억에 남는 활동은 모의재판: what is named is, it is not done. */
const NAMED =
  /(?:점|것|활동|계획|목표|주제|이유|방법|역할|꿈|내용|과제|부분|과목|단원|원인|제목|장면|진로|분야|직업|개념|책)(?:은|는) (?:[가-힣A-Za-z0-9]+ ){0,3}[가-힣A-Za-z0-9]+$/;

/** A heading and nouns behind it. */
const LABELLED =
  /^[가-힣A-Za-z0-9 ]{2,20}(?: ?[:=] ?| [-–] )(?:[가-힣A-Za-z0-9]*[^\s을를은는이가에로고서며면게지도와과] ){0,3}[가-힣A-Za-z0-9]+$/;
/** 현미경으로 세포의 관찰: how it was done tells a deed. */
const BOUND_TO_A_DEED = /[가-힣](?:[을를]|에서|으로|에게|면서|하고|하며|해서|하여|통해|위해) /;

/** 짜, 크, 쉽: how something may be made. */
const madeSo = (stem: string) => (isAdjective(stem) || stem === '짜') && !isListedThing(`${stem}게`);

const UNFINISHED = '서술어를 찾지 못해 문장을 다듬어야 합니다.';

/** A fragment that ends in no predicate: a doing noun takes 함, other nouns 임 when the sentence has a topic. */
export function finishFragment(fragment: string): { text: string; review?: string } {
  const text = fragment.replace(/(?<=[는은던한된운]) ?거$/, ' 것');
  const seeming = withoutHedge(text.replace(/(\S)듯$/, '$1 듯'));
  if (seeming && /듯$/.test(text)) return { text: seeming };
  const because = /^(.*) ?때문에$/.exec(text);
  if (because) return { text: `${because[1]} 때문임`.replace(/\s+/g, ' ') };
  const purpose = /^(.*)(?:기 위해서?|기 위하여)$/.exec(text);
  if (purpose) return { text: `${purpose[1]}기 위함임` };
  // 희망 진로: 방사선사.
  if (
    /^[가-힣 ]{2,14}: ?(?:[가-힣A-Za-z0-9]+ ){0,3}[가-힣A-Za-z0-9]+$/.test(text) &&
    !isDoing(lastWord(text))
  )
    return { text: `${text}임` };
  // 맡은 것: 촬영과 편집.
  if (/^[^:]*(?:것|역할|담당|일|부분|점|활동|주제|꿈|진로|목표|이유): \S/.test(text))
    return { text: `${text}임` };
  // 발표를 하고, 자료를 찾아보고: a deed, and no report.
  const goesOn = /^(?=.*[을를] \S+$)(.*)고$/.exec(text)?.[1];
  if (goesOn && isKnownStem(lastWord(goesOn))) return { text: nominal(goesOn) };
  if (/ 정도$/.test(text)) return { text: `${text}임` };
  // 책 3권 읽음 (페스트, 1984): what stands in brackets behind the sentence.
  const bracketed = /^(.*[가-힣])( ?\([^()]*\))$/.exec(text);
  const before = bracketed?.[1] ? parseEnding(bracketed[1]) : null;
  if (before) return { text: finish(before) + (bracketed?.[2] ?? ''), review: UNFINISHED };
  if (/(?:은|는) (?:인정|동의|공감|찬성|반대)$/.test(text)) return { text: `${text}함` };
  if (NAMED.test(text) && !/[을를] /.test(text)) return { text: `${text}임` };
  if (/(?:는|[가-힣]{2}) 중$/.test(text)) return { text: `${text}임` };
  // 몰라서 두근두근.
  if (/(?<![가-힣])([가-힣]{2})\1$/.test(text)) return { text: `${text}함` };
  if (/(?:느낌|그림|도움|웃음|믿음|싸움|모임|어려움)$/.test(text)) return { text: `${text}임` };
  // 95명과 495명 이렇게: shown, and never said.
  if (/(?:^| )(?:[이그저]렇게|어떻게)$/.test(text)) return { text, review: UNFINISHED };
  // 다시 해 보고 싶은 활동: what is described is named.
  // 놀랍, 부럽: a note that stops at the stem.
  if (
    lastFinal(text) === 'ㅂ' &&
    isKnownStem(lastWord(text)) &&
    isAdjective(text) &&
    !isDoing(lastWord(text))
  )
    return { text: nominal(text) };
  // 다시 돌릴 예정: what is ahead is named, whatever else 예정하다 is.
  if (/[가-힣] (?:계획|예정|생각)$/.test(text) && lastFinal(text.slice(0, -3)) === 'ㄹ')
    return { text: `${text}임` };
  // 먼 계단은 가는 선: a line, and nobody's goodness.
  const last = lastWord(text);
  if (
    (isDoingNoun(last) || (last.length === 1 && isAdjective(`${last}하`))) &&
    isAdnominal(/(\S+) \S+$/.exec(text)?.[1] ?? '')
  )
    return { text: `${text}임` };
  // 관심 분야: 항공 정비, 배운 점 - 소수의 성질: things that are named, and nothing that was done.
  const named =
    LABELLED.test(text.slice(text.lastIndexOf('/') + 1).trim()) ||
    (/[가-힣]의 [가-힣]+$/.test(text) && !BOUND_TO_A_DEED.test(text));
  if (isDoingNoun(lastWord(text)) || isAdjective(`${text}하`))
    return { text: `${text}${named ? '임' : '함'}` };
  // 국은 안 짜게: so it was made; 가게 and 무게 are things.
  if (text.endsWith('게') && /[은는을를이가] .*[가-힣]게$/.test(text) && madeSo(lastWord(text).slice(0, -1)))
    return { text: `${text} 함` };
  const noun =
    /[가-힣A-Za-z0-9)%\ue000-\uf8ff]$/.test(text) &&
    !/(?:[을를은는이가에의와과로도고서며면]|에서|에게|부터|까지|보다|처럼)$/.test(text);
  if (noun && saysOfIt(text) && !/ (?:줄|척|뻔|채|만큼)$/.test(text)) return { text: `${text}임` };
  return { text: noun ? `${text}임` : text, review: UNFINISHED };
}
