import { PARTICLE } from '../../../record/compose/names/name-words.ts';
import { decompose } from '../../../record/hangul.ts';
import { anyCase, romanised } from './foreign-forms.ts';
import { escaped, isOrdinary } from './name-forms.ts';

const REGION =
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주|수원|성남|용인|고양|창원|청주|전주|천안|포항)/;
/** Stems that many schools share with the language: 중앙고, 과학고. */
const COMMON_STEMS = new Set(
  '중앙 제일 대한 한국 동양 과학 외국 국제 예술 체육 공업 상업 정보 미래 시험 경기 신라 고려 조선 세계 동아 부설 부속 사범대학'.split(
    ' ',
  ),
);
const AT = `에서(?:는|도|만|의)?|에(?:는|도|만)?|${PARTICLE}`;
const EDGE = `(?:(?:${AT}|학생|인|제|축제|교)(?:${AT}|으?로서)?)?(?![가-힣])`;

/**
 * Regular expressions for a school's name and what it is called for short: 새솔여자고등학교 is 새솔여고, 새솔고, 새솔고교 and, where the stem is no
 * ordinary word, 새솔.
 */
export function schoolForms(school: string): string[] {
  const full = school.normalize('NFC').replace(/\s+/g, '');
  if (full.length < 2) return [];
  const spread = [...full].map(escaped).join('\\s?');
  const parts = /^(.{2,}?)(여자|남자)?(고등|중|초등)학교$/.exec(full);
  if (!parts) return [spread];
  const [, stem = '', gender = '', kind = ''] = parts;
  const level = kind === '고등' ? '고' : kind === '중' ? '중' : '초';
  const region = REGION.exec(stem)?.[0];
  // 서울한빛고등학교 is called 한빛고 as well.
  const stems = [stem, ...(region && stem.length - region.length >= 2 ? [stem.slice(region.length)] : [])];
  return [
    spread,
    ...romanisedSchool(stem),
    ...stems.flatMap((one) => firstLettersOf(one, level)),
    ...stems.flatMap((one) => {
      const short = [
        `${escaped(one)}\\s?(?:${gender})?\\s?(?:고등|중|초등)학교`,
        `${escaped(one)}(?:${gender.slice(0, 1)}|${gender})?${level}(?:교)?`,
      ];
      const common = one === region || COMMON_STEMS.has(one) || isOrdinary(one);
      if (common) return short.map((form) => `(?<![가-힣])${form}(?=${EDGE})`);
      const apart = [...one].map(escaped).join('\\s?');
      return [
        ...short,
        `(?<![가-힣])${escaped(one)}(?=${EDGE})`,
        // 새 솔 여 고, 새솔중: with gaps, and the school of another level that goes with it.
        `(?<![가-힣])${apart}\\s?(?:여자|남자|여|남)?\\s?[고중초](?:\\s?교)?(?=${EDGE})`,
      ];
    }),
  ];
}

/** ㅅㅅㄱ for 새솔고, where what follows can only be said of a school. */
function firstLettersOf(stem: string, level: string): string[] {
  const letters = [...stem, level].map((syllable) => decompose(syllable)?.initial ?? '').join('');
  return letters.length < 3
    ? []
    : [`(?<![ㄱ-ㅎㅏ-ㅣ가-힣])${letters}(?=\\s?(?:학생|다니|에\\s다|에서|축제|선배|후배|친구|\\d학년))`];
}

/** Saesol Girls' High School. */
function romanisedSchool(stem: string): string[] {
  const sounds = [...stem].map(romanised);
  if (sounds.includes(null)) return [];
  return [
    `(?<![A-Za-z])${anyCase(sounds.join('[\\s-]?'))}\\s?(?:(?:[Gg]irls|[Bb]oys|[Ww]omen)['’]?s?\\s)?(?:[Hh]igh|[Mm]iddle|[Ee]lementary|HIGH|MIDDLE)`,
  ];
}
