/** Reasons (Korean sentences) that a teacher reads beside what was left out, where more than one rule gives them. */

export const EVERYDAY = '일상적인 감정을 적은 문장이어서 제외했습니다.';
export const FRAGMENT = '온전한 문장이 아니어서 제외했습니다.';
export const TOO_SHORT = '무엇을 했는지 알기에는 너무 짧아 제외했습니다.';
export const UNCLEAR = '누가 한 일인지 분명하지 않은 문장이어서 제외했습니다.';
/** A state, a fact, an aside: no doing and no lesson of the student's. */
export const NOT_SHOWN =
  '학생이 한 일이나 배운 점이 드러나지 않는 문장이어서 제외했습니다. 필요하면 다듬어 넣어 주세요.';
export const UNSOLVED = '해결되지 않은 어려움이나 부족함만 적은 문장이어서 제외했습니다.';
export const BLAMED = '자신의 잘못이나 부족함만 적은 문장이어서 제외했습니다.';
/** A written sentence that the engine could not tell as a record does. */
export const NOT_WORDED = '기록에 맞는 문장으로 다듬지 못해 제외했습니다. 필요하면 다듬어 넣어 주세요.';
/** A form that the engine could not read. */
export const NOTE_FORM = '메모 형태라 문장으로 다듬지 못해 제외했습니다. 필요하면 다듬어 넣어 주세요.';
export const ASIDE = '문장을 다듬으면서 뺀 부분입니다. 필요하면 직접 넣어 주세요.';
/** A belief that nothing corrected. */
export const PRECONCEPTION = '처음에 하던 생각만 적고 달라진 점이 없어 제외했습니다.';
/** Of notes that were read between others that were not. */
export const TORN =
  '읽지 못한 메모 사이에 있어 뜻이 달라질 수 있으므로 제외했습니다. 필요하면 다듬어 넣어 주세요.';
/** Legible and full, but in words that a teacher may want to mend: why to look again. */
export const TO_MEND = '다듬을 표현이 있을 수 있으므로 확인이 필요합니다.';
