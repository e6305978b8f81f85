import { withFinal } from '../../hangul.ts';

/** 보여지다, 쓰여지다: passive twice. Stem of one passive by its infinitive. */
const PASSIVES: Readonly<Record<string, string>> = {
  보여: '보이',
  쓰여: '쓰이',
  잊혀: '잊히',
  읽혀: '읽히',
  놓여: '놓이',
  담겨: '담기',
  나뉘어: '나뉘',
  나눠: '나뉘',
  불려: '불리',
  찢겨: '찢기',
  섞여: '섞이',
  닫혀: '닫히',
  찍혀: '찍히',
  묶여: '묶이',
};
const TWICE = new RegExp(
  `(${Object.keys(PASSIVES).join('|')})([지졌진질짐집져])(?=[가-힣]|\\s|[.,!?]|$)`,
  'g',
);

/** 관련된 것으로 보여집니다 → 보입니다. */
export function withoutDoublePassives(text: string): string {
  return text.replace(TWICE, (whole, infinitive: string, form: string) => {
    const stem = PASSIVES[infinitive];
    if (!stem) return whole;
    switch (form) {
      case '지':
        return stem;
      case '졌':
        return withFinal(infinitive === '나눠' ? '나뉘어' : infinitive, 'ㅆ');
      case '진':
        return withFinal(stem, 'ㄴ');
      case '질':
        return withFinal(stem, 'ㄹ');
      case '짐':
        return withFinal(stem, 'ㅁ');
      case '집':
        return withFinal(stem, 'ㅂ');
      default:
        return infinitive;
    }
  });
}
