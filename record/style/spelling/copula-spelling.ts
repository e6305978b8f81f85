import { lastFinal } from '../../hangul.ts';
import { isDoing, isListedThing } from '../words/nouns.ts';

/** 고양이, 쌍둥이, 겨우살이: the 이 is the noun's own. */
const NOUN_IN_I =
  /(?:놀|높|길|먹|깊|넓|풀|걸|린|벌|끼|맏|젊은|늙은|펼|볼|받|닫|돌|종|손잡|옷걸|참|전깃불|남|원|같|투성|[덩둥쟁장갱뱅맹팽깽]|덩어|어린|고양|호랑|원숭|지렁|달팽|떡볶|책꽂|[깎꽂볶살들박맞잡말갈꽁숭퉁벵붙걷앓긁닦뚝끌등]|방망|강냉|겨드랑|노랑|막|송|목|봉|쓴|난|곰팡|옮긴|펴낸|지은|엮은)이$/;

function endsInI(noun: string): boolean {
  return NOUN_IN_I.test(noun) || isListedThing(noun) || isDoing(noun);
}

/** What is folded, and who folds. */
const FOLDED =
  /종이|학[은이]|옷|우산|수건|이불|빨래|상자|(?:친구|짝|[모조부팀]원|선배|후배|동생|언니|누나|오빠|형|교사)[은는이가] 접니다/;

/** 절반이 접니다: I am, where nothing is folded. */
function repairItIsMe(text: string): string {
  if (!text.includes('접니다') || FOLDED.test(text)) return text;
  return text.replace(/(?<=[가-힣]{2}[은는이가] (?:바로 |결국 |사실 )?)접니다(?=[.!~…\s]*$)/, '저입니다');
}

/** 활동이였 for 활동이었, 활동이예요 for 활동이에요; 차이였, 놀이였 and 고양이예요 are right as they stand. */
export function repairCopula(given: string): string {
  const mine = repairItIsMe(given);
  const text = mine.includes('아니') ? withOpposite(mine) : mine;
  if (!/이[였예]/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]+)이(였(?=[가-힣])|예요)/g,
    (whole, before: string, form: string) =>
      lastFinal(before) && !endsInI(`${before}이`) ? `${before}이${form === '였' ? '었' : '에요'}` : whole,
  );
}

/** 우리 반 조사지 2학년 조사가 아니다: it is the one and not the other, and no sheet. */
function withOpposite(text: string): string {
  return text.replace(
    /(?<![가-힣])([가-힣]{2,})지(?=,? (?:[가-힣0-9]+ ){0,3}[가-힣]+[이가] 아니[라다었에야고며])/g,
    (whole, noun: string) =>
      !lastFinal(noun) && !isListedThing(whole) && (isListedThing(noun) || isDoing(noun))
        ? `${noun}이지`
        : whole,
  );
}
