import { ARISEN_BARE } from '../style/first-person/arising.ts';
import { lastFinal } from '../hangul.ts';
import type { Finding } from '../types.ts';
import { isQuoted } from './passage.ts';
import { all, patternRule, type Judgement, type Rule } from './rule.ts';
import { LEFT } from './words.ts';

const I = '기록문에는 1인칭을 쓰지 않습니다. 주어를 빼거나 ‘자신’으로 바꿔 주세요.';
const first = (suggestion?: string): Judgement => ({
  level: 'error',
  message: I,
  ...(suggestion ? { suggestion } : {}),
});
const maybe: Judgement = {
  level: 'check',
  message: '1인칭으로 읽힙니다. 주어를 빼거나 ‘모둠’, ‘학급’처럼 바꿔 주세요.',
};

/** Somebody else's words keep their person and their endings. */
function outsideQuotes(rule: Rule): Rule {
  return (passage, options) => rule(passage, options).filter((finding) => !isQuoted(passage, finding.start));
}

const plain = patternRule(
  'FIRST_PERSON',
  new RegExp(
    [
      `${LEFT}(?:내가|제가|나를|나에게|내게|제게|저에게|저희(?:가|는|의|를|들|도|끼리)?|나만의|나로서는?|나 스스로|저만의|나한테|저한테|나만|나부터|나보다|나처럼|나 혼자)(?![가-힣])`,
      `${LEFT}나 자신(?=[을이과의에도만])`,
      `${LEFT}나의(?![가-힣])`,
      `${LEFT}저의(?![가-힣])`,
      `${LEFT}저(?:는|도|를)(?![가-힣])`,
      `${LEFT}나(?:는|도|와|랑)(?![가-힣])`,
    ].join('|'),
    'g',
  ),
  ({ word, before, after }) => {
    const previous = before.trimEnd();
    // 48분 차이 나는 것, 실감 나는 상황.
    if (word === '나는' && ARISEN_BARE.test(before)) return null;
    // 나는, 나도, 나와 are also forms of 나다, 날다, 나오다; 저는 of 절다: what comes out, flies or limps has a subject or object.
    // 나는 것과 뛰는 것: what flies.
    if (word === '나는' && /^\s(?:듯|것(?:[과을은의이]|에)|새[가의와를])/.test(after)) return maybe;
    if (word === '저도' && /^\s모르게/.test(after)) return maybe;
    if (/^(?:나는|나도)$/.test(word) && OCCASION.test(previous)) return first();
    if (/^(?:나는|나도)$/.test(word) && /[와과]$/.test(previous)) return first();
    if (/^(?:나는|나도)$/.test(word) && previous && !/[,은는고며서때후뒤해여어아지면]$/.test(previous))
      return null;
    if (/^(?:나는|나도)$/.test(word) && /(?:에서|에게서|아서|어서|때면|나면|하면|되면)$/.test(previous)) {
      return /^\s(?:소리|빛|냄새|맛|향|열|연기|물|것|곳|까닭|이유|원리|현상|결과|차이|데|식물|열매)/.test(
        after,
      )
        ? null
        : maybe;
    }
    if (word === '나와' && !/^\s(?:함께|같|다른|비슷|의견|생각|친구|다르)/.test(after)) return null;
    if (word === '나와' && /^\s다(?:른|르)/.test(after)) return maybe;
    if (word === '나도' && /^\s?록/.test(after)) return null;
    if (/^저(?:는|도|를)$/.test(word) && (/다리를$/.test(previous) || /^\s(?:팔)?다리/.test(after)))
      return null;
    // 나를 소개하는 글쓰기, 나를 표현하기: what the lesson calls it.
    if (
      word === '나를' &&
      /^\s(?:소개|표현|이해|발견|상징|닮은|찾아가)(?:하는|하기|한|할|는)?\s(?:글|시간|활동|그림|시|수업|단어|낱말|물건|사물|색|과정|책|지도|노래|단원|말|문장)/.test(
        after,
      )
    )
      return maybe;
    // 나만의 책 만들기: what the activity is called.
    if (
      word === '나만의' &&
      /^\s(?:[가-힣]{1,6}\s){1,2}(?:만들기|쓰기|그리기|찾기|꾸미기|짓기|디자인하기)/.test(after)
    )
      return maybe;
    // 나를 알아 가는 과정, 제가 제나라를 공격한: whoever grows up in a novel, and a state of old China.
    if (word === '나를' && /^\s알아\s?가는\s[가-힣]/.test(after)) return maybe;
    if (word === '제가' && /^\s[제노위진초연조한송]나라[를와의에]/.test(after)) return null;
    // A rite, a stream: 제가 끝난 뒤, 내가 흐르는.
    if (word === '제가' && /^\s(?:끝나|끝난|올려|치러|시작된|지내)/.test(after)) return maybe;
    if (word === '내가' && /^\s(?:흐르|넓|깊|마르|범람|얼|굽)/.test(after)) return maybe;
    if (word === '저를' && /^\s(?:낮추|낮춘)/.test(after)) return null;
    // 나보다 남을 먼저 생각함: said of whoever it may be.
    if (word === '나보다' && /^\s남을/.test(after)) return maybe;
    if (word === '나만' && /[이가]$/.test(previous)) return null;
    // 나의 라임 오렌지나무를 읽고: what a book or a song is called; one's own writing is no title.
    if (word === '나의' && /^\s살던\s고향/.test(after)) return null;
    if (word === '나의' && TITLE.test(after)) return maybe;
    // 너와 나의 관계: whoever they are.
    if (word === '나의' && /(?<![가-힣])(?:너와|남과|타인과)$/.test(previous)) return null;
    // 저의 있는 질문: what is meant behind it.
    if (word === '저의' && /^\s[있없]/.test(after)) return null;
    if (/^저의$/.test(word))
      return /의$/.test(previous) || /^\s(?:파악|의심|간파|추측|추론|짐작)/.test(after)
        ? maybe
        : first('자신의');
    const suggestion: Record<string, string> = {
      나의: '자신의',
      나만의: '자신만의',
      저만의: '자신만의',
      '나 자신': '자신',
      나를: '자신을',
      나에게: '자신에게',
      내게: '자신에게',
    };
    return first(suggestion[word]);
  },
);

// Something one does, after which 나는 is a person and not a sound that comes out.
const OCCASION =
  /(?:활동|과정|수업|경험|토론|토의|발표|실험|시간|기회|계기|탐구|조사|프로젝트|독서)(?:에서|으로|를 통해|을 통해|에)$/;

/** What is read, sung or listened to, unless it is something one has oneself. */
const TITLE =
  /^\s(?!글|시[를을]|일기|보고서|발표|그림|자료|답|이야기를|마음|의견|생각|꿈|목소리|연주|경험|작품|기록|노트|소감|감상문|표정|장점|단점|모습|삶)[가-힣]+(?:\s[가-힣]+){0,3}(?:을|를)\s(?:[가-힣]{1,6}\s){0,2}(?:읽|정독|완독|감상|낭송|부르|부름|불러|합창|듣고|들으며|들음|필사|관람|시청)/;

const OWN = '생각|의견|꿈|진로|마음|삶|힘|경험|손|친구|인생|관심|느낌|장래|목표|성격|장점|단점|이야기';
// 내 is also "within" (모둠 내 의견) and 제 "one's own" (제 역할): after a noun the first is likely, so only a clause's beginning is sure.
const my = patternRule(
  'FIRST_PERSON',
  new RegExp(`${LEFT}[내제]\\s(?:${OWN})(?=[가-힣]{0,3}(?![가-힣]))`, 'g'),
  ({ before }) => {
    const previous = before.trimEnd();
    if (previous === '' || /[,]$|(?:은|는|고|며|서|에|을|를|후|뒤|[통위대관향의인][해하]여?)$/.test(previous))
      return first();
    return null;
  },
);

/** 우리가 세운 가설, 우리가 만든 영상: of one's own group; 우리가 만든 쓰레기 is everybody's. */
const OF_THE_GROUP =
  /^\s(?:세운|정한|맡은|조사한|준비한|설계한|제작한|발표한|선정한|고른|실험한|측정한|기획한|얻은\s(?:값|결과|자료)|(?:만든|쓴|낸|그린|찾은)\s(?:[가-힣]{1,5}\s)?(?:영상|모형|작품|대본|포스터|보고서|자료|프로그램|설문|규칙|다리|책|글|노래|결론|해결|방법|의견|아이디어))/;

/** 우린 서로의 글을: we; 멸치를 우린 국물, 오래 우린 차: what has been steeped. */
const weShort = patternRule('FIRST_PERSON', /(?<![가-힣])우린\s(?=[가-힣])/g, ({ before, after }) =>
  /(?:[을를로에게]|오래|푹|갓|\d[가-힣]*)\s$/.test(before) || /^(?:물|국물|차|육수|약|즙|찻물)/.test(after)
    ? null
    : maybe,
);

const we = patternRule(
  'FIRST_PERSON',
  new RegExp(
    `${LEFT}우리(?:는|가|의|도|를|에게|들의|들은|들이|끼리|\\s(?:모둠|반|조|팀|학급|학교|동아리))(?=[가-힣]{0,3}(?![가-힣]))`,
    'g',
  ),
  ({ word, before, after }) =>
    /우리 (?:모둠|조|팀|반)/.test(word) ||
    (word === '우리는' && /(?:^|,\s?)$/.test(before)) ||
    (word === '우리가' && OF_THE_GROUP.test(after))
      ? first()
      : word === '우리는' || word === '우리가'
        ? maybe
        : {
            ...maybe,
            message: '‘우리’가 1인칭으로 읽힐 수 있습니다. 다른 말로 바꿀 수 있는지 확인해 주세요.',
          },
);

// Nouns that end like a verb's last syllable.
const NOUN =
  /(?:바다|소다|판다|캐나다|우간다|르완다|유다|람다|필요|중요|수요|개요|동요|민요|고요|소요|주요|가요|강요|사이다|구두|베란다|아젠다|어젠다|가닥|멍에|프라다|코다|해소|과제|문제|주제|결과)$/;
const VERB =
  /(?:[다요죠까]|[았었였했겠됐갔왔봤]어|거야|잖아|을게|할게|습니다|ㅂ니다|네요|지요|거든|군|구나)$/;
const UNFINISHED = /(?:하고|하며|하여|지만|는데|으며|면서|하면|어서|아서|려고|도록|므로)$/;

/** ENDING: a record sentence ends in a nominal form (-ㅁ, -음); quotations may end as they like. */
const ending: Rule = (passage) =>
  passage.sentences.flatMap((range): Finding[] => {
    const sentence = passage.text.slice(range.start, range.end);
    const closing = /[\s.!?。…~^ㅋㅎㅠㅜ]*$/u.exec(sentence)?.[0] ?? '';
    let body = sentence.slice(0, sentence.length - closing.length).trimEnd();
    if (/[”’"'」』〉》>]$/.test(body)) return [];
    const bracket = /\s*[([][^()[\]]*[)\]]$/.exec(body);
    if (bracket) body = body.slice(0, bracket.index);
    const word = /[가-힣]+$/.exec(body)?.[0] ?? '';
    const final = lastFinal(word);
    if (word === '' || final === 'ㅁ' || final === 'ㄻ' || NOUN.test(word)) return [];
    const start = range.start + body.length - word.length;
    const span = { rule: 'ENDING', start, end: range.end };
    if (isQuoted(passage, start)) return [];
    if (VERB.test(word)) {
      return [
        { ...span, level: 'error', message: `‘${word}’처럼 끝내지 않고 ‘-함’, ‘-음’으로 문장을 맺습니다.` },
      ];
    }
    return UNFINISHED.test(word)
      ? [
          {
            ...span,
            level: 'check',
            message: '문장이 끝나지 않은 것처럼 보입니다. ‘-함’, ‘-음’으로 맺어 주세요.',
          },
        ]
      : [];
  });

const GRAMMAR =
  /^\s?(?:탈락|첨가|불규칙|규칙|축약|교체|받침|종성|초성|중성|자음|모음|소리|발음|음운|음이|음을|덧나|자\s|자형|자로|자가|[,·/])|^(?:은|는|이|가|을|를|과|와|의|로|으로|라는|이라는|,|·|\)|’|'|”|")/;

/** JAMO: laughing and crying letters; single letters as the subject of a grammar lesson pass. */
const jamo = patternRule('JAMO', /[ㄱ-ㅎㅏ-ㅣ]+/g, ({ word, before, after }) => {
  const message = '‘ㅋㅋ’, ‘ㅠㅠ’ 같은 낱자는 기록문에 쓰지 않습니다. 지워 주세요.';
  const glued = /[가-힣]$/.test(before);
  const grammar = GRAMMAR.test(after) || /(?:모음|자음|받침|종성|초성|중성)\s?$/.test(before);
  if (word.length > 1 || (/[ㅋㅎㅠㅜ]/.test(word) && !grammar)) return { level: 'error', message };
  if (glued && !/(?:모음|자음|받침|종성|초성|중성)$/.test(before)) return { level: 'error', message };
  return grammar ? null : { level: 'check', message };
});

/** FIRST_PERSON, ENDING and JAMO: the style of a record text. */
export const style = all(...[plain, my, we, weShort].map(outsideQuotes), ending, outsideQuotes(jamo));
