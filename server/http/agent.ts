/** Most telling first: every browser also calls itself by the names of its ancestors. */
const BROWSERS: [RegExp, string][] = [
  [/\bWhale\//, '웨일'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, '삼성 인터넷'],
  [/\bKAKAOTALK\b/i, '카카오톡'],
  [/\bNAVER\b/, '네이버 앱'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bCrOS\b/, '크롬북'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser and its system in words that its owner recognises, e.g. `Chrome · Windows`; null for anything else. */
export function describeAgent(header: string | undefined): string | null {
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(header ?? ''))?.[1];
  const parts = [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' · ') : null;
}
