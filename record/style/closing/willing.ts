import { isAdjective, nominal } from '../words/stems.ts';

/** A predicate in 겠: a resolve, a hope, or what only seems so. `seen` where it was noticed (겠더라) and not resolved. */
export function willing(body: string, seen = false): string {
  // 무엇이 주어인지도 모르겠더라: not even that is known.
  if (/(?:무엇|누가|누구|어디|어느|왜|어떻게|언제)[^.]{0,24}지도 모르$/.test(body)) return nominal(body);
  // 좋아하는 사람인지도 모르겠다: perhaps.
  if (/지도 모르$/.test(body)) return `${body.slice(0, -2)}모른다고 생각함`;
  const unsure = /^(.*지)(?:를|는|은|가|도)?(?: (?:잘|아직|아직도|전혀|정말))* 모르$/.exec(body)?.[1];
  if (unsure) return `${unsure} 의문을 가짐`;
  if (/모르$/.test(body)) return nominal(body);
  if (/ 못 ?[가-힣]+$/.test(body) || /지 못하$/.test(body)) return `${body}겠다고 생각함`;
  if (/면 좋$/.test(body)) return `${body}겠다는 바람을 밝힘`;
  // 알아야겠더라고요: what has to be.
  if (/(?:알아|있어|돼|되어)야$/.test(body)) return `${body}겠다고 생각함`;
  if (/알$/.test(body)) return `${body}게 됨`;
  if (/(?:사람|학생|어른|리더|친구|[사가자관원수])[이가] 되$/.test(body)) return `${body}겠다는 포부를 밝힘`;
  if (isAdjective(body) || /(?:되|있)$/.test(body)) return `${body}겠다고 생각함`;
  // 안 잊어버리겠더라: what was to be seen, no resolve.
  return seen ? `${body}겠다고 생각함` : `${body}겠다는 의지를 보임`;
}
