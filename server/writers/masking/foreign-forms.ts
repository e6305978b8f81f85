import { PARTICLE } from '../../../record/compose/names/name-words.ts';
import { decompose } from '../../../record/hangul.ts';

/** Romanised and Chinese spellings of a Korean name: what people of the roster are called in other letters. */

const SURNAMES: Readonly<Record<string, string>> = {
  김: 'Kim|Gim|金',
  이: 'Lee|Yi|Rhee|Rhie|李',
  박: 'Park|Bak|Pak|朴',
  최: 'Choi|Choe|崔',
  정: 'Jung|Jeong|Chung|Jong|鄭|丁',
  강: 'Kang|Gang|姜|康',
  조: 'Cho|Jo|趙|曺',
  윤: 'Yoon|Yun|尹',
  장: 'Jang|Chang|張|蔣',
  임: 'Lim|Im|Yim|林|任',
  한: 'Han|韓',
  오: 'Oh|吳',
  서: 'Seo|Suh|徐',
  신: 'Shin|Sin|申|辛',
  권: 'Kwon|Gwon|權',
  황: 'Hwang|黃',
  안: 'Ahn|An|安',
  송: 'Song|宋',
  류: 'Ryu|Yoo|Yu|柳',
  유: 'Yoo|Yu|You|劉|柳|兪',
  홍: 'Hong|洪',
  전: 'Jeon|Chun|Jun|全|田',
  고: 'Ko|Go|高',
  문: 'Moon|Mun|文',
  손: 'Son|Sohn|孫',
  양: 'Yang|梁|楊',
  배: 'Bae|裵',
  백: 'Baek|Paik|白',
  허: 'Heo|Hur|許',
  남: 'Nam|南',
  심: 'Shim|Sim|沈',
  노: 'Noh|Roh|No|盧',
  하: 'Ha|河',
  곽: 'Kwak|郭',
  성: 'Sung|Seong|成',
  차: 'Cha|車',
  주: 'Joo|Ju|朱',
  우: 'Woo|禹',
  구: 'Koo|Ku|Gu|具',
  민: 'Min|閔',
  나: 'Na|羅',
  진: 'Jin|陳',
  지: 'Ji|池',
  변: 'Byun|Byeon|Pyun|卞|邊',
  원: 'Won|元',
  천: 'Chun|Cheon|千',
  방: 'Bang|Pang|方|房',
  공: 'Kong|Gong|孔',
  추: 'Choo|Chu|秋',
  길: 'Gil|Kil|吉',
  금: 'Keum|Geum|琴',
  남궁: 'Namgung|Namgoong|Namkung|Namkoong|南宮',
  황보: 'Hwangbo|皇甫',
  제갈: 'Jegal|Chegal|諸葛',
  선우: 'Sunwoo|Sunu|Seonu|Seonwoo|鮮于',
};

const INITIALS: Readonly<Record<string, string>> = {
  ㄱ: '[gk]',
  ㄲ: 'g?[gk]',
  ㄴ: 'n',
  ㄷ: '[dt]',
  ㄸ: 'd?[dt]',
  ㄹ: '[rl]',
  ㅁ: 'm',
  ㅂ: '[bp]',
  ㅃ: 'b?[bp]',
  ㅅ: 'sh?',
  ㅆ: 'ss?',
  ㅇ: '',
  ㅈ: '(?:j|ch)',
  ㅉ: 'j?j',
  ㅊ: 'ch',
  ㅋ: 'k',
  ㅌ: 't',
  ㅍ: 'p',
  ㅎ: 'h',
};
const VOWELS: Readonly<Record<string, string>> = {
  ㅏ: 'ah?',
  ㅐ: '(?:ae|ai)',
  ㅑ: 'yah?',
  ㅒ: 'yae',
  ㅓ: '(?:eo|u|o|uh)',
  ㅔ: 'e',
  ㅕ: '(?:yeo|you|yu|yo)',
  ㅖ: 'ye',
  ㅗ: 'oh?',
  ㅘ: 'wa',
  ㅙ: 'wae',
  ㅚ: 'oe|oi',
  ㅛ: 'yo',
  ㅜ: '(?:u|oo|woo)',
  ㅝ: 'wo',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: '(?:yu|yoo|you)',
  ㅡ: '(?:eu|u)',
  ㅢ: '(?:ui|eui|ee)',
  ㅣ: '(?:i|ee|yi)',
};
const FINALS: Readonly<Record<string, string>> = {
  ㄱ: '[kg]',
  ㄴ: 'n',
  ㄷ: '[td]',
  ㄹ: '[lr]',
  ㅁ: 'm',
  ㅂ: '[pb]',
  ㅅ: '[ts]',
  ㅇ: 'ng',
};

/** How a syllable is spelled in Latin letters, as the source of a pattern; null where that is not known. */
export function romanised(syllable: string): string | null {
  const parts = decompose(syllable);
  if (!parts) return null;
  const vowel = VOWELS[parts.vowel];
  const final = parts.final === '' ? '' : FINALS[parts.final];
  const initial = INITIALS[parts.initial];
  return vowel === undefined || final === undefined || initial === undefined
    ? null
    : `${initial}(?:${vowel})${final}`;
}

/** The letter with which a syllable begins in Latin. */
const FIRST_LETTERS: Readonly<Record<string, string>> = {
  ...{
    ㄱ: 'gk',
    ㄲ: 'gk',
    ㄴ: 'n',
    ㄷ: 'dt',
    ㄸ: 'dt',
    ㄹ: 'rl',
    ㅁ: 'm',
    ㅂ: 'bp',
    ㅃ: 'bp',
    ㅅ: 's',
    ㅆ: 's',
  },
  ...{ ㅇ: 'aeiouyw', ㅈ: 'jc', ㅉ: 'j', ㅊ: 'c', ㅋ: 'k', ㅌ: 't', ㅍ: 'p', ㅎ: 'h' },
};

/** M.J. for 민준. */
function initialsOf(given: string): string {
  return [...given]
    .map((syllable) => FIRST_LETTERS[decompose(syllable)?.initial ?? ''] ?? '')
    .map((letters) => `[${letters.toUpperCase()}]`)
    .join('[.\\s-]{0,2}');
}

/** Characters that given names are written with, by their sound; rare ones stay unknown. */
const CHARACTERS = new Map(
  `민民旻敏珉玟 준俊準峻浚埈駿 서書瑞序西舒 연然姸娟延燕淵蓮 지智志知池芝祉 우宇雨佑祐友羽禹 윤潤允尹胤 하夏河荷霞賀 은恩銀殷誾
  도度道導桃燾 현賢炫鉉玄顯泫晛 수秀洙壽守水樹 빈彬斌賓 진珍眞鎭振進晉 영永英榮暎瑛映 호浩鎬昊虎皓湖 성成星聖誠晟 재在才載宰材
  혜惠慧蕙 정貞靜廷晶政正 희熙喜姬希僖 경京慶敬璟景 미美媚 선善宣仙璇 유有裕柔瑜維 예藝禮叡睿 채采彩 시時始詩施 원元源媛苑 아雅娥
  나娜 소昭素沼 승勝承昇丞 태泰太兌 훈勳薰訓 형亨炯衡 석錫碩奭 상相尙祥 동東桐棟 규圭奎揆 기基起琦 건健建 찬燦贊讚 한翰漢 율律栗
  린璘麟 주珠周宙柱株 인仁寅 의義 효孝曉 환煥桓 철哲喆澈 용龍容勇鎔 광光廣 종鍾宗 명明 순順淳 옥玉 란蘭 숙淑 초初草 슬瑟 세世洗
  강江剛 산山 솔率 별星 다多 보寶甫 라羅 리利莉 가佳嘉 람藍 이怡伊 오五午 문文 학學鶴 병炳秉 창昌暢 대大 일一日 국國 섭燮 욱旭昱 균均鈞`
    .split(/\s+/)
    .map((row) => [row[0] ?? '', row.slice(1)] as const),
);

/** Abbreviations of lessons that the letters of a name may be. */
const ABBREVIATIONS =
  'DNA RNA LED SNS CPU GPU GPS USB PPT PDF UCC CEO GDP GNP FTA WTO NGO KBS MBC SBS EBS IOT ATP ADP PCR HIV ESG OTT LCD SUV BTS AED CPR UFO OST RGB NFT ICT SOC IMF WHO'.split(
    ' ',
  );

/** KDY, kdy for 김도윤, where a person is told of. */
function threeLetters(surnames: readonly string[], initials: string): string[] {
  const first = [...new Set(surnames.map((one) => one[0] ?? '').filter((one) => /[A-Z]/.test(one)))];
  const letters = `[${first.join('')}]${initials.replaceAll('[.\\s-]{0,2}', '')}`;
  if (first.length === 0 || ABBREVIATIONS.some((one) => new RegExp(`^${letters}$`).test(one))) return [];
  return [
    `(?<![A-Za-z0-9])${anyCase(letters)}(?=이?(?:랑|한테|에게|네)(?![가-힣])|[이가는은](?=\\s)|[와과]\\s(?:[가-힣]{1,3}\\s)?(?:함께|같이|둘이|했|나)|\\s(?:친구|선배|언니|누나|형|오빠))`,
  ];
}

/** Given names that romanised are words of a lesson (지나 China, 수산 Susan stays a name). */
const WORDS =
  '(?!(?:china|korea|korean|japan|union|human|asia|soon|sun|moon|song|union|nine|mina|iron|one)\\b)';
const EDGE = (form: string) => `(?<![A-Za-z0-9])${form}(?![A-Za-z0-9])`;

/**
 * Regular expressions for a Korean name in other letters: Kim Minji, Min-ji Kim, KIM MIN JI, 金民智, and Minji alone where it
 * is long enough to be nobody's word. `strict` leaves out the given name alone.
 */
export function foreignForms(surname: string, given: string, strict = false): string[] {
  const spelled = (SURNAMES[surname] ?? '').split('|').filter((form) => form !== '');
  const sounds = [...given].map(romanised);
  if (sounds.length === 0 || sounds.some((sound) => sound === null)) return [];
  // A rare surname is spelled as it sounds.
  const usual = spelled.filter((form) => /[A-Z]/.test(form)).join('|');
  const heard = [...surname].map(romanised);
  const latin = anyCase(usual || (heard.includes(null) ? '' : heard.join('')));
  if (latin === '') return [];
  const first = anyCase(sounds.join('[\\s-]?'));
  const forms = [EDGE(`(?:${latin})[\\s.,-]{0,2}${first}`), EDGE(`${first}[\\s.,-]{1,2}(?:${latin})`)];
  if (given.length >= 2) {
    const initials = initialsOf(given);
    forms.push(...threeLetters(spelled, initials));
    forms.push(EDGE(`(?:${latin})[\\s.,]{1,2}${initials}`), EDGE(`${initials}\\.?\\s?(?:${latin})`));
  }
  // Latin letters of two syllables and more, written as a name is: Minji, Min-ji.
  if (!strict && given.length >= 2)
    forms.push(
      EDGE(`${WORDS}(?=[A-Z][A-Za-z-]{4})${first}`),
      EDGE(`${WORDS}(?=[a-z-]{5})${first}(?=이?(?:${PARTICLE})(?![가-힣]))`),
    );
  const chinese = spelled.filter((form) => !/[A-Z]/.test(form)).join('');
  const characters = [...given].map((syllable) => CHARACTERS.get(syllable));
  if (chinese !== '' && characters.every((known) => known !== undefined))
    forms.push(`[${chinese}]\\s?${characters.map((known) => `[${known}]`).join('')}`);
  return forms;
}

/** Each letter in either case; classes and groups stay what they are. */
export function anyCase(source: string): string {
  return source.replace(/\\.|\[[^\]]*\]|[a-z]/gi, (piece) => {
    if (piece.startsWith('\\')) return piece;
    const letters = piece.startsWith('[') ? piece.slice(1, -1) : piece;
    if (!/^[a-z]+$/i.test(letters)) return piece;
    return `[${letters.toLowerCase()}${letters.toUpperCase()}]`;
  });
}

/** Surnames whose 군 or 양 is nothing else; of the others it is a word as well: 백군, 이군, 임군, 배양, 심양. */
const SURE = { 군: '김박최윤권류배곽허손', 양: '김박최윤권허곽손노' };
const ALSO_A_WORD = { 군: '이정임오황송홍유안한서신백남심노하차문양', 양: '임오황송홍장강조신배백심차' };
/** What only a person can have or do. */
const AS_A_PERSON =
  '(?=(?:이|은|는|도)\\s(?:[가-힣]{1,8}\\s){0,3}(?:말|물[었어으음]|답|웃|도와|도왔|도움|발표|제안|맡|질문|설명|양보|칭찬|사회|그려|그렸|써|썼|노래|연주|참여)|에게|한테|이?랑|하고\\s|께|[과와]\\s(?:함께|같이|나는|저는|둘이)|을\\s(?:도|칭찬|불|부르|추천|응원|뽑)|의\\s(?:의견|말|발표|질문|도움|노트|설명|제안|생각))';

/** A name half told: 김○○, 김**, 김 모 학생, 김군, 박 양; K군 of a surname that begins so. */
export function halfTold(surname: string): string[] {
  const before = '(?<![가-힣A-Za-z0-9])';
  const after = '(?=[은는이가을를과와도의에께]|\\s|[.,!?)]|$)';
  const forms = [
    `${before}${surname}\\s?[○◯〇●□*×✕]{1,3}`,
    `${before}${surname}(?:OO|oo|XX|xx|00)(?![A-Za-z0-9])`,
    `${before}${surname}\\s?모\\s?(?=(?:학생|군|양|친구)(?![가-힣]{2}))`,
  ];
  for (const title of ['군', '양'] as const) {
    if (SURE[title].includes(surname)) forms.push(`${before}${surname}\\s?${title}${after}`);
    else if (ALSO_A_WORD[title].includes(surname))
      forms.push(`${before}${surname}\\s?${title}${AS_A_PERSON}`);
  }
  const letters = [...new Set((SURNAMES[surname] ?? '').match(/(?<=^|\|)[A-Z]/g) ?? [])].join('');
  // A군 and B군 are groups of an experiment.
  const telling = letters.replace(/[ABCD]/g, '');
  if (telling !== '') forms.push(`${before}[${telling}]\\s?(?:군|양)${after}`);
  return forms;
}
