import { withoutTakenBack } from '../../style/taken-back.ts';
import { withCauseInFront } from '../notes/arrow-causes.ts';
import { withArrowsMeant } from './shares-told.ts';

const FOREIGN = '[\\u3040-\\u30ff\\u4e00-\\u9fff]';
/** 您要点什么? 랑 请稍等 이랑: what is cited in another script without a mark. */
const CITED = new RegExp(
  `(?<![가-힣"'“‘(]|["'”’] |${FOREIGN})(${FOREIGN}+(?:[ ,，、]?${FOREIGN}+)*[?？!！。]?) ?(이?랑|하고|을|를|이라고|라고|이라는|라는)(?= )`,
  'g',
);

/** The foreign words of a sentence within marks, several of them in a row. */
const withCitedMarked = (text: string): string =>
  text.replace(CITED, (_, words: string, particle: string) =>
    /랑|하고/.test(particle) ? `'${words}',` : `'${words}'${/[을를]/.test(particle) ? '를' : particle}`,
  );

/** 3등분으로 자르면요? 하고 물어봤는데: what was asked, within marks. */
const ASKED =
  /(?<=(?:친구|아이|학생|동생|짝|사람|관객|후배|선배|모둠원|조원)[가-힣]{0,2}[이가] )(?:그럼 |그러면 |근데 )?([^?"'“‘.,]{4,30}[가-힣])\?+ ?(?:하고|라고) (?=물|질문|되물)/g;

/** What an answer wrote down on the way, as it was meant, before anything else reads it. */
export function asMeant(text: string): string {
  const meant = withoutTakenBack(withCauseInFront(withArrowsMeant(text)));
  return withCitedMarked(meant).replace(ASKED, '"$1?"라고 ');
}
