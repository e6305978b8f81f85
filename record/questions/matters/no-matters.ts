import { isDoing, isListedThing } from '../../style/words/nouns.ts';
import { TOOL } from './tools.ts';

/** What a lesson has beside its matter: people, places at a table, what was handed in. */
const BESIDE =
  /(?:짝이?|친구|후배|후배들이랑|학생|학생들|모둠원|조원|선생님|반장|담당|자리|소식|대상|결과|횟수|문구|도안|원고|화면|구현|생략|시청|정하기|설명|어휘|단어|내용|점심시간|영상|스티커|비교표|티셔츠|당번|뒷정리|철저|엄수|미착용|소독|평가|시험|기출|모의고사|엑셀|제안서|보고서|소감문|감상문|비평문|기획서|계획서|편지|문서|발표문|요약문|학습지|활동지|공모|사용법|summary|headline|lead|body|PPT|UCC|장면|대사|코드|패들릿|설문|순위|점수|동네|교구|도구|실전|입장|상황|사이|칠판 ?풀이|갤러리 ?워크|[가-힣]{2}(?:점검표|기록지|평가지|확인서|신청서)|역할 ?분담|포스터|느낀 ?점|마인드맵|인포그래픽|브로슈어|운영|부스|에세이|이미지|의견|경우|키트|판정키트|마네킹|[가-힣]*(?:판넬|우드락|목탄|한지|물감)|기입장|스피치|(?![차구이판식선송])[가-힣]별|대화|질문|방문|폼|대항전|대회|경연|골든벨)$/i;

/** 심화 짧게, 단어시험 봄, 대본 안보고: how something was done, and no thing. */
const LOOSE = /(?:짧게|길게|하게|[가-힣]히|철저|엄수|금지)$|^(?:봄|씀|냄|[안못](?:보|하|쓰|되)[가-힣]*)$/;

/** Whether a word is joined as a verb is: 구해서, 정함. */
const isVerbal = (last: string) =>
  /[가-힣](?:해서|어서|아서|여서|려고|도록)$/.test(last) ||
  (/^[가-힣]{1,4}함$/.test(last) && !isListedThing(last)) ||
  (/[가-힣]{2}기$/.test(last) &&
    /(?:하|되|리|치|우|이|보|주|내|르|추|들|나누|만들|풀|쓰|읽|찾)기$/.test(last));

/** Where a doing stands that was done in this lesson: 코드로 구현 at the end, 작성 후. */
export function isDeed(word: string, content: string): boolean {
  if (!isDoing(word) || TOOL.test(word) || content.trim() === word) return false;
  const at = content.indexOf(word);
  if (at < 0) return false;
  const before = /[^ \n,./;:→+&-]\s$/.test(content.slice(0, at));
  return (
    before &&
    /^(?:\s*(?:$|[\n,./)→+&;])| ?(?:후|뒤|및) |하(?:고|여|며|기|였|는)|함)/.test(
      content.slice(at + word.length),
    )
  );
}

/** Whether the last word of a phrase makes it no matter: a verb, a person, what was handed in. */
export function isNoMatter(last: string): boolean {
  return BESIDE.test(last) || LOOSE.test(last) || isVerbal(last);
}
