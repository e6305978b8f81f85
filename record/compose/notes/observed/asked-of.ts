/** 37명 설문. */
const SURVEYED = /^(.*?)(\d+ ?명) (설문|인터뷰|면담)(?:함|했음)?$/;
/** 설문 64명 돌림. */
const HANDED = /^(.*?)설문 (\d+ ?명) (돌림|받음|실시함?)$/;

/** 매점 음료 설문 54명. */
const REACHED = /^(.*?)설문 (\d+ ?명)$/;

/** A survey that a note tells with how many were asked, as a clause; null where it tells none. */
export function askedOf(note: string): string | null {
  const [, before = '', people = '', way = ''] = SURVEYED.exec(note) ?? [];
  if (people) return `${before}${people}을 대상으로 ${way}함`;
  const [, lead = '', asked = '', how = ''] = HANDED.exec(note) ?? [];
  const [, topic = '', reached = ''] = REACHED.exec(note) ?? [];
  if (reached) return `${topic}설문을 ${reached}에게 실시함`;
  return asked ? `${lead}${asked}에게 설문을 ${how}` : null;
}
