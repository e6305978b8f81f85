import { adnominal, declarative, isAdjective } from '../../style/words/stems.ts';
import type { Intent } from '../../types.ts';
import { BEFALLS } from '../notes/bare-words.ts';
import { endedStem } from '../notes/word-forms.ts';

const WRITTEN = /[다요죠까][.!?~\s]*$/;
const CLAUSE_END = /[가-힣](?:고|며|서|니|자|는데|지만|더니),? /;
/** What is so of a thing: 모양이, 장단은. */
const OF_THING =
  /(?:^| )(?!(?:친구|모둠원|조원|짝|자신|교사|선배|학생|사람)들?[은는이가] )[가-힣A-Za-z]+(은|는|이|가) (?:[^ ]*[^ 을를] )*$/;
const MOVES =
  /(?:이동|상승|감소|증가|하락|변화|발생|등장|변형|이완|수축|팽창|염색|완성|형성|분리|혼합|용해)(?:하|되)$/;
/** What goes on in the student: 생각이 바뀜, 웃음이 터짐, 손이 까짐. Nobody looks to see it. */
const IN_ONESELF =
  /(?:^| )(?:생각|마음|기분|웃음|눈물|이해|기억|의욕|자신감|긴장|집중|정신|욕심|걱정|화|짜증|힘|관심|목소리|목|손|손가락|손목|발|발목|팔|다리|무릎|어깨|허리|배|머리|눈|코|입|얼굴|몸|온몸|피|땀|숨|심장|가슴|잠)(?:이|가|은|는|도) (?:[가-힣]+ )*$/;
const OWN =
  /싶|편[하한함해]|불편|나[은았]|낫|싫[은었음]|막막|서운|자신과 맞|좋아하|싫어하|하게 [되됨]|알게|배우|느끼|깨달|궁금|수 (?:있|없)|필요|관심|흥미|의문|좋[았음]|어려|힘들|재미|뿌듯/;

/** A note of how a thing is or what befell it, told as what the student saw or learnt: 모양이 일정함 → … 것을 확인함. */
export function seenSo(text: string, raw: string, intent: Intent): string {
  if (WRITTEN.test(raw) || (intent !== '배운 점' && intent !== '과정') || OWN.test(text)) return text;
  // 웃음이 터져서: a reason whose sentence stands elsewhere.
  if (/서[.!~ㅋㅎㅠ\s]*$/.test(raw)) return text;
  // 탓하지 말자고 정한 뒤로 두 경기는 이김: it happened then, and is no truth.
  if (/ 뒤로 | 이후로? /.test(text)) return text;
  const bare = text.replace(/[.\s]+$/, '');
  // 모르는 사람에게 말걸기임: what one learnt to do.
  if (/[가-힣]기임$/.test(bare)) return intent === '배운 점' ? `${bare.slice(0, -1)}를 배움.` : text;
  const at = bare.lastIndexOf(' ') + 1;
  const clause = bare.slice(0, at).split(CLAUSE_END).at(-1) ?? '';
  const mark = OF_THING.exec(clause)?.[1];
  const stem = endedStem(bare.slice(at));
  if (!mark || !stem || /[있없]$/.test(stem) || IN_ONESELF.test(clause)) return text;
  // 장부에 적음: written down.
  if (stem === '적' && /에 $/.test(bare.slice(0, at))) return text;
  if (!isAdjective(stem) && !BEFALLS.test(stem) && !MOVES.test(stem)) return text;
  const before = bare.slice(0, at);
  return intent === '배운 점' && /[은는]/.test(mark)
    ? `${before}${declarative(stem)}는 점을 알게 됨.`
    : `${before}${adnominal(stem)} 것을 확인함.`;
}
