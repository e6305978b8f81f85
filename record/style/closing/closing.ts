import { endingIn, lastFinal, withFinal, withParticle } from '../../hangul.ts';
import {
  adnominal,
  adnominalStem,
  declarative,
  pastForm,
  isAdjective,
  isBeing,
  isKnownStem,
  isSoundStem,
  knownTail,
  lastWord,
  openStem,
  pastStem,
} from '../words/stems.ts';
import { namesWhatItIs } from './before-copula.ts';
import { dawned } from './dawned.ts';
import { isDoingNoun, isListedThing } from '../words/nouns.ts';
import { applyFirst, type Rule } from '../replace.ts';
import { toldOn } from '../register/told.ts';

const PASTS = endingIn('ㅆ');
const LIQUIDS = endingIn('ㄹ');
const NASALS = endingIn('ㄴ');
const SEEN_TO_BE = new RegExp(`^(.*(?:더니|니까?|는데|자마자|순간) .*[${NASALS}]) 거(?:예요|에요|야)$`);

/** 찬성이 더 많았던 거 있죠, 열어 보니 눈에 들어오는 거예요: told with wonder, not named. */
function wondered(text: string): string | null {
  if (!/[죠지요야아]$/.test(text)) return null;
  const clause =
    /^(.*[가-힣]) (?:거|것) 있(?:죠|지요?|잖아요?)$/.exec(text)?.[1] ?? SEEN_TO_BE.exec(text)?.[1];
  if (!clause) return null;
  if (/던$/.test(clause) && lastFinal(clause.slice(0, -1)) === 'ㅆ') return `${clause.slice(0, -1)}다`;
  if (clause.endsWith('겠는')) return `${clause.slice(0, -1)}다`;
  if (clause.endsWith('는')) return declarative(openStem(clause.slice(0, -1)));
  const stem = adnominalStem(clause);
  return stem && (isKnownStem(lastWord(stem)) || stem.endsWith('하')) ? `${pastForm(stem)}다` : null;
}

/** A connective left hanging at the end (…해서., …했고.) closes the sentence as if it were final. */
const HANGING: readonly Rule[] = [
  [/(?<=[는은한운른된] (?:말|방법|생각|일|점|부분|선택)) ?같(?:아요?|습니다|다|음)$/, '이라고 생각했다'],
  // 정확한 시간까지 말하기는 좀 그렇다.
  [/(?<=[가-힣]기)(?:는|가) (?:좀 |조금 )?그(?:렇(?:다|습니다|네요?)|래요?|랬다|랬어요?)$/, '는 어렵다'],
  // 플라스틱에 갇힌 바다: a noun, no copula behind 바.
  [
    /(?<=^|[가-힣] )((?:밤|겨울|여름|앞)?바다|캐나다|르완다|우간다|(?:베이킹|탄산)?소다|람다|최다|도다리|판다곰)$/,
    '$1이다',
  ],
  // 끝까지 한 게 어디예요: worth having done.
  [/(?<=[가-힣]) (?:것이|게|거|것) 어디(?:예요|에요|야|냐|임|입니까|인가요?|니)$/, ' 것에 의의를 두었다'],
  [/(?<=[라다냐자]고 (?:[가-힣]+(?:이|가) )?)그(?:랬|러셨)(?:다|어요?|습니다|음)$/, '말했다'],
  [/(?<=[가-힣])겠는 (?:거|것)(?:예요|에요|야|죠|지요|임)$/, '겠다'],
  [/(?<=[가-힣]다)는 (?:거|것|것이) (?:아니겠|아닙)(?:어요?|습니까|냐|나요?|니까)$/, ''],
  // 얼마나 홀가분했는지 몰라요: very.
  [
    new RegExp(
      `(?:얼마나|어찌나) (.*[${PASTS}])(?:는지|던지) (?:몰라요?|모른다|모릅니다|모르겠다|모르겠어요|모름)$`,
    ),
    '매우 $1다',
  ],
  [/(?<=[한된간온본준는린운인든신])단 말(?:이에요|이다|입니다|임)$/, '다'],
  [/(?<=덕(?:분)?에) 살았(?:다|음|어요?|습니다)$/, ' 위기를 넘겼다'],
  // 사흘 걸렸다는: told on with a wink.
  [new RegExp(`(?<=[${PASTS}있없]다)는$`), ''],
  [/(?<=[가-힣]다)니까요?$/, ''],
  [/(?<=[가-힣] )줄이야$/, '줄 몰랐다'],
  // 아파 죽는 줄: thought so.
  // 눈 빠지는 줄: said to say very.
  [/(?<=[가-힣](?<!빠지|터지|쓰러지|미치|죽|토하|기절하)[는을] )줄$/, '것으로 생각했다'],
  [/(?<=[었았였했됐있없])(?:단다|답니다)$/, '다'],
  // 실수였지 뭐예요.
  [new RegExp(`(?<=[${PASTS}있없])지 뭐(?:예요|야|겠어요?|임)?$`), '다'],
  [/(?<=[가-힣])지 뭐(?:예요|에요|야|겠어요?|임)$/, '지요'],
  // 존중해야지: a resolve.
  [/(?<=[가-힣]야)(?:지|죠|지요)$/, '겠다고 다짐했다'],
  // 98개를 까 주면 당연히 바꾸겠죠: what anybody would do, no resolve.
  [/(?<=[가-힣]면,? (?:[가-힣]+ ){0,3}[가-힣]+겠)(?:죠|지요?)$/, '더라'],
  [/(?<=[가-힣]) (?:거|것)래(?:요|서요?)?$/, ' 것이라고 했다'],
  // 있다더라고요, 것이라던데요: hearsay.
  [
    /(?<!바다|판다|소다|람다|캐나다|르완다|우간다)(?<=[가-힣]다|이라|아니라)(?:더라(?:[고구]요?)?|던데요?|더군요?)$/,
    '고 했다',
  ],
  // 남아 있다네, 수증기라네요: hearsay.
  [/(?<!바다|판다|소다|람다|캐나다|르완다|우간다)(?<=[가-힣]다)네요?$/, '고 했다'],
  [/(?<=(?:이|아니)라)네요?$/, '고 했다'],
  [/(?<![자달바따놀모나소메로콜]라)(?<=[가-힣]라)네요?$/, '고 했다'],
  [
    new RegExp(
      `(?<=[가-힣])(?<![${LIQUIDS}])래(?:요|서요?)?$(?<=(?:아니|[가-힣]이|[가-힣]{2})래(?:요|서요?)?)`,
    ),
    '라고 했다',
  ],
  [/(?<=(?:줘|주어|준 덕분에))서? 살았(?:다|음|어요?|습니다)$/, '서 도움이 되었다'],
  // 다시 해 보기로.
  [/(?<=[가-힣]기로)$/, ' 했다'],
  [/(?<=[가-힣])(?:해서|하여서?)요?$/, '했다'],
  [/(?<=[가-힣])돼서요?$|되어서요?$/, '되었다'],
  [/(?<=기도 하|아니)[고구]요?$/, '다'],
  // 3분의 2다: a figure has no verb's stem.
  [/(?<=\d)다$/, '이다'],
  // 지름과 높이가 같을 때다: a time, nothing that is burnt.
  [new RegExp(`(?<=[${LIQUIDS}] 때)(?:다|예요|에요)$`), '이다'],
  // "이해했어"래요.
  [/(?<=[\ue000-\uf8ff])(?:이?래(?:요|서)?|이?랬(?:다|어요?|습니다|음))$/, '라고 했다'],
  [/(?<=[가-힣]하)(?:고|며|면서|지만|니까)요?$/, '였다'],
  [/(?<=[가-힣]되)(?:고|며|면서|지만)요?$/, '었다'],
];

/** 알려 주니까(요), 좋으니까: the reason is told as it stands. */
function because(text: string): string | null {
  // 고르는 것은 사람이니까요.
  const being = /^(.*[가-힣]이)니까요$/.exec(text)?.[1];
  if (being) return `${being}기 때문이다`;
  // 볼 수 있다는 거니까.
  const thing = /^(.*[가-힣]) (?:거|것이)니까요?$/.exec(text)?.[1];
  if (thing && /[ㄴㄹ]/.test(lastFinal(thing) ?? '')) return `${thing} 것이기 때문이다`;
  const base = /^(.*[가-힣])니까요?$/.exec(text)?.[1];
  if (!base || /[ㅆㅂ]/.test(lastFinal(base) ?? '') || /[하되이]$/.test(base)) return null;
  const stem = openStem(base);
  return isSoundStem(stem) ? `${stem}기 때문이다` : null;
}

/** 더 찾아볼걸 (그랬다): regret; 때문일걸요: a guess; 완성했을 텐데: what might have been. */
function regretted(text: string): string | null {
  if (!/데요?$|걸/.test(text)) return null;
  const might = /^(.*[가-힣]) ?(?:텐데|터인데)요?$/.exec(text)?.[1];
  if (might && /면 좋았을$/.test(might)) return `${might} 것이라는 아쉬움을 느꼈다`;
  if (might && lastFinal(might) === 'ㄹ') return `${might} 것이라고 생각했다`;
  const [, clause = '', regret = ''] = /^(.*[가-힣]) ?걸( (?:그랬|싶)[가-힣]*|요?)$/.exec(text) ?? [];
  if (lastFinal(clause) !== 'ㄹ') return null;
  if (regret === '요') return `${clause} 것이라고 생각했다`;
  const stem = openStem(clause.endsWith('을') ? `${clause.slice(0, -1)}으` : withFinal(clause, ''));
  const past = pastForm(stem).replace(/(?<=[이그저])렀$/, '랬');
  return `${past}어야 한다는 아쉬움을 느꼈다`;
}

/** 화산 모형이 얼마나 크던지: very. */
function exclaimed(text: string): string | null {
  if (!text.includes('던지')) return null;
  const [, before = '', form = ''] =
    /^(.*?)(?<![가-힣])(?:얼마나|어찌나) (.*[가-힣])던지요?(?: (?:몰라요?|모른다|모릅니다|모르겠[가-힣]+))?$/.exec(
      text,
    ) ?? [];
  if (!form) return null;
  const past = lastFinal(form) === 'ㅆ' ? form : pastForm(openStem(form));
  return `${before}매우 ${past}다`;
}

/** 물어보면 되지: 지 of talk; 편지 and 아버지 are none. */
function plainly(text: string): string | null {
  const stem = /^(.*[가-힣])지$/.exec(text)?.[1];
  const word = lastWord(text);
  if (!stem || word.length < 2 || isListedThing(word) || isDoingNoun(word)) return null;
  return stem.endsWith('하') || isKnownStem(lastWord(stem)) ? `${text}요` : null;
}

/** 서 of 혼자서, 에서, 통해서: no connective of a predicate. */
const NO_REASON =
  /(?:혼자|둘이|셋이|넷이|스스로|에|께|로|면|위해|통해|대해|관해|의해|인해|위하여|따라|라|다가)서요?$/;

/** 자료가 많아서(요) → 자료가 많았다: the reason is told as what was so. */
function reasonTold(text: string): string | null {
  if (!/[가-힣]서요?$/.test(text) || NO_REASON.test(text)) return null;
  const form = text.replace(/서요?$/, '');
  if (lastFinal(form) !== '') return null;
  const past = withFinal(form, 'ㅆ');
  const stem = pastStem(past);
  return isKnownStem(lastWord(stem)) || knownTail(lastWord(stem)).length > 1 ? `${past}다` : null;
}

/** 이유는 판사 역할을 맡아서: the reason that was announced. */
function reasonGiven(text: string): string | null {
  if (!/서요?$/.test(text)) return null;
  const form = /^(.*(?:이유|까닭|원인|동기|계기)(?:은|는) .*[가-힣](?<!에))서요?$/.exec(text)?.[1];
  if (!form || lastFinal(form) !== '') return null;
  const past = withFinal(form.replace(/하여$/, '해'), 'ㅆ');
  return isSoundStem(pastStem(past)) ? `${past}기 때문이다` : null;
}

/** 틀린 줄 알았다: a belief; 짤 줄 안다 (know how) is another. */
function believed(text: string): string | null {
  if (!text.includes(' 줄')) return null;
  const clause =
    /^(.*[가-힣]) 줄(?:로|만)? 알았(?:다|음|어요?|습니다|네요|더라고요|는데요?|거든요?|잖아요?|지요?|죠|지만요?)?$/.exec(
      text,
    )?.[1];
  if (clause && isBeing(clause)) return `${withParticle(clause.slice(0, -1), '이라/라')}고 생각했다`;
  return clause && /[ㄴㄹ]/.test(lastFinal(clause) ?? '') ? `${clause} 것으로 생각했다` : null;
}

/** 느껴졌나 봐요, 어려운가 봐요: a guess. */
function guessed(text: string): string | null {
  if (!/[나가] [봐봅보본봤봄]/.test(text)) return null;
  const match = /^(.*[가-힣])(나|가) (?:봐요?|봅니다|보다|본다|봤다|봄)$/.exec(text);
  if (!match?.[1]) return null;
  const [, base = '', mark] = match;
  if (mark === '가')
    return /[ㄴ]/.test(lastFinal(base) ?? '') || base.endsWith('는') ? `${base} 것으로 생각했다` : null;
  // 일어나 봤다: 나 of the verb itself.
  if (isKnownStem(`${lastWord(base)}나`)) return null;
  // 나을 때가 있나 봅니다: no past.
  if (/[있]$/.test(base)) return `${base}다고 생각했다`;
  if (lastFinal(base) !== 'ㅆ') return `${base}는 것으로 생각했다`;
  const stem = pastStem(base);
  return isAdjective(stem) ? `${base}다고 생각했다` : `${adnominal(stem)} 것으로 생각했다`;
}

/** 다시 봐야: what has to be done, left unsaid to the end; 분야 and 시야 end in no verb. */
function leftToDo(text: string): string | null {
  const form = /^(.*[가-힣])야$/.exec(text)?.[1];
  if (!form || lastFinal(form) !== '' || / ?(?:거|것이|뭐)$/.test(form) || isListedThing(lastWord(text)))
    return null;
  // 제일 중요한 건 배려야: of what it is.
  if (namesWhatItIs(form)) return null;
  const stem = lastWord(pastStem(withFinal(form, 'ㅆ')));
  return stem !== '' && stem !== lastWord(form) && (stem.endsWith('하') || isKnownStem(stem))
    ? `${text} 한다`
    : null;
}

/** 읽을 거다, 변한 거야, 되는 거잖아, 될 겁니다: 거 carries its 이다 unseen. 말을 걸다 has its own. */
function thingTold(text: string): string | null {
  if (!/ [거것겁][가-힣]+$/.test(text)) return null;
  const [, thing = '', seen = ''] =
    /^(.*[가-힣](?<!를|말을|내기를|시동을)) (?:(?:거|것)(?:다|야|지요?|죠|라|잖아요?|거든요?|네요?|군요?|(더라(?:고요?)?|던데요?|더군요?))|겁니다)$/.exec(
      text,
    ) ?? [];
  if (!/[ㄴㄹ]/.test(lastFinal(thing) ?? '')) return null;
  // 희망을 겁니다: an object; 읽을 겁니다 and 했을 겁니다 are none.
  const before = thing.endsWith('을') ? lastWord(thing).slice(0, -1) : '';
  if (before && lastFinal(before) !== 'ㅆ' && !isKnownStem(before)) return null;
  return `${thing} 것이${seen ? '었' : ''}다`;
}

/** 자료 조사, 발표요: nouns in a row, with the 요 of talk. */
function listTold(text: string): string | null {
  if (!text.endsWith('요')) return null;
  const [, before = '', noun = ''] = /^(.*?)([가-힣]{2,}?)이?요$/.exec(text) ?? [];
  // 서기요: the whole answer.
  if (!/(?:^|, ?|^[가-힣]{2,5} )(?:[가-힣A-Za-z0-9]+ )?$/.test(before)) return null;
  const listed = before.includes(',') ? isDoingNoun(noun) || isListedThing(noun) : isListedThing(noun);
  return listed ? `${before}${noun}이다` : null;
}

/** The sentence with a final ending where a connective or hearsay was left hanging. */
export function closed(text: string): string {
  const told = wondered(text) ?? reasonGiven(text);
  if (told) return told;
  const thing = thingTold(text);
  if (thing) return thing;
  // 아파 죽는 줄 알았다, 힘들어 죽을 뻔했다: very.
  const [, lead = '', felt = ''] = !text.includes(' 죽')
    ? []
    : (/^(.*?)([가-힣]+[아어여와워려파퍼려러]) 죽(?:는 줄|을 뻔|겠)(?: ?알았| ?했|었)?(?:다|음|어요?|습니다|더라고요?)?$/.exec(
        text,
      ) ?? []);
  if (felt && isAdjective(pastStem(withFinal(felt, 'ㅆ')))) return `${lead}매우 ${withFinal(felt, 'ㅆ')}다`;
  return (
    applyFirst(text, HANGING) ??
    toldOn(text) ??
    listTold(text) ??
    because(text) ??
    regretted(text) ??
    exclaimed(text) ??
    dawned(text) ??
    believed(text) ??
    guessed(text) ??
    reasonTold(text) ??
    leftToDo(text) ??
    plainly(text) ??
    text
  );
}
