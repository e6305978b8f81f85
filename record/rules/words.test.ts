import { describe, expect, it } from 'vitest';
import { wholeWord } from './words.ts';
import { AMBIGUOUS_COMPANIES } from './words/ambiguous-companies.ts';
import { BRANDS } from './words/brands.ts';
import { CERTIFICATES, CERTIFICATES_IN_CONTEXT } from './words/certificates.ts';
import { NAME_LIKE_NOUNS } from './words/common-nouns.ts';
import { COMPANIES, PRODUCTS } from './words/companies.ts';
import { COUNTRIES } from './words/countries.ts';
import { DISTRICTS } from './words/districts.ts';
import { ENGLISH_TERMS, HANGUL_FOR_ENGLISH } from './words/english.ts';
import { HISTORICAL_INSTITUTIONS, INSTITUTIONS, PAST_INSTITUTIONS } from './words/institutions.ts';
import { LANGUAGE_TESTS, LANGUAGE_TEST_CONTEXT } from './words/language-tests.ts';
import { NOT_A_LECTURER } from './words/not-a-lecturer.ts';
import { OCCUPATIONS } from './words/occupations.ts';
import { SERVICES } from './words/services.ts';
import { TOOLS } from './words/tools.ts';
import {
  DOMESTIC_STEMS,
  GENERIC_UNIVERSITIES,
  UNIVERSITIES,
  UNIVERSITY_STEMS,
} from './words/universities.ts';

const LISTS: Record<string, readonly string[]> = {
  companies: [
    ...COMPANIES.flatMap(({ words }) => words),
    ...PRODUCTS,
    ...AMBIGUOUS_COMPANIES.map(({ word }) => word),
  ],
  brands: BRANDS.flatMap(({ words }) => words),
  services: SERVICES.flatMap(({ words }) => words),
  tools: TOOLS.flatMap(({ words }) => words),
  districts: DISTRICTS,
  institutions: [
    ...INSTITUTIONS.flatMap(({ words }) => words),
    ...PAST_INSTITUTIONS,
    ...HISTORICAL_INSTITUTIONS,
  ],
  universities: [...UNIVERSITIES, ...UNIVERSITY_STEMS],
  'domestic universities': DOMESTIC_STEMS,
  'university kinds': GENERIC_UNIVERSITIES,
  countries: COUNTRIES,
  occupations: OCCUPATIONS,
  certificates: [...CERTIFICATES, ...CERTIFICATES_IN_CONTEXT],
  tests: [...LANGUAGE_TESTS, ...LANGUAGE_TEST_CONTEXT],
  nouns: [...NAME_LIKE_NOUNS],
  lecturers: [...NOT_A_LECTURER],
  english: [...ENGLISH_TERMS, ...Object.keys(HANGUL_FOR_ENGLISH)],
};

describe('the word lists', () => {
  it.each(Object.entries(LISTS))('%s: under 1,000 entries, so that a person can read it', (_, list) => {
    expect(list.length).toBeLessThan(1000);
  });

  it.each(Object.entries(LISTS))('%s: no entry twice, none empty or padded', (_, list) => {
    expect(
      list.filter((word, index) => list.indexOf(word) !== index || word.trim() !== word || word === ''),
    ).toEqual([]);
  });
});

it('no company, brand or tool stands in two lists', () => {
  const all = ['companies', 'brands', 'tools'].flatMap((list) => LISTS[list] ?? []);
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});

describe('wholeWord', () => {
  const pattern = wholeWord(['삼성', '국제 연합', 'TED', 'YouTube'], '영상');
  it.each([
    ['삼성의 역사', ['삼성']],
    ['삼성에서는', ['삼성']],
    ['삼성혈, 신삼성, 삼성역', []],
    ['국제연합과 국제 연합', ['국제연합', '국제 연합']],
    ['TED를, TEDDY를, UNITED', ['TED']],
    ['youtube영상, ted', ['youtube']],
    ['삼성영상', ['삼성']],
  ])('in %s finds %j', (text, found) => {
    expect([...text.matchAll(pattern)].map((match) => match[0])).toEqual(found);
  });
});
