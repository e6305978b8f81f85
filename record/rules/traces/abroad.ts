import { lastFinal } from '../../hangul.ts';
import { MESSAGES } from '../messages.ts';
import { all, type Judgement, patternRule, where } from '../rule.ts';
import { LEFT, anyOf } from '../words.ts';
import { deedIn } from './deeds.ts';
import { verbs } from './verbs.ts';
import { COUNTRIES } from '../words/countries.ts';

const LIFE = new RegExp(
  `산\\s|삶을|${verbs('살 지내 보내 머물 머무르 자라 태어나 다니 배우 익히 마치 졸업하 나오 돌아오 둘러보 가 떠나 건너가 어울리 만나 오르 들르 묵 찾 보')}|수업|체험|봉사|여행|방문|연수|생활|공부|겪|홈스테이|교류|캠프|탐방|견학|답사|관람|귀국|이주|이민|유학|전학|학교|거주|체류|목격|경험`,
);
const STAYED =
  /살(?![펴피핀폈])|산\s|지내|지낸|지냈|보내|보낸|보냈|머물|머문|자라|자란|태어|다니|다녀|다닌|수업을\s들|봉사|방문|연수|생활|홈스테이|공부한|여행|거주|가\s?본|만난|어울리|건너가/;
/** What tells that somebody was there: a time of life, a stay, company. */
const MEMORY =
  /어릴\s?(?:때|적)|어린\s?시절|유년|유치원|초등학교|초등학생|중학교|중학생|학창|(?:살|거주할|지낼|있을|머물|다닐)\s때|(?:이모|고모|삼촌|할머니|할아버지)(?:\s댁|네|의\s집)|방학|휴가|명절|가족(?:과|들과|이)|부모님과|아버지를\s따라|어머니를\s따라|친척|사촌|이중\s?국적|경험|시절|덕분|다녀|직접\s(?:보|본|가|방문|체험|찾)|현지|\d+\s?(?:년|개월|달|주|박)\s?(?:간|동안|을|의|정도|가까이|넘게)|[한두세네몇]\s?(?:해|달|주)\s?(?:간|동안|를|를)?|년간|개월간|귀국|돌아온|돌아와|머물|(?:에서|서)\s(?:나고\s)?자란|홈스테이|전학/;
const WORK_OR_PAST =
  /작품|소설|영화|주인공|인물|작가|시인|화가|음악가|과학자|학자|독립운동가|이주민|교포|한인|동포|선수|조선(?!소)|고려|신라|개화기|일제|\d{4}년|\d+세기|코끼리|공룡|철새|조상|가상|상상|영상|다큐|화상|온라인|인터넷|편지|펜팔|교과서|글을\s읽/;
const STUDY =
  /난민|동물|식물|원주민|국민들?|사람들|주민들?|학생들은|통계|정책|제도|계획서|상품|조사|사례|책|도서(?!관)|여행\s?(?:계획|일정|경비|안내|코스)/;
/** A stay with its length: 보낸 한 학기, 살던 삼 년. */
const STAY =
  /^(?:에서|에)\s(?:보낸|산|살던|살았던|지낸|지내던|머문|머물던|자란|다닌|생활한|거주한|체류한|공부한)\s(?:[한두세네몇]|\d|일|이|삼|사|오|짧은|긴|어린|학창|유년|초등|중학|시간|시절|기억|경험|때)/;

/** Nobody sees, eats or takes a photograph in a country without being there. */
const THERE =
  /^에서\s(?:[가-힣]{1,8}[을를]\s)?(?:직접\s|처음\s)?(?:본|보고|보며|먹고|만나|겪고|먹은|먹어\s|들은|찍은|만난|느낀|배운|배워\s|겪은|산|사\s온|가져온|온\s지)(?![가-힣])|^(?:의)?\s(?:현지\s|국제\s|공립\s|사립\s)?(?:초등|중|고등|국제)?\s?(?:학교|교실|가정|농장|시장|거리|마을)에서\s(?:직접\s)?(?:배운|배우|겪은|익힌|다닌|지낸|만난|본|들은|공부)|^(?:[을를]|의)?\s?(?:[가-힣]{1,6}[을를]\s)?여행(?:하며|하면서|하고|하던|한|을\s(?:하|다녀|가|통해)|에서)|^\s(?:국제\s?학교|현지\s?학교)?\s?출신(?:으로|이라|답게)|(?:빈민촌|고아원|오지|난민촌|산골|현지)\s?(?:아이|학교|마을|가정|주민|친구|청소년)?(?:들)?(?:에|을|를|에서|에게|과|와)\s(?:[가-힣]{1,8}\s){0,3}(?:찾아가|가르|봉사|도움|돕|머물|방문|만나|어울)/;
/** What one joins in another country. */
const JOINED =
  /^(?:의|에서|에서의|에서\s열린)?\s(?:[가-힣]{1,8}\s){0,3}(?:캠프|연수|프로그램|교류|탐방단|방문단|봉사단|행사|박람회|축제|인턴십?)(?:에|로|을|를)\s(?:[가-힣]{1,4}\s)?(?:참여|참가|다녀|다니|지원|뽑|합격|참석)|^\s(?:학교|학생|또래|고등학교)(?:와의|와|과의|과|들과의|들과)\s(?:[가-힣]{1,6}\s)?교류|^\s?자매\s?(?:결연\s?)?학교/;
const others = (before: string) => /작가|화가|시인|과학자|주인공|인물|감독|교수|학자/.test(before);
const WENT =
  /^(?:의|에\s있는)?\s?(?:[가-힣]{2,8}\s?)?에서\s직접\s(?:본|보고|먹은|먹어|들은|찍은|만난|겪은|체험|경험)|^\s(?:[가-힣]{1,4}\s)?(?:연수|캠프|봉사(?:\s?활동)?|탐방|여행|수학여행|방문|체류)(?:에서|\s때|\s중에?|\s동안)\s(?:[가-힣]{1,6}\s)?(?:만난|만나|본|보고|배운|배워|느낀|느끼|겪은|얻은|찍은|들은|알게)/;
const ABROAD: Judgement = {
  level: 'error',
  message: MESSAGES.ABROAD,
};
const MAYBE: Judgement = {
  level: 'check',
  message: MESSAGES.MAYBE_ABROAD,
};

const stays = patternRule(
  'ABROAD',
  new RegExp(
    `${LEFT}(?:${anyOf(COUNTRIES)}|외국|타국|이국|국외|나라\\s밖)(?=(?:에서|에서의|에|으로|로|을|를|의)?\\s|살이|생활)`,
    'g',
  ),
  ({ before, after }) => {
    const sentence = before + after;
    if (
      WENT.test(after) ||
      /(?:간|갔던|들른|찾아간|다녀온|다녀왔던|가\s?본|방문한|방문했던|살던|살았던|여행한|여행했던|머물렀던|머문|(?:유년기|유년|어린\s시절|시절|초등학교|중학교|방학|몇\s년|한\s해)(?:을|를)?\s(?:보낸|지낸|다닌))\s$/.test(
        before,
      )
    )
      return others(before) ? MAYBE : ABROAD;
    if (WORK_OR_PAST.test(sentence)) return null;
    if (STAY.test(after)) return ABROAD;
    // 지난 방학 오사카에서 본: a holiday, and what one met there.
    if (
      /(?:방학|휴가|연휴|작년|지난해|지난\s(?:여름|겨울))(?:에|\s때|\s중)?\s$/.test(before) &&
      /^에서\s(?:직접\s)?(?:본|만난|겪은|느낀|찍은|먹은|들은|배운|머문|지낸)\s/.test(after)
    )
      return ABROAD;
    // 방학마다 라오스에 가서 우물을 파는 일을 도우며.
    if (
      /(?:방학|휴가|연휴)(?:마다|에|\s때|\s때마다|\s동안)?\s(?:[가-힣]{1,4}\s)?$/.test(before) &&
      /^(?:에|으로|로)\s(?:직접\s|함께\s)?(?:가서|가\s|갔|다녀|건너가|떠나)/.test(after)
    )
      return ABROAD;
    // 네팔의 학교를 찾아 벽화를 그린 봉사.
    if (
      /^의\s(?:[가-힣]{1,4}\s)?(?:학교|마을|고아원|보육원)[를을]\s찾아\s[^.]*(?:봉사|경험|추억|[팠판]|그[리려린])/.test(
        after,
      )
    )
      return MAYBE;
    if (STUDY.test(sentence)) return null;
    // 아이들에게 한글을 가르치고 옴.
    if (
      /^\s(?:[가-힣]{1,6}\s)?(?:아이|학생|어린이|주민)들?(?:에게|을|를)\s[^.]*(?:고|며)\s(?:돌아)?(?:옴|와|왔|온\s)/.test(
        after,
      )
    )
      return MAYBE;
    // 중학생 때 뉴질랜드 학교에서 한 학기를 보냄.
    if (
      /(?:초등학생|중학생|고등학생|초등학교|중학교|유치원|어릴|어린)\s?(?:\d학년\s)?(?:때|시절|적)(?:에)?\s$/.test(
        before,
      ) &&
      /^(?:의|에\s있는)?\s(?:[가-힣]{1,4}\s?)?학교(?:에서|에|를)\s(?:[가-힣0-9]{1,6}\s){0,3}(?:보[냄내낸]|다[님니녔]|배[움우웠]|지[냄내])/.test(
        after,
      )
    )
      return ABROAD;
    // 호주에 사는 이모 집에서 두 달간 지내며.
    if (
      /^에\s(?:사는|사시는|계신|있는)\s(?:[가-힣]{1,6}\s?)(?:집|댁|네)에서\s(?:[가-힣0-9]{1,6}\s){0,3}(?:지내|지냈|머물|살|생활)/.test(
        after,
      )
    )
      return ABROAD;
    // 필리핀에서 한 달간 영어 캠프에 참가함.
    if (
      /^에서\s(?:\d+|[한두세네])?\s?(?:달|주|년|개월|박|일|학기)(?:\s?(?:간|동안))?\s(?:[가-힣]{1,6}\s){0,2}(?:캠프|연수|봉사|수업|학교)/.test(
        after,
      ) &&
      !others(before)
    )
      return ABROAD;
    if (JOINED.test(after))
      return /(?:봉사|캠프|연수|탐방)에\s다[녀니]/.test(after) && !others(before) ? ABROAD : MAYBE;
    if (
      THERE.test(after) ||
      deedIn(after, /봉사(?:를|에|활동에)?\s?(?:참여|하|함|한|떠나|다녀|했)/) === 'done'
    )
      return MAYBE;
    if (!MEMORY.test(sentence) || !LIFE.test(after.slice(0, 34))) return null;
    const remembered = MEMORY.test(before) || /^[^.]{0,24}(?:경험|덕분|기억|시절|추억)/.test(after);
    return remembered && STAYED.test(after.slice(0, 34)) ? ABROAD : MAYBE;
  },
);

// 뉴질랜드에서 한 학기를 다니며, 미국 학교의 수업을 받으며, 시골 마을에서 우물 파기를 도운 일.
const schooling = patternRule(
  'ABROAD',
  new RegExp(
    [
      `${LEFT}(?:${anyOf(COUNTRIES)})(?:에서|에)\\s(?:[가-힣]{1,6}\\s)?(?:[0-9]+|[한두세네]|몇)\\s?(?:학기|학년|해|년|달)(?:를|을|간|\\s동안|동안)?\\s(?:[가-힣]{1,6}\\s)?(?:다니[며고던다]|다녀|다녔|다닌|보내|보낸|보냈|지내|지낸|지냈|마치|마친|마쳤|머물|머문|생활하|살[며다았던])`,
      `${LEFT}(?:${anyOf(COUNTRIES)})(?:의)?\\s(?:[가-힣]{1,4}\\s)?(?:초등|중|고등|국제)?\\s?학교에서\\s(?:[0-9]+|[한두세네]|몇)\\s?(?:학기|해|년|달|주)(?:\\s?(?:간|동안))?\\s(?:배[우운웠워]|익[히힌]|지내|지낸|공부|생활|다니|다닌)`,
      `${LEFT}(?:${anyOf(COUNTRIES)})(?:의)?\\s(?:[가-힣]{1,4}\\s)?(?:아이|어린이|학생|주민|노인)(?:들)?(?:에게|을|를)\\s(?:[가-힣]{1,6}\\s){0,2}[가-힣]{1,5}러\\s(?:다녀[오온옴와왔]|떠났|떠나\\s|갔)`,
      `${LEFT}(?:${anyOf(COUNTRIES)})(?:의)?\\s(?:[가-힣]{1,4}\\s)?(?:초등|중|고등|국제)?\\s?학교(?:의|에서)\\s(?:[가-힣]{1,4}\\s)?수업을\\s(?:받(?:으며|고|아|은\\s(?:경험|덕분|적|뒤))|들(?:으며|은\\s(?:경험|덕분|적|뒤)|었))`,
    ].join('|'),
    'g',
  ),
  ({ word, before, after }) => {
    if (STUDY.test(after.slice(0, 20)) || /영상|온라인|화상|비대면|다큐/.test(before + word + after))
      return null;
    // 다니는 학생, 보낸 작가: the one described.
    if (/^[가-힣]{0,2}\s(?:[가-힣]{2,4}\s)?[가-힣]{2,6}의\s/.test(after) && lastFinal(word) === 'ㄴ')
      return MAYBE;
    return others(before) ? MAYBE : ABROAD;
  },
);
const helping = patternRule(
  'ABROAD',
  new RegExp(
    `${LEFT}(?:${anyOf(COUNTRIES)})(?:의)?\\s(?:[가-힣]{1,4}\\s)?(?:마을|학교|농장|보육원|고아원|난민촌|섬)(?:에서|에|를|을)\\s(?:[가-힣]{1,6}\\s){0,4}(?:도운|도우며|도왔|도움을\\s준|가르친|가르치며|지은|심은|심고|고친|파는\\s일을\\s)`,
    'g',
  ),
  ({ before, after }) =>
    WORK_OR_PAST.test(before + after) || /단체|기구|사람들|사례/.test(before + after) ? null : MAYBE,
);

// 국외 자원봉사에서 만난 아이들: one has been there.
const volunteering = patternRule(
  'ABROAD',
  new RegExp(
    `${LEFT}(?:국외|해외)\\s?(?:자원\\s?)?봉사(?:\\s?활동)?(?:에서\\s(?:만난|겪은|느낀|배운|본)|를\\s(?:다녀|하며|하면서|한\\s(?:뒤|경험)|떠나)|에\\s(?:참여하|참여함|다녀|참가하|참가함))`,
    'g',
  ),
  ({ before }) => (others(before) ? MAYBE : ABROAD),
);

/** ABROAD told in other words: a country, what one does there, and a sign that the pupil was. */
export const abroadTraces = all(
  stays,
  where(/학기|학년|학교|[0-9한두세네몇]\s?(?:해|년|달)|러\s(?:다녀|떠|갔)/, schooling),
  where(/도운|도우|도왔|도움을|가르[친치]|지은|심[은고]|고친|파는/, helping),
  volunteering,
);
