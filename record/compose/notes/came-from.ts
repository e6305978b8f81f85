import { lastFinal, withFinal } from '../../hangul.ts';
import { adnominal, isAdjective, isSoundStem, lastWord, pastStem } from '../../style/words/stems.ts';
import { stemOf } from './step-stem.ts';

/** An arrow that points back: behind it stands what made it so, and no next step. */

/** 펌프 켤 때마다 꺼짐 → 전원 같이 써서 그럼: what made it so, and no way out. */
const CAME_FROM =
  /^([^→]+?) ?(?:→|⇒|->|=>) ?([^→]*[가-힣])서 (?:그럼|그랬음|그런 ?거(?:임|였음)?|그렇게 [됨된].*)$/;
/** 뜨거운데 어두움 -> 작아서: the same, its reason left hanging. */
const BECAUSE =
  /^([^→]+? )((?:[안못] )?[^ →]+?) ?(?:→|⇒|->|=>) ?([^→]*[아어여해려져와워라]서)(?:임|요|이다)?$/;
export function cameFrom(note: string, subjected: (stem: string) => string): string | null {
  const [, before = '', result = '', reason = ''] = BECAUSE.exec(note) ?? [];
  if (reason !== '' && stemOf(result) !== null) return `${before}${reason} ${result}`;
  const [, befell = '', ground = ''] = CAME_FROM.exec(note) ?? [];
  const stem = ground === '' ? null : stemOf(befell.replace(/[.,\s!~^;ㄱ-ㅎㅏ-ㅣ]+$/, ''));
  const cause = pastStem(withFinal(ground, 'ㅆ'));
  if (stem === null || isAdjective(stem) || lastFinal(ground) !== '' || !isSoundStem(lastWord(cause)))
    return null;
  const was = subjected(stem);
  return `${adnominal(was)} 것은 ${adnominal(cause)} 것이 원인임을 파악했다`;
}
