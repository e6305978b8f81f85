/** Whose stay in another country a sentence tells of: a pupil goes unnamed in a record, so whoever is named is another. */
import { ELDERS, RANKED, SIBLINGS } from '../lexicon/relatives.ts';
import { endingIn } from '../hangul.ts';
import { SURNAME } from './lecturer-names.ts';
import { aroundIn } from './passage.ts';
import type { Rule } from './rule.ts';
import { anyOf } from './words.ts';

/** The pupil, whom a stay is told of together with the pupil, and the relatives: theirs it is that may not be told. */
const OF_THE_PUPIL = new RegExp(
  `학생|친구|자신|본인|자기|모둠|급우|짝|학급|동아리|우리|선생|교사|선배|후배|이웃|${RANKED}|${anyOf([...ELDERS, ...SIBLINGS])}|부모`,
);
/** What stands before a country with the particle of a subject and is nobody: 방학은 캐나다에서, 초등학교는 미국에서. */
const NOBODY =
  /관심|흥미|꿈|목표|희망|진로|계기|경험|기회|방학|휴가|여름|겨울|시절|학년|학교|유치원|유년|학기|영어|언어|회화|실력|성격|태도|생각|기억|추억|수업|활동|체험|여행|문화|지금|이번|지난|다음|현재|평소|어릴|올해|작년|하나|모두|[년월일때달]$/;
/** Three syllables of which the first is a surname. */
const KOREAN_NAME = new RegExp(`^(?:${SURNAME})[가-힣]{2}$`);

/** What may stand between somebody and the country: 이중섭이 젊은 시절 일본에서. */
const MEANWHILE =
  '(?:(?:젊은|어린|청년|유년|학창|학생)\\s시절(?:에)?\\s|당시\\s|한때\\s|잠시\\s|처음\\s|일찍이\\s|직접\\s|홀로\\s|오랫동안\\s|\\d+년(?:에)?\\s|이후\\s|[가-힣]{1,6}\\s(?:뒤|후)\\s)?(?:[가-힣]{2,8}(?:에서|에|으로|로)\\s)?';
const SUBJECT = new RegExp(
  `(?:^|[\\s,·])(?<who>[가-힣]{2,7}?)(?<particle>들이|들은|이|가|은|는|께서는|께서|의)\\s${MEANWHILE}$`,
);
/** The one whom the sentence begins with: 김수영이 포로수용소를 나온 뒤 일본 유학 시절을. */
const FIRST = /^(?<who>[가-힣]{3})(?:이|가|은|는)\s/;
/** Whoever is described by the stay: 영국에서 학교를 다닌 간디의 생애. */
const DESCRIBED = new RegExp(
  `^(?:[가-힣]+\\s){0,3}[가-힣]*[${endingIn('ㄴ')}던]\\s(?:[가-힣]{2,4}\\s)?(?<who>[가-힣]{2,6})의\\s(?:[가-힣]{1,4}\\s)?(?:생애|일생|삶|업적|작품|음악|그림|시|소설|사상|전기|일화|철학|연구|발명)`,
);
/** 시인이 일본에서 유학하고 있었다는 것을 찾아서: whoever wrote or made what is studied. */
const MAKER =
  /(?:시인|작가|화가|소설가|작곡가|음악가|과학자|수학자|철학자|운동가|사상가|지은이|글쓴이|저자|주인공)$/;
/** What a pupil does with the life and the works of somebody. */
const STUDIED =
  /감상|분석|해석|조사|정리|읽|소개|설명|비교|이해|파악|탐구|살[펴피핀핌폈]|낭[송독]|평가|알아|토론|토의|배[움우워운]|찾[음아]/;
/** What somebody made or lived through there: 유학 시절에 쓴 시, 방문한 일화. */
const LIFE_AND_WORKS =
  /(?:쓴|지은|그린|남긴|작곡한|발표한|완성한|집필한|저술한|펴낸|창작한|구상한|받은|얻은|느낀|접한|겪은)\s(?:[가-힣]{1,8}\s)?[가-힣]+[을를에의]|(?:일화|생애|일생|업적|일대기|작품|화풍|문체|시기의|행적|(?:벌인|펼친|이끈|전개한)\s(?:[가-힣]{1,8}\s)?(?:활동|운동|투쟁|사업))/;

/** 윤동주의 시를 읽고 일본 유학 시절의 고뇌를 해석함: the works of somebody, and then a time of life. */
const WORKS_OF =
  /(?<who>[가-힣]{2,6})의\s(?:[가-힣]{1,6}\s)?(?:시|소설|작품|그림|음악|글|수필|시집|일기|편지|자서전)(?:을|를)\s(?:[가-힣]{1,6}\s)?(?:읽|감상|분석|낭[송독]|해석|살펴|찾아|듣)/;
const OF_A_LIFE =
  /(?:유학|거주|생활|체류|이민|망명|시절)(?:\s(?:시절|시기|생활|경험|체험))?(?:의|에\s(?:느낀|쓴|겪은|지은))\s[가-힣]/;

/** 'read of' is somebody in a book or in history, 'another' somebody who perhaps is. */
export function whoseStay(before: string, after: string, names: readonly string[] = []) {
  const { who = '', particle = '' } = SUBJECT.exec(before)?.groups ?? {};
  const known = (name: string) =>
    OF_THE_PUPIL.test(name) || NOBODY.test(name) || names.some((one) => one.endsWith(name));
  if (who !== '' && !known(who)) {
    if (STUDIED.test(after) && (KOREAN_NAME.test(who) || MAKER.test(who) || LIFE_AND_WORKS.test(after)))
      return 'read of';
    if (particle !== '의' || KOREAN_NAME.test(who)) return 'another';
  }
  const first = FIRST.exec(before)?.groups?.['who'] ?? '';
  if (KOREAN_NAME.test(first) && !known(first) && LIFE_AND_WORKS.test(after) && STUDIED.test(after))
    return 'read of';
  const author = WORKS_OF.exec(before)?.groups?.['who'] ?? '';
  if (author !== '' && !known(author) && OF_A_LIFE.test(after) && STUDIED.test(after)) return 'another';
  const described = DESCRIBED.exec(after)?.groups?.['who'] ?? '';
  return described !== '' && !known(described) && STUDIED.test(after) ? 'read of' : 'own';
}

/** The findings of `rule` that tell of the pupil; what perhaps is another's is asked about, what one reads of passes. */
export function unlessAnothers(rule: Rule): Rule {
  return (passage, options) =>
    rule(passage, options).flatMap((finding) => {
      const { before, after } = aroundIn(passage, finding.start, finding.end);
      const word = passage.text.slice(finding.start, finding.end);
      const lead = /^[가-힣]+(?:이|가|은|는|께서)\s/.exec(word)?.[0] ?? '';
      const whose = whoseStay(before + lead, word.slice(lead.length) + after, options.names);
      if (whose === 'read of') return [];
      return [whose === 'another' ? { ...finding, level: 'check' as const } : finding];
    });
}
