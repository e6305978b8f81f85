import { BEFORE_NAME, fit } from './name-words.ts';

/** Stand-ins while a sentence is being put right: the first person named in it, the second, and any further one. */
export const SOMEBODY = ['\uE000', '\uE001', '\uE002'] as const;
const ANYBODY = `[${SOMEBODY.join('')}]`;
const SEVERAL = new RegExp(`(?:${ANYBODY}(?:와|,|·|\\s)\\s*)+${ANYBODY}`, 'gu');
const APPOSED = new RegExp(`(${BEFORE_NAME})(?:인|,)?\\s?${ANYBODY}(들)?(은|이|을|와|로)?`, 'gu');
const SINGLE = new RegExp(`(${ANYBODY})(들)?(은|이|을|와|로)?`, 'gu');

/** 채아 말을 듣고: of hers. */
const THEIRS = new RegExp(
  `(${ANYBODY})(?= (?:말|의견|설명|생각|제안|조언|발표|글|그림|이야기|질문)(?:을|를|대로|처럼|에|과|와) )`,
  'gu',
);
/** 저희 팀 하람이가: of the group, whoever it is. */
const TEAM = new RegExp(`(?<![가-힣])(?:저희|우리|같은) ?(?:팀|모둠|조)(?:의)? (?=${ANYBODY})`, 'gu');

/** A sentence with its stand-ins told as the one friend, the other and so on; `word` is 친구 or 모둠원. */
export function spelledOut(marked: string, word: string): string {
  const [first, ...others] = SOMEBODY;
  return (
    marked
      .replace(TEAM, '')
      .replace(THEIRS, '$1의')
      .replace(SEVERAL, `${first}들`)
      .replace(APPOSED, (_, noun: string, many = '', particle = '') => fit(noun + many, particle))
      .replace(SINGLE, (_, mark: string, many = '', particle = '') => {
        const which = ['', '다른 ', '또 다른 '][(others as readonly string[]).indexOf(mark) + 1] ?? '';
        return which + fit(word + many, particle);
      })
      // 나 수지 민재가 나눠서: with them.
      .replace(/(?<![가-힣])(?:나|저),? ((?:친구|모둠원)들)이 /g, '$1과 ')
      // 저랑 다인이랑 은찬이랑 했고.
      .replace(
        /(?<![가-힣])(?:나|저)(?:와|랑|하고) ((?:친구|모둠원)들?[과와]) (?:(?:함께|같이) )?(?=하[고며여]|했|함)/g,
        '$1 함께 ',
      )
      .replace(/^[\s:,\-·]+/, '')
      .replace(/(친구|모둠원) (친구|모둠원)(?=[가는와를의에들])/g, '$2')
  );
}
