import { plainlyConfided, whyConfided } from './why-confided.ts';
import { mayBeConfided } from './chance-confided.ts';

/** A sentence that only opens with what was told in confidence, without its opening. */

/** The end of a clause that gives a reason or a time: 타서, 먹느라, 다녀온 뒤로는, 하는 동안에도, 이슬람이라. */
const JOINT =
  /[가-힣]고 (?:나서|난 뒤로?|난 후로?)(?:는)?,? |(?:교회|성당|절|모스크|법회|예배)에서 |[가-힣](?:(?<!에)서|라|느라고?|데|지만|니까|므로|(?:(?<!빼|말)고(?! (?:있|계|다니|싶|살|난|나서|나니))))(?:는|도)?,? |때문에,? |덕분에 |[가-힣] (?:뒤|후|다음|이후|동안|때|날|날에|중)(?:부터|로|에|에도)?(?:는|도|엔)?,? /g;
/** What was not done, or badly, for that reason: alone it would tell against the pupil. */
const LOST =
  /^(?:[가-힣\d]+ ){0,4}(?:(?:안|못) [가-힣]+|[가-힣]*(?:못했|못하|빠졌|빠지|결석|힘들|어려웠|어렵|늦[었게]|싫었|불편|졸렸|아팠|적었|없었|쉬었|쉬고|전학)[가-힣]*|늦게 [가-힣]+|전학을 [가-힣]+)(?:지만|는데|고|으나),? /;
/** A deed that stands alone. */
const DEED =
  /[을를은도만에로] (?:[가-힣\d]+ )*[가-힣]*(?:[했었았였봤갔왔렸졌썼냈꿨켰뒀줬됐웠][다어습음]|함|[가-힣]음)[가-힣]*[.!~ ]*$/;
/** It points at what was cut off, or tells what has to be: 더 그랬다, 그래서, 꺼야 한다. */
const POINTS =
  /^[이그]것?[이게은]? |^(?:있[어으는]|계[시셔신]|다니[던며]|살[아고])|^(?:빼고|말고|제외)|^(?:그|이|더|또|대신|그때|이때|그래서|늘|항상)(?= |[가-힣]*[랬런])|그랬|야 (?:한다|해요|합니다|했)/;
const LOST_ALONE = /(?:못 ?했|빠졌|결석했|힘들었|안 갔|못 갔|늦었|울었|쉬었|전학)[가-힣]*[.!~ ]*$/;
/** What goes with an illness or a faith, and tells of it without its name: 혈당을 재는데. */
const TELLING = /혈당|인슐린|약을 |주사|병원|치료|수술|진료|재활|흡입기|예배|기도|미사|결석/;
/** Letters in which a deed is told. */
const SHORTEST = 9;
/** Letters of a sentence that is cut; a longer one goes as a whole. */
const LONGEST = 160;

/** What of `rest` stands alone and tells nothing of it, or null. */
function standing(rest: string, asked: string): string | null {
  let told = rest;
  for (let lost = LOST.exec(told); lost; lost = LOST.exec(told)) told = told.slice(lost[0].length);
  const letters = told.replace(/[^가-힣A-Za-z\d]/g, '').length;
  const stands =
    letters >= SHORTEST &&
    DEED.test(told) &&
    !POINTS.test(told) &&
    !TELLING.test(told) &&
    !LOST_ALONE.test(told);
  return stands && !mayBeConfided(told) && plainlyConfided(told, asked) === null ? told : null;
}

/** What of a sentence may be told, behind how many UTF-16 units (`cut`), and the reason why the rest may not; null where all of it may. */
export function withoutConfided(
  sentence: string,
  asked: string,
): { text: string; cut: number; reason: string } | { text: null; reason: string } | null {
  const reason = whyConfided(sentence, asked);
  if (reason === null) return null;
  if (sentence.length > LONGEST) return { text: null, reason };
  for (const joint of sentence.matchAll(JOINT)) {
    const text = standing(sentence.slice(joint.index + joint[0].length), asked);
    if (text !== null) return { text, cut: sentence.length - text.length, reason };
  }
  return { text: null, reason };
}
