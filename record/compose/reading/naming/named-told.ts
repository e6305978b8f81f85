import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/words/nouns.ts';
import { lastWord } from '../../../style/words/stems.ts';
import { withRestoredParticles } from '../../notes/particles/restored-particles.ts';
import { ENDED } from '../../notes/joined.ts';
import { headed, WEAK } from '../../telling/as-asked/looking-back.ts';
import { ASKS_BOTH } from '../intent.ts';
import { choiceTold, POST } from '../topic.ts';
import { called, FRAMES, LEARNT_OF, object, PICK, SHOWN } from './frames.ts';
import { COUNT, FIGURE, nameIn } from './name-in.ts';
import { saysMore } from './telling-more.ts';
import { ASKS_NEXT } from './wanted.ts';

/** An answer that only names what its question asks for: 세터., 「막차」., 무당벌레 도감을 만드는 일이었다. */

/** 저는 카혼을 쳤어요. */
const PLAYED =
  /^(?:저는 |나는 |제가 |내가 )?([가-힣]{2,8}?)(?:을|를) (쳤|연주했|불렀|켰|불었|했)(?:다|어요|습니다|음)[.!~\s]*$/;

/** 다르다 라고 하신 거: what somebody said, whom a student looks up to. */
const THEIR_WORDS =
  /^(?:저는 |나는 )?(.{6,}[다라자])(?: ?라)?고 (?:말씀 ?)?하신 ?(?:거|것|점|말씀?)(?:이?요|이에요|예요|에요|입니다|임|이다|다|[이가] (?:가장 |제일 )?(?:기억에 남|인상 ?깊|와 ?닿)[가-힣]+)?[.!~\s]*$/;
/** 포인트가드 함. */
const HELD = /^((?:[가-힣]+ )?[가-힣]{2,8}?)(?:을|를)? ?(?:함|했음|맡음|했다|담당함)[.!~\s]*$/;
/** 1차 61%, 2차 78%, 3차 89%, where the question asks how something changed. */
const IN_TURN = /^(?:\d+(?:차|회|일차|주차|학기) \d[\d.,]*[^\s\d,]{0,4}(?:, |[.\s]*$)){2,}$/;
const CHANGE = /([가-힣]{2,6}) ?(?:변화|추이)/;
/** 식으로 구한 값은 43도. */
const EQUALS =
  /^((?:[가-힣A-Za-z0-9]+ ){0,4}[가-힣A-Za-z]{1,10}[은는]) ((?:약 |총 |평균 )?\d[\d.,]* ?[가-힣A-Za-z%℃°]{0,6})(?<![다요])[.\s]*$/;
/** What was seen, and a figure that came out: the question only has to ask for a finding. */
const FINDINGS = /알게|배운|느낀|깨달|결과|결론|발견|다르게 보|새롭게|달라|얼마|값/;

/** 농구부라서 농구 자유투: why, and what was chosen for it. */
const BECAUSE =
  /^([^.,]{2,40}?[가-힣](?:[아어여해려와워져파빠뻐퍼커꺼떠]서|라서)),? ((?!.*(?:[거것](?:예|에|이|임|$)|(?:였|이었)(?:음|다|어)))[^.,]{2,24})$/;
const CHOSEN =
  /(?:어떤|무슨) [가-힣]+[을를]|구조|주제|대상|아이템|인물|작품|책|역할|맡[은았]|모델링|고른|선택|선정|정[한했하]|(?:어려[웠운]|힘들|인상|기억에)/;

/** 가장 부족했던 기능? 서브: what is done may be what was picked. */
function doingPicked(raw: string, asked: string): { name: string; felt: boolean } | null {
  const name = raw.replace(/[.!~\s]+$/, '');
  const picked =
    (PICK.test(asked) || ASKS_NEXT.test(asked)) && /^[가-힣A-Za-z]+(?: [가-힣A-Za-z]+){0,2}$/.test(name);
  return picked && isDoingNoun(lastWord(name)) && !saysMore(name) ? { name, felt: false } : null;
}

/** What the question asks for behind the first thing (제목과 소재 → 소재). */
const behindFirst = (question: string) =>
  /[가-힣](?:과|와|이랑|,| 및|이?고) (.+)$/.exec(question)?.[1] ?? null;

/**
 * An answer that is no more than a name, told by what its question asks to be named; null for any other. `nth` is its
 * place among the sentences of the answer: the second names the second thing asked for.
 */
export function namedTold(raw: string, question: string | null, nth: number): string | null {
  const [, what = '', figure = ''] = EQUALS.exec(raw) ?? [];
  if (what && question !== null && FINDINGS.test(question)) return `${what} ${figure}임을 확인했다.`;
  // 초고가 줄거리 요약만 네 문단이었다: what something was, and no name.
  if (
    /^[가-힣]{2,}(?:이|가) [^.]*(?:이었다|였다|이었습니다|였습니다|이었어요|였어요|였음|이었음)[.!~\s]*$/.test(
      raw,
    )
  )
    return null;
  const own = headed(raw);
  const headedName = own && !WEAK.test(own.as) ? nameIn(own.rest) : null;
  if (own && headedName) return `${object(headedName.name)} ${withParticle(own.as, '으로/로')} 꼽았다.`;
  const asked = question === null || nth > 1 ? null : nth === 0 ? question : behindFirst(question);
  if (asked === null) return null;
  const [, why = '', rest = ''] = BECAUSE.exec(raw.replace(/[.\s]+$/, '')) ?? [];
  if (why && CHOSEN.test(asked) && !ENDED.test(raw)) {
    const told = namedTold(rest, asked, 0) ?? choiceTold(rest, asked);
    if (told) return `${why} ${told}`;
  }
  const [, said = ''] = THEIR_WORDS.exec(raw) ?? [];
  const [, how = ''] = said === '' ? [] : (PICK.exec(asked) ?? []);
  if (how)
    return `${withRestoredParticles(said.replace(/(?<=[다자]) ?라$/, ''))}는 말을 ${how} 것으로 꼽았다.`;
  const [, part = '', played = ''] = PLAYED.exec(raw) ?? [];
  if (part && /파트|악기|포지션|맡[은았]|역할|담당/.test(asked)) return `${object(part)} 맡아 ${played}다.`;
  const post = HELD.exec(raw)?.[1];
  if (post && /포지션|맡[은았]|역할|자리/.test(asked) && POST.test(post)) return `${object(post)} 맡았다.`;
  const [, measured = ''] = CHANGE.exec(asked) ?? [];
  if (measured && IN_TURN.test(raw))
    return `${withParticle(measured, '이/가')} ${withParticle(raw.replace(/[.\s]+$/, ''), '으로/로')} 나타났다.`;
  // 알고 보니 배경이 다 내 책상이었음: what was found, no name.
  const named = /^(?:알고 ?보니|사실|근데) |(?<![가-힣])(?:내|제) /.test(raw)
    ? null
    : (nameIn(raw, asked) ?? doingPicked(raw, asked));
  if (!named || (named.felt && !SHOWN.test(asked))) return null;
  if (FIGURE.test(named.name) && FINDINGS.test(asked)) return `${called(named.name)}는 결과를 얻었다.`;
  if (FIGURE.test(named.name) && !/몇 /.test(asked)) return null;
  if (COUNT.test(named.name) && !/목표/.test(asked)) return null;
  for (const [cue, frame] of FRAMES) {
    const found = cue === ASKS_NEXT && ASKS_BOTH.test(asked) ? null : cue.exec(asked);
    if (found) return frame(named.name, found);
  }
  if (
    /알게|배운|배웠|깨달|새로 안|새롭게/.test(asked) &&
    LEARNT_OF.test(named.name) &&
    !/[은는이가에] |\d|^[한두세네] /.test(named.name)
  )
    return `${object(named.name)} 알게 되었다.`;
  const truth = /[다라]는 (?:것|점|사실)$/.test(named.name) && FINDINGS.test(asked);
  return truth
    ? `${object(named.name)} ${/보이|보인|보였|발견/.test(asked) ? '발견했다' : '알게 되었다'}.`
    : null;
}
