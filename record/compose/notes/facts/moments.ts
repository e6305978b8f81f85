/** At what moment each of two figures was. */

/** 운동 전 and 운동 후, 2010년 and 2023년: the same kind of moment. */
function alike(one: string, other: string): boolean {
  if (/(?:전|처음)$/.test(one) && /(?:후|뒤|나중)$/.test(other)) return true;
  return (
    /^\d+(?:년|월|일|차|학년|주차|회차)$/.test(one) && one.replace(/\d/g, '') === other.replace(/\d/g, '')
  );
}

/** The name on the left without the moment that the right one answers. */
export function partedName(left: string, moment: string): { name: string; before: string } | null {
  if (moment === '') return { name: left, before: '' };
  const words = left.split(' ');
  const size = moment.split(' ').length;
  const tail = words.slice(-size).join(' ');
  const head = words.slice(0, size).join(' ');
  if (alike(tail, moment)) return { name: words.slice(0, -size).join(' '), before: tail };
  if (alike(head, moment)) return { name: words.slice(size).join(' '), before: head };
  return null;
}
