/** What two questions of one form would ask alike in other words, and how often a form may ask it. */
const ASKED: readonly (readonly [words: RegExp, most: number])[] = [
  [/채우고 싶은 경험/, 1],
  [/막[힌혔]|잘되지 않|뜻대로 되지|예상과 달랐/, 1],
  [/앞으로 (?:어디에|어떤 일에|어떤 작업에)|더 써 보고 싶/, 1],
  [/다시 (?:한다면|만든다면|해 본다면)|아쉬움이 남은/, 1],
  [/(?:한 일|해 본 행동)을 [^.]*순서대로/, 1],
  [/서로 (?:도운|어떻게 도왔|도움을|챙기고|확인하거나)|도움을 주고받은/, 1],
  [/달라진 (?:생각|점)|어떻게 달라졌|나아진 점/, 1],
  [/기대한|기대했/, 1],
  [/새롭게 (?:알게|깨달|이해)|새로 알게|알게 되거나/, 2],
];

/** Whether a form that asks these already would say the same thing twice with one more. */
export function asksAgain(question: string, taken: readonly { text: string }[]): boolean {
  return ASKED.some(
    ([words, most]) => words.test(question) && taken.filter(({ text }) => words.test(text)).length >= most,
  );
}
