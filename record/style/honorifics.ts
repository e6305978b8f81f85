import { applyRules, type Rule } from './replace.ts';

const TEACHER = '(?:담임 ?|담당 ?|교과 ?|[가-힣]{2} )?(?:선생님|쌤|샘)';

/** The teacher is named 교사 in a record and takes no honorific. */
const TEACHER_RULES: readonly Rule[] = [
  // Spoken to, not about.
  [
    /^(?:선생님|쌤|샘)(?:,\s*|\s+(?!말씀|설명|덕분|질문|도움|추천|조언|지도|수업|강의|의견|한 분|두 분|몰래|같은|옆|앞|중))/,
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
  [/말씀해 ?주신/g, '설명한'],
  [/말씀해 ?주셔서/g, '설명해 주어'],
  [/말씀하신/g, '말한'],
  [/말씀하셨/g, '말하였'],
  [/말씀해 ?주셨/g, '설명해 주었'],
  [/(?<=[가-힣]| )주신/g, '준'],
  [/(?<=[가-힣]| )주셔서/g, '주어'],
  [/(?<=[가-힣]| )주셨/g, '주었'],
  [/(?<=[가-힣]| )주시(?=는|고|면|며|던|지)/g, '주'],
  [/(?<=[가-힣]| )하신(?=\s)/g, '한'],
  [/(?<=[가-힣]| )하셔서/g, '하여'],
  [/(?<=[가-힣]| )하셨/g, '하였'],
  [/오셨/g, '왔'],
  [/보셨/g, '보았'],
  [/가셨/g, '갔'],
  [/되셨/g, '되었'],
  [/계셨/g, '있었'],
  [/계신/g, '있는'],
  [/으셨/g, '었'],
  [/(?<=[가-힣])하시(?=는|고|면|며|던|지)/g, '하'],
  [/여쭤 ?(?=봤|보)/g, '물어'],
  [/하심(?=[.!?~\s]*$)/g, '함'],
  [/주심(?=[.!?~\s]*$)/g, '줌'],
  [/오심(?=[.!?~\s]*$)/g, '옴'],
  [/보여 ?주신/g, '보여 준'],
  [/내신(?=\s(?:문제|과제|숙제))/g, '낸'],
  [/(?<=[가-힣])께서(?=\s)/g, '가'],
];

const SOMEONE = new RegExp(`${TEACHER}|께서|부모님|어머니|아버지|할머니|할아버지|강사`);

/** Honorifics towards the teacher become plain: 선생님께서 주신 → 교사가 준. */
export function withoutHonorifics(text: string): string {
  if (!SOMEONE.test(text)) return text;
  return applyRules(applyRules(text, HONORIFIC_FORMS.slice(0, -1)), TEACHER_RULES);
}
