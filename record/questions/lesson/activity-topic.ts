import { activityName } from '../../compose/arranging/activity-name/activity-name.ts';
import { lastFinal, withFinal } from '../../hangul.ts';
import { isDoing, isListedThing } from '../../style/words/nouns.ts';
import type { QuestionForm } from '../../types.ts';
import { isDone } from '../steps/doings.ts';
import { shortName } from './lesson-text.ts';
import { withoutBrackets } from './product.ts';
import { isDoingInGi, joiningStem } from '../phrases/verb-forms.ts';

/** Letters of an activity's name that a question can carry. */
const LONGEST_NAME = 30;
/** 화재 대피 훈련에 참여하는 활동: what was taken part in says it all. */
const TAKEN_PART =
  /(?:에 참여하|[을를] (?:듣|받|벌이|여|하|실시하|진행하|수행하|다녀오|관람하|시청하))는 활동$/;
const EVENT =
  /(?:교육|특강|강연|강의|훈련|캠페인|토론|토의|회의|선거|행사|체험|수업|연수|봉사|활동|축제|견학|탐방|답사|공연|전시회|박람회|대회|한마당|1역|역할)$/;
const JOINT = /(?<=[가-힣])(하고|하며|하여|해서|(?<!중)고|며)[,\s]+/;

/** 벌이 → 벌이는, 만들 → 만드는. */
const doing = (stem: string) => `${lastFinal(stem) === 'ㄹ' ? withFinal(stem, '') : stem}는`;

function nameOf(content: string): string {
  const short = shortName(activityName(content)?.replace(/(?<!는) 활동$/, '') ?? '').replace(
    /[가-힣]+기$/,
    (verb) => (isDoingInGi(verb) ? `${doing(verb.slice(0, -1))} 활동` : verb),
  );
  // 장소를 골라를 정하는: a verb that joins takes no particle.
  const sound = short.replace(/([가-힣]+)를(?= )/g, (whole, word: string) =>
    joiningStem(word) !== null && !isListedThing(word) && !isDoing(word) ? word : whole,
  );
  const rest = sound.replace(TAKEN_PART, '');
  const part = EVENT.test(rest) || sound.endsWith('에 참여하는 활동') ? rest : sound;
  const name = /[고며]\s|[어아여]\s/.test(part) ? sound : part;
  // 수칙 정하기, 조사를: what is left of it is no name.
  // 축제 부스로 '중고: half a title.
  if ((name.match(/['‘’"“”]/g) ?? []).length % 2 === 1) return '';
  if (/(?:^| )[정구]$|[가-힣][를을에]$/.test(name) || !/[가-힣]/.test(name) || name.length > LONGEST_NAME)
    return '';
  return name;
}

/** 등반 / 쓰레기 줍기, 강연을 듣고 소감문: several things at once are no name. */
const SEVERAL =
  /[/,→+;|~&]|(?:듣고|읽고|보고|받고|마치고|하고|쓰고) (?!.*는 활동$)|(?:듣고|읽고) .{12,}는 활동$/;
/** 모의면접 3인 1조. */
const COUNT = /\s\d+(?:인|명|회|시간|조|권|차)(?:\s?\d+조)?$/;

/** 직업인 초청 강연 듣고 소감문: what was heard or taken part in names the rest. */
const ATTENDED =
  /^(.{2,20}?(?:특강|강연|강의|교육|훈련|연수|만남|설명회|박람회|체험|캠프|수련회|수학여행))(?:을|를|에서|에)? ?(?:듣|받|참여|참가|다녀|마치|가서|하고)/;

/** 학과 탐색: …, 학급 회의 - …: what stands before the colon, where it names something that is done. */
function headOf(content: string): string {
  const [head = '', rest] = content.split(/\s?[:|]\s|\s[-–]\s/);
  const short = head.trim().replace(COUNT, '');
  return rest !== undefined && /^[가-힣 ·]{4,16}$/.test(short) && isDone(short) && !/기$/.test(short)
    ? short
    : '';
}

/** What an activity is called in a question: by all that was done, where that is too long by what was done first; '' for none. */
export function activityTopic(form: QuestionForm): string {
  const content = withoutBrackets(form.content);
  const head = form.type === 'creative' ? headOf(content) : '';
  if (head !== '') return head;
  const attended = form.type === 'creative' ? (ATTENDED.exec(content)?.[1] ?? '') : '';
  if (attended !== '' && !SEVERAL.test(attended) && !/[을를] /.test(attended)) return attended;
  const [first = '', joint] = content.split(JOINT);
  const verb = joint?.startsWith('하') ? '하기' : '기';
  const name = nameOf(content) || (joint === undefined ? '' : nameOf(`${first}${verb}`));
  if (form.type === 'creative' && SEVERAL.test(name)) return '';
  // 곡 만드는 활동 is what was done in an hour of a subject, not its matter.
  return form.type === 'subject' && /는 활동$/.test(name) ? '' : name;
}
