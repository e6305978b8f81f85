import type { Intent } from '../../types.ts';
import { NOT_WORDED, TOO_SHORT } from '../fitness/reasons.ts';
import { seenSo } from '../fitness/seen-so.ts';
import { whyUnfit } from '../fitness/unfit.ts';
import { whyNotVouched } from '../fitness/vouched.ts';
import { sentencesOutsideQuotes, withWordsKept } from '../quoted.ts';
import { pointingBack } from '../telling/pointers.ts';
import { retell } from '../telling/retell.ts';
import type { Passage } from './passages.ts';
import type { Piece } from './piece.ts';
import { NOTHING_LEFT } from './sheet.ts';
import { isNote } from './weak.ts';
import { asHeard, asReceived, whyNobodysDeed } from './whose-deed.ts';

const GROUNDS_LISTED = /(?:근거|이유|까닭) ?:? ?1\)/;
/** A sentence, no note: only there the word before is surely what is pointed at. */
const WHOLE = /[다요죠음함됨임][.!?~\s]*$/;
const INTERVIEW = /인터뷰|면담|직업인|멘토와|대화를 나[누눴]|대화에서|만나|여쭤|여쭈|질문을? ?(?:보내|드)/;
/** 소방서 강사 초빙 교육: nobody was asked. */
const LECTURE = /강연|특강|강의|강사/;

/** Sentence by sentence as a teacher tells it; dropped with the first reason where none is left. */
export function toldAnew(
  text: string,
  raw: string,
  intent: Intent,
  passage: Passage,
  before: Piece | undefined,
  unsure: boolean,
  leans: boolean,
): { text: string; doubtful?: boolean; pointsBack?: boolean } | { dropped: string } {
  const told: string[] = [];
  let reason: string | null = null;
  let doubtful = false;
  let pointsBack = false;
  // 근거 1) … 2) 계고장을 그대로 실음: a ground of theirs, and no deed.
  if (GROUNDS_LISTED.test(passage.text) && /^\s*[2-9]\)/.test(raw)) return { dropped: NOT_WORDED };
  const parts = sentencesOutsideQuotes(text);
  for (const sentence of parts) {
    const same =
      before?.source.kind === 'answer' && before.source.index === passage.index ? before.text : null;
    const retold = retell(sentence, {
      raw,
      intent,
      question: passage.question,
      before: told.at(-1) ?? same,
      unsure,
      lesson: passage.lesson,
      interview: INTERVIEW.test(`${passage.lesson} ${passage.question ?? ''} ${passage.text}`),
      lecture: LECTURE.test(`${passage.lesson} ${passage.question ?? ''}`),
    });
    if ('text' in retold) retold.text = withWordsKept(sentence, retold.text);
    if ('text' in retold && passage.kind === 'answer')
      retold.text = asHeard(asReceived(seenSo(retold.text, raw, intent), raw), passage.question);
    // 그래서 이 말을 대본의 중심에 놓았다: right behind what it points at.
    const back =
      'text' in retold && leans && told.length === 0 && WHOLE.test(raw) ? pointingBack(retold.text) : null;
    const judged = back?.meant ?? ('text' in retold ? retold.text : '');
    const vouched =
      'text' in retold
        ? whyNotVouched(judged, {
            note: !/[다요죠까][.!?~\sㄱ-ㅎㅏ-ㅣ^)"'”’♡♥]*$|[가-힣](?:고|는데|지만),?\s*$/.test(raw),
            intent,
            follows: told.length > 0 || same !== null,
          })
        : null;
    doubtful ||= vouched !== null;
    const unfit =
      'text' in retold
        ? ((passage.kind === 'answer'
            ? whyNobodysDeed(raw, retold.text, `${passage.question ?? ''} ${passage.lesson}`)
            : null) ??
          whyUnfit(judged, raw, intent) ??
          (vouched?.bearable === false ? vouched.reason : null))
        : retold.dropped;
    if ('dropped' in retold || unfit) reason ??= unfit;
    else if (parts.length > 1 && isNote(retold.text)) reason ??= TOO_SHORT;
    else {
      told.push(back ? withWordsKept(retold.text, back.text) : retold.text);
      pointsBack ||= back !== null;
    }
  }
  return told.length > 0
    ? { text: told.join(' '), doubtful, ...(pointsBack ? { pointsBack } : {}) }
    : { dropped: reason ?? NOTHING_LEFT };
}
