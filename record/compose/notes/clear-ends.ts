import { endingIn } from '../../hangul.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { tidied } from './careless.ts';
import { endedStem } from './word-forms.ts';

/** The same of a part that ends as a told sentence does. */
const SHORTEST_TOLD = 9;
/** Goes on behind a noun in ㅁ or behind a doing named (조사함 때문, 봄 등). */
const GOES_ON =
  /^(?:때문|등|및|뒤|후|중|정도|여부|위주|자체|속|대신|과정|모습|순서|방법|문제|활동|이상|이하|하나|없|있|라고|고 |하|해)/;
/** 넣었음 근데 은이 생김: what came of the note is read with it. */
const CAME_OF = /^(?:근데|그런데|그랬더니|그러니까?) /;

/** 연습 많이함, 아무도 안해서 내가함. */
const WRITTEN_ON =
  / (?:내가|제가|많이|같이|계속|다시|열심히|직접|조금|그렇게|이렇게|그대로)함$|[가-힣]{2}(?:같이|처럼)됨$|(?:동작|표|계획|코드|대본|안무|식단|일정|순서) 짬$/;
/** 목 쉼ㅠ 배로 …, 북으로 침 부채로 …. */
const LAUGHED = new RegExp(
  `(?:[${endingIn('ㅁ')}]|는 ?[거것]|[가-힣] (?:담당|실패|성공|완료))[ㄱ-ㅎㅏ-ㅣ~;^]+$`,
);
/** 시간분배 ㅠ, 덜 삼 ㅋㅋ: laughed or cried over, by a word of its own. */
export const LAUGHED_OFF = /[가-힣] [ㅋㅎㅠㅜ]+[~!;^]*$/;
const ACTED =
  /(?:[을를]|으?로|로 [가-힣]{2,6}|자꾸|계속|많이|번씩?|개씩?) (?:침|뜸|씀|짬|뺌|춤|봄|감|샘|함)$/;
/** 거울 보고 연습 원어민 선생님한테 …: a doing behind another clause, and something else behind it. */
const DONE_SO =
  /[가-힣](?:고|서|며|면서|는 ?거|는 ?것) (?:연습|정리|조사|측정|기록|촬영|녹음|확인|검색|비교|제작|완성|암기)$/;
const OF_THE_DOING =
  /^(?:결과|자료|시간|값|방법|내용|과정|일지|영상|문제|횟수|도구|계획|노트|표|경기|중|때|후|뒤|및|을|를|이|은|도|에|해|했|하)/;
/** 했어요ㅋㅋ 할머니가 …: a told sentence ends without a mark. */
const TOLD = new RegExp(
  `(?:[아어해여와워져]요|[아어해여와워져려켜라]서요|니까요|예요|에요|거든요|[네군]요|더라[고구]요|[${endingIn('ㅂ')}]니다|[${endingIn('ㅆ')}]다)[ㄱ-ㅎㅏ-ㅣ~;^]*$`,
);
const TOLD_ON =
  /^(?:해서|해 |했|함|하[자는고며여니기면지길]|한다|한 |할 |합|펴[고는며]|폈|끄[고는며]|껐|닫|내리|내렸|올리|올렸|켜[면니는고며서자]|켰|줄이|줄였|지우|지웠|갔|가[자는고며서] |가 |오[자는고며]|왔|빼[고는]|뺐|넣|놓|놨|좋겠|싶|이?라[고는며]|고 |는 |며 )/;
/** Ends like a note and is none. */
const NO_NOTE =
  /^(?:돌림|울림|떨림|끌림|쏠림|눌림|알림|돌봄|지킴|나눔|이음|맞춤|높임|낮춤|꾸밈|쉼|튀김|볶음|조림|무침|반지름|그럼|그람|지름|처음|다음|마음|걸음|웃음|믿음|얼음|물음|소음|녹음|발음|그림|느낌|도움|어려움)$|처럼$/;

/** 늘음, 연습함, 뜸: a word that ends a note and is no noun. */
function endsNote(word: string): boolean {
  if (/^(?:늘음|[멍힘물철병잠]듬|잼|씀|뺌|냄|옴|줌|앎)$/.test(word)) return true;
  const doing = /^([가-힣]{2,})(?:함|됨)$/.exec(word)?.[1];
  if (doing) return isDoingNoun(doing);
  if (word === '함' || word === '됨') return true;
  if (word.length < 2 || isListedThing(word) || isThingNoun(word) || isDoingNoun(word)) return false;
  if (NO_NOTE.test(word)) return false;
  return endedStem(word) !== null;
}

/** 스텝 따로 연습 그다음 …: the next step of a course of doings. */
const NEXT_STEP = /^(?:그 ?다음(?:에|엔)?|그리고 나서|그 ?[후뒤]에?|마지막으로|마지막에) /;
/** 스텝이 중요하다는거 10개중 …: a lesson by its noun, and a figure or a plan behind it. */
const LESSON = /[가-힣](?:다|라)는 ?(?:거|것|점)$/;
const BEHIND_LESSON = /^(?:\d|앞으로|다음|나중|그리고|근데)/;

/** 맞추는 게 젤 어려움 나중에 …: a plan or a turn behind whatever ends in ㅁ. */
const TURN = /^(?:나중에|앞으로|다음에|다음엔|다음번|그리고) /;
const ENDED_IN_M = new RegExp(`[${endingIn('ㅁ')}]$`);
const NO_END = /^(?:처음|다음|그다음|마음|지금|요즘|아침|점심|사람|이름|모임|팀|봄|밤)$/;

/** 준비가 반이라는거 느낌 동생들한테 …. */
const FELT_SO = /[이가거것게] 신기$|[다라](?:는 ?(?:거|것)(?:을)?|고) ?느낌$/;

/** Letters at the end of a part that tell whether it ends. */
const TAIL = 24;

/** Whether a sentence surely ends behind this part of it, by its last word and by what stands behind. */
export function endsSurely(part: string, rest: string): boolean {
  const last = part.slice(part.lastIndexOf(' ') + 1);
  // 다르다는데 그럼 답이 …: if so, no end.
  if (last === '그럼') return false;
  // Asked at every space: no more than its end is read.
  const tail = part.slice(-TAIL);
  if (
    NEXT_STEP.test(rest) &&
    (isDoingNoun(last) || /[가-힣]기(?:\([^()]*\))?$/.test(last) || /기\([^()]*\)$/.test(tail))
  )
    return true;
  // 시간분배 ㅠ 입론을 …: what is cried over ends there.
  if (LAUGHED_OFF.test(tail)) return true;
  if (LAUGHED.test(tail) || FELT_SO.test(tail)) return true;
  // 바다 쓰레기요 여름에 동해 갔는데 …: what was asked for, and why.
  if (/^[가-힣 ]{4,14}(?:이요|요)$/.test(part) && isThingNoun(last.replace(/이?요$/, '')) && rest.length > 12)
    return true;
  if (TURN.test(rest) && ENDED_IN_M.test(last) && !NO_END.test(last)) return true;
  if (DONE_SO.test(tidied(tail)) && !OF_THE_DOING.test(rest)) return true;
  if (LESSON.test(tail) && BEHIND_LESSON.test(rest)) return true;
  if (TOLD.test(last)) return part.length >= SHORTEST_TOLD && !TOLD_ON.test(rest);
  if (GOES_ON.test(rest) || CAME_OF.test(rest)) return false;
  // 안걸림: the last of the words that it hides.
  const bare = tidied(last);
  return endsNote(bare.slice(bare.lastIndexOf(' ') + 1)) || WRITTEN_ON.test(tail) || ACTED.test(tail);
}
