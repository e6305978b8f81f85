import { withParticle, lastFinal } from '../hangul.ts';
import { isDoingNoun, isListedThing, isThingNoun } from './nouns.ts';
import { isAdjective } from './stems.ts';

const RANG_WORDS = /^(?:사랑|자랑|노랑|파랑|빨랑|신랑|명랑|유랑|아리랑|도랑|벼랑|호랑|화랑|고랑)$/;
const ENDS_IN_I = /(?:차|놀|길|높|넓|깊|풀|먹|아|어린|종|나|고양|원|의|회)이$/;
/** 모둠원이랑, 부원이랑: the 이 belongs to the particle, unlike that of a name (지원이랑). */
const ONE_OF =
  /(?:[조부팀반회직사단병공학]|모둠|동아리|구성|임|점|요|연구|경비|판매|안내|상담|승무|공무|간호|대)원이$/;
/** Behind an object 하고 is done, not "and" (숙제를 친구하고: only people stand there). */
const OBJECT = /[을를] $/;
/** 감자즙하고, 소독액하고: what is taken. */
const STUFF = /[가-힣](?:즙|액|염|균|잎|씨|꽃|컵|봉|판|색|줄|집|책|떡|빵|밥|국|물|약|칼|솥|팬|천|실)$/;
const PERSON =
  /(?:친구|짝|짝꿍|동생|언니|누나|형|오빠|선배|후배|선생님|교사|부모님|[조부팀모둠]원|아이)(?:들)?$/;

/** 친구랑 → 친구와, 사용 시간하고 집중도 → 사용 시간과 집중도; 조사하고 and 사랑 stay. */
export function withWrittenAnd(text: string): string {
  if (!/랑|하고/.test(text)) return text;
  return text
    .replace(/(?<=[가-힣]랑 [가-힣]+?)(?:이랑|(?<=[^이])랑)(?= (?:둘 다|모두))/g, '')
    .replace(
      // 일(work)이랑: what stands before the brackets takes the particle.
      /(?<=([가-힣A-Za-z0-9])\([^()]{1,24}\))이?랑(?=\s)/g,
      (_, noun: string) => withParticle(noun, '과/와').slice(-1),
    )
    .replace(
      /(?<![가-힣A-Za-z0-9\ue000-\uf8ff])([가-힣A-Za-z0-9\ue000-\uf8ff]+)랑( 같이|은|도|만|의)?(?=\s|,|$)/g,
      (whole, noun: string, behind?: string) => {
        if (RANG_WORDS.test(`${noun}랑`)) return whole;
        // 「지구 끝의 온실」이랑: what was taken out ends in a consonant.
        if (/[\ue000-\uf8ff]이$/.test(noun)) return `${noun.slice(0, -1)}과${behind ?? ''}`;
        const bare =
          ONE_OF.test(noun) ||
          (noun.endsWith('이') && !ENDS_IN_I.test(noun) && lastFinal(noun.slice(0, -1)) !== '')
            ? noun.slice(0, -1)
            : noun;
        return (
          withParticle(bare, '과/와') +
          (behind === '은' ? '는' : behind === ' 같이' ? ' 함께' : (behind ?? ''))
        );
      },
    )
    .replace(
      /(?<![가-힣A-Za-z0-9])([가-힣A-Za-z0-9]+)하고( 같이)?(?=(?:의|는)?\s\S)/g,
      (whole, noun: string, together: string | undefined, at: number) => {
        const also = noun.slice(0, -1);
        if (noun.endsWith('도') && !isListedThing(noun) && (isThingNoun(also) || isDoingNoun(also)))
          return whole.replace(noun, `${noun} `);
        // 어색하고: no 색.
        if (isAdjective(`${noun}하`)) return whole;
        const isPerson = PERSON.test(noun);
        if (OBJECT.test(text.slice(0, at)) && !isPerson) return whole;
        if (!isPerson && !isThingNoun(noun) && (isDoingNoun(noun) || !STUFF.test(noun))) return whole;
        return withParticle(noun, '과/와') + (together ? ' 함께' : '');
      },
    );
}
