/** Sentences that are no account of the lesson: requests, instructions, claims that only a teacher can make. */

import { withoutQuotations } from '../quoted.ts';
import { tellsAModel } from '../to-a-writer/instructions.ts';
import { FRAGMENT } from '../fitness/reasons.ts';
import { LOOSE_NOTE } from './loose-notes.ts';
import { PRAISED_AS } from './praise.ts';

const NO_ANSWER = '답이 없는 문장입니다.';
const INSTRUCTION = '학생의 활동 내용이 아니라 지시문이어서 제외했습니다.';

interface Refusal {
  pattern: RegExp;
  reason: string;
  /** Where the pattern holds; both when absent. */
  only?: 'answer' | 'observation';
  /** Quotations are part of the match: an instruction hidden in quotation marks is one. */
  quoted?: boolean;
}

const REFUSALS: readonly Refusal[] = [
  {
    pattern:
      /세특|생기부|생활기록부|학생부(?!실|장|장님|선생님| 선생님)|기록부|세부\s*능력|종합\s*의견|특기\s*사항|행특/,
    reason: '기록 자체를 언급한 문장이어서 제외했습니다.',
    quoted: true,
  },
  {
    pattern:
      /(?:이|위|아래|제|내)\s*(?:글|내용|답변|문장|문구|답)(?:을|를|은|는|도|대로)?.{0,30}(?:써|적어|넣어|작성해|기록해|반영해|포함해|평가해|꾸며)\s*(?:주세요|주십시오|주시|줘|달라|주길|주면)|(?:점수|만점|등급|평가)(?:을|를|는|도)?\s*(?:좀\s*)?(?:잘|높게|좋게|후하게)?\s*(?:주세요|주십시오|줘|부탁)/,
    reason: '교사에게 하는 부탁이어서 제외했습니다.',
    quoted: true,
  },
  {
    pattern:
      /(?:주세요|주십시오|주셔요|주시면 (?:감사|좋)[가-힣]*|부탁\s*(?:드려요|드립니다|드려용|해요|합니다)|바랍니다|바래요|하세요|하십시오|해\s*줘요?|하시오|해라|하라|하지 마세요|마십시오|(?:조금|좀|한 ?번|잘|예쁘게|너그럽게)만? ?봐 ?줘요?)\s*[.!~♥♡ㅠㅜ^]*$/,
    reason: '교사에게 하는 부탁이어서 제외했습니다.',
    only: 'answer',
  },
  {
    pattern:
      /^(?!.*[함됨임음] )(?:.{0,24})(?:고 ?싶은|[려웠]던|어려운|힘든|궁금한|아쉬운|부족한|느낀|배운|협력한|기억나는|인상 ?깊은) ?(?:거|것|건|게|점|일|적|내용|부분)(?:는|은|이|도)? ?(?:딱히 |별로 |아직 |특별히 |전혀 |하나도 )?(?:없[다었음어습는]|모르겠)[가-힣]*[.!~ㅋㅎㅠ\s]*$/,
    reason: NO_ANSWER,
    only: 'answer',
  },
  {
    pattern:
      /^(?:나머지|남은) \d+점[은을]|^\d+(?:\.\d+)?점[은을] [^.]*(?:뺐|뺌|깎|감점|주지 (?:않|못))|^(?:나|저|자신|스스로)(?:에게|한테|는|을) (?:\d+점 만점에 )?\d+(?:\.\d)?점|^\d+점 만점에 \d+(?:\.\d)?점[.\s]*$/,
    reason: '스스로 매긴 점수를 적은 문장이어서 제외했습니다.',
    only: 'answer',
  },
  { pattern: /(?:질문|문항|물음)[^.]{0,10}(?:답|대답)하지 ?않/, reason: NO_ANSWER, only: 'answer' },
  {
    pattern:
      /^(?:이|위|해당|본|상기)\s*학생(?:은|이|의|에게)|^학생(?:은|이)\s[^.]*(?:보임|뛰어남|드러남|돋보임|발휘함|갖춤|높음|우수함|탁월함)\s*[.!]*$|학생(?:임|이다|입니다)\s*[.!]*$|(?:우수|탁월|뛰어|완벽|훌륭)[가-힣]*\s*(?:인재|학생|리더)/,
    reason: '학생이 스스로를 평가한 문장이라 관찰 근거가 없어 제외했습니다.',
    only: 'answer',
  },
  {
    pattern: PRAISED_AS,
    reason: '학생이 스스로를 평가한 문장이라 관찰 근거가 없어 제외했습니다.',
    only: 'answer',
  },
  {
    pattern:
      /(?:뛰어났|뛰어나|뛰어남|탁월|우수했|우수하|우수함|훌륭했|훌륭하다|훌륭함|완벽했|완벽하다|완벽함|돋보였|돋보임|(?<!\d[^ .]{0,6}[이가] |때가 )(?:최고였|최고다))[가-힣]*\s*[.!~]*$/,
    reason: '학생이 스스로를 평가한 문장이라 관찰 근거가 없어 제외했습니다.',
    only: 'answer',
  },
  {
    pattern: /01[016-9][-\s.]?\d{3,4}[-\s.]?\d{4}|[\w.+-]+@[\w-]+\.[\w.]+|\d{6}-[1-4]\d{6}|https?:\/\//,
    reason: '연락처나 주소처럼 기록할 수 없는 정보가 들어 있어 제외했습니다.',
    quoted: true,
  },
  {
    pattern:
      /(?:안녕하세요|감사합니다|고맙습니다|죄송합니다|수고하셨습니다|사랑해요|사랑합니다)\s*[.!~♥♡^]*$/,
    reason: '인사말이어서 제외했습니다.',
    only: 'answer',
  },
  {
    pattern:
      /^(?:저는|나는|제 이름은|이름은|이름:|학번:?)\s*(?:\d학년(?! ?(?:[가-힣]+과|과|아이|학생|동생|후배|친구)[ 와과])|[가-힣]{2,4}(?:이고|이며)?\s*(?:입니다|이에요|예요|라고 합니다))/,
    reason: '자기소개여서 제외했습니다.',
    only: 'answer',
  },
  {
    pattern:
      /^(?:이것|그것|이게|그게)(?:이|은)? ?(?:바로 )?(?:내가|제가|우리가|저희가|나의|저의|내|제) ?(?:(?:직접 )?(?:만든|세운|정한|고른|뽑은|생각한) )?(?:탐구 )?(?:질문|주제|가설|목표|결론)(?:이다|입니다|이었다|이었습니다|이에요|였다|였습니다|예요)[.!]*$/,
    reason: '앞 문장을 가리키기만 하는 문장이어서 제외했습니다.',
    only: 'answer',
  },
];

/** 특히 가사 있는 노래: it goes on with the sentence before, and tells nothing alone. */
const OF_THE_LAST =
  /^(?:특히|그중에서도|예를 들어|예를 들면) [가-힣 ]{2,20}(?<![다요죠까서고지네음함됨임움옴짐남감김림침줌봄씀듦앎])[.\s]*$/;

/** 이었는데 1주가 밀려서: a copula at the head of a line; what it was of stands in a line before. */
const TORN = /^이[었였](?:는데|고|지만|으나|다|습니다|어요|음)(?=[ ,.])/;

/** Why a sentence is no material for a record (a Korean sentence), or null when it may go on. */
export function whyNotMaterial(sentence: string, kind: 'answer' | 'observation'): string | null {
  if ((sentence.startsWith('이었') || sentence.startsWith('이였')) && TORN.test(sentence)) return LOOSE_NOTE;
  if (kind === 'answer' && OF_THE_LAST.test(sentence)) return FRAGMENT;
  const unquoted = withoutQuotations(sentence);
  for (const { pattern, reason, only, quoted } of REFUSALS) {
    if (only && only !== kind) continue;
    if (pattern.test(quoted ? sentence : unquoted)) return reason;
  }
  // A teacher's notes are a teacher's.
  return kind === 'answer' && tellsAModel(sentence) ? INSTRUCTION : null;
}
