import { endingIn } from '../../hangul.ts';
import { ARISEN, ARISEN_BARE, ARISING, hasArisen, OPENED, SPOKEN_PLACE, TAKES_A_PART } from './arising.ts';
import {
  isAdnominal,
  opensRelativeClause,
  opensWithDeed,
  ownDoing,
  tellsOfOneself,
} from '../closing/clauses.ts';
import { B, GROUP, OBLIQUE } from './first-person-forms.ts';
import { possessives } from './possessives.ts';
import { isListedThing } from '../words/nouns.ts';
import { applyRulesWhere } from '../replace.ts';
import { isBeing } from '../words/stems.ts';

const CLAUSE_START =
  /(?:^|[,]\s|(?:지만|데|처럼|만큼|대로|고|서|며|면|니|니까|때|에|에서|서는|에는|때는|동안|후|뒤|때문에|로|로는|면서|려고|듯이|다가|까지|부터|와|과|통해|통하여|위해|위하여|대해|따라|보다|도록|자마자|중에|처음|만약|만약에|만일|혹시|과연|결국|그래서|하지만|그러나|번에|에도|는|은|도|가|이)\s)$/;

/** 청소년 참정권 나는 찬성이었는데; 김 나는, 소리 나는: what arises is short. */
const TOPIC_BEFORE = /[가-힣]{3,}(?<![이가을를도만에서의]) $/;

/** Another person as the subject of the clause just ended: whoever comes next has to be named. */
const OTHERS =
  /(?:친구|짝|조원|팀원|모둠원|부원|조장|팀장|동생|선배|후배|아이|학생|애|사람|선생님|교사|모두|상대|상대방|남들|다들)(?:들)?(?:은|는|이|가)? [^,]*(?:지만|는데|은데|으나|길래|기에|서|니까|더니|바람에),? $/;

/** Another group as the subject of the clause just ended: 1등 모둠은 그대로 살렸는데. */
const OTHER_GROUP =
  /(?:^|\s)(?:[조팀반]|모둠)들?(?:은|는|이|가) [^,]*(?:지만|는데|은데|으나|고),? $|(?:^|\s)(?:\d+|[가-힣]+) ?(?:[조팀반]|모둠)들?(?:은|는) [^,]*(?:지만|는데|은데|으나|고),? $/;

/** What another one does, its verb yet to come. */
const OTHERS_PART =
  /(?:친구|짝|짝꿍|조원|팀원|모둠원|부원|동생|선배|후배)(?:은|는|이|가) [^,]*[가-힣'"”’](?:으로|로|을|를|부터|에|에서), $/;

/** 말이 많던, 길치인; 외국인 is a noun. */
function describesMe(word: string): boolean {
  return (
    isAdnominal(word) ||
    (word.length > 2 && isBeing(word) && !isListedThing(word) && !/[국타개시군거]인$/.test(word))
  );
}

const PASTS = endingIn('ㅆ');
/** 태어났다면, 주인공이라면. */
const IMAGINED = new RegExp(`^(?:[^\\s,]+ ){0,3}[^\\s,]*(?:[${PASTS}](?:다면|더라면|으면)|이라면)[\\s,]`);

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
      // 다리를 저는 강아지: limping.
      if (own === '저는' && /(?:다리|발|절뚝)(?:를|을)? $/.test(before)) return whole;
      // 신 나는, 고장 난: what arises.
      if (/^(?:나[는도]|난)$/.test(own) && ARISEN_BARE.test(before)) return whole;
      if (own === '난' && hasArisen(before, rest)) return whole;
      // 그 소수가 바로 내가 될 수도 있다.
      if (
        /^[제내]가$/.test(own) &&
        /[이가] (?:바로 |결국 |다름 아닌 )$/.test(before) &&
        /^(?:되|될|된|됐|됨|돼)/.test(rest)
      )
        return '자신이 ';
      // 말이 많던 내가 듣는 사람이 되었다: I am what the clause describes.
      if (
        /^[내제]가$|^[저나][는도]$/.test(own) &&
        !(own.endsWith('도') && /지는 $/.test(before)) &&
        !/(?:^| )안 $/.test(before) &&
        describesMe(/(\S+) $/.exec(before)?.[1] ?? '')
      )
        return own.endsWith('는') ? '자신은 ' : own.endsWith('도') ? '자신도 ' : '자신이 ';
      // 아무도 안 볼 때의 내가.
      if (/^(?:[내제]가|[나저]는)$/.test(own) && /(?:[가-힣]{2}|[때전뒤후속날해])의 $/.test(before))
        return own.endsWith('는') ? '자신은 ' : '자신이 ';
      // 아이가 못하는 것이 아니라 내가 설명을 못한 것이다.
      if (/^[제내]가$/.test(own) && /(?:이|가) [^.,]*아니라 $/.test(before)) return '자신이 ';
      // 오빠에게 내가 만든 카드를 주었다: whose work was given away.
      if (/^[제내]가$/.test(own) && /에게 $/.test(before) && opensWithDeed(rest)) return '자신이 ';
      // 교사가 근거를 대면 된다고 하여 저희는 칸을 만들었다: by whom has to be said.
      if (/^(?:우리|저희)[는도]$/.test(own) && /[다라자냐]고 하여,? $/.test(before))
        return own.endsWith('는') ? '모둠에서 ' : '모둠도 ';
      if (!CLAUSE_START.test(before) && before !== '')
        return own === '저도'
          ? '스스로도 '
          : /^(?:제가|내가|저는)$/.test(own) || (own === '나는' && TOPIC_BEFORE.test(before))
            ? ''
            : whole;
      // 이 글에서 나는 …라고 썼다; 실험에서 나는 냄새.
      if (
        /^(?:나는|난)$/.test(own) &&
        !ARISING.test(rest) &&
        (SPOKEN_PLACE.test(before) || (/에서 $/.test(before) && TAKES_A_PART.test(rest)))
      )
        return '';
      // 냄새가 나는 이유: 나다, not I.
      if (own === '나는' && /(?:이|가|을|를|에서|도|(?<![가-힣])(?:안|잘|못|자주|많이))\s$/.test(before))
        return whole;
      // 차이가 나도.
      if (own === '나도' && ARISEN.test(before)) return whole;
      if (own === '난' && (/(?:이|가|에서)\s$/.test(before) || (/에\s$/.test(before) && OPENED.test(rest))))
        return whole;
      if (
        (own === '전' && /(?:부터|까지|동안|에 걸쳐)\s$/.test(before)) ||
        ((own === '전' || own === '난') &&
          (/(?:\d|학기|수업|시험|발표|활동)\s$/.test(before) ||
            /^(?:국민|세계|학교 (?:애들|친구|선생|짝)|학년|단원|차시|주차|과목|과정|교과|학급|인류|지구|사회|시간|에|까지|단계|후|체|관|기|부[치쳐쳤칠친]|반죽|뒤집)/.test(
              rest,
            )))
      )
        return whole;
      // 친구는 색을 칠하고 나는 글씨를 썼다, 친구들은 쉬었지만 저는 정리했다: two who do different things.
      if (/^(?:나|저)[는도]$/.test(own)) {
        // 친구는 표로, 나는 그래프로 정리했다: one verb for both.
        if (own.endsWith('는') && OTHERS_PART.test(before)) return '자신은 ';
        const turned = /고,? $/.test(before) && /[가-힣](?<!같)이 |[가-힣](?:가|은|는) /.test(before);
        if (turned && own.endsWith('는')) return '자신은 ';
        if (OTHERS.test(before) || OTHER_GROUP.test(before))
          return own.endsWith('는') ? '자신은 ' : '자신도 ';
      }
      // 아이들이 내가 생각한 대로 놀지 않고: right behind somebody else's particle.
      if (
        /^[제내]가$/.test(own) &&
        /(?:친구|짝|조원|모둠원|후배|선배|동생|상대|[가-힣]{2,}들)(?:이|가|은|는|도) $/.test(before)
      )
        return '자신이 ';
      // 친구가 앞, 내가 뒤에 서는: where each of two stands.
      if (/^[제내]가$/.test(own) && /(?:^|\s)[가-힣]+(?:이|가|은|는) [가-힣]{1,8}, $/.test(before))
        return '자신이 ';
      // 리코더 하나, 그리고 제가 멜로디언을 했다: the others played the rest.
      if (/^[제내]가$/.test(own) && /, 그리고 $/.test(before)) return '자신이 ';
      // 친구가 축을 제멋대로 잡아서 제가 다시 그렸다.
      if (
        /^[제내]가$/.test(own) &&
        /(?:[아어여해려져]서|니까|는데|길래|기에),? $/.test(before) &&
        OTHERS.test(before)
      )
        return '자신이 ';
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
      if (/^(?:우리|저희)[는도]$/.test(own))
        return own !== '저희도' && OTHER_GROUP.test(before)
          ? // 1등 모둠은 …는데 모둠은: which of the two.
            `${before.includes('모둠') ? '자신의 ' : ''}모둠은 `
          : '';
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
        if (IMAGINED.test(rest)) return '자신이 ';
        if (/^하(?:겠|자고|기로)/.test(rest) || (opensRelativeClause(rest) && !tellsOfOneself(rest)))
          return '자신이 ';
        // 거의 내가 했다: by whom is all that is told.
        if (/(?:^|\s)(?:거의|대부분|전부|다|모두)\s$/.test(before) && /^(?:했|하였|함|해)/.test(rest))
          return '자신이 ';
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
    .replace(/자신[이은] (?=자신(?:이|은|도|감[이은도]?) (?:[가-힣]+ )?(?:없|있|생|붙|부족))/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
