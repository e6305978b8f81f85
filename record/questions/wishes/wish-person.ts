import { withParticle } from '../../hangul.ts';

/** Who is meant by a teacher's word for the students, in a question that a student reads. */
const PERSONS: readonly (readonly [RegExp, string])[] = [
  // 학생이 사료를 어떻게 읽었는지, 아이들이 색을 왜 그렇게 썼는지: whoever reads the question is meant.
  [/(?<![가-힣])(?:학생|아이|애)(?:들)?(?:이|은|는|도)? /g, ''],
  [/(?<![가-힣])(?:학생|아이|애)(?:들)?의 /g, ''],
  [/(?<![가-힣])(?:본인|자신|자기|스스로)(?:이|가) /g, '내가 '],
  [/(?<![가-힣])(?:본인|자기|자신)(?:한테|에게) /g, '나에게 '],
  [/(?<![가-힣])(?:본인|자신|자기)(?:의)? (?!말로|소개)/g, '나의 '],
  [/(?<![가-힣])(?:본인|자신|자기)(?:이|가)?(?=만의)/g, '나'],
];

/** Words of talk in a note, as a question says them. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/(?<= )(?:거|게|건|걸)$/, '것'],
  [/(?<= )거랑 /g, '것과 '],
  [/(?<= )거 (?=한 가지)/g, '것 '],
  [/(?<= )걸 /g, '것을 '],
  [/뭐였는지/g, '무엇이었는지'],
  [/뭔지/g, '무엇인지'],
  [/(?<![가-힣])뭘 /g, '무엇을 '],
  [/(?<![가-힣])뭐가 /g, '무엇이 '],
  [/(?<![가-힣])뭐를? /g, '무엇을 '],
  [/(?<![가-힣])제일 /g, '가장 '],
];

/** The matter of a wish with its student spoken to and its words of talk put right. */
export function plainPerson(matter: string): string {
  return [...PERSONS, ...PLAIN]
    .reduce((text, [pattern, put]) => text.replace(pattern, put), matter)
    .replace(/([가-힣A-Za-z\d]+?)이?랑 /g, (_, word: string) => `${withParticle(word, '과/와')} `)
    .trim();
}
