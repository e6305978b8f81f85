import { isKnownStem } from '../words/stems.ts';

/** 돌고있다, 하고나서, 풀고싶었다: behind 고 of a known stem; 창고있 and 사고나 are none. */
export function partedGoingOn(text: string): string {
  if (!/고[있싶나난]/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]*[가-힣])고(?=있[었는던을으어다고지음습]|싶|나서|나니|나면|난(?:\s|뒤|후)|싶)/g,
    (whole, stem: string, at: number) => {
      // 타고난 재능: one word; 버스를 타고 난 뒤 is two.
      if (stem === '타' && /^난(?! ?(?:뒤|후|다음))/.test(text.slice(at + whole.length))) return whole;
      const known =
        isKnownStem(stem) ||
        /(?:하|되|시키|했|였|었|았)$/.test(stem) ||
        (stem.length > 1 && /[가-힣](?:보|주|가|오|내|지|이|리|기)$/.test(stem));
      if (/^(?:사|보|창|최|광|참|신|경|재|충|원|피|냉|금)$/.test(stem) && !/^(?:보)$/.test(stem))
        return whole;
      return known ? `${whole} ` : whole;
    },
  );
}
