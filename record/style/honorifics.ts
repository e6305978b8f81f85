import { lastFinal, withFinal, withParticle } from '../hangul.ts';
import { OFFICE_RULES } from './offices.ts';
import { applyRulesWhere, type Rule } from './replace.ts';
import { infinitive, isAdjective, isKnownStem, knownTail, openStem } from './stems.ts';

/** The teacher is named 교사 in a record and takes no honorific. */
const TEACHER_RULES: readonly Rule[] = [
  [/(?<![가-힣])(?:선생님|쌤|샘)들께서(?=\s)/g, '교사들이'],
  [/(?<![가-힣])(?:쌤|샘)들/g, '교사들'],
  ...OFFICE_RULES,
  // 수학쌤.
  [
    /(?<=(?:국어|수학|영어|과학|사회|역사|체육|음악|미술|담임|사서|보건|상담|물리|화학|생명|정보|기술|가정|한문|도덕|윤리|지리|원어민))(?:쌤|샘|선생님)/g,
    ' 선생님',
  ],
  // Spoken to, not about.
  [
    /^(?:선생님|쌤|샘)(?:,\s*|\s+(?!말씀|말[을은이과도대]|설명|덕분|질문|도움|추천|조언|지도|수업|강의|의견|한 분|두 분|몰래|같은|옆|앞|중))/,
    '',
  ],
  [new RegExp(`(?<![가-힣])(?:선생님|쌤|샘)(?:께서|이|께서도)(?=\\s)(?! ?되)`, 'g'), '교사가'],
  [/(?<![가-힣])(?:선생님|쌤|샘)께서는|(?<![가-힣])(?:선생님|쌤|샘)은/g, '교사는'],
  [/(?<![가-힣])(?:선생님|쌤|샘)(?:께|한테|에게)(?=\s|,)/g, '교사에게'],
  [/(?<![가-힣])(?:선생님|쌤|샘)을/g, '교사를'],
  [/(?<![가-힣])(?:선생님|쌤|샘)(?:과|이랑)(?=\s)/g, '교사와'],
  [/(?<![가-힣])(?:선생님|쌤|샘)으로/g, '교사로'],
  [/(?<![가-힣])(?:선생님|쌤|샘)(?=의|도|\s)/g, '교사'],
];

/** 시 goes where somebody was honoured: only whole known forms, so that 신기하다 and 시작 stay. */
const HONORIFIC_FORMS: readonly Rule[] = [
  // 중요하다고 말씀해 주셨다: what was said stands before it.
  [/(?<=[다라자냐]고 )말씀해 ?주신/g, '말해 준'],
  [/(?<=[다라자냐]고 )말씀해 ?주셔서/g, '말해 주어'],
  [/(?<=[다라자냐]고 )말씀해 ?주셨/g, '말해 주었'],
  [/말씀해 ?주신/g, '설명한'],
  [/(?<![가-힣])말씀 ?(?=드리|드렸|드려|드린|드릴|드림)/g, '말'],
  [/(?<![가-힣])말씀(?=을|은|이|에|대로|도|처럼|과|만)/g, '말'],
  [/말씀해 ?주셔서/g, '설명해 주어'],
  [/말씀하신/g, '말한'],
  [/말씀하셨/g, '말하였'],
  [/말씀해 ?주셨/g, '설명해 주었'],
  [/(?<=[가-힣]| )주신/g, '준'],
  [/(?<=[가-힣]| )주셔서/g, '주어'],
  [/(?<=[가-힣]| )주셨/g, '주었'],
  [/(?<=[가-힣]| )주시(?=는|고|면|며|던|지|니|더|기|긴|길|네|려|자)/g, '주'],
  [/(?<=[가-힣]| )하신(?=\s)/g, '한'],
  [/(?<=[가-힣]| )하셔서/g, '하여'],
  [/(?<=[가-힣]| )하셨/g, '하였'],
  [/오셨/g, '왔'],
  [/보셨/g, '보았'],
  [/(?<!성)가셨/g, '갔'],
  [/되셨/g, '되었'],
  [/계셨/g, '있었'],
  [/계신/g, '있는'],
  [/(?<=[많앉받찾잡않좋맞남담알])으셨/g, '았'],
  [/으셨/g, '었'],
  [/(?<=[가-힣]| )주실(?=\s)/g, '줄'],
  [/(?<=[가-힣](?<!지)| )하실(?=\s)/g, '할'],
  [/(?<![가-힣])오실(?=\s(?:때|수|것|줄|분))/g, '올'],
  [/(?<![가-힣])가실(?=\s(?:때|수|것|줄|분))/g, '갈'],
  [/(?<![가-힣])보실(?=\s(?:때|수|것|줄|분))/g, '볼'],
  [/(?<=[가-힣]|[고다] )하시(?=는|고|면|며|던|더|지|니|기|긴|길|네|려|자)/g, '하'],
  [/(?:여쭤|여쭈어) ?(?=봤|보(?!고서[를는에]))/g, '물어'],
  [/여쭈었/g, '물었'],
  [/여쭸/g, '물었'],
  [/만나 ?(?:뵈었|뵀)/g, '만났'],
  [/만나 ?뵙고/g, '만나고'],
  [/찾아 ?(?:뵈었|뵀)/g, '찾아갔'],
  [/찾아 ?뵈어|찾아 ?봬/g, '찾아가'],
  [/찾아 ?뵙고/g, '찾아가'],
  [/(?<![가-힣])뵙고(?=\s)/g, '만나'],
  [/(?<![가-힣])뵈었|(?<![가-힣])뵀/g, '만났'],
  [/하시더니/g, '하더니'],
  [/오시기(?=\s)/g, '오기'],
  [/(?<=[사수원자장가])셔서(?=\s)/g, '여서'],
  [/(?<=[가-힣])님께(?=\s)/g, '님에게'],
  [/(?<=[원자사가장관수생])께(?=\s)/g, '에게'],
  [/하심(?=[.!?~\s]*$)/g, '함'],
  [/주심(?=[.!?~\s]*$)/g, '줌'],
  [/(?<=[가-힣][해아어여려와워] ?)주심(?=\s)/g, '줌'],
  [/오심(?=[.!?~\s]*$)/g, '옴'],
  [/(?<=(?:부탁|질문|인사|말씀|전화|감사|사과|축하|제안|추천|설명|(?<![가-힣])말) ?)드렸/g, '했'],
  [/(?<=(?:부탁|질문|인사|말씀|전화|감사|사과|축하|제안|추천|설명|(?<![가-힣])말) ?)드려(?=서|야|\s)/g, '해'],
  [
    /(?<=(?:부탁|질문|인사|말씀|전화|감사|사과|축하|제안|추천|설명|(?<![가-힣])말) ?)드리(?=는|고|면|며|기|니|자|지|려|다|던|도록|게|거나)/g,
    '하',
  ],
  [/(?<=(?:부탁|질문|인사|전화|감사|사과|축하|제안|추천|설명|(?<![가-힣])말) ?)드린(?=\s)/g, '한'],
  [/(?<=(?:부탁|질문|인사|전화|감사|사과|축하|제안|추천|설명|(?<![가-힣])말) ?)드릴(?=\s)/g, '할'],
  [/(?<=[가-힣][아어여해려와워쳐켜] ?)드렸/g, '주었'],
  [/(?<=[가-힣][아어여해려와워쳐켜] ?)드려(?=서|야|요|\s)/g, '주어'],
  [/(?<=[가-힣][아어여해려와워쳐켜] ?)드리(?=는|고|면|며|기|니|자|지|려|다가|던|도록|거나)/g, '주'],
  [/(?<=[가-힣][아어여해려와워쳐켜] ?)드린(?=\s)/g, '준'],
  [/(?<=(?:니|지|분|님|모|들))께(?=\s)/g, '에게'],
  [/그러셨/g, '그랬'],
  [/(?<![가-힣])사시던(?=\s)/g, '살던'],
  [/(?<![가-힣])사시는(?=\s)/g, '사는'],
  [/(?<![가-힣])오셔(?=서|\s|야)/g, '와'],
  [/(?<![가-힣])가셔(?=서|\s|야)/g, '가'],
  [/(?<![가-힣])보셔(?=서|\s|야)/g, '보아'],
  [/(?<![가-힣])쓰신(?=\s)/g, '쓴'],
  [/(?<![가-힣])보신(?=\s)/g, '본'],
  [/(?<![가-힣])오신(?=\s)/g, '온'],
  [/(?<=[않읽찾앉받적웃믿입잡])으시(?=고|지|던|는)/g, ''],
  [/(?<=[않읽찾앉받적웃믿입잡])으시(?=면|며|니)/g, '으'],
  [/그러시(?=는|고|면|며|던)/g, '그러'],
  [/보여 ?주신/g, '보여 준'],
  [/내신(?=\s(?:문제|과제|숙제))/g, '낸'],
];

/** Any other verb with 시: 시키셨 → 시켰, 가르치시는 → 가르치는; 마시다 and 모시다 keep their own 시. */
function plainVerbs(text: string): string {
  if (!/[셨셔시]/.test(text)) return text;
  return text
    .replace(
      /(?<![가-힣])([가-힣]{1,5}?)(으?)(?:셨(?=[가-힣])|셔(?=서|도|야|요|라))/g,
      (whole, open: string, link: string) => {
        // 외로우셨: 외롭다.
        const stem = /[가-힣]우$/.test(open) && !isKnownStem(open) ? openStem(open) : open;
        const past = whole.endsWith('셨');
        if (isKnownStem(`${stem}${link}시`) || /(?:성가|눈부)$/.test(stem) || !honoured(stem, link))
          return whole;
        const joined = infinitive(link ? stem : openStem(stem)).replace(/하여$/, '해');
        return past ? withFinal(joined, 'ㅆ') : joined;
      },
    )
    .replace(
      /(?<![가-힣])([가-힣]{2,5}?)시(?=(?:는|고|면|며|던|자|니|니까|더니|면서|지만|는데|긴|길|기|기도|지|다가|도록|려고|라고)(?:\s|$))/g,
      (whole, stem: string) => (isKnownStem(`${stem}시`) || !honoured(stem, '') ? whole : stem),
    );
}

/** 만드신 → 만든, 남기신 → 남긴; 자신, 정신 are too short to be taken for such. */
function plainModifiers(text: string): string {
  if (!text.includes('신')) return text;
  return text
    .replace(/(?<![가-힣])(?!어르신)([가-힣]{2,5})신(?=\s)/g, (whole, open: string) =>
      isKnownStem(openStem(open)) ? withFinal(open, 'ㄴ') : whole,
    )
    .replace(/(?<![가-힣])([가-힣]{2,4})신(?=데도?\s)/g, (whole, open: string) =>
      isAdjective(openStem(open)) ? withFinal(open, 'ㄴ') : whole,
    );
}

function honoured(stem: string, link: string): boolean {
  if (link || lastFinal(stem) === 'ㅂ') return lastFinal(stem) !== '' && knownTail(stem) === stem;
  return lastFinal(stem) === '' && (isKnownStem(stem) || /[가-힣](?:하|시키|되)$/.test(stem));
}

/** 어르신께서 → 어르신이. */
function plainSubjects(text: string): string {
  if (!text.includes('께서')) return text;
  return text.replace(/(?<![가-힣])([가-힣]{2,})께서(는|도)?(?=\s)/g, (_, person: string, topic?: string) =>
    topic === '는' ? withParticle(person, '은/는') : topic ? `${person}도` : withParticle(person, '이/가'),
  );
}

/** Honorifics become plain, whoever was honoured: 선생님께서 주신 → 교사가 준, 여섯 번이라고 하셨다 → … 하였다. */
export function withoutHonorifics(text: string): string {
  return plainSubjects(
    plainModifiers(
      plainVerbs(
        applyRulesWhere(
          /선생님|쌤|샘/,
          applyRulesWhere(/[신실셔셨시계께여쭤쭈쭸뵙뵈봬뵀심드씀]/, text, HONORIFIC_FORMS),
          TEACHER_RULES,
        ),
      ),
    ),
  );
}
