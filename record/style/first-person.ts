import { ADVERBS } from './adverbs.ts';
import { isAdnominal, opensRelativeClause, ownDoing } from './clauses.ts';
import { applyRulesWhere, type Rule } from './replace.ts';

const B = '(?<![가-힣A-Za-z0-9])';
const rule = (source: string, replacement: string): Rule => [new RegExp(source, 'g'), replacement];

/** Own group, class and school: named without 우리. */
const GROUP: readonly Rule[] = [
  rule(`${B}(?:저희|우리)(?:들)? ?(?=모두|둘이|셋이|넷이|다 같이|다 함께)`, ''),
  rule(`${B}(?:저희|우리)들은(?=\\s)`, '모둠원들은'),
  rule(`${B}(?:저희|우리)들이(?=\\s)`, '모둠원들이'),
  rule(`${B}(?:저희|우리)들끼리`, '모둠원끼리'),
  // 우리 조는 말이 별로 없어서.
  rule(
    `${B}(?:저희|우리) ?(?:\\d+ ?)?(?:조|팀|모둠)(?:은|는)(?=\\s[가-힣]+(?:이|가) (?:별로 |너무 |매우 |조금 |더 )?(?:없|많|적|있|부족|약|다양))`,
    '모둠은',
  ),
  // 모둠에서 조사함, but 모둠은 포기하지 않음, 모둠은 반대 입장이었음.
  rule(
    `${B}(?:저희|우리) ?(?:\\d+ ?)?(?:조|팀|모둠|분단)(?:은|는)(?=\\s.*(?:지 (?:않|못)|졌|이겼|실패했|성공했|망했|(?:이|이었|였|없었|있었|달랐|많았|적었|좋았|높았|낮았|컸|작았|빨랐|느렸|부족했|강했|약했|어려웠|힘들었|쉬웠)(?:다|습니다|어요|음|지만|는데))[가-힣]*[.!?\\s]*$)`,
    '모둠은',
  ),
  // 우리 조는 망했을 것이다: a forecast is of the group.
  rule(
    `${B}(?:저희|우리) ?(?:\\d+ ?)?(?:조|팀|모둠|분단)(?:은|는)(?=\\s.*[을ㄹ] ?(?:거|것)(?:예요|에요|이다|입니다|다|임| 같)[가-힣]*[.!?\\s]*$)`,
    '모둠은',
  ),
  rule(`${B}(?:저희|우리) ?(?:\\d+ ?)?(?:조|팀|모둠|분단)(?:은|는)(?=\\s)`, '모둠에서'),
  rule(`${B}(?:저희|우리) ?(?:조|팀|모둠)(?= 아니)`, '모둠이'),
  rule(`${B}(?:저희|우리) ?(?:조|팀|모둠)(?:이|가)(?= (?:되|됐|돼|된))`, '같은 모둠이'),
  rule(`${B}(?:저희|우리) ?(?:\\d+ ?)?(?:조|팀|모둠)(?:이|가)(?=\\s)`, '모둠이'),
  rule(`${B}(?:저희|우리) ?(?:\\d+ ?)?(?:조|팀|모둠)원`, '모둠원'),
  rule(`${B}(?:저희|우리)끼리(?=\\s|만)`, '모둠원끼리'),
  rule(`${B}(?:저희|우리) ?(?:\\d+ ?)?(?:조|팀|모둠)(?=[의에도만과와로\\s])`, '모둠'),
  rule(
    `${B}(?:저희|우리) (?=발표|자료|의견|주제|결과|실험|가설|보고서|설문|조사|작전|포스터|아이디어|주장|논리|입론|반론)`,
    '모둠의 ',
  ),
  rule(`${B}(?:저희|우리) 자신`, '자신'),
  rule(`${B}(?:저희|우리) 반`, '학급'),
  rule(`${B}(?:저희|우리) 학교`, '학교'),
  rule(`${B}(?:저희|우리) 동아리`, '동아리'),
  rule(`${B}저희 (?=나라|사회|지역|동네|집|가족)`, '우리 '),
  rule('우리 나라', '우리나라'),
];

/** Forms of I that are never the subject of the sentence. */
const OBLIQUE: readonly Rule[] = [
  // 친구랑 저랑 의견이 달라서.
  rule(`(?<=[가-힣](?:과|와|랑) )(?:저|나)(?:와|랑|하고)\\s+`, ''),
  rule(`${B}(?:저|나)하고(?=\\s)`, '자신과'),
  rule(`${B}(?:나|저)(?:보고|더러)(?=\\s.*[라자냐다](?:고|며|면서))`, '자신에게'),
  rule(`^(?:저|나) (?=(?:이|그) [가-힣])`, ''),
  // 축구할 때 나 수비였는데.
  rule(
    `(?:^|(?<=(?:때|서|고|는데|지만|면|에) ))(?:저|나) (?=[가-힣]+ ?(?:였|이었|인데|담당이|당번이|역할이))`,
    '',
  ),
  rule(`${B}(?:나|저)(?:보고|더러)(?=\\s.*(?:[라냐자]|[가-힣])[래냬재대](?:요|서|[.!?]*$))`, '자신에게'),
  rule(
    `${B}(?:제가|내가|나의|저의|제|내) (?:보기에는|보기에|보기엔|느끼기에는|느끼기에|생각하기에는|생각하기에|생각하기엔|볼 때는|볼 때|볼 땐|봤을 땐|생각할 땐|봤을 때는|봤을 때|봐도|보기에도|생각했을 때는|생각했을 때|생각할 때는|생각할 때|느꼈을 때|알기로는|알기로|느끼기로는)(?:,\\s*|\\s+)`,
    '',
  ),
  rule(`${B}(?:제|내|저|나) 나름`, '나름'),
  rule(`${B}(?:나에겐|저에겐|제겐|내겐|나한텐|저한텐)(?=\\s|,)`, '자신에게는'),
  rule(`${B}(?:날|절) (?=도와|믿어|가르쳐|칭찬|응원|격려|이해해|성장|이끌어|기다려)`, '자신을 '),
  rule(`${B}(?:저|나)로(?= 하여금)`, '자신으로'),
  rule(
    `${B}(?:나|저)(?:와|랑) ((?:[가-힣]+ )?(?:친구|짝|모둠원|조원|동료|부원))(?:은|는|이|가)(?=\\s)`,
    '$1와',
  ),
  rule(`${B}(?:나|저)(?:와|랑) ((?:[가-힣]+ )?(?:친구|짝|모둠원|조원|동료|부원)들)(?:은|이)(?=\\s)`, '$1과'),
  rule(
    `${B}(?:제|내) (?:생각에는|생각으로는|생각에|생각엔|생각으론|의견으로는|입장에서|입장에서는)(?:,\\s*|\\s+)`,
    '',
  ),
  rule(`${B}(?:저|나)로서는(?:,\\s*|\\s+)`, ''),
  // 나 자신이 부끄러웠다: of whom it is felt.
  rule(
    `${B}(?:저|나|제|내) (?:자신|스스로)(?:이|가)(?=\\s(?:매우 |참 |조금 |더 )?(?:부끄|자랑|대견|한심|미웠|미워|미운|싫|초라|기특|뿌듯|낯설|달라|변))`,
    '자신이',
  ),
  rule(`${B}(?:저|나|제|내) (?:자신|스스로)(?:이|가)(?=\\s)`, '스스로'),
  rule(`${B}(?:저|나|제|내) (?:자신)`, '자신'),
  rule(`${B}(?:저|나|제|내|제가|내가) 스스로`, '스스로'),
  rule(`${B}(?:저|나) 혼자(?=였|뿐|만이|인)`, '자신 혼자'),
  rule(`${B}(?:저|나|제가|내가) 혼자`, '혼자'),
  rule(`(?<=\\S\\s)(?:저|나)만(?=\\s)`, '자신만'),
  rule(`${B}(?:저|나|제가) (?:또한|역시)(?:,\\s*|\\s+)`, ''),
  rule(`${B}(?:나|저)도 모르게`, '자신도 모르게'),
  rule(`${B}(?:나|저|내가|제가)(?:라면|였다면|이라면)`, '자신이라면'),
  rule(
    `${B}(?:저에게|나에게|저한테|나한테|제게|내게(?! (?:되|됐|된|됨|하[는여]|했)))(?=는|도|만|\\s|$|[.,])`,
    '자신에게',
  ),
  rule(`${B}(?:저|나)를(?=\\s|$|[.,])`, '자신을'),
  rule(`${B}(?:저|나)의(?=\\s)`, '자신의'),
  rule(`${B}(?:저|나)만의(?=\\s)`, '자신만의'),
  // 결과가 나와 is 나오다: only where it cannot be.
  rule(`(?:^|,\\s|(?<=[은는고] ))(?:저|나)(?:와|랑)(?=\\s|는)`, '자신과'),
  rule(
    `${B}(?:저|나)(?:와|랑)(?=(?:는)? (?:(?:너무|매우|많이|꽤|정말|조금|더|가장|참|똑) ?)?(?:같|다른|다르|비슷|반대|함께|생각|의견|친구|짝|맞|가까운|닮|달리|관련))`,
    '자신과',
  ),
  rule(`${B}(?:저와|저랑|나랑)(?=\\s|는)`, '자신과'),
  rule(`${B}(?:저|나)(?=보다|처럼|부터|뿐만|까지|같은|에 대해|에 대한)`, '자신'),
  rule(`${B}(?:저|나)(?= (?:때문|대신|덕분|말고|외에|이외)|밖에(?=\\s)|말고)`, '자신'),
  rule(
    '^(?:저|나),? (?=(?:이것|이거|그것|그거|이번|오늘|원래|처음|이제|아직|정말|진짜|너무|매우|사실|그때|이렇게|평소|요즘|항상|매일|늘|예전|옛날|어릴|어렸|작년|초등|중학|거의|별로|그동안|여태|아예)[가-힣]*\\s)',
    '',
  ),
  // 나 PPT도 만들었어; 저 문제를 is that one.
  rule('^(?:그리고 |그래서 |그런데 |근데 )?나 (?=[가-힣A-Za-z0-9]+(?:을|를|도|만) )', ''),
  rule('^나 (?=[가-힣]+ (?:때|전에|후에|뒤에)\\s)', ''),
  rule(`${B}(?:저|나) 같은(?=\\s)`, '자신과 같은'),
  rule(`${B}(?:저|나) 같(?=았|다|습|아)`, '자신 같'),
  rule(`${B}(?:저|나)라도(?=\\s)`, '자신이라도'),
  rule(
    `(?<=[은는이가] (?:바로 )?)(?:저|나)였(?=다|어요|습니다|음|고|거든|잖|더라|던|네|지|는데|으니|기)`,
    '자신이었',
  ),
  rule(`(?<=[은는이가] (?:바로 )?)(?:저예요|저입니다)`, '자신이다'),
];

const IS_ADVERB = new RegExp(`^(?:${ADVERBS})$`);
const PARTICLE_END =
  /(?:을|를|은|는|이|가|에|에서|에게|의|와|과|로|도|고|서|며|면|만|지만|는데|때|게|려|록|니|데|보다|처럼|,)$/;

/** 내 and 제 as "my": at the start or behind a particle or ending; a bare noun before 내 makes it "inside". */
function possessives(text: string): string {
  return text.replace(
    /(^|(?<!\S)\S+\s)(내|제)\s(?=[가-힣"'\ue000-\uf8ff])/g,
    (whole, before: string, own: string, at: number) => {
      const follows = text.slice(at + whole.length);
      // 과제를 내 주다, 결론을 내 보다: 내다, not mine.
      if (
        own === '내' &&
        /^(?:(?:준|줬|줘|줌|주(?:었|어|고|는|면|라)|봤|봄|보았|보니|볼|본|놓[았고아는])(?![가-힣]*(?:장|자))|보(?:라|자|기|는|게|면)|버[려렸리])/.test(
          follows,
        )
      )
        return whole;
      if (own === '제' && /^\d/.test(follows)) return whole;
      if (before && !PARTICLE_END.test(before.trim())) {
        const bare =
          own === '내' &&
          !IS_ADVERB.test(before.trim()) &&
          !/(?:번|통해|위해|대해|다가|아|어|해|까지|처음|직접|결국|특히|바로|또|더|다시|그때|이번|한|된|는|던)$/.test(
            before.trim(),
          );
        if (bare) return whole;
      }
      // 제 꿈은: whose goes without saying.
      if (
        !before &&
        /^(?:꿈|목표|진로|장래|희망|취미|역할|담당)(?: (?:목표|희망|진로|직업))?[은이]\s/.test(follows)
      )
        return before;
      // 제 짝은, 내 동생: whose goes without saying.
      if (
        /^(?:친구|짝|짝꿍|동생|언니|누나|오빠|형|가족|부모님)(?:들)?(?:은|는|이|가|을|를|과|와|의|도|에게|한테|랑|이랑)?(?:\s|$)/.test(
          follows,
        )
      )
        return before;
      return `${before}자신의 `;
    },
  );
}

const CLAUSE_START =
  /(?:^|[,]\s|(?:지만|는데|은데|인데|처럼|만큼|대로|고|서|며|면|니|니까|때|에|에서|서는|에는|때는|동안|후|뒤|때문에|로|로는|면서|려고|듯이|다가|까지|부터|와|과|통해|통하여|위해|위하여|대해|따라|보다|도록|자마자|중에|처음|결국|그래서|하지만|그러나|번에|에도|는|은|도|가|이)\s)$/;

/** 차이가 나도: 나다. */
const ARISEN =
  /(?:차이|소리|냄새|화|열|겁|힘|땀|눈물|피|불|고장|사고|티|병|구멍|이름|생각|시간|짜증|문제|탈|오류|에러|혼|용기|신|난리|결론|윤|빛|효과)[이가] $/;

/** Where one speaks or acts, and nothing grows. */
const SPOKEN_PLACE =
  /(?:글|발표|토론|토의|수업|활동|실험|모둠|조|연극|소설|작품|역할|단원|대본|시간|과제|문제|경기|책|면접|부분|보고서|과정|프로젝트|회의)에서 $/;
const ARISING = /^(?:[가-힣]+ )?(?:소리|냄새|연기|열|빛|맛|문제|오류|차이|불|김|거품|향|효과|결과)/;

/** 청소년 참정권 나는 찬성이었는데; 김 나는, 소리 나는: what arises is short. */
const TOPIC_BEFORE = /[가-힣]{3,}(?<![이가을를도만에서의]) $/;

/** Another person as the subject of the clause just ended: whoever comes next has to be named. */
const OTHERS =
  /(?:친구|짝|조원|팀원|모둠원|부원|조장|팀장|동생|선배|후배|아이|학생|애|사람|선생님|교사|모두|상대|상대방|남들|다들)(?:들)?(?:은|는|이|가)? [^,]*(?:지만|는데|은데|으나|길래|기에|서|니까|더니|바람에),? $/;

/** What the other one did comes next. */
const SHARED =
  /^(?:[가-힣]+ ){0,1}[가-힣]+고,? (?:친구|짝|짝꿍|조원|팀원|모둠원|동생|언니|누나|형|오빠|선배|후배|[가-힣]{2}이)(?:들)?(?:은|는|가) /;

/** Drops I as the subject of the sentence, and puts 자신이 where it is the subject of a clause inside it. */
function subjects(text: string): string {
  return text.replace(
    new RegExp(
      `${B}(저는|나는|저도|나도|전|난|제가|내가|저만|나만|저|우리는|우리가|저희는|저희가|저희도)(,)?\\s+`,
      'g',
    ),
    (whole, own: string, comma: string | undefined, at: number) => {
      const before = text.slice(0, at);
      const rest = text.slice(at + whole.length);
      // 말이 많던 내가 듣는 사람이 되었다: I am what the clause describes.
      if (
        /^[내제]가$|^[저나][는도]$/.test(own) &&
        !(own.endsWith('도') && /지는 $/.test(before)) &&
        !/(?:^| )안 $/.test(before) &&
        isAdnominal(/(\S+) $/.exec(before)?.[1] ?? '')
      )
        return own.endsWith('는') ? '자신은 ' : own.endsWith('도') ? '자신도 ' : '자신이 ';
      if (!CLAUSE_START.test(before) && before !== '')
        return own === '저도'
          ? '스스로도 '
          : /^(?:제가|내가|저는)$/.test(own) || (own === '나는' && TOPIC_BEFORE.test(before))
            ? ''
            : whole;
      // 이 글에서 나는 …라고 썼다; 실험에서 나는 냄새.
      if (own === '나는' && SPOKEN_PLACE.test(before) && !ARISING.test(rest)) return '';
      // 냄새가 나는 이유: 나다, not I.
      if (own === '나는' && /(?:이|가|을|를|에서|도)\s$/.test(before)) return whole;
      // 차이가 나도.
      if (own === '나도' && ARISEN.test(before)) return whole;
      if (own === '난' && /(?:이|가|에서)\s$/.test(before)) return whole;
      if (
        (own === '전' || own === '난') &&
        (/(?:\d|학기|수업|시험|발표|활동)\s$/.test(before) ||
          /^(?:국민|세계|학년|과목|과정|교과|학급|인류|지구|사회|시간|에|까지|단계|후|체|관|기|부[치쳐쳤칠친]|반죽|뒤집)/.test(
            rest,
          ))
      )
        return whole;
      // 친구는 색을 칠하고 나는 글씨를 썼다, 친구들은 쉬었지만 저는 정리했다: two who do different things.
      if (/^(?:나|저)[는도]$/.test(own)) {
        const turned = /고,? $/.test(before) && /[가-힣](?:이|가|은|는) /.test(before);
        if (turned && own.endsWith('는')) return '자신은 ';
        if (OTHERS.test(before)) return own.endsWith('는') ? '자신은 ' : '자신도 ';
      }
      // 친구가 시간을 재고 제가 종이를 넣었다.
      if (
        /^[제내]가$/.test(own) &&
        /(?:친구|짝|짝꿍|조원|모둠원|부원|팀원|선배|후배)(?:이|가|은|는) [^,]*고,? $/.test(before)
      )
        return '자신이 ';
      // 나는 그래프를 그리고 친구는 식을 세웠다, 제가 발표하고 지민이가 받았다.
      if (before === '' && SHARED.test(rest) && /^(?:나는|저는|제가|내가)$/.test(own))
        return own.endsWith('는') ? '자신은 ' : '자신이 ';
      if (own === '저' && !comma) return whole;
      if (own === '우리는' || own === '저희는' || own === '저희도') return '';
      if (own === '우리가') return ownDoing(rest) ? '모둠이 ' : opensRelativeClause(rest) ? whole : '';
      if (own === '저희가') return opensRelativeClause(rest) ? '모둠이 ' : '';
      if (own === '저만' || own === '나만') return '자신만 ';
      if (own === '제가' || own === '내가') {
        // 디자인은 내가 하고: who did it is the point.
        if (/[가-힣](?:은|는)\s$/.test(before) && !/(?:에|서|때|번|로|음|지|고)(?:은|는)\s$/.test(before))
          return '자신이 ';
        // 친구가 틀렸다고 해서 풀어 봤더니 제가 맞았다.
        if (/더니,? $/.test(before) && OTHERS.test(before)) return '자신이 ';
        // 제가 주인공이었다면: who is imagined has to be named.
        if (/^(?:[^\s,]+ ){0,3}[^\s,]*(?:[었였았했]다면|[었였았했]더라면|이라면)[\s,]/.test(rest))
          return '자신이 ';
        if (/^하(?:겠|자고|기로)/.test(rest) || opensRelativeClause(rest)) return '자신이 ';
      }
      return '';
    },
  );
}

/** The sentence without the first person: subjects go, other forms become 자신, the own group becomes 모둠. */
export function withoutFirstPerson(text: string): string {
  return subjects(
    possessives(applyRulesWhere(/[저나내제날절]/, applyRulesWhere(/저희|우리/, text, GROUP), OBLIQUE)),
  )
    .replace(/자신의 자신/g, '자신')
    .replace(/\s+/g, ' ')
    .trim();
}

const LEFT_OVER =
  /(?<![가-힣A-Za-z0-9])(?:저는|나는|저도|나도|제가|내가|저희|저를|나를|저에게|나에게|내게|저의|나의|난(?=\s)|우리는|우리의|우리를|우리에게)(?=\s|$|[.,가-힣])(?!모|중일기)|(?:^|: ?|, )(?:나|저)(?= ?[-:=])|^나(?= )/;

/** Whether a first person is still left outside quotations (나다 as a verb does not count). */
export function hasFirstPerson(text: string): boolean {
  const found = LEFT_OVER.exec(text);
  if (!found) return false;
  const verb =
    /^(?:나는|난)$/.test(found[0]) && /(?:이|가|을|를|에서|도)\s$/.test(text.slice(0, found.index));
  const arisen = found[0] === '나도' && ARISEN.test(text.slice(0, found.index));
  return !verb && !arisen;
}
