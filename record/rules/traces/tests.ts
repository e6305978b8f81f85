import { MESSAGES } from '../messages.ts';
import { all, patternRule } from '../rule.ts';
import { DID, LEFT } from '../words.ts';
import { deedIn } from './deeds.ts';

const TEST = '공인어학시험에 해당하여 참여 사실과 성적 모두 적을 수 없습니다.';
const CERT = '자격증이나 인증시험에 해당하여 이름과 취득 사실을 적을 수 없습니다.';

const LANGUAGE =
  '(?:영어|일본어|일어|중국어|독일어|프랑스어|불어|스페인어|러시아어|아랍어|베트남어|외국어|한국어|한문|한자|어학)';
const languages = patternRule(
  'LANG_TEST',
  new RegExp(
    `${LEFT}${LANGUAGE}\\s?(?:[가-힣]{1,4}\\s)?(?:공인|인증|급수|자격증?|검정|고득점|등급|[1-8]급|능력\\s?시험)(?=[가-힣]{0,3}(?![가-힣])|\\s)`,
    'g',
  ),
  ({ word, after }) => {
    if (/등급/.test(word) && !/공인|인증|자격/.test(word)) return null;
    const deed = deedIn(
      (/고득점/.test(word) ? word : '') + after,
      /취득|합격|응시|통과|따[고서며내]|땀|땄|딴|딸\s|준비|목표|도전|받|얻|지니|지닌|갖|보유|획득|시험|고득점|고득점자|대비|앞두/,
      24,
    );
    return deed === 'none' ? null : { level: deed === 'done' ? 'error' : 'check', message: TEST };
  },
);

// 중국어 능력을 증명하는 급수 시험, 일본어 실력을 인정받는 시험에 합격함.
const ofAbility = patternRule(
  'LANG_TEST',
  new RegExp(
    `${LEFT}${LANGUAGE}\\s(?:실력|능력|수준)(?:을|를)\\s(?:[가-힣]{2,6}\\s)?(?:(?:급수|공인|인증|자격)\\s?시험|시험(?=에\\s(?:[가-힣]{1,4}\\s)?(?:합격|응시|통과|도전)))`,
    'g',
  ),
  () => ({ level: 'error', message: TEST }),
);

const levels = patternRule(
  'LANG_TEST',
  /일본어\s?(?:[가-힣]{1,4}\s)?N[1-5](?![A-Za-z0-9])|(?:프랑스어|독일어|스페인어|영어)\s?(?:[가-힣]{1,4}\s)?[ABC][12](?:\s?등급|\s?시험|를|을)/g,
  ({ word, after }) => ({
    level: /^일본어/.test(word) || /시험|합격|취득|응시|준비|도전|따|땀/.test(after) ? 'error' : 'check',
    message: TEST,
  }),
);

const courses = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}(?!국가|관련|전문|민간|각종|다양한|여러)[가-힣]{2,10}(?:\\s[가-힣]{2,6})?\\s?(?:자격증?|면허|인증)\\s?(?:\\d급\\s?)?(?:취득\\s?)?(?:과정|코스|시험|공부|준비|대비|연수|교육)(?:을|를|에|반|까지|도)?\\s?(?:[가-힣]{1,6}\\s)?(?:마치|마친|마쳤|마침|이수|수료|밟|거치|거쳐|들으|듣|통과|붙|합격(?!률|자)|하며|하고|함|했|병행|도전)`,
    'g',
  ),
  ({ word }) =>
    /^(?:참가|참여|선거|투표|출마|입학|회원)/.test(word) ? null : { level: 'error', message: CERT },
);

const graded = patternRule(
  'CERT',
  new RegExp(`${LEFT}[가-힣]{2,10}(?:\\s[가-힣]{2,8})?\\s(?:[1-3일이삼]|준)급\\s?(?:자격|면허)`, 'g'),
  ({ word }) => (/한자|일본어|중국어|영어|한문|어학/.test(word) ? null : { level: 'error', message: CERT }),
);

const asOne = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}[가-힣]{2,8}\\s?(?:지도사|상담사|관리사|조리사|기능사|기사|산업기사|복지사|안내사|해설사|교육사|운용사|마스터|강사|구조사|구조원|요원)\\s자격(?:으로|을|이|도|까지)`,
    'g',
  ),
  ({ after }) => ({
    level: /조건|제도|절차|방법|필요|요건|조사/.test(after) ? 'check' : 'error',
    message: CERT,
  }),
);

const mockTests = patternRule(
  'MOCK',
  new RegExp(
    `${LEFT}전국\\s?연합\\s?(?:시험|학력|평가|고사)|${LEFT}모의\\s?(?:시험|수능|고시|테스트)(?![가-힣]{3}|\\s?(?:발사|비행|주행|운전|운행|운항|가동|투표|판매))|${LEFT}(?:수능|대수능)\\s?(?:기출|연계|대비|준비|공부|문제|지문|최저)${DID}?`,
    'g',
  ),
  ({ word }) =>
    /^(?:모의|전국)/.test(word)
      ? { level: 'error', message: MESSAGES.MOCK }
      : {
          level: 'check',
          message: MESSAGES.MAYBE_MOCK,
        },
);

/** LANG_TEST, CERT and MOCK in other words: what a test is of, courses towards a certificate, other mock tests. */
export const testTraces = all(languages, ofAbility, levels, courses, graded, asOne, mockTests);
