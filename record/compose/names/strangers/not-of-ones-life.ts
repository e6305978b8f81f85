import type { Around } from './stranger.ts';

/** Persons of a tale, of history and of science are the lesson's and keep their names: 점순이가, 유관순 누나, 이순신 장군. */

const TALE =
  /소설|동화|설화|전설|신화|작품|희곡|시집|시인|화자|주인공|등장인물|인물[이의을]|영화|드라마|웹툰|만화|애니|뮤지컬|오페라|판소리|[「『《〈]|[가-힣]전(?:을|의|에서|에|은|이) |독후감|줄거리|결말|서평|문학/;
const HISTORY =
  /역사|한국사|세계사|조선|고려|신라|백제|고구려|일제|독립|전쟁|전투|위안부|임진왜란|혁명|왕조|위인|업적|과학자|수학자|철학자|사상가|발명가|노벨|사건|판결|사례|기사/;
/** What is done with whoever tells it: nobody in a tale lends a pupil a ruler. */
export const WITH_ME =
  /(?<![가-힣])(?:나|저|우리|저희)(?:랑|와|하고|한테|에게|보다)|(?:알려|가르쳐|도와|빌려|보여|물어|불러|만들어|찍어|잡아|챙겨|찾아|골라|그려|읽어|들어|고쳐|건네|적어|써|세|해) ?(?:줘|줬|주었|주셔|주셨|준 |주고|줌|주는|주면서|봤|보았)|(?<![가-힣])(?:같이|함께|둘이|번갈아|서로) |(?<![가-힣])(?:제가|내가|저는|나는|저도|나도) /;

/** What is done for whoever tells it, close behind a name. */
export const DONE_FOR_ME =
  /^ (?:[가-힣]+ ){0,4}(?:알려|가르쳐|도와|빌려|보여|불러|만들어|찍어|잡아|챙겨|찾아|골라|그려|읽어|들어|고쳐|건네|적어|써|해) ?(?:줘|줬|주었|주고|주셔|준 |줌)|^ (?:제|내|저의|나의|나한테|저한테|나에게|저에게|나를|저를) /;

/** Whether an answer speaks of a tale's or of history's people, so that a bare name may be one of theirs. */
export const isOfALesson = (text: string, { asked, answer }: Around): boolean =>
  TALE.test(text) || HISTORY.test(text) || TALE.test(asked) || HISTORY.test(asked) || /[「『]/.test(answer);

/** Whether the sentence itself speaks of a tale or of history: in a lesson on one a 선배 is still a pupil's own. */
export const isToldOfOne = (text: string): boolean => TALE.test(text) || HISTORY.test(text);

/** Whether it speaks of history or of a case, whose people are called by their full names with a title. */
export const isOfHistory = (text: string, { asked }: Around): boolean =>
  HISTORY.test(text) || HISTORY.test(asked);
