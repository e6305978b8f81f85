/** IPv4 and IPv6 addresses and ranges, for the list of those from which the administration may be reached. */

interface Address {
  family: 4 | 6;
  bits: bigint;
}

/** An address range in CIDR notation; a single address is a range of itself. */
interface Range extends Address {
  prefix: number;
}

const WIDTH = { 4: 32, 6: 128 } as const;
/** `::ffff:0:0/96`: IPv4 as an IPv6 socket reports it. */
const MAPPED = 0xffffn;

function readFour(text: string): bigint | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  let bits = 0n;
  for (const part of parts) {
    // A leading zero means octal to some readers: nobody should have to guess which machine is let in.
    if (!/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    bits = (bits << 8n) | BigInt(part);
  }
  return bits;
}

function readGroups(text: string): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    if (index === parts.length - 1 && part.includes('.')) {
      const four = readFour(part);
      if (four === null) return null;
      groups.push(Number(four >> 16n), Number(four & 0xffffn));
    } else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}

function readSix(text: string): bigint | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  // An IPv4 part may stand at the very end only.
  if (halves.length === 2 && halves[0]?.includes('.')) return null;
  const [head, tail] = [readGroups(halves[0] ?? ''), readGroups(halves[1] ?? '')];
  if (!head || !tail) return null;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array<number>(missing).fill(0), ...tail];
  return groups.reduce((bits, group) => (bits << 16n) | BigInt(group), 0n);
}

/** An address as a socket or a person writes it; an IPv4 address in IPv6 clothes counts as what it is. */
function readAddress(text: string): Address | null {
  const four = readFour(text);
  if (four !== null) return { family: 4, bits: four };
  const six = text.includes(':') ? readSix(text) : null;
  if (six === null) return null;
  return six >> 32n === MAPPED ? { family: 4, bits: six & 0xffff_ffffn } : { family: 6, bits: six };
}

/** `10.0.0.7`, `10.0.0.0/24`, `2001:db8::/32`, `::ffff:10.0.0.0/120`; null for anything else. */
function readRange(text: string): Range | null {
  const [written = '', length, ...more] = text.split('/');
  const address = readAddress(written);
  if (!address || more.length > 0) return null;
  if (length === undefined) return { ...address, prefix: WIDTH[address.family] };
  if (!/^(?:0|[1-9]\d{0,2})$/.test(length)) return null;
  const isMapped = address.family === 4 && written.includes(':');
  const prefix = Number(length) - (isMapped ? 96 : 0);
  return prefix < 0 || prefix > WIDTH[address.family] ? null : { ...address, prefix };
}

export function isIpRange(text: string): boolean {
  return readRange(text) !== null;
}

/** Whether one of the ranges holds the address. What is no address is in none; a zone (`fe80::1%eth0`) does not count. */
export function isWithin(ranges: readonly string[], address: string): boolean {
  const asked = readAddress(address.replace(/%.*$/, ''));
  if (!asked) return false;
  return ranges.some((text) => {
    const range = readRange(text);
    if (!range || range.family !== asked.family) return false;
    const rest = BigInt(WIDTH[range.family] - range.prefix);
    return range.bits >> rest === asked.bits >> rest;
  });
}

/**
 * What limits count as one place: of an IPv6 address the first half, because whoever has one such address has all that
 * begin like it, and could be somebody else at each try.
 */
export function networkOf(address: string): string {
  const read = readAddress(address.replace(/%.*$/, ''));
  return read?.family === 6 ? `${(read.bits >> 64n).toString(16)}/64` : address;
}
