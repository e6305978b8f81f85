import { withParticle } from '../../hangul.ts';

/** 병원이 멀다 / 버스가 적다 → 이동권이 문제라는 걸 알게 됨: what was learnt, and the points that it rests on. */
const POINTS = /^([^→⇒]+? \/ [^→⇒]+?) ?(?:→|⇒|->|=>) ?([^→⇒]+[다라]는 (?:걸|거|것을?|점을?|사실을?) [^→⇒]+)$/;

/** Points and what they showed as one sentence: 병원이 멀다, 버스가 적다는 점에서 …; any other note comes back as it is. */
export function pointsTold(note: string): string {
  const [, points = '', lesson] = POINTS.exec(note) ?? [];
  if (!lesson) return note;
  const listed = points.split(' / ').join(', ');
  const last = /[가-힣]다$/.test(listed) ? `${listed}는` : `${withParticle(listed, '이라/라')}는`;
  return `${last} 점에서 ${lesson}`;
}
