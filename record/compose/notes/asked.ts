import { endingIn, lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { adnominal, adnominalStem, isAdjective } from '../../style/words/stems.ts';
import type { Intent } from '../../types.ts';
import { stemOf } from './step-stem.ts';

/** 각도 크면 식이 안 맞음 → 왜? */
const WHY = /^(.{5,60}?)[.,]? ?(?:→|->|=>|⇒)? ?왜(?: 그럴까| 그런지|일까|지)?\?*$/;

/** 수면 시간이랑 지각 횟수 관계 있나. */
const RELATED =
  /^(.{2,30}(?:이랑|랑|와|과|하고) .{1,20}?)(?: 사이)?(?:의|이|가)? ?(?:관계|상관|관련)(?:이|가)? ?있(?:나|을까|는지|는가)\?*$/;

/** 기록이 안 느는 이유. */
const REASON_OF = /[은는] (?:이유|까닭|원인|원리|방법)$/;
const OPEN = new RegExp(`^.{6,60}(?:[${endingIn('ㄹ')}]|[가-힣](?:는|은|인))지$`);
const present = (stem: string) => `${lastFinal(stem) === 'ㄹ' ? withFinal(stem, '') : stem}는`;

/** A question noted by its bare words as what the student wondered; null where the note asks nothing. */
export function asked(note: string, intent: Intent | null): string | null {
  const reasoned = note.replace(/(?<=이유|까닭|원인|원리|방법)(?:이|가)? ?궁금(?:함|했음)?$/, '');
  if ((intent === '동기' || reasoned !== note) && REASON_OF.test(reasoned))
    return `${withParticle(reasoned, '이/가')} 궁금했다`;
  const open = /^((?!.*뭐).{4,60}[는은을인던될할]지)(?:가|도)? 궁금$/.exec(note)?.[1];
  if (open) return `${open} 궁금했다`;
  // 앞으로 태풍이 몇 개나 올지: an open question looks ahead.
  if (intent === '확장·진로' && OPEN.test(note)) return `${note} 알아보고 싶다`;
  const why = WHY.exec(note)?.[1];
  const reason = why ? stemOf(why) : null;
  if (reason) return `${isAdjective(reason) ? adnominal(reason) : present(reason)} 이유가 궁금했다`;
  const wondered = /^(.{6,60})가\?+$/.exec(note)?.[1];
  if (wondered && lastFinal(wondered) === 'ㄴ' && isAdjective(adnominalStem(wondered) ?? ''))
    return `${wondered}지 궁금했다`;
  const related = RELATED.exec(note)?.[1];
  return related ? `${withParticle(related, '이/가')} 관계가 있는지 궁금했다` : null;
}
