import { withParticle, lastFinal } from '../../hangul.ts';
import { isDoing, isDoingNoun, isListedThing, isThingNoun } from '../words/nouns.ts';
import { isAdjective } from '../words/stems.ts';

/** Words that end in the letter: 첫사랑, 베테랑; 회사랑 and 지도랑 are none. */
const RANG_WORDS =
  /^(?:(?:첫|짝|내리|참|옛|풋|치|이웃|나라|자기)?사랑|(?:노래|장기|힘|솜씨)?자랑|(?:연|진)?노랑|파랑|빨랑|새?신랑|명랑|유랑|방랑|풍랑|격랑|줄?행랑|[가-힣]{0,3}아리랑|도랑|벼랑|호랑|화랑|(?:밭|쇠)?고랑|이랑|쇠스랑|바랑|겨드랑|꼬부랑|베테랑|레스토랑|부메랑|(?:[홀발달딸잘졸찰살팔]랑){1,2}|(?:쨍그랑){1,2}|찰그랑)$/;
const ENDS_IN_I =
  /(?:(?<![전경논분항투정언])쟁|뎅|팽|둥|팡|렁|차|놀|길|높|넓|깊|풀|먹|아|어린|종|나|고양|원|의|회)이$/;
/** 모둠원이랑, 부원이랑: the 이 belongs to the particle, unlike that of a name (지원이랑). */
const ONE_OF =
  /^원이$|(?:[조부팀반회직사단병공학항자차근전어급교]|모둠|동아리|구성|임|점|요|연구|경비|판매|안내|상담|승무|공무|간호|대)원이$/;
/** 산이랑 염기랑 몰수가: what the two have, and no third beside them. */
const OF_BOTH =
  /(?<=[가-힣](?:와|과) (?![가-힣]*(?:온도|습도|무게|길이|넓이|높이|부피|질량|농도|속도|크기|거리|시간)[와과] )[가-힣A-Za-z]+)[와과](?= (?:몰수|거리|온도|무게|길이|넓이|높이|부피|질량|농도|속도|크기|차이|차이점|공통점|관계|비율|개수|합|곱|평균|점수|가격)[이가은는을를] )/;
/** 큰 것과 작은 것과 걸려서: what befell the two. */
const TOGETHER =
  /([가-힣]+[와과]) ((?:[가-힣]+[은는ㄴ한된] )?[가-힣]+)[와과] (?=(?:서로 )?(?:걸[려렸린]|엮[여였인]|부딪|섞[여였인]|이어[져졌진]|겹[쳐쳤친]|합쳐|맞물|달라|달랐|다르))/g;
/** Behind an object 하고 is done, not "and" (숙제를 친구하고: only people stand there). */
const OBJECT = /[을를] $/;
/** 감자즙하고, 소독액하고: what is taken. */
const STUFF = /[가-힣](?:즙|액|염|균|잎|씨|꽃|컵|봉|판|색|줄|집|책|떡|빵|밥|국|물|약|칼|솥|팬|천|실)$/;
/** What is done, though the lists have it for a thing: 교감하고, 겸비하고. */
const DONE = new Set(
  '교감 겸비 내포 망라 매료 방목 번식 범람 변색 변형 분비 분포 상생 수반 숙성 암시 어필 연관 오염 요양 작별 저촉 저해 전염 재정비 재편성 집대성 체크 로그인 클릭 링크 리콜 출시 충성 탈환 토착 퇴색 편지 호환 환호 회화 함의 발육 반사 고집 급감 경감 도래 등판 몰수 밀봉 밀집 빙자 성형 안도 융성 윤색 인도 재계약 전문화 명문화 민영화 전율 절판 절하 증감 증액 증원 처치 청탁 총동원 통원 파업 해감 홀짝 화해 발음 숙제 매치 호칭 건실 착실 독실 허약 쇠약 유명무실'.split(
    ' ',
  ),
);
/** 교감하고 싶었다: behind it 하고 is a form of 하다. */
const GOES_ON = /^ (?:나[서니면]|난 |있|싶|말[았고]|계[시셨]|다시 |곧 |곧바로 |바로 |계속 |직접 |이어서 )/;
/** 발음하고 억양을: two things. */
const NAMES_NEXT = /^(?:의|는)? [가-힣]+(?:을|를|이|가|의|도|에|로|은|는)(?:\s|$)/;
/** 반짝반짝하고, 원하고: no noun is named so. */
const SAID_TWICE =
  /^([가-힣]{2,3})\1$|^(?:깜짝|꼼짝|반짝|싱글|우물쭈물|헐레벌떡|아기자기|두리뭉실|원|고약|꾸물|넘실|득실|견실|근실|군색|좌우|느물|덩실)$/;
const PERSON =
  /(?:친구|짝꿍|동생|언니|누나|오빠|선배|후배|선생님|교사|부모님|[조부팀모둠]원|아이)(?:들)?$|^(?:짝|형)들?$/;

/** 실지렁이, 왕달팽이: a longer name of a thing that is listed with its 이, and its rest is none. */
const endsInListed = (noun: string): boolean =>
  !isListedThing(noun.slice(0, -1)) &&
  Array.from({ length: noun.length - 2 }, (_, from) => noun.slice(from)).some(
    (tail) => tail.length > 2 && isListedThing(tail) && !isListedThing(tail.slice(0, -1)),
  );

const isPerson = (noun: string) => PERSON.test(noun);

/** 공급곡선 이동 vs 수요곡선 이동 구분이: the two that are told apart. */
const VERSUS =
  /([가-힣A-Za-z0-9]+) ?(?:vs|VS)\.? ?(?=[가-힣A-Za-z0-9 ]{2,20} ?(?:구분|구별|비교|차이|대조)[가-힣]*(?:[ .]|$))/g;

/** 친구랑 → 친구와, 사용 시간하고 집중도 → 사용 시간과 집중도; 조사하고 and 사랑 stay. */
export function withWrittenAnd(text: string): string {
  if (!/랑|하고|vs/i.test(text)) return text;
  const told = joined(text.replace(VERSUS, (_, one: string) => `${withParticle(one, '과/와')} `)).replace(
    OF_BOTH,
    '의',
  );
  return /랑 [^.]*랑 /.test(text)
    ? told.replace(TOGETHER, (_, one: string, two: string) => `${one} ${withParticle(two, '이/가')} `)
    : told;
}

function joined(text: string): string {
  return text
    .replace(/(?<=[가-힣]랑 [가-힣]+?)(?:이랑|(?<=[^이])랑)(?= (?:둘 다|모두))/g, '')
    .replace(
      // 일(work)이랑: what stands before the brackets takes the particle.
      /(?<=([가-힣A-Za-z0-9])\([^()]{1,24}\))이?랑(?=\s)/g,
      (_, noun: string) => withParticle(noun, '과/와').slice(-1),
    )
    .replace(
      /(?<![가-힣A-Za-z0-9\ue000-\uf8ff])([가-힣A-Za-z0-9%℃\ue000-\uf8ff]+)랑( 같이|은|도|만|의)?(?=\s|,|$)/g,
      (whole, noun: string, behind?: string) => {
        if (RANG_WORDS.test(`${noun}랑`)) return whole;
        // 「지구 끝의 온실」이랑: what was taken out ends in a consonant.
        if (/[\ue000-\uf8ff]이$/.test(noun)) return `${noun.slice(0, -1)}과${behind ?? ''}`;
        const bare =
          ONE_OF.test(noun) ||
          (noun.endsWith('이') &&
            (!ENDS_IN_I.test(noun) || (noun.endsWith('종이') && isDoingNoun(noun.slice(0, -1)))) &&
            !endsInListed(noun) &&
            lastFinal(noun.slice(0, -1)) !== '')
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
        const behind = text.slice(at + whole.length);
        if (
          !isPerson(noun) &&
          (GOES_ON.test(behind) || SAID_TWICE.test(noun) || (DONE.has(noun) && !NAMES_NEXT.test(behind)))
        )
          return whole;
        const also = noun.slice(0, -1);
        if (
          noun.endsWith('도') &&
          !isListedThing(noun) &&
          !isDoing(noun) &&
          (isThingNoun(also) || isDoingNoun(also))
        )
          return whole.replace(noun, `${noun} `);
        // 어색하고: no 색.
        if (isAdjective(`${noun}하`)) return whole;
        if (OBJECT.test(text.slice(0, at)) && !isPerson(noun)) return whole;
        if (!isPerson(noun) && !isThingNoun(noun) && (isDoingNoun(noun) || !STUFF.test(noun))) return whole;
        return withParticle(noun, '과/와') + (together ? ' 함께' : '');
      },
    );
}
