/** What two questions of one form would ask alike in other words, and how often a form may ask it. */
const ASKED: readonly (readonly [words: RegExp, most: number])[] = [
  [/채우고 싶은 경험/, 1],
  [/막[힌혔]|잘되지 않|뜻대로|예상과 달랐|가장 어려웠|실수하거나/, 1],
  [/생각했던 것과 달랐|생각한 나와 달랐|예상과 달랐/, 1],
  [/앞으로 (?:어디에|어떤 일에|어떤 작업에)|더 써 보고 싶|앞으로 (?:생활|어디)/, 1],
  [/다시 (?:한다면|만든다면|해 본다면)|아쉬움이 남은/, 1],
  [/순서대로|순서와 방법|단계별로|쓰고 고친 과정|고쳐 (?:나간|쓴) 과정/, 1],
  [/공들인|집중해서 한|열심히 한|열심히 참여한/, 1],
  [/서로 (?:도운|어떻게 도왔|도움을|챙기고|확인하거나)|도움을 주고받은|일을 어떻게 나누/, 1],
  [/달라진 (?:생각|점)|어떻게 달라졌|나아진|달라진 부분|달라지거나/, 1],
  [/기대한|기대했|궁금했/, 1],
  [/목표/, 1],
  [/특히 (?:잘해|공들이)/, 1],
  [/새롭게 (?:알게|깨달|이해|느낀)|새로 알게|알게 되거나|새롭게 가지게/, 2],
  [/더 (?:찾아보|알아보|확인해 보|공부하|조사)|남아 있는 의문|이어 더|새로 생긴 질문/, 1],
  [/더 (?:읽|보거나 듣)/, 1],
  [/망설인/, 1],
  [/함께 살펴보고 싶은 다른|견주어 더|더 읽고 싶은/, 1],
  [/나의 강점/, 1],
  [/기억에 남는/, 1],
  [/하나로 모이지|의견이 갈렸을|생각이 달랐을|의견을 모을 때/, 1],
  [/검사 결과(?:에서 높|를 살펴보면서)/, 1],
  [/가장 마음에 드는/, 1],
];

/** Whether a form that asks these already would say the same thing twice with one more. */
export function asksAgain(question: string, taken: readonly { text: string }[]): boolean {
  return ASKED.some(
    ([words, most]) => words.test(question) && taken.filter(({ text }) => words.test(text)).length >= most,
  );
}
