import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/words/nouns.ts';
import { outsideQuotes } from '../../quoted.ts';
import { ENDED } from '../joined.ts';
import { askedOf } from './asked-of.ts';
import { barePoint } from './bare-point.ts';
import { figured } from './figured.ts';
import { headTold, isWhole } from './grammar/head-told.ts';
import { endsInPredicate } from './grammar/predicates.ts';
import { innerTold } from './grammar/inner-clauses.ts';
import { withOutcome } from './outcomes.ts';
import { withWayOut } from './overcome.ts';
import { partHeld } from './part-held.ts';
import { praised } from './praise.ts';
import { spaced } from './spaced.ts';
import { onlyOne, withEnd } from './spoken-end.ts';
import { withoutThoughts } from './thoughts.ts';

/** 차이 원인=정보부족이라 씀. */
const EQUATED = /^([^=]{2,20}[가-힣]) ?= ?([^=]+?)(?:이?라고?) (?=[가-힣]+$)/;

/** 아이디어 좋다: no sentence, whatever its end. */
const CURT = /^.{1,14}다[.!\s]*$/;
/** '껍데기'=허위의식으로 읽음. */
const READ_AS = /^([^=]{1,14}) ?= ?(?=[^=]+(?:으로|로) [가-힣]+$)/;
/** 본인 경험↔수습 조항 연결: one with the other. */
const BOTH_WAYS = /^([^↔]{2,20}) ?↔ ?([^↔]{2,24}) (?=(?:연결|비교|대조|연관)(?:함|했음)?$)/;
/** 로테이션 제안함 → 채택. */
const ADOPTED =
  /^(.*[가-힣] (?:제안|건의|발의|요청))(?:함|했음)? ?(?:→|⇒|->|=>) ?(?:채택|통과|수용|반영)(?:됨|함)?$/;
/** 처음엔 인터뷰 회피, 2학기엔 스스로 질문함. */
const BECAME =
  /^((?:처음|초반|1학기|학기 ?초)[^,]*?)([가-힣]{2,4}), (?=(?:나중|후반|2학기|이후|점차|점점|지금|갈수록|학기 ?말|마지막))/;
/** 영상 보고 사과: seen, and no report. */
const LOOKED_AT =
  /(?<![가-힣])(위치|모습|상태|색|바람|움직임|영상|사진|답장|답|댓글|피드백|설명|이론|예시|시간표|공지|신호|거울|시험지|원고|기사|책|글|그림|악보|대본|메모|화면|지도|설명서|교과서|노트|칠판|표|그래프|시범|동작|답안) 보고 (?=[가-힣])(?!작성|제출|완성)/g;
/** 클래딩=공기 비유. */
const LIKENED = /^([^= ]{1,12}) ?= ?([^= ]{1,12}) 비유 ?(스스로 )?(?:함)?$/;
/** 인사 먼저 하는 문화 – 수업 후 질문. */
const ASKED_OF =
  /^([^–—-]{4,30}[가-힣]) [-–—] ((?:수업|발표|실험|활동|강연) ?(?:후|뒤|중)(?:에)?|쉬는 ?시간(?:에)?) (질문|설명|발표)(?:함|했음)?$/;
/** 체육관/복도/교실 3곳. */
const ROW = /(?<=^|[ ,])([가-힣]+(?:\/[가-힣]+)+)(?= )/g;
/** 원작 재해석(긴 호흡 = 친족 관계): what became what. */
const BECAME_SO = /^([^()]+) (재해석|해석|비유|표현|환산|대체)(?:함)?\(([^=()]+?) ?= ?([^=()]+)\)$/;
/** 삐치지 않고 함: what was done, nobody says. */
const UNSAID = /않고 함$/;

/** 관찰 실패, 염색 시간 연장 후 성공. */
const FAILED_FIRST = /^([^,]*[가-힣]) 실패(?:함|했음)?, ?(?=.*(?:성공|완성)(?:함|했음)?$)/;
/** 희망 진로 식품 개발: what the student wants to become. */
const WISHED =
  /^(?:희망 ?(?:진로|직업|학과|전공)|장래 ?희망|진로 ?희망)(?:은|는|:)? (?!관련|탐색|조사|계획|분야 )[^ ]+ (?:개발|연구|제작|설계|기획|디자인|경영|운영|관리|교육|상담|정책|분석)$/;

/** A note with its signs read, its spaces put in and the end that it leaves out. */
const readable = (note: string): string =>
  withEnd(
    spaced(
      withWayOut(note)
        .replace(LOOKED_AT, (_, what: string) => `${withParticle(what, '을/를')} 보고 `)
        .replace(/(?<= )주담당$/, '주로 담당')
        .replace(
          LIKENED,
          (_, what: string, as: string, self = '') => `${withParticle(what, '을/를')} ${as}에 ${self}비유함`,
        )
        .replace(
          BOTH_WAYS,
          (_, one: string, two: string) =>
            `${withParticle(one.replace(/^본인/, '자신의'), '을/를')} ${withParticle(two, '과/와')} `,
        )
        .replace(ASKED_OF, '$1에 대해 $2 $3함')
        .replace(BECAME, (whole, before: string, doing: string) =>
          isDoingNoun(doing)
            ? `${(headTold(`${before}${doing}함`) ?? `${before}${doing}함`).replace(/함$/, '하였으나')} `
            : whole,
        )
        .replace(FAILED_FIRST, '$1에 실패하였으나 ')
        // 뒷정리 끝까지 남음: who stayed to help.
        .replace(
          /^(뒷정리|정리정돈|청소|정리)(?:에|를|까지)? ?끝까지 남(?:음|아서 함|아 함)$/,
          '끝까지 남아 $1를 함',
        )
        // 비율을 적어 와서 도움.
        .replace(/(?<=[서며고] )도움$/, '도움을 줌')
        .replace(/(?<=[가-힣]기) 한 ?번도 (?:안 빠짐|빠지지 않음)$/, '에 한 번도 빠지지 않음')
        .replace(ADOPTED, '$1하여 채택됨')
        .replace(READ_AS, (_, what: string) => `${withParticle(what, '을/를')} `)
        .replace(ROW, (row) => row.replaceAll('/', ', '))
        .replace(EQUATED, (_, what: string, is: string) => `${withParticle(what, '을/를')} ${is}이라고 `),
    ),
  );

/**
 * One point of a teacher's note as a sentence: 거래기록 엑셀 정리 → 거래기록을 엑셀로 정리함. A whole sentence comes back as it is;
 * null where the point tells nothing that can be put into words surely.
 */
export function pointTold(written: string): string | null {
  if (ENDED.test(written) && !CURT.test(written)) return withoutThoughts(written);
  const became = BECAME_SO.exec(written.trim());
  if (became) {
    const [, of = '', how = '', what = '', as = ''] = became;
    return `${of}의 ${withParticle(what, '을/를')} ${withParticle(as, '으로/로')} ${how}함.`;
  }
  const bare = barePoint(written);
  const whole = partHeld(bare) ?? figured(bare) ?? askedOf(bare) ?? onlyOne(bare);
  if (whole !== null) return `${whole}.`;
  if (UNSAID.test(bare) || WISHED.test(bare)) return null;
  // What a teacher noted beside it (반 최고) is no part of the sentence.
  if (isWhole(bare)) return bare === written.replace(/[.\s]+$/, '') ? written : `${bare}.`;
  const outcome = withOutcome(bare, (doing) => headTold(outsideQuotes(doing, readable)));
  if (outcome !== null) return outcome === '' ? null : `${outcome}.`;
  const read = outsideQuotes(bare, readable);
  const point = praised(read) ?? read;
  const told = headTold(point);
  // 무너진 것 복구: a thing without its particle.
  if (told === null || / (?:거|것) (?=[가-힣])/.test(told ?? '')) return null;
  if (told !== undefined) return `${told}.`;
  if (ENDED.test(written)) return `${innerTold(point)}.`;
  return endsInPredicate(point) ? `${innerTold(point)}.` : null;
}
