import { MESSAGES } from '../messages.ts';
import { all, patternRule } from '../rule.ts';
import { LEFT } from '../words.ts';
import { deedIn, NAMED_AUTHOR, ofOthers, OWN, verdict } from './deeds.ts';
import { verbs } from './verbs.ts';

const READ =
  /^(?:[을를은는도의이]|에서|에서는|에)?\s?(?:[가-힣0-9]{1,8}\s){0,3}?(?:읽|찾|검색|참고|참조|인용|조사|분석|비교|요약|살펴|살핀|살피|살폈|번역|이해|활용|접하|접한|탐독|검토|바탕|근거|통해|토대|보며|보고\s|탐색|해석|확인|열람|공부|수집|내려받|골라|정독|다루|다룬|비판|토의|토론|배우|배워|배움|학습)/;
const WRITTEN = new RegExp(
  `(?!쓰기)(?:${verbs('쓰 내 내놓 실리 싣 펴내 써내 보내 나오 올리 꽂')})|실[은을어었음]|작성|집필|완성|마무리|투고|제출|게재|등재|발표(?!\\s?(?:자료|주제|내용|수업))|채택|심사|저자|출판|발행|발간|기고|참여|공저|다듬|이름을|결실|성과|비치|제본|배포`,
);
/** With 논문으로 what came before became a paper. */
const TURNED = new RegExp(`정리|엮|묶|구체화|완성|확장|${verbs('발전시키 만들 이어가 남기 꾸미 옮기 고치')}`);

/** What one does with a journal or at a society. */
const JOINED = new RegExp(
  `투고|게재|등재|심사|통과|실[은을어었음]|발표(?!를\\s듣|된)|참가|참여|참석|제출|기고|공유|이름을|소개(?:함|하고|하며|하여|했)|${verbs('실리 싣 나서 나가 내 보내 서')}`,
);

// 논문 beside a verb of writing, and no verb of reading first.
const papers = patternRule('PAPER', /(?<!소|소\s|[가-힣]{2})논문(?!서)/g, (hit) => {
  const own =
    /(?:쓴|작성한|집필한|발표한|낸|완성한|연구한|저술한|투고한|게재한|펴낸)\s(?:[가-힣]{1,8}\s)?$/.test(
      hit.before,
    );
  if (own) return verdict(hit, 'done', MESSAGES.PAPER, OWN.test(hit.before));
  const mine = /(?<![가-힣])(?:자신|본인)의\s$/.test(hit.before);
  if (mine) return { level: 'error', message: MESSAGES.PAPER };
  // Somebody named just before is the author: 왓슨과 크릭이 논문을.
  if (NAMED_AUTHOR.test(hit.before)) return null;
  const means = /^으로|^\s(?:초고|초안|형태로|형식으로)/.test(hit.after);
  const read = READ.exec(hit.after)?.[0].length ?? 99;
  const written = hit.after.slice(0, 60).search(WRITTEN);
  if (!means && read < 99 && (written < 0 || written + 1 >= read)) return null;
  if (
    /(?:보고서|글|감상문|소감|요약문|발표문|카드|포스터|자료|표|질문)[을를]/.test(
      hit.after.slice(0, Math.max(0, written)),
    )
  )
    return null;
  const turned = means ? deedIn(hit.after, TURNED, 12) : 'none';
  const deed = turned === 'none' ? deedIn(hit.after, WRITTEN) : turned;
  return verdict(hit, deed, MESSAGES.PAPER, means || /^(?:을|를|\s[한두세]\s편)/.test(hit.after));
});

const journals = patternRule(
  'PAPER',
  new RegExp(
    `${LEFT}[가-힣]{0,12}(?:학술지|학회지|저널(?!리)|학술\\s?(?:발표회?|제전?|행사|포럼|심포지엄|세미나|회의|마당|캠프)|심포지엄|콘퍼런스|컨퍼런스|포스터\\s?세션)|${LEFT}(?:공저자|공동\\s?저자|제1\\s?저자)(?=임|이며|이자|로|가)|${LEFT}(?:[가-힣]{2,8})?학회(?=에|에서|의|\\s발표)`,
    'g',
  ),
  (hit) => {
    // 공저자로 논문에 이름을 올림: whose paper it is, is said.
    if (/저자$/.test(hit.word))
      return ofOthers(hit.before)
        ? null
        : {
            level: /^로\s(?:[가-힣]{1,8}\s)?논문에\s(?:이름을\s(?:올[림렸려리]|실)|참여|등재)/.test(hit.after)
              ? 'error'
              : 'check',
            message: MESSAGES.PAPER,
          };
    if (READ.test(hit.after) && !/발표|투고|게재|싣|실[리려렸림린은을어었음]/.test(hit.after)) return null;
    const deed = deedIn(hit.after, JOINED, 40);
    return verdict(hit, deed, MESSAGES.PAPER, /지$|저널$/.test(hit.word) || OWN.test(hit.before));
  },
);

/** PAPER in other words: a paper beside a verb of writing, a journal or a society beside one of taking part. */
export const paperTraces = all(papers, journals);
