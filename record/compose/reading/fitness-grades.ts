import { withParticle } from '../../hangul.ts';

/** What is measured of a body: its grade may not stand beside marks of subjects, how often and how far it may. */
const BODY =
  /PAPS|팝스|체력|심폐|지구력|오래달리기|근력|유연성|악력|순발력|윗몸|팔 ?굽혀|앞으로 ?굽히기|멀리뛰기|셔틀런/i;
/** 3등급까지 올리는 것. */
const RAISED = /(?<=[가-힣][을를] )\d ?등급(?:까지|으로) (?=올리|올려|올림|끌어올|높이|높여)/g;
/** 38회로 4등급이 나왔다, 12cm라서 2등급을 받았다. */
const MEASURED =
  /(\d[\d.]* ?(?:회|개|번|초|분|cm|m|kg|센티|미터|점))(?:으로|로|이?라서|이?라|여서|이어서|이고|이며|,)? (?:목표(?:였던|인|한) )?\d ?등급(?:이|을|으로)? (나왔|나옴|받았|받음|되었|됐|됨)/g;
/** 52회가 나와서 목표였던 3등급이 되었다. */
const CAME_TO =
  /(?<=\d[\d.]* ?(?:회|개|번|초|분|cm|m|kg|센티|미터)[이가를을]? )나와(?:서)? (?:목표(?:였던|인|한) )?\d ?등급(?:이|을|으로)? (?:되었|됐|받았|나왔|올랐|올라갔)/g;

/** 왕복 오래달리기가 38회로 4등급이 나왔다 → 38회가 나왔다: the grade of a body goes, the count stays. */
export function withoutFitnessGrade(text: string): string {
  if (!text.includes('등급')) return text;
  const counted = text.replace(CAME_TO, '나왔');
  if (!BODY.test(text)) return counted;
  return counted
    .replace(RAISED, '')
    .replace(
      MEASURED,
      (_, count: string, end: string) =>
        `${withParticle(count, '이/가')} ${/[음옴됨]$/.test(end) ? '나옴' : '나왔'}`,
    );
}
