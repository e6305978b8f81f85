import { ARISEN, ARISEN_BARE, hasArisen } from './arising.ts';

const LEFT_OVER =
  /(?<![가-힣A-Za-z0-9])(?:저는|나는|저도|나도|제가|내가|저희|저를|나를|저에게|나에게|내게|저의|나의|난(?=\s)|우리는|우리의|우리를|우리에게)(?=\s|$|[.,가-힣])(?!모|중일기)|(?:^|: ?|, )(?:나|저)(?= ?[-:=])|^나(?= )/;

const EVERYBODYS =
  /^(?:[가-힣]+ )?(?:뇌|몸|삶|사회|문화|역사|언어|말|전통|일상|생활|지구|환경|미래|조상|눈|귀|심장|피부|식탁|밥상|이웃|바다|땅|권리|시대|한글|음식|명절|산업|경제|감각|기억력|면역)/;

/** Whether a first person is still left outside quotations (나다 as a verb does not count). */
export function hasFirstPerson(text: string): boolean {
  const found = LEFT_OVER.exec(text);
  if (!found) return false;
  const before = text.slice(0, found.index);
  const verb =
    /^(?:나는|난)$/.test(found[0]) &&
    (/(?:이|가|을|를|에서|도|(?<![가-힣])(?:안|잘|더|못|자주|많이|계속))\s$/.test(before) ||
      ARISEN_BARE.test(before) ||
      (found[0] === '난' && /에\s$/.test(before)));
  const arisen = found[0] === '나도' && (ARISEN.test(before) || ARISEN_BARE.test(before));
  const rest = text.slice(found.index + found[0].length).trimStart();
  if (found[0] === '난' && hasArisen(before, rest)) return false;
  // 우리의 뇌는: of everybody.
  if (found[0] === '우리의' && EVERYBODYS.test(rest)) return false;
  // 소리를 내게 하다: 내다.
  const given =
    found[0] === '내게' && (/[을를]\s$/.test(before) || /^(?:함|하였|하[기고면며려자]|만들)/.test(rest));
  return !verb && !arisen && !given;
}
