import { PARTICLE } from '../../../record/compose/names/name-words.ts';
import { NOT_AFTER } from './edges.ts';

/** Determiners and prefixes that are surnames as well: 이 교사, 전 교사. */
const DETERMINER = /^[이한전여남현주]$/;

/** 하나와 함께: in a reply a person. In what was sent it is hidden, so that a model which means the word has never read it. */
export function companionForms(word: string): string[] {
  return [
    `${NOT_AFTER}${word}(?:이?랑|[와과])(?=\\s(?:함께|같이|둘이|짝|협력|협의|토의|의논|의견|역할))`,
    `${NOT_AFTER}${word}(?:에게|한테)(?=[\\s는도서])`,
  ];
}

/** 오 교사, 오 선생님 in a text that was written without them. */
export function titledForms(surname: string): string[] {
  if (surname === '' || DETERMINER.test(surname)) return [];
  return [`${NOT_AFTER}${surname}\\s?(?:교사|선생님|선생|쌤|샘)(?=(?:${PARTICLE})?(?![가-힣]))`];
}
