import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/nouns.ts';
import { outsideQuotes } from '../../quoted.ts';
import { ENDED } from '../joined.ts';
import { withRestoredParticles } from '../particles/restored-particles.ts';
import { sureParticles } from '../particles/sure-particles.ts';
import { withDoneTo } from './done-to.ts';
import { figured } from './figured.ts';
import { withWayOut } from './overcome.ts';
import { withDoingDone } from './noted-doing.ts';
import { partHeld } from './part-held.ts';
import { withoutBehind } from './point-end.ts';
import { praised } from './praise.ts';
import { spaced } from './spaced.ts';
import { withEnd } from './spoken-end.ts';

/** 차이 원인=정보부족이라 씀. */
const EQUATED = /^([^=]{2,20}[가-힣]) ?= ?([^=]+?)(?:이?라고?) (?=[가-힣]+$)/;

/** 아이디어 좋다: no sentence, whatever its end. */
const CURT = /^.{1,14}다[.!\s]*$/;
/** 친구 교대할 때: when it is the friend's turn. */
const OF_FRIEND =
  /(친구|짝|모둠원|조원)(들?)[을를] (?=(?:교대|발표|질문|대답|설명|등장|차례|말)(?:하|할|한|때))/g;
/** 근데, 오늘은: how it goes on for the teacher. */
const TURNS =
  /^(?:(?:[가-힣]+[한은는] (?:애|아이|학생)(?:인데|지만|라서|이지만)|근데|그런데|그래도|그리고|대신|오늘은?|이번엔|이번에는?|글고) )+/;
/** 질문 多 : 왜 …냐. */
const LABEL = /^질문(?: ?多)? ?[:：] ?/;
/** 얘가: the student whose note it is. */
const WHO = /(?<![가-힣])(?:얘|쟤|이 ?(?:학생|친구)|본인)(?:가|이|는|은) /g;
/** (수행 12/20). */
const GRADED = / ?\([^()]*(?:수행 ?(?:평가)? ?\d|\d ?점|등급|\d ?\/ ?\d)[^()]*\) ?/g;
/** '1분 전 복도 확인' 본인 제안. */
const OWN_IDEA = /^(.*[가-힣\d'’"”]) 본인 (제안|건의|발견|기획|고안|발의|착안)(?:함|했음)?$/;
/** Has particles: none is put in that is not sure. */
const MARKED = /[가-힣](?:을|를|은|에서|에게) /;
/** '껍데기'=허위의식으로 읽음. */
const READ_AS = /^([^=]{1,14}) ?= ?(?=[^=]+(?:으로|로) [가-힣]+$)/;
/** 로테이션 제안함 → 채택. */
const ADOPTED =
  /^(.*[가-힣] (?:제안|건의|발의|요청))(?:함|했음)? ?(?:→|⇒|->|=>) ?(?:채택|통과|수용|반영)(?:됨|함)?$/;
/** 각주구검 → 요즘 뉴스에 빗댐. */
const TURNED_TO = /^([^→ ]{2,10}) ?(?:→|⇒|->|=>) ?(?=[^ →]+(?: [^ →]+)?(?:으로|로|에) [^→]+$)/;
/** 처음엔 인터뷰 회피, 2학기엔 스스로 질문함. */
const BECAME =
  /^((?:처음|초반|1학기|학기 ?초)[^,]*?)([가-힣]{2,4}), (?=(?:나중|후반|2학기|이후|점차|점점|지금|갈수록|학기 ?말|마지막))/;
/** 23도 주장 강함, 백분율 계산 정확: how it is. */
const IS_SO =
  /(?<=^|[ ,])([가-힣]{2,}(?<![은는이가을를의에도서로]|매우|더욱|가장|아주|무척)) (강|뚜렷|분명|명확|정확|성실|꼼꼼|깔끔|참신|우수|탁월|다양|풍부|활발|독창적|구체적|논리적)(?:함|임)?$/;
/** 영상 보고 사과: seen, and no report. */
const LOOKED_AT =
  /(?<![가-힣])(위치|모습|상태|색|움직임|영상|사진|답장|답|댓글|피드백|설명|이론|예시|시간표|공지|신호|거울|시험지|실험|원고|자료|기사|책|글|그림|악보|대본|메모|화면|지도|설명서|교과서|노트|칠판|표|그래프|시범|동작|답안|결과) 보고 (?=[가-힣])(?!작성|제출|완성)/g;
/** 클래딩=공기 비유. */
const LIKENED = /^([^= ]{1,12}) ?= ?([^= ]{1,12}) 비유 ?(스스로 )?(?:함)?$/;
/** 사진·대화 구분 제안. */
const PROPOSED = /(?<= )([가-힣]{2,4}) (제안|건의|요청|주장)(?:함|했음)?$/;
/** 인사 먼저 하는 문화 – 수업 후 질문. */
const ASKED_OF =
  /^([^–—-]{4,30}[가-힣]) [-–—] ((?:수업|발표|실험|활동|강연) ?(?:후|뒤|중)(?:에)?|쉬는 ?시간(?:에)?) (질문|설명|발표)(?:함|했음)?$/;
/** 2인 교차 읽기 제안. */
const ACTIVITY =
  /(?<![가-힣])((?!자기|갑자기|여기|저기|거기)[가-힣]{1,4}기) (?=(?:제안|시도|연습|실천|건의|주장|권유|부탁)(?:함|했음)?$)/;
/** 체육관/복도/교실 3곳. */
const ROW = /(?<=^|[ ,])([가-힣]+(?:\/[가-힣]+)+)(?= )/g;

/** One point of a teacher's note as a sentence: 거래기록 엑셀 정리 → 거래기록을 엑셀로 정리. A whole sentence comes back as it is. */
export function pointTold(written: string): string {
  if (ENDED.test(written) && !CURT.test(written)) return written;
  const bare = withoutBehind(written)
    .replace(TURNS, '')
    .replace(LABEL, '')
    .replace(WHO, '')
    .replace(GRADED, ' ')
    .replace(OWN_IDEA, (_, what: string, put: string) => `${withParticle(what, '을/를')} 스스로 ${put}`);
  const whole = partHeld(bare) ?? figured(bare);
  if (whole !== null) return `${whole}.`;
  const told = outsideQuotes(bare, (note) => {
    const ended = withEnd(
      spaced(
        withWayOut(note)
          .replace(
            IS_SO,
            (_, what: string, how: string) =>
              `${withParticle(what, '이/가')} ${how}${how.endsWith('적') ? '임' : '함'}`,
          )
          .replace(/(?<=[가-힣] )결과 승복(?:함)?$/, '결과에 승복함')
          .replace(/(?<= )주담당$/, '주로 담당')
          .replace(LOOKED_AT, (_, what: string) => `${withParticle(what, '을/를')} 보고 `)
          .replace(
            LIKENED,
            (_, what: string, as: string, self = '') =>
              `${withParticle(what, '을/를')} ${as}에 ${self}비유함`,
          )
          .replace(PROPOSED, (whole, doing: string, put: string) =>
            isDoingNoun(doing) ? `${withParticle(doing, '을/를')} ${put}함` : whole,
          )
          .replace(ASKED_OF, '$1에 대해 $2 $3함')
          .replace(ACTIVITY, (_, what: string) => `${what}를 `)
          .replace(BECAME, (whole, before: string, doing: string) =>
            isDoingNoun(doing) ? `${withDoneTo(`${before}${doing}`)}하였으나 ` : whole,
          )
          .replace(ADOPTED, '$1하여 채택됨')
          .replace(READ_AS, (_, what: string) => `${withParticle(what, '을/를')} `)
          .replace(TURNED_TO, (_, what: string) => `${withParticle(what, '을/를')} `)
          .replace(ROW, (row) => row.replaceAll('/', ', '))
          .replace(EQUATED, (_, what: string, is: string) => `${withParticle(what, '을/를')} ${is}이라고 `),
      ),
    );
    const point = praised(ended) ?? ended;
    const marked = sureParticles(point, withRestoredParticles(point), MARKED.test(point));
    return withDoingDone(withDoneTo(marked.replace(OF_FRIEND, '$1$2 ')));
  });
  if (told !== bare) return `${told}.`;
  // What a teacher noted beside it (반 최고) is no part of the sentence.
  return bare === written.replace(/[.\s]+$/, '') ? written : `${bare}.`;
}
