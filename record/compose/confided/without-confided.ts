import { confidedAt } from './at-home.ts';

/** A sentence that only opens with what was told in confidence, without its opening. */

/** The end of a clause that gives a reason or a time: 타서, 먹느라, 다녀온 뒤로는, 하는 동안에도, 이슬람이라. */
const JOINT =
  /[가-힣]고 (?:나서|난 뒤로?|난 후로?)(?:는)?,? |(?:교회|성당|절|모스크|법회|예배)에서 |[가-힣](?:(?<!에)서|라|느라고?|데|지만|니까|므로|(?:고(?! (?:있|계|다니|싶|살|난|나서|나니))))(?:는|도)?,? |때문에,? |덕분에 |[가-힣] (?:뒤|후|다음|이후|동안|때|날|날에|중)(?:부터|로|에|에도)?(?:는|도|엔)?,? /g;
/** What was not done, or badly, for that reason: alone it would tell against the pupil. */
const LOST =
  /^(?:[가-힣\d]+ ){0,4}(?:(?:안|못) [가-힣]+|[가-힣]*(?:못했|못하|빠졌|빠지|결석|힘들|어려웠|어렵|늦[었게]|싫었|불편|졸렸|아팠|적었|없었|쉬었|쉬고|전학)[가-힣]*|늦게 [가-힣]+|전학을 [가-힣]+)(?:지만|는데|고|으나),? /;
/** A deed that stands alone. */
const DEED =
  /[을를은도만에로] (?:[가-힣\d]+ )*[가-힣]*(?:[했었았였봤갔왔렸졌썼냈꿨켰뒀줬됐웠][다어습음]|함|[가-힣]음)[가-힣]*[.!~ ]*$/;
/** It points at what was cut off, or tells what has to be: 더 그랬다, 그래서, 꺼야 한다. */
const POINTS =
  /^(?:있[어으는]|계[시셔신]|다니[던며]|살[아고])|^(?:빼고|말고|제외)|^(?:그|이|더|또|대신|그때|이때|그래서|늘|항상)(?= |[가-힣]*[랬런])|그랬|야 (?:한다|해요|합니다|했)/;
const LOST_ALONE = /(?:못 ?했|빠졌|결석했|힘들었|안 갔|못 갔|늦었|울었|쉬었|전학)[가-힣]*[.!~ ]*$/;
/** What goes with an illness or a faith, and tells of it without its name: 혈당을 재는데. */
const TELLING = /혈당|인슐린|약을 |주사|병원|치료|수술|진료|재활|흡입기|예배|기도|미사|결석/;
/** Letters in which a deed is told. */
const SHORTEST = 9;
/** Clauses in a row that may tell of it. */
const MOST = 4;
/** Letters of a time or a subject that may stand before it: 3월에는, 저희 집은. */
const LEAD = 14;

/** What of a sentence may be told, and the reason why the rest may not; null where nothing stands alone. */
export function withoutConfided(
  sentence: string,
  asked: string,
): { text: string; reason: string } | { text: null; reason: string } | null {
  const first = confidedAt(sentence, asked);
  if (!first) return null;
  const none = { text: null, reason: first.reason };
  if (sentence.length > 160) return none;
  let rest = sentence;
  let found: { at: number } | null = first;
  for (let cut = 0; found && cut < MOST; cut += 1) {
    const before = rest.slice(0, found.at);
    if (before.length > LEAD || /[가-힣](?:고|서|며|지만|는데) /.test(before)) return none;
    const at = found.at;
    const joint = [...rest.matchAll(JOINT)].find((one) => one.index >= at);
    if (!joint) return none;
    rest = rest.slice(joint.index + joint[0].length);
    found = confidedAt(rest, asked);
  }
  for (let lost = LOST.exec(rest); lost; lost = LOST.exec(rest)) rest = rest.slice(lost[0].length);
  const letters = rest.replace(/[^가-힣A-Za-z\d]/g, '').length;
  const stands =
    !found &&
    letters >= SHORTEST &&
    DEED.test(rest) &&
    !POINTS.test(rest) &&
    !TELLING.test(rest) &&
    !LOST_ALONE.test(rest);
  return stands ? { text: rest, reason: first.reason } : none;
}
