import { decompose, endingIn, withFinal } from '../../../hangul.ts';
import { declarative, isAdjective, isKnownStem, openStem } from '../../../style/words/stems.ts';
import { DOING_IN_EUM } from '../findings.ts';
import { LACKING } from '../as-asked/looking-back.ts';
import type { Telling } from '../retell.ts';

const PRESENT = /(?:다|요)[.!\s]*$/;
/** 남앗다, 햇습니다: misspelt, and past all the same. */
const S = endingIn('ㅅ').replace('낫', '');
const PAST = new RegExp(
  `[${endingIn('ㅆ').replace(/[있겠]/g, '')}${S}](?: ?습니다|다|어요|음|는데요?|어|거든요|고요|지만)?[.!~ㅋㅎㅠ\\s]*$`,
);
const OPINION =
  /(?:정함|떠올|제안|소개|추천|주장|질문|비교|조사|정리|생각|느낌|예상|판단|의문|싶|노력|다짐|계획|바람|궁금|희망|고자|이해|설명|확인|파악|려고|알게|배움|깨달|배우|맡|해결)[가-힣 ]*\.$/;

/** Whether one of the first words is a topic (물은, 물 분자는), no form of a verb (터지는). */
function namesItsTopic(text: string): boolean {
  return text
    .split(' ')
    .slice(0, 7)
    .some((word) => {
      const base = /^(.+)(?:은|는|이|가)$/.exec(word)?.[1];
      if (!base || /(?:에|에서|로|때|고|지|면|기|처음|이번|다음|오늘|지금|요즘|이제|평소)$/.test(base))
        return false;
      // With an object the subject may be the student: only a topic tells that it is not.
      if (/[이가]$/.test(word)) return !/[가-힣][을를] /.test(text);
      return (
        !isKnownStem(openStem(base)) && !/(?:하|되|있|없|시키|지|치|르|리|이|기|가|오|보|주)$/.test(base)
      );
    });
}

export const isPast = (raw: string) => PAST.test(raw);
/** Said in the present, as one talks: 좋아요, 걱정이에요. */
export const isTalk = (raw: string) =>
  /요[.!~ㅋㅎㅠ\s]*$/.test(raw) && !PAST.test(raw) && !/더라|다행/.test(raw);

/** Asks for what is so and why: what answers it is an account of the matter. */
const EXPLAINS =
  /설명(?!해 ?주|하세요|하시오|하십)|원리|개념|근거|주장|입장|해석|의미|특징|상징|작동|정의|이론|(?:까닭|이유)(?!.*(?:고른|고르|골랐|선택|정한|정했|참여|지원))/;
export const asksToExplain = (question: string | null) => question !== null && EXPLAINS.test(question);

const ASKS_FOR_LESSON = /알게|배운|배웠|이해|깨달|새로 안|새롭게|달라진|바뀐|바뀌|틀렸/;
/** 물이 있어야 녹슨다: under what it comes about. */
const CONDITION = /(?:[아어여해]야|[가-힣]수록) /;

/** 할머니는 세 번 외치다가 끈다, 집에서 기르는 고양이는: of somebody at home, and no truth. */
export const OF_A_PERSON =
  /(?:^|[ ])(?:할머니|할아버지|어머니|아버지|엄마|아빠|부모|형|오빠|누나|언니|동생|이모|삼촌|사촌|가족)[은는이가] |집에서 기르는/;

/** What the sentence says is true (물이 휜다는), or null where it says nothing general. */
export function truthIn(text: string, raw: string): string | null {
  if (!PRESENT.test(raw) || PAST.test(raw) || OPINION.test(text) || !endsAlike(text, raw)) return null;
  // 비판부터 했던 것 같다: what was, however it is put. 뜻이 있었던 것은 아님: nothing that is so.
  if (/(?:것|거) ?같/.test(raw) || /아님\.$/.test(text)) return null;
  if (OF_A_PERSON.test(text)) return null;
  if ((!namesItsTopic(text) && !CONDITION.test(text)) || /자신|친구|모둠|스스로|[다라자]고 /.test(text))
    return null;
  const stem = text.slice(0, -1);
  const last = decompose(stem.at(-1));
  if (!last) return null;
  if (/지 않음$/.test(stem)) return isAdjective(stem.slice(0, -4)) ? null : `${stem.slice(0, -1)}는다는`;
  if (stem.endsWith('음')) return DOING_IN_EUM.test(text) ? `${stem.slice(0, -1)}는다는` : null;
  if (!/[ㅁㄻ]/.test(last.final) || stem.endsWith('임')) return null;
  // 말이 소중하다, 시간이 빠르다.
  const open = withFinal(stem, last.final === 'ㄻ' ? 'ㄹ' : '');
  if (isAdjective(open)) return `${declarative(open)}는`;
  return `${withFinal(stem, 'ㄴ')}다는`;
}

/** 선택하기 때문이다, told as 선택함: the sentence ends in a word of ours. */
function endsAlike(text: string, raw: string): boolean {
  const last = decompose(text.slice(0, -1).split(' ').at(-1)?.[0]);
  return raw
    .trim()
    .split(/\s+/)
    .slice(-3)
    .some((word) => {
      const first = decompose(word[0]);
      return first !== null && first.initial === last?.initial && first.vowel === last.vowel;
    });
}

/**
 * A general truth in the present, told as what was done with it where the question asks for that: explained, understood,
 * what moved the student. Null where nothing is asked, and it stands as it is.
 */
export function explained(
  text: string,
  { raw, intent, question }: Pick<Telling, 'raw' | 'intent' | 'question'>,
): string | null {
  const truth = truthIn(text, raw);
  if (truth === null) return null;
  if (intent === '배운 점') return ASKS_FOR_LESSON.test(question ?? '') ? `${truth} 점을 이해함.` : null;
  if (question === null) return null;
  if (intent === '동기') return `${truth} 점에 주목함.`;
  return asksToExplain(question) ? `${truth} 점을 설명함.` : null;
}

/** 3세트에 가면 발이 안 움직여요: asked for what is lacking, it is no truth that was explained. */
export function weaknessIn(
  text: string,
  { raw, question }: Pick<Telling, 'raw' | 'question'>,
): string | null {
  const weak = LACKING.test(question ?? '')
    ? /^(.+지 않)는다는$/.exec(truthIn(text, raw) ?? '')?.[1]
    : undefined;
  return weak ? `${weak}는 점을 스스로 부족한 점으로 돌아봄.` : null;
}
