import { intentOfQuestion } from '../../questions/question-intent.ts';
import type { Passage } from './passages.ts';

/** 짧게 잘라야 한다는 것을 친구가 찾아옴, 더 자르니 오차가 줄어듦: a step of the trial that is being told. */
const ON_THE_WAY =
  /(?:친구|짝|모둠원)(?:가|이) [^.,]*(?:찾아옴|발견함|알아냄|찾아냄)\.$|[가-힣](?:니|더니) [^.]*(?:오차|오류)[^.]*\.$/;
export const isOnTheWay = (text: string, { question }: Passage) =>
  ON_THE_WAY.test(text) && (question === null || intentOfQuestion(question) === null);
