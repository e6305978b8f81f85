import { decompose } from '../../hangul.ts';
import { isDoing, isListedThing } from '../../style/words/nouns.ts';
import { isPredicate } from '../../style/words/forms.ts';
import { isDrawnUp } from './drawn-up.ts';
import { endsInNoun, isNounPhrase } from '../phrases/noun-phrase.ts';
import { stripParticle } from '../phrases/particles.ts';
import { isVerbForm, joiningStem } from '../phrases/verb-forms.ts';

const MADE =
  /^(.*?[가-힣A-Za-z])(?:을|를)?\s?(?:제작(?![자사진소비])|만들기|만들어|만들고|(?<=3D.*)출력|개발(?![자사진원도])|빚기|빚고|빚어|(?<!바)꾸며|그리기|꾸미기|꾸미고|엮기|(?<=(?:안무|목도리|바구니|직물|매듭|게임|프로그램|생성기|계산기|앱)(?:을|를)? ?)짜(?:기|고)|짓기|(?<=(?:쿠키|빵|케이크|머핀|마들렌|파이|과자|피자|타르트|도자기|그릇|[을를]) ?)굽기|(?:작곡|디자인)(?=하|[ ,.]*$))/;
const DRAWS = /(?:그리기|그려)$/;
const PICTURE =
  /(?:화|만화|웹툰|[가-힣]도|그림책?|포스터|캐릭터|마인드맵|[도시]안|표지|카드|명함|표|일러스트|만평|초상|자화상|시화|신문|모형|집|색상환)$/;
/** 정크아트 입체작품.. 스케치→제작: a work by its name, where it is worked on. */
const WORK = /^(.*?[가-힣] ?(?:입체|조형|평면|설치|판화|공예|영상|미술) ?작품)(?=\s*(?:[.,:→/-]|$))/;
const SKETCHED = /스케치|제작|만들|채색/;
/** 축제 오프닝 영상 촬영: filmed to be shown, and no means of measuring. */
const FILMED =
  /^(.*?(?:영상(?: ?편지)?|영화|뮤직비디오|UCC|브이로그|다큐멘터리|광고|뉴스))(?:[을를] ?| |(?=찍기|촬영))(?:[가-힣]+(?:으로|로|에서) )?(?:촬영|편집|찍기|찍고|찍어)(?! ?(?:제출|해서|하여))/;
const MEASURED_IN = /분석|피드백|측정|모습|함수|속력|속도|다시 ?보기|가속도|관찰|관측|시청|보고서/;
/** 풍경화를 먹과 물감으로 표현하기. */
const PAINTED = /^(.*[가-힣](?:화|작품|조형물|캐릭터|무늬))[을를] (?:[^ .,]+ ){0,4}표현하/;
/** Kinds of texts. */
const TEXT =
  '에세이|서평|비평문|감상문|독후감|수필|소설|희곡|시조|시나리오|대본|기사|논설문|설명문|보고서|의견서|제안서|건의서|요청서|기획서|계획서|건의문|안내문|선언문|상소문|소개글|편지|연설문|발표문|대화문|요약문|논술문|소감문|자기소개서|격문|쪽지|엽서|칼럼|사설|가사|노랫말|광고문|개요서|일지|자서전|일기|답장|서약서|계약서|조례안|결의안|개혁안|입론서|입론문|반론문|변론서|공소장|판결문|탄원서|다짐문|초대장|비평문|이메일|롤링 ?페이퍼|글|essay|letter|speech|article';
const WRITTEN = new RegExp(
  `^(.*?(?:${TEXT}))(?:을|를|으로|로)? ?(?:(?:직접|다시|함께|각자|새로|짧게|고쳐|바꿔|[가-힣]+으로|[가-힣]+로) )?(?:쓰|써|적기|적고|적어|작성|창작|엮|짓|지어|만들|꾸미|정리|밝히|밝혀)`,
);
/** 건의문의 개요를 짜고 초고를 쓰기. */
const DRAFTED = new RegExp(`^(.*?(?:${TEXT}))(?:의)? ?(?:개요|초고|초안|원고)(?:를|을)? ?(?:쓰|써|작성|짜)`);
const IS_TEXT = new RegExp(`(?<!영상 ?)(?:${TEXT})$`);
/** '참호에서 보내는 마지막 편지'를 써서: a text that the class gave a name. */
const NAMED_TEXT = new RegExp(`['‘"“]([^'‘’"“”\\n]{2,30}(?:${TEXT}))['’"”]`, 'g');
/** Words that no name of a work goes back beyond: what it was made with, where, after what. */
const BEFORE =
  /^(?:직접|다시|함께|각자|스스로|매주|매일|매번|매시간|날마다)$|(?:[은는을를과와로고며여해한린룬든쓴에의]|에서|으로|이랑|에게|한테|까지|부터|마다|보다|처럼)$|^(?:후|뒤|다음|및|단원|시간|컷|장|편|권|줄|번|대로|\d+(?:명|인|개|장|편|쪽|자|분|초))$/;
/** Nouns that end like those. */
const WHOLE = /(?:세계|가로등|회로|미로|도로|경로|진로|항로|지도|사과|카메라)$/;

/** 무신 정권: no form of 묻다. */
const OFFICIAL = /^(?:무신|문신|사신|대신)$/;
const DAYS = /^(?:전기|중기|후기|말기|초기|시대|왕조)$/;

/** What a description of making makes: 아두이노를 활용한 스마트 화분 만들기 → 스마트 화분; null where it makes nothing. */
export function productOf(content: string): string | null {
  const plain = withoutBrackets(content);
  const filmed = MEASURED_IN.test(plain) ? undefined : FILMED.exec(plain)?.[1];
  const made = MADE.exec(plain);
  const thing = nameAt(made?.[1]);
  // 수묵 담채로 학교 풍경 그리기: what the picture shows, and no picture.
  if (thing !== null && DRAWS.test(made?.[0] ?? '') && !PICTURE.test(thing)) return null;
  const name =
    thing ??
    nameAt(PAINTED.exec(plain)?.[1]) ??
    nameAt(filmed) ??
    (SKETCHED.test(plain) ? nameAt(WORK.exec(plain)?.[1]) : null);
  // 대화문을 만들기: a text is written.
  // CH4, NH3, H2O: the last of several formulas.
  return name === null || (/\d/.test(name) && !/[가-힣]/.test(name)) || IS_TEXT.test(name) || isDrawnUp(name)
    ? null
    : name;
}

/** What a description of writing writes: 관심 분야 책 읽고 서평 쓰기 → 서평. */
export function writingOf(content: string): string | null {
  const plain = withoutBrackets(content).replace(NAMED_TEXT, '$1');
  const name = nameAt(WRITTEN.exec(plain)?.[1]) ?? nameAt(DRAFTED.exec(plain)?.[1]);
  // 강연을 듣고 소감문 쓰기: it tells how that was, and is no work of its own.
  if (name?.endsWith('소감문')) return null;
  // 도덕적 선택 글로 정리: a text without a kind of its own.
  return name !== null && /(?:^| )글$/.test(name) ? '글' : name;
}

const AGREED =
  /^(.*?[가-힣]*(?:규칙|수칙|약속|생활 협약|헌장))(?: (?:\d+|두|세|네|다섯|여섯|열) ?(?:가지|개))?(?:을|를)? ?(?:함께 |직접 |다시 |새로 |스스로 |서로 |우리 )*(?:정하|정해|만들|세우|세워|지키|지켜|제정|고치|고쳐|작성)/;

/** What a class agrees on: 휴대전화 사용 규칙을 정하고 → 휴대전화 사용 규칙. */
export function ruleOf(content: string): string | null {
  return nameAt(AGREED.exec(withoutBrackets(content))?.[1]);
}

/** 카드 뉴스로, 모형으로: what a thing is turned into. */
const FORM =
  /(?:영상|뉴스|신문|만화|웹툰|포스터|모형|책|사전|도감|지도|연표|인포그래픽|노래|랩|[가-힣]극|뮤직비디오|UCC|PPT|카드|앱|게임|작품|팸플릿|브로슈어|엽서|달력|마인드맵|홍보물|시화|곡|안내판|전시물|화보|족자|부채|병풍|만평|글|기사|보고서|대본|편지|제안서|일기|에세이|문|서|자료집|문집)(?:으로|로)$/;

/** 작곡 프로그램(BandLab)으로: what stands in brackets explains. */
export function withoutBrackets(content: string): string {
  return content.replace(/\s?\([^)]*\)/g, '');
}

/** 강점을 찾아 자기소개서: a verb that joins what follows. */
const isJoined = (word: string) =>
  joiningStem(word.replace(/(?<=.)서$/, '')) !== null && !isListedThing(word) && !isDoing(word);
const isTooMuch = (words: readonly string[]) =>
  words.length === 5 || (words.length >= 3 && words.join('').length > 10);

/** Whether a syllable ends in a consonant that 로 does not follow. */
const closes = (syllable: string | undefined) => !['', 'ㄹ'].includes(decompose(syllable)?.final ?? '');

const WITH_WHOM =
  /^(?:친구|짝|가족|선배|후배|동료|부모님?|선생님?|모둠원|팀원|조원|부원|학생|AI)(?:들)?[와과]$/;
const isHalf = (word: string) =>
  /^[와과]$/.test(stripParticle(word).particle) && !WITH_WHOM.test(word) && joiningStem(word) === null;

function nameAt(before: string | undefined): string | null {
  const words: string[] = [];
  // 알지오매스로 직접 제작: what it was made with.
  if (/(?:으로|로) (?:다시|직접|함께|같이|새로|각자)$/.test(before ?? '')) return null;
  // 대화를 짝과 함께 만들기; 짝과 함께 만들기 names nothing.
  const shared = /(?:^| )[^ ]+[과와] (?:함께|같이)$/.exec(before ?? '')?.index;
  if (shared !== undefined && !/[을를]$/.test((before ?? '').slice(0, shared))) return null;
  // 광고를 다시 만들기, 카드 뉴스로 만들기.
  const object = (shared === undefined ? (before ?? '') : (before ?? '').slice(0, shared))
    // 카드뉴스 6컷, 질문지 10개.
    .replace(/ \d+ ?[가-힣]{1,2}(?=[을를]?$)/, '')
    // 풍속화를 한 장면 그리기.
    .replace(/(?<=[가-힣]) (?:한|두|세|네|몇) ?(?:장면|컷|편|장|쪽|점|폭|개|가지)[을를]?$/, '')
    .replace(
      /(?: (?:다시|직접|함께|같이|새로|각자|서로|스스로|바꾸어|바꿔|고쳐|모둠별로|조별로|반별로|개인별로|짝끼리))+$/,
      '',
    )
    .replace(/(?<=[가-힣]{2})[을를]$/, '');
  const bare = WHOLE.test(object)
    ? object
    : object.replace(/(?<=[가-힣A-Za-z]{2}|(?:^| )[표글시책식말])(?:으로|로)$/, (by, start: number) =>
        // 손난로: no 로 stands behind a closed syllable.
        by === '로' && closes(object[start - 1]) ? by : '',
      );
  // 색종이로 만들기: of what, and not what.
  if (bare !== object && !FORM.test(object)) return null;
  for (const word of bare.split(' ').toReversed()) {
    // 피해, 회의: nouns that end as what goes before a name.
    const ends = BEFORE.test(word) && !WHOLE.test(word) && !(/[해의]$/.test(word) && endsInNoun(word));
    // 스승의 날 감사 영상: the day belongs to what stands before it.
    if (ends && word.endsWith('의') && words.length > 1 && words[0]?.length === 1) words.shift();
    // 꿈의 집.
    if (word.endsWith('의') && words.length === 1 && words[0]?.length === 1) return `${word} ${words[0]}`;
    // 살펴보고 그려 냄: what was made goes unsaid.
    if (words.length === 0 && (isJoined(word) || isPredicate(word))) return null;
    // 정도전과 | 정몽주 토론 대본: half of a pair goes with the other half; 친구와 is no half.
    if (ends && words.length > 1 && isHalf(word)) words.shift();
    if (words.length > 0 && (ends || (isVerbForm(word, 'case', 'x') && !OFFICIAL.test(word)))) break;
    // My dream trip 포스터: a title in English is not cut.
    if (/^(?:my|our|the)$/i.test(word) && /^[A-Za-z]/.test(words[0] ?? '')) return [word, ...words].join(' ');
    // 조선 후기 신분제: of which days, stands before it.
    if (isTooMuch(words) && DAYS.test(words[0] ?? '')) return [word, ...words].join(' ');
    // 아동 | 노동 문제 카드뉴스: cut within a name, only what it is is sure.
    if (isTooMuch(words) && /^[가-힣]+$/.test(word)) return words.at(-1) ?? null;
    if (isTooMuch(words) || !/^[가-힣A-Za-z0-9·-]+$/.test(word)) break;
    words.unshift(word);
  }
  const name = words.join(' ');
  return name !== '' && isNounPhrase(name) ? name : null;
}
