import { MESSAGES } from '../messages.ts';
import { all, patternRule } from '../rule.ts';
import { LEFT } from '../words.ts';
import { deedIn, OWN, ofOthers, STUDY_OF, verdict } from './deeds.ts';
import { verbs } from './verbs.ts';

const RIGHTS = new RegExp(
  `이름을\\s올|출원|등록|취득|획득|보유|소유|받[음고아았으을은기게는]|얻|신청|제출|접수|(?<![가-힣])(?:${verbs('따 따내 내 이어지 얻어내 가지 지니')})|${verbs('되')}|상담|인정|통과|성공|도전|갖고|갖춘|결실|앞두|준비|쾌거|이전|판매|청구|확보|심사|번호|부여|[0-9한두세네]\\s?(?:개|건)|여러\\s건|출신`,
);

// 특허를 출원하는 과정에서 마찰력을 이해함: done by the way; what is studied of it comes up or is needed in it.
const byTheWay = patternRule(
  'IP',
  new RegExp(
    `${LEFT}[가-힣]{0,8}(?:특허|실용\\s?신안|상표|디자인|발명품|의장)권?(?:[을를]\\s(?:출원|등록|신청)하는|\\s(?:출원|등록|신청))\\s과정에서(?!\\s(?:생기|발생|필요|나타나|일어나|요구|심사|쓰이|지켜|겪는))`,
    'g',
  ),
  ({ before, after }) => {
    if (ofOthers(before) || /심사관|출원인|변호사|분쟁|소송|제도|기업/.test(after)) return null;
    const own = /설계|고안|발명한|직접|만들|만든|제작|자신|스스로|개발하/.test(before);
    return { level: own ? 'error' : 'check', message: MESSAGES.RIGHTS };
  },
);

// A right beside a verb of getting or having it.
const rights = patternRule(
  'IP',
  new RegExp(
    `${LEFT}[가-힣]{0,10}(?:특허(?!청|법|제|괴물|분쟁|검색|정보|소송|전쟁)[증권]?|실용\\s?신안|상표(?:권|로|를|의)|디자인권|의장권|지식\\s?재산권|저작권(?=[을를까도]|\\s?등록))|${LEFT}특허청(?=의\\s심사|에\\s(?:[가-힣]{1,8}\\s)?(?:출원|등록|제출|신청))|${LEFT}(?:변리사|출원(?!자|인|서를\\s(?:분석|읽)))`,
    'g',
  ),
  (hit) => {
    const deed = deedIn(hit.after, RIGHTS);
    if (deed === 'none' && ofOthers(hit.before)) return null;
    // 발명한 우산을 실용신안으로 보호: the pupil's own thing, whatever is done with it.
    if (deed === 'none' || /보호/.test(hit.after.slice(0, 12)))
      return /(?:발명한|고안한|개발한|직접\s만든|자신의|자신이|제작한)\s(?:[가-힣]{1,10}\s){0,2}$/.test(
        hit.before,
      ) ||
        (/특허|실용/.test(hit.word) && !STUDY_OF.test(hit.after))
        ? { level: 'check', message: MESSAGES.RIGHTS }
        : null;
    if (
      deed === 'done' &&
      /^(?:[을를의가는은이]|에\s대한|\s제도)?\s?(?:[가-힣]{1,8}\s)?(?:조사|이해|탐구|토론|토의|침해|보호|존중|분석|비교|둘러싼|만료|독점)/.test(
        hit.after,
      )
    )
      return null;
    return verdict(
      hit,
      deed,
      MESSAGES.RIGHTS,
      OWN.test(hit.before) ||
        (/권자?$/.test(hit.word) && /^자?로\s이름을/.test(hit.after)) ||
        /^출원/.test(hit.word) ||
        /^.{0,14}\s학생/.test(hit.after),
    );
  },
);

// 발명품의 권리를 등록함; 변리사의 도움으로 발명품을 출원함.
const claims = patternRule(
  'IP',
  new RegExp(
    `${LEFT}(?:발명품|고안품|발명|고안|아이디어|앱|디자인)의\\s권리를\\s(?:등록|인정|획득|취득)|(?:등록|출원)\\s(?:특허|디자인|상표)(?:권)?[를을]\\s(?:[가-힣0-9]{1,2}\\s?건\\s)?보유(?:함|하고|하며|한\\s학생)|(?<=변리사의\\s(?:도움|조언|지도)[^.]{0,20})${LEFT}(?:출원|등록)(?:함|하여|하고|했)`,
    'g',
  ),
  ({ word }) => ({ level: /^(?:출원|등록)/.test(word) ? 'error' : 'check', message: MESSAGES.RIGHTS }),
);

/** Whose thing it is: without one of these the right is somebody's one reads of. */
const MADE_BY_PUPIL = /직접|손수|스스로|고안한|발명한|만든|제작한|개발한|자신|본인|그린\s|설계한/;
// 손수 만든 우산꽂이의 독점 권리를 나라에서 인정받아, 고안한 장치의 독점권을 얻음, 빗물받이를 국가에 등록하여.
const monopoly = patternRule(
  'IP',
  new RegExp(
    [
      `${LEFT}(?:독점\\s?|배타적\\s)?(?:권리|사용권)(?:를|을|로)\\s(?:나라|국가|정부|법)(?:에서|에|로부터|가|적으로|으로)?\\s?(?:인정|보호|보장|등록)(?:받(?:음|아|고|았|으며)|됨|되어|되고|하여|함)`,
      `${LEFT}(?:독점\\s?권리|독점권|독점\\s사용권|지식\\s?재산권)(?:을|를|으로)\\s(?:[가-힣]{1,4}\\s)?(?:얻(?:음|어|고|었)|획득(?:함|하여|하고|했)|확보(?:함|하여|하고|했)|취득(?:함|하여|하고|했)|인정받|따)`,
      `${LEFT}(?:국가|나라|정부|특허청)에\\s(?:[가-힣]{1,4}\\s)?등록(?:함|하여|하고|했|되어|됨|해\\s)`,
      `${LEFT}특허청(?:의|에서|으로부터)\\s(?:인정|승인|허가)(?:을|를)?\\s?받(?:음|아|고|았)`,
      `${LEFT}(?:이름|그림|문양|로고|캐릭터)을?를?\\s상표로\\s등록(?:함|하여|하고|했)`,
    ].join('|'),
    'g',
  ),
  ({ before, word }) =>
    MADE_BY_PUPIL.test(before) && !ofOthers(before)
      ? {
          level: /^(?:국가|나라|정부)에/.test(word) && !/만든|고안|발명/.test(before) ? 'check' : 'error',
          message: MESSAGES.RIGHTS,
        }
      : null,
);

/** IP in other words: a right beside a verb of getting or having it, or by the way. */
export const rightTraces = all(rights, byTheWay, claims, monopoly);
