import { endsInPredicate } from './grammar/predicates.ts';
import { withoutBehind } from './point-end.ts';
import { withoutThoughts } from './thoughts.ts';

/** What stands around a point for the teacher's own eye: 근데, 답장:, 얘가, 본인이, (수행 12/20), O, ↑. */

/** 근데, 오늘은: how it goes on for the teacher. */
const TURNS =
  /^(?:(?:[가-힣]+[한은는] (?:애|아이|학생)(?:인데|지만|라서|이지만)|근데|그런데|그래도|그리고|대신|오늘은?|이번엔|이번에는?|글고|but) )+/;
/** 질문 多 : 왜 …냐, 답장: …. */
const LABEL =
  /^(?:질문(?: ?多)?|답장|비고|관찰|강점|장점|잘한 ?점|[가-힣]{1,4}(?:팀|조|차시|주차)|발표|협력|태도|탐구|활동|실험|토론|[가-힣 ]{2,12}(?:탐색|조사|실험|토론|발표|활동|탐구|체험)) ?[:：] ?(?=[^:：,]* [^:：,]*$)/;
/** 소감문: …: where it stands. */
const STANDS_IN =
  /^((?:소감|감상|입장|제안|보고|건의)[문서]|일지|활동지|발표|질의응답) ?[:：] ?(?=\S+ [가-힣]+$|'[^']*' [가-힣]+$)/;
/** (두려움→연민): what the teacher spelled out in signs. */
const SIGNED_ASIDE = / ?\([^()]*(?:→|->|=|↔|≠)[^()]*\)/g;
/** 말투 장난스러우나 핵심 잘 잡음: what is weighed against what is well. */
const WEAK_FRONT =
  /^(?:평소 ?(?:에는?|엔)? ?)?(?:말투|말수|목소리|글씨|태도)(?:는|은|가|이)? ?[가-힣]{1,6}(?:으나|지만|은데|는데|나) (?=\S+ )/;
/** 얘가: the student whose note it is. */
const WHO = /(?<![가-힣])(?:얘|쟤|이 ?(?:학생|친구))(?:가|이|는|은) |^본인(?:이|은) (?=[^ ]+ [^ ]+)/g;
/** 파울 콜 본인이 먼저 인정. */
const SELF = /(?<=^|[가-힣\d'’"”)] )본인이 (?=(?:스스로|직접|먼저|혼자) )/g;
/** (수행 12/20). */
const GRADED = / ?\([^()]*(?:수행 ?(?:평가)? ?\d|\d ?점|등급|\d ?\/ ?\d)[^()]*\) ?/g;
/** 키홀 유지 O, 구역 이해 OK: done. */
const TICKED = /(?<=[가-힣]) (?:[OㅇoＯ○◎]|OK|ok)$/;
/** 스스로 고침↑↑: praise behind what was done. */
const RAISED = /(?<=[가-힣])[↑⬆]+$/;

/** A point without what its teacher wrote around it. */
export function barePoint(written: string): string {
  const bare = withoutThoughts(
    withoutBehind(written)
      .replace(/^\([^()]{1,10}\) /, '')
      .replace(TURNS, '')
      .replace(WEAK_FRONT, '')
      .replace(STANDS_IN, '$1에서 ')
      .replace(LABEL, '')
      .replace(SIGNED_ASIDE, '')
      .replace(WHO, '')
      .replace(SELF, '')
      .replace(GRADED, ' ')
      .replace(TICKED, ''),
  );
  const plain = bare.replace(RAISED, '');
  return plain !== bare && endsInPredicate(plain) ? plain : bare;
}
