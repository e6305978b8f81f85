import { isKnownStem } from '../words/stems.ts';

/** 마르기전에; 작용기전 is a noun. */
export function partedBefore(text: string): string {
  if (!text.includes('기전')) return text;
  return text.replace(/(?<![가-힣])([가-힣]+)기전(?=에|까지|부터)/g, (whole, stem: string) =>
    isKnownStem(stem) || /[가-힣](?:하|되|시키)$/.test(stem) ? `${stem}기 전` : whole,
  );
}
