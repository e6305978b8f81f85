import { lastFinal, withFinal, withParticle } from '../hangul.ts';
import type { Predicate } from './endings.ts';
import { adnominalStem, declarative, isAdjective, lastWord, nominal, openStem, pastStem } from './stems.ts';

/** Nouns of doing: a fragment that ends in one becomes a sentence with 함. */
const DOING =
  /(?:조사|발표|제작|정리|분석|설명|참여|작성|토론|실험|탐구|관찰|비교|계산|연습|해결|기록|측정|설계|구현|완성|표현|감상|연주|연구|학습|수행|활용|적용|제안|제시|공유|협력|소통|노력|실천|이해|도전|성장|진행|준비|기획|편집|촬영|검토|수정|보완|요약|번역|해석|암기|질문|인터뷰)$/;

/** Before 될, 있을, 좋을 …: a forecast, not a plan of one's own. */
const NOT_WILLED = /(?:되|있|없|좋|같|지|이|보이|생기|늘|줄|나오|걸리|달라지)$/;

function quoted(noun: string): string {
  return withParticle(noun, '이라/라');
}

/** The base of an adnominal future form: 할 → 하, 읽을 → 읽, 만들 → 만들. */
function futureStem(text: string): string {
  if (text.endsWith('을') && lastWord(text).length > 1) return openStem(`${text.slice(0, -1)}으`);
  return openStem(withFinal(text, ''));
}

function willing(body: string): string {
  if (/면 좋$/.test(body)) return `${body}겠다는 바람을 밝힘`;
  if (/알$/.test(body)) return `${body}게 됨`.replace(/알게/, '알게');
  if (isAdjective(body) || /(?:되|있)$/.test(body)) return `${body}겠다고 생각함`;
  return `${body}겠다는 의지를 보임`;
}

function planned(future: string): string {
  if (/[었았했였]을$/.test(future) || lastFinal(future.slice(0, -1)) === 'ㅆ')
    return `${future} 것으로 생각함`;
  const stem = futureStem(future);
  if (/(?:야) 할$/.test(future)) return `${future} 것으로 생각함`;
  if (isAdjective(stem) || NOT_WILLED.test(stem)) return `${future} 것으로 예상함`;
  return `${future} 계획임`;
}

const HEDGED = /^(.*\S) (?:것|거) ?(?:만 )?같$/;

/** 된 것 같다, 중요한 것 같다, 될 것 같다: the hedge goes; an opinion stays an opinion. */
function withoutHedge(body: string): string | null {
  const clause = HEDGED.exec(body)?.[1];
  if (!clause) return null;
  if (/면 좋을$/.test(clause)) return `${clause.slice(0, -2)}좋겠다고 생각함`;
  if (/야 할$/.test(clause)) return `${withFinal(clause, 'ㄴ')}다고 생각함`;
  if (/야 될$/.test(clause)) return `${clause.slice(0, -1)}한다고 생각함`;
  if (clause.endsWith('던') && lastFinal(clause.slice(0, -1)) === 'ㅆ') return pastTense(clause.slice(0, -1));
  if (clause.endsWith('던')) return `${clause.slice(0, -1)}다고 생각함`;
  if (clause.endsWith('는')) {
    const stem = openStem(clause.slice(0, -1));
    return `${declarative(stem)}고 생각함`;
  }
  if (clause.endsWith('인')) return `${quoted(clause.slice(0, -1))}고 생각함`;
  if (lastFinal(clause) === 'ㄹ') return `${clause} 것으로 생각함`;
  const stem = adnominalStem(clause);
  if (!stem) return null;
  return isAdjective(stem) ? `${stem}다고 생각함` : nominal(stem);
}

function pastTense(form: string): string {
  const stem = pastStem(form);
  return isAdjective(stem) ? `${form}음` : nominal(stem);
}

function finishStem(body: string, form: string | undefined): string {
  const hedge = withoutHedge(body);
  if (hedge) return hedge;
  if (/고 싶$/.test(body)) return `${body}어 함`;
  const bothered = /^(.*)(?:듯하|듯싶)$/.exec(body)?.[1]?.trim();
  if (bothered && lastFinal(bothered) === 'ㄴ') {
    const stem = adnominalStem(bothered);
    if (stem) return isAdjective(stem) ? `${stem}다고 생각함` : nominal(stem);
  }
  if (form && isAdjective(body)) return `${form}음`;
  return nominal(body);
}

/** The sentence, whose last predicate is known, with its record ending and without the final mark. */
export function finish(predicate: Predicate): string {
  switch (predicate.kind) {
    case 'nominal':
      return predicate.body;
    case 'will':
      return willing(predicate.body);
    case 'thing':
      return planned(predicate.body);
    case 'copula': {
      const { body, past } = predicate;
      if (!past) return `${body}임`;
      return lastFinal(body) === '' ? `${body}였음` : `${body}이었음`;
    }
    case 'stem':
      return finishStem(predicate.body, predicate.form);
  }
}

/** A fragment that ends in no predicate: a doing noun takes 함, other nouns 임 when the sentence has a topic. */
export function finishFragment(text: string): { text: string; review?: string } {
  const because = /^(.*) ?때문에$/.exec(text);
  if (because) return { text: `${because[1]} 때문임`.replace(/\s+/g, ' ') };
  const purpose = /^(.*)(?:기 위해서?|기 위하여)$/.exec(text);
  if (purpose) return { text: `${purpose[1]}기 위함임` };
  if (DOING.test(text)) return { text: `${text}함` };
  const noun =
    /[가-힣A-Za-z0-9)%\ue000-\uf8ff]$/.test(text) &&
    !/(?:[을를은는이가에의와과로도고서며면]|에서|에게|부터|까지|보다|처럼)$/.test(text);
  if (noun && /[은는]\s/.test(text)) return { text: `${text}임` };
  return { text: noun ? `${text}임` : text, review: '서술어를 찾지 못해 문장을 다듬어야 합니다.' };
}
