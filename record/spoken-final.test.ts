import { expect, it } from 'vitest';
import { type Particle, withParticle } from './hangul.ts';

/** As a teacher would write them after what lessons are called by. */
it.each<[string, Particle]>([
  ['생명과학Ⅰ을', '을/를'],
  ['화학Ⅱ를', '을/를'],
  ['H₂를', '을/를'],
  ['NH₃을', '을/를'],
  ['x²을', '을/를'],
  ['1984를', '을/를'],
  ['100g을', '을/를'],
  ['0.5%를', '을/를'],
  ['DNA와', '과/와'],
  ['PCR과', '과/와'],
  ['pH가', '이/가'],
  ['VR로', '으로/로'],
  ['ChatGPT는', '은/는'],
  ['HTML로', '으로/로'],
  ['UN은', '은/는'],
  ['K-POP을', '을/를'],
  ['Google을', '을/를'],
  ['Excel로', '으로/로'],
  ['Python으로', '으로/로'],
  ['robot을', '을/를'],
  ['micro:bit를', '을/를'],
  ['Padlet으로', '으로/로'],
  ['Hamlet과', '과/와'],
  ['Romeo and Juliet을', '을/를'],
  ['Facebook이', '이/가'],
  ['The Great Gatsby를', '을/를'],
  ['American Dream이', '이/가'],
  ['PowerPoint로', '으로/로'],
  ['GitHub를', '을/를'],
  ['BandLab으로', '으로/로'],
  ['podcast를', '을/를'],
  ['game은', '은/는'],
  ['online으로', '으로/로'],
  ['project와', '과/와'],
  ['국내 총생산(GDP)을', '을/를'],
  ['소득(income)은', '은/는'],
  ['「서시」를', '을/를'],
  ['『1984』를', '을/를'],
  ["'Speak Now!'를", '을/를'],
  ['왜 그럴까?를', '을/를'],
])('%s', (due, particle) => {
  const form = particle.split('/').find((one) => due.endsWith(one)) ?? '';
  expect(withParticle(due.slice(0, -form.length), particle)).toBe(due);
});
