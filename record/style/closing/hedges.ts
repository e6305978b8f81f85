import { lastFinal, withParticle } from '../../hangul.ts';
import {
  adnominalStem,
  declarative,
  infinitive,
  pastForm,
  isAdjective,
  isBeing,
  openStem,
  pastStem,
} from '../words/stems.ts';

const HEDGE =
  /^(.*?)(?<!\S)(\S+) (?:것|거) ?같(아서?|지만|고|은데|았지만|았는데|으나|다는 생각(?:이|을)|다고|기 때문)(?=[\s,]|이)(.*)$/;

const FELT =
  /^ (?:[가-힣]+ ){0,2}(?:걱정|불안|무서|두려|아쉬|아쉽|설레|설렜|기대|긴장|겁[이나]|떨[리렸려]|속상|안타|미안|뿌듯|기쁘|기뻤|기뻐|슬프|슬펐|막막|답답|부담)/;
const DOUBTED = /(?:^|\s)(?:왠지|아마도?|어쩌면|혹시|아무래도|어딘가) /;
const LOOKED_AGAIN = /^ (?:[가-힣]+[을를] )?(?:다시 (?!하고|해 보고)|확인|검토|점검|되돌|고[쳐쳤치]|물어)/;

function plain(clause: string): { stem: string; past: boolean } | null {
  // 예민했던 것 같아.
  if (clause.endsWith('던') && lastFinal(clause.slice(0, -1)) === 'ㅆ')
    return { stem: pastStem(clause.slice(0, -1)), past: true };
  if (clause.endsWith('던')) return { stem: openStem(clause.slice(0, -1)), past: true };
  if (clause.endsWith('는')) return { stem: openStem(clause.slice(0, -1)), past: false };
  const stem = adnominalStem(clause);
  return stem ? { stem, past: !isAdjective(stem) } : null;
}

const LOOKS_LIKE = /^(?:보|웃|우|걷|뛰|말하|움직이|노려보|쳐다보|바라보|춤추|노래하)는$/;
/** A hedge inside the sentence: 도움이 된 것 같아 뿌듯 → 도움이 되어 뿌듯, 부족한 것 같아서 → 부족하다고 느껴. */
export function withoutInnerHedges(text: string): string {
  const once = withoutInnerHedge(
    text.replace(/(?<=[가-힣]야) (?:될|할) (?:것|거) ?같다고(?=\s)/g, ' 한다고'),
  );
  // 위험한 것 같아서 …인 것 같다고: two at most in one sentence.
  return withoutInnerHedge(once);
}

function withoutInnerHedge(text: string): string {
  const match = HEDGE.exec(text);
  if (!match) return text;
  const [, before = '', word = '', ending = '', after = ''] = match;
  const clause = before + word;
  // 녹을 것 같아서 걱정됐다: what is feared or hoped is no judgement.
  if (lastFinal(clause) === 'ㄹ' && /^아서?$/.test(ending) && FELT.test(after))
    return `${clause} 것 같${ending}${after}`;
  if (lastFinal(clause) === 'ㄹ' && /^아서?$/.test(ending)) return `${clause} 것으로 생각하여${after}`;
  if (lastFinal(clause) === 'ㄹ' && ending === '다고') return `${clause} 것이라고${after}`;
  if (isBeing(clause) && ending === '다고')
    return withParticle(clause.slice(0, -1), '이라/라') + `고${after}`;
  if (isBeing(clause) || lastFinal(clause) === 'ㄹ') return text;
  // 졸린 눈으로 보는 것 같아서: what a picture looks like.
  if (/^아서?$/.test(ending) && LOOKS_LIKE.test(word)) return `${clause} 듯하여${after}`;
  // 차를 많이 타서 그런 것 같다고: 그렇다.
  const found = /(?<![가-힣])[그이저]런$/.test(clause)
    ? { stem: `${clause.slice(0, -1)}렇`, past: false }
    : plain(clause);
  if (!found) return text;
  const { stem, past } = found;
  // 왠지 틀린 것 같아서 다시 쟀다: a doubt that was followed up, no fact.
  if (
    past &&
    /^아서?$/.test(ending) &&
    (DOUBTED.test(clause) || stem.endsWith('틀리') || LOOKED_AGAIN.test(after))
  )
    return `${clause} 것 같${ending}${after}`;
  // 그건 아닌 것 같다고: 아니라고.
  const statement = past
    ? `${pastForm(stem)}다`
    : /(?:^| )아니$/.test(stem) && ending === '다고'
      ? `${stem}라`
      : declarative(stem);
  // 예의가 아니었던 것 같아서.
  if (/(?:^| )아니$/.test(stem) && /^아서?$/.test(ending))
    return `${stem}라고 생각해${ending === '아서' ? '서' : ''}${after}`;
  switch (ending) {
    case '아':
    case '아서':
      // 생각해 본 것 같아서 좋았어요: 봐 alone leans on nothing.
      return past
        ? `${infinitive(stem)}${/보$/.test(stem) ? '서' : ''}${after}`
        : `${statement}고 느껴${after}`;
    // 위험한 것 같은데: an opinion stays one.
    case '은데':
    case '았는데':
      return (past ? `${pastForm(stem)}는데` : `${statement}고 생각하는데`) + after;
    case '지만':
    case '았지만':
    case '으나':
      return (past ? pastForm(stem) : `${statement}고 생각하`) + `지만${after}`;
    case '고':
      return `${past ? pastForm(stem) : stem}고${after}`;
    case '다고':
      return `${statement}고${after}`;
    case '기 때문':
      return `${past ? pastForm(stem) : stem}기 때문${after}`;
    default:
      return `${statement}는 생각${ending.endsWith('을') ? '을' : '이'}${after}`;
  }
}
