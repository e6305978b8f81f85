import type { Sentence } from '../../../sentences.ts';
import { lastWord } from '../../../style/words/stems.ts';
import { figured } from './figured.ts';
import { doingIn } from './grammar/doings.ts';
import { stateIn } from './grammar/states.ts';
import { OUTCOME } from './outcomes.ts';
import { isTrouble } from './overcome.ts';
import { endsPoint, withoutBehind } from './point-end.ts';

/** A teacher's hurried note holds several points between commas, strokes, plus signs and arrows. */

const MARK =
  /\s*(?:→|⇒|➡|->|=>|←|<-)\s*|\s*\/+\s*|\s*\+\s*|\s*,+(?!\d)\s*|\s+[-–—]\s+|(?:[ㅋㅎㅠㅜ]+|[ㄱ-ㅎㅏ-ㅣ]{2,}|!{1,}|(?<=[가-힣])~+|;+|\.{2,}|…)+\s*|(?<=[가-힣][↑⬆]+)\s*(?=[가-힣])(?!쪽)|\s*[★☆◎]+\s*(?=[^\s★☆◎/.,)]\S*\s)|\s+[ㅡ·]\s+|(?<=\))\s+|(?<=[가-힣](?:(?<!포|결|명|성실|수거|보관|우편|사물|투표|건의|공구|도구|소화)함|했음|었음|았음|였음)|최고다|[가-힣] 좋다)\s+(?!때|것|정도|없이)/g;
const HIDDEN = /"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|「[^」]*」|『[^』]*』|\([^()]*\)/g;
/** 발표에, 정리하여, 자료 공유 등: what stands before it is the row that this ends. */
const ROW_GOES_ON =
  /^(?:[가-힣A-Za-z]+ ){0,2}?([가-힣]{2,6}?)(?:을|를|에|의|과|와|으로|하[여고며면는]|해|한|함| 등[ 을의이에])/;
const ALSO = /(?:^| )등(?:의|을|이|에|에서)? /;

/** 동네 기온 3군데 재옴: needs nothing before it; 두부로 교체 does. */
const TELLS_ALONE = /^(?!(?:[^ ]+ )?[^ ]*(?:으로|로|에) )(?:[^ ]+ ){2,}/;
/** 로테이션 제안 → 채택: what came of it is one with it. */
const CAME_OF_IT = /^(?:채택|통과|수용|반영|해결|성공|완성)(?:됨|함)?[.!\s]*$/;

/** 읽음, 바꿈: no noun. */
const SURE_END = /[가-힣](?:음|함|됨|꿈|봄|씀|줌|냄)$/;
/** 23회(첫시간 7회): a figure ends a point as well as any word. */
const FIGURE_END = /\d[가-힣A-Za-z%]{0,2}\)?$/;

/** 설문 표본 62명, 43.5m: figures beside what the note tells. */
const FIGURE_ONLY =
  /^(?:[가-힣A-Za-z]+[ =]){0,3}n?=?\d[\d.,]*[가-힣A-Za-z%°℃]{0,3}(?: (?:미만|이상|이하|초과|내외|정도))?(?:\([^()]*\))?$/;

/** 구하였다, 했어요: a sentence that is written out. */
const TOLD = /(?:[했었았였있없]다|[는한된]다|습니다|[어아해]요)[.!?~\s]*$/;

/** What a mark before this sentence left: / '한 분의 값'이라는 …. */
const LEFT_MARK = /^\s*[/+→,]/;
/** 처음엔 …, 2학기엔 …: what became of it is one with it. */
const AT_FIRST = /^(?:처음|초반|1학기|학기 ?초)/;
const THEN = /^(?:나중|후반|2학기|이후|점차|점점|지금|갈수록|학기 ?말|마지막)/;

/** 2명 불참, 혼자 발표 진행: what went wrong is a point; 관찰 실패, 다시 염색하여 성공 is one with what became of it. */
const FAILED = /(?:불참|실패|미흡|부족|미제출|결석)(?:함|했음)?\s*$/;
const COME_ABOUT = /성공|완성|다시|재(?:도전|시도|측정|실험|작성)/;

/** Quotations and asides, in which no mark parts anything. */
const hidden = (text: string) => text.replace(HIDDEN, (whole) => '□'.repeat(whole.length));

/** A clause of its own, and no member of a row: 방법을 들어 설득, 과정에서 조언 수용, 도출 우수. */
const OWN_CLAUSE = /[가-힣\d)'"’”](?:을|를|에서|으로|로|에게|의|스스로|직접|먼저) /;
/** Words of the verb that takes a row: 발표에 | 성실히 참여함. */
const ROW_ENDS_WITHIN = 3;

function endsRow(before: string, behind: string): boolean {
  if (ALSO.test(behind.split(',')[0] ?? '')) return true;
  // 자료를 수집, 분석, 정리하여: the doings of one row.
  if (
    /^ ?([가-힣]{2,4})(?:하[여고며]|해서?) /.test(behind) &&
    doingIn(/[가-힣]{2}/.exec(behind)?.[0] ?? '') !== null
  )
    return true;
  if (OWN_CLAUSE.test(before) || stateIn(lastWord(before.trim())) !== null) return false;
  const part =
    behind
      .split(/,/)
      .find((one) => ROW_GOES_ON.test(one.trim()))
      ?.trim() ?? '';
  const found = ROW_GOES_ON.exec(part);
  const left = part
    .slice(found?.[0].length ?? 0)
    .trim()
    .split(' ');
  return found !== null && doingIn(found[1] ?? '') !== null && left.length <= ROW_ENDS_WITHIN;
}

/** Whether the mark between what stands before and behind it parts two points. */
function parts(mark: string, before: string, behind: string, strokes: number): boolean {
  const sign = mark.trim();
  const next = behind.split(MARK)[0] ?? '';
  if (before.trim() === '' || behind.trim() === '') return false;
  if (/[ㄱ-ㅎㅏ-ㅣ!~;…]|\.\./.test(sign)) return withoutBehind(before).length > 1;
  if (sign === '') return endsPoint(before);
  if (/^[★☆◎]+$/.test(sign)) return withoutBehind(before).includes(' ');
  if (/^[ㅡ·]$/.test(sign)) return endsPoint(before);
  if (/[→⇒➡←]|->|=>|<-/.test(sign))
    return (
      !CAME_OF_IT.test(behind) &&
      !OUTCOME.test(behind) &&
      !isTrouble(before) &&
      (endsPoint(before) || (endsPoint(next) && (figured(before.trim()) !== null || TELLS_ALONE.test(next))))
    );
  if (/^[-–—]$/.test(sign)) return endsPoint(before);
  if (sign.startsWith('/')) {
    if (/\d$/.test(before) && /^\d/.test(behind)) return false;
    // ln2/k, a/b접점: letters and figures of one name.
    if (/[A-Za-z0-9]$/.test(before) && /^[A-Za-z0-9]/.test(behind) && !/\s/.test(mark)) return false;
    const isSpaced = /^\s.*\s$/.test(mark);
    if (isSpaced && (strokes > 1 || before.trim().includes(' '))) return true;
    if (isSpaced) return endsPoint(before) || endsPoint(next);
    return before.includes(' ') && (endsPoint(before) || (FIGURE_END.test(before) && endsPoint(next)));
  }
  if (sign === '+') return endsPoint(before) && (SURE_END.test(before.trim()) || endsPoint(next));
  // 파울,득점: one row.
  if (!/\s/.test(mark) && !/[음함됨임움]$/.test(before)) return false;
  if (FAILED.test(before)) return !COME_ABOUT.test(behind);
  if (AT_FIRST.test(before.trim()) && THEN.test(behind)) return false;
  if (OUTCOME.test(behind)) return false;
  if (FIGURE_ONLY.test(before.trim())) return true;
  if (TOLD.test(behind) && !SURE_END.test(before.trim())) return false;
  // 받아들인 점, 폐기한 점에서; 주장, 두 가지 이유, 답을 갖춘 글로: members of one row.
  if (/(?:점|것|거)$/.test(before) && /(?:점|것)(?:에서|을|이|은)/.test(behind)) return false;
  const piece = behind.split(/,/)[0] ?? '';
  if (piece !== behind && !endsPoint(piece)) return false;
  return endsPoint(before) && !endsRow(before, behind);
}

/** The points of one sentence of an observation, each with its place. */
export function pointsOf(sentence: Sentence): Sentence[] {
  const text = hidden(sentence.text);
  const strokes = text.split(/\s\/+\s/).length - 1;
  const points: Sentence[] = [];
  let from = 0;
  const put = (to: number) => {
    from += /^[\s/+→,·]*/.exec(sentence.text.slice(from, to))?.[0].length ?? 0;
    const stretch = sentence.text.slice(from, to);
    const start = from + (stretch.length - stretch.trimStart().length);
    const end = from + stretch.trimEnd().length;
    if (end > start)
      points.push({
        text: sentence.text.slice(start, end),
        start: sentence.start + start,
        end: sentence.start + end,
      });
  };
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (!parts(mark, sentence.text.slice(from, index), text.slice(index + mark.length), strokes)) continue;
    put(index);
    from = index + mark.length;
  }
  put(text.length);
  // A mark in front of the only point is none of it.
  return points.length > 1 || LEFT_MARK.test(sentence.text) ? points : [sentence];
}
