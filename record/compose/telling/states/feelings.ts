import { decompose, lastFinal, withFinal, withParticle } from '../../../hangul.ts';
import { nominal, pastStem } from '../../../style/words/stems.ts';
import { toRecordStyle } from '../../../style/to-record-style.ts';
import { THEIRS } from '../../fitness/others-marks.ts';
import { BLAMED, EVERYDAY } from '../../fitness/reasons.ts';
import { marvelled } from './felt.ts';
import { VERY } from '../wording/how-much.ts';

/** Letters that the clause before a feeling must have to stand by itself. */
const SHORTEST = 8;
const FELT =
  '(?:신기|충격|짜릿|맛있(?=었음)|반가[웠워움]|멋있|멋졌|대박|대단(?=했음)|최고(?=였음|임)|기대(?=[됨되]|가 )|재미있|재밌|흥미로|놀라|놀랐|놀람|뿌듯|기뻤|기쁨|기뻐|좋았|좋음|속상|답답|걱정|부끄|창피|찔[렸림]|설[렜렘레]|떨[렸림]|불안|무서|무섭|지루|짜증|아까웠|부러(?![지진졌짐뜨트])|미안|고마|다행|행복|슬[펐퍼](?![진졌짐])|후련|당황|아쉬|즐거|만족|힘들|웃[겼기]|화가|억울|불쌍|안타까|안쓰러|민망|외로|후회|울컥|뭉클|먹먹|찡|소름)[가-힣]*(?: (?:함|했음|돋음|돋았음|끼침))?';
/** Whoever felt it. */
const ALL = '(?:모두 |둘 다 |셋 다 |다 같이 |서로 )?';
const FEELING_TAIL = new RegExp(`^(.*[가-힣])서,? ${ALL}${VERY}${FELT}\\.$`);
const FEELING_THEN = new RegExp(`^(.*[가-힣])더니,? ${ALL}${VERY}${FELT}\\.$`);
const FEELING_SEEN = new RegExp(`^(.*[가-힣])(?<!더)니,? ${ALL}${VERY}${FELT}\\.$`);
const FEELING_AFTER = new RegExp(`^(.*[았었했였겠갔왔됐봤줬])(?:는데|지만|고),? [^,]{0,14}${FELT}\\.$`);
const NO_FEELING = /(?:반응|결과|효과|성능|정확도|호응|품질|평가)(?:이|가|도) /;
/** 한 군데에 0.5g이 가장 좋았음: found, not felt. */
export const BEST =
  /\d[^ ]*(?:이|가|일 때|때가|으로|로) (?:[^.]*(?:가장|더|제일) 좋(?:았음|음)|최고(?:였음|임))\.$/;
const BARE_FEELING = new RegExp(`(?:^|\\s)${VERY}${FELT}\\.$`);

/** 2700리터나 든다는 것을 알고 놀랐음. */
const KNOWN =
  /^(.{10,}[다라]는 (?:것|점|사실)을) (?:처음 )?(?:알고|보고|듣고|알게 되어서?|알게 되고|알아서)(?: 나서| 나니)?,? /;
/** 막히면 아무 말도 못 할까 봐 무서웠음: asked for a difficulty, what was feared is one. */
export const FEARED =
  /^(.{6,}[가-힣]까) ?봐서? (?:매우 |많이 |조금 )?(?:무서|무섭|걱정|불안|두려|두렵|겁|떨|긴장|망설)(?![가-힣 ]*[가-힣](?:고|서|지만|는데|니|며|면|더니) )[가-힣 ]*\.$/;

/** 묻는 것이 어려웠다고 해서 놀랐음. */
const TOLD_SO = new RegExp(
  `^(.{10,}[다라])고 (?:해서|하여),? ${VERY}(?:놀라|놀랐|놀람|신기|충격|인상|소름)(?![가-힣 ]*[가-힣](?:고|서|지만|는데|니|며|면|더니) )[가-힣 ]*\\.$`,
);

/** 해부학을 영어로 외워야 한다고 해서 걱정됨. */
const TOLD_WORRY = new RegExp(
  `^(.{6,}[다라])고 (?:해서|하여|하니),? ${VERY}(?:걱정|부담|막막|불안|긴장)[가-힣 ]*\\.$`,
);

/** 설문에서 찬성이 12%밖에 나오지 않아서 놀람, 나트륨이 1500mg이나 나와서 놀람: what the figure was. */
const FIGURE_CAME = new RegExp(
  `^(.*[가-힣A-Za-z0-9)][이가은는] [^ ]*\\d[^ ]*?(?: [가-힣]{1,2})?)(이나|나|밖에)? (?:(나와|나타나)|(?:안 나와|나오지 않아|되지 않아|안 되어))서?,? ${VERY}(?:놀라|놀랐|놀람|신기|충격|의외|뜻밖)[가-힣 ]*\\.$`,
);
/** 분해에 200년이 걸린다는 문장이 충격이었음: what was read, and that it moved. */
const READ_SO = new RegExp(
  `^(.{8,}[다라]는) (문장|내용|기사|글|설명|부분|구절|대목|말|통계|자료|결과)(?:이|가|은|에|을 보고|를 보고|을 읽고|를 읽고) ${VERY}(?:충격|놀라[웠움]|놀랐|놀람|인상|신기|소름)[가-힣 ]*\\.$`,
);

const MARVEL = /(?:신기|흥미로|재미|재밌)[가-힣]*\.$/;
/** 맞힌 사람이 68명 중에 9명뿐이라 놀람: what was surprising to see. */
const SURPRISED_BY = new RegExp(
  `^(.{6,}[가-힣\\d%])(?:이라서?|(?<!이)라서?) ${VERY}(?:놀라|놀랐|놀람|신기|충격|의외|뜻밖)[가-힣 ]*\\.$`,
);
/** 25.3일이 되어 소름이 돋음. */
const CAME_TO = new RegExp(`^(.*[가-힣\\d%A-Za-z][이가]) (?:되어|돼) ${VERY}${FELT}\\.$`);
/** 작품도 이어서 읽었는데, '…'을 빌려 읽고 있고: done to something, and it stands by itself. */
const DONE_TO =
  /^(?=.{12,})[^.]*(?:[을를도]|['"’”」』](?:이?라)?고) (?:[가-힣]+ ){0,3}(?:[가-힣]*(?:[았었했였갔왔봤줬웠렸]|고 있|어 있))(?:는데|지만|고),? /;

/** The clause before a feeling, as a sentence of its own: 똑같이 휘어서 신기했음 → 똑같이 휨; null when none can be made. */
export function withoutFeeling(text: string): string | null {
  const [, figure = '', only = ''] = FIGURE_CAME.exec(text) ?? [];
  if (figure && (only === '밖에') === / (?:안|나오지|되지) /.test(text.slice(figure.length)))
    return only === '밖에' ? `${figure}밖에 되지 않음을 확인함.` : `${figure.replace(/이$/, '')}임을 확인함.`;
  const [, so = '', where = ''] = READ_SO.exec(text) ?? [];
  if (so) return `${so} ${withParticle(where, '을/를')} 인상 깊게 받아들임.`;
  const told = TOLD_SO.exec(text)?.[1];
  if (told) return `${told}는 점을 인상 깊게 받아들임.`;
  const known = KNOWN.exec(text)?.[1];
  if (known) return `${known} 알게 됨.`;
  const heard = TOLD_WORRY.exec(text)?.[1];
  if (heard) return `${heard}는 말을 들음.`;
  const planned = PLANNED.exec(text)?.[1];
  if (planned) return `${planned} 함.`;
  const then = FEELING_THEN.exec(text)?.[1];
  if (then && then.length >= SHORTEST && lastFinal(then) === 'ㅆ') return `${nominal(pastStem(then))}.`;
  const seeing = FEELING_SEEN.exec(text)?.[1];
  if (seeing && seeing.length >= SHORTEST && decompose(seeing.at(-1))?.final === '')
    return `${withFinal(seeing, 'ㅁ')}.`;
  const surprising = SURPRISED_BY.exec(text)?.[1];
  if (surprising && /\d/.test(surprising)) return `${surprising}임을 확인함.`;
  const cause = FEELING_TAIL.exec(text)?.[1] ?? CAME_TO.exec(text)?.[1]?.concat(' 되');
  const past =
    cause && decompose(cause.at(-1))?.final === '' && !/(?:이라|라)$/.test(cause)
      ? withFinal(cause, 'ㅆ')
      : null;
  // 재즈와 비슷해서 신기했음.
  const marvel = past && past.length >= SHORTEST && MARVEL.test(text) ? marvelled(past) : null;
  if (marvel) return marvel;
  const clause = past ?? FEELING_AFTER.exec(text)?.[1];
  // 봤는데 하얘져서 신기했음: without its feeling the first half leads nowhere.
  const done = DONE_TO.exec(text)?.[0];
  if (!clause || clause.length < SHORTEST || /[았었했봤웠]는데,? (?!.*[을를] )/.test(clause))
    return done ? alone(done) : null;
  const style = toRecordStyle(`${clause}다.`);
  return 'text' in style && !style.review ? style.text : null;
}

/** 이어서 읽었는데 → 이어서 읽음: what was done, without what was felt at it. */
function alone(clause: string): string | null {
  const style = toRecordStyle(`${clause.replace(/(?:는데|지만|고),? $/, '')}다.`);
  return 'text' in style && !style.review ? style.text : null;
}

/** 봉사에 신청하려고 하는데 … 떨림: what is planned. */
const PLANNED =
  /^(.{6,}[가-힣](?:려고|고자)) 하(?:는데|지만),? (?!.*(?:말[려리렸]|막[아았]|반대|못 |안 ?[되돼]|취소|[을를] [가-힣]*(?:해서|하여)))/;

/** Whether a sentence ends in an everyday feeling of the student's. */
export function endsInFeeling(text: string): boolean {
  return BARE_FEELING.test(text) && !NO_FEELING.test(text) && !BEST.test(text);
}

/** 말이 빨라져서 못 알아들은 부분이 있어 아쉬움: what is left out beside the feeling is a shortcoming. */
const FELL_SHORT = /(?:못|안 |지 (?:않|못)|부족|모자|틀[렸린려]|서툴|없)[^.]*아[쉬쉽][^.]*\.$/;
/** 친구가 일곱 개를 해서 같이 기뻐함. */
const MADE_SO = /^(?:또 )?(?:다른 )?(?:친구|모둠원|짝|선배)(?:이|가) [^.]*(?:줘서|주어서),? /;
const GLAD_WITH = /(?:친구|짝|모둠원)(?:이|가) [^.]*서,? (?:같이|함께|다 같이|덩달아) [^.]*\.$/;

/** Why a sentence that ends in a feeling, and of which nothing can be told, is left out. */
export function feltReason(text: string): string {
  if (FELL_SHORT.test(text)) return BLAMED;
  return GLAD_WITH.test(text) || MADE_SO.test(text) ? THEIRS : EVERYDAY;
}
