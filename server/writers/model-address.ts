import { BlockList, isIP } from 'node:net';

/** Addresses that lead to no school's model: link-local (clouds keep their credentials there), unspecified, multicast. */
const NOWHERE = new BlockList();
NOWHERE.addSubnet('0.0.0.0', 8, 'ipv4');
NOWHERE.addSubnet('169.254.0.0', 16, 'ipv4');
NOWHERE.addAddress('100.100.100.200', 'ipv4');
NOWHERE.addSubnet('224.0.0.0', 3, 'ipv4');
NOWHERE.addAddress('::', 'ipv6');
NOWHERE.addSubnet('fe80::', 10, 'ipv6');
NOWHERE.addSubnet('ff00::', 8, 'ipv6');
NOWHERE.addAddress('fd00:ec2::254', 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

function literalOf(url: URL): { address: string; family: 'ipv4' | 'ipv6' } | null {
  const address = url.hostname.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  return version === 0 ? null : { address, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/**
 * Why an endpoint may not be used, as a Korean sentence, or null. The URL parser has already turned other spellings of an
 * address (decimal, octal) into the plain one. Source: architecture.md, "Security".
 */
export function whyNotModelAddress(given: string): string | null {
  if (!URL.canParse(given)) return 'URL이 아닙니다. 예: https://ai.example.com/v1';
  const url = new URL(given);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'http나 https 주소여야 합니다.';
  if (url.username !== '' || url.password !== '') return '주소에 비밀번호를 넣지 말고 AI_API_KEY를 쓰세요.';
  if (url.search !== '' || url.hash !== '') return '?나 # 뒤의 것은 빼 주세요.';
  const literal = literalOf(url);
  if (literal && NOWHERE.check(literal.address, literal.family)) return '쓸 수 없는 주소입니다.';
  const loopback =
    url.hostname === 'localhost' || (literal !== null && LOOPBACK.check(literal.address, literal.family));
  return url.protocol === 'https:' || loopback
    ? null
    : '이 컴퓨터 밖의 주소는 https여야 합니다: 답이 암호 없이 오갑니다.';
}

/** The host whose owner may be named to everybody; null for an address or a name that only the school's own network knows. */
export function publicHost(given: string): string | null {
  const { hostname } = new URL(given);
  const inside = !hostname.includes('.') || /\.(?:local|internal|lan|home\.arpa)$/.test(hostname);
  return inside || literalOf(new URL(given)) !== null ? null : hostname;
}
