import { lastFinal, withFinal } from '../../hangul.ts';
import { isAdjective, isKnownStem, knownTail, lastWord, openStem } from '../words/stems.ts';

/** What sounds like a command told on and is a noun, a colour or a wish. */
const NOT_TOLD =
  /(?:노래|파래|빨래|모래|고래|미래|장래|나래|그래|이래|저래|아래|거래|유래|본래|원래|퍼래|누래|바래|오래|도래)$/;

/** 발표만 하래 → 하라고, 적어 오래 → 오라고: what somebody said to do, or null. */
function command(form: string): string | null {
  const word = lastWord(form);
  if (word === '말') return '말라고';
  // 가르쳐 달래요.
  if (word === '달' && /[아어여려와워쳐켜겨해줘춰] 달$/.test(form)) return `${form}라고`;
  // 만들래, 갈래: what one wants.
  if (NOT_TOLD.test(`${word}래`) || lastFinal(form) === 'ㄹ') return null;
  const stem = openStem(form);
  return isKnownStem(lastWord(stem)) && !isAdjective(stem) ? `${form}라고` : null;
}

/** 빼재 → 빼자고. */
function proposal(form: string): string | null {
  return isKnownStem(lastWord(form)) && lastFinal(form) !== 'ㄹ' ? `${form}자고` : null;
}

/** 일했대 → 일했다고, 끓는대 → 끓는다고, 무겁대 → 무겁다고. */
export function hearsay(form: string, adjectives: boolean): string | null {
  const final = lastFinal(form);
  if (final === 'ㅆ' || (/[가-힣]는$/.test(form) && isKnownStem(lastWord(form.slice(0, -1)))))
    return `${form}다고`;
  // 소곤대서: no 고다.
  const present = final === 'ㄴ' ? lastWord(openStem(withFinal(form, ''))) : '';
  const tail = knownTail(present);
  if (tail && (tail === present || tail.length > 1 || /[하되지]$/.test(tail))) return `${form}다고`;
  // 안 하신대요, 읽으신대요: told of somebody with respect.
  const honoured = /^(.*[가-힣])신$/.exec(form)?.[1] ?? '';
  if (honoured.endsWith('으') && isKnownStem(lastWord(honoured.slice(0, -1))))
    return `${honoured.slice(0, -1)}는다고`;
  if (lastFinal(honoured) === '' && knownTail(lastWord(honoured)) && !isAdjective(honoured))
    return `${withFinal(honoured, 'ㄴ')}다고`;
  // 미안하대, 좋대; 시대 and 세대 are none.
  const plain =
    /(?:[가-힣]하|[좋많없있싫같높넓])$/.test(form) ||
    (isKnownStem(lastWord(form)) && lastWord(form).length > 1);
  return isAdjective(form) && (plain || (adjectives && knownTail(lastWord(form)) === lastWord(form)))
    ? `${form}다고`
    : null;
}

const LEADS: Record<string, (form: string) => string | null> = {
  래: command,
  재: proposal,
  냬: (form) => `${form}냐고`,
  대: (form) => hearsay(form, true),
};

/** 하래요, 했대, 빼재요 at the end of the sentence → … 고 했다; null where nothing was told on. */
export function toldOn(text: string): string | null {
  const [, form = '', mark = '', ending] = /^(.*[가-힣])([래재냬대])(요|서요?)?$/.exec(text) ?? [];
  if (!form) return null;
  const lead = mark === '대' ? hearsay(form, ending?.startsWith('요') ?? false) : LEADS[mark]?.(form);
  return lead ? `${lead} 했다` : null;
}

/** 빼재서 빼고, 바뀌냬서, 하래서, 좋았대서: contracted within the sentence → 빼자고 해서. */
export function toldInFull(text: string): string {
  if (!/[래재냬대]서/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]+)([래재냬대])서(?=[\s,])/g,
    (whole, form: string, mark: string) => {
      const lead = LEADS[mark]?.(form);
      return lead ? `${lead} 해서` : whole;
    },
  );
}
