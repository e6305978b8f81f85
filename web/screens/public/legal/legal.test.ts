import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LEGAL_DATES, OPERATOR_HOURS, PROMISES, RETENTION } from '../../../../contract/retention.ts';
import { koreanDay } from '../../../lib/korean-day.ts';
import { type LegalPart, LegalPage } from './legal-page.tsx';
import { privacyCollected } from './privacy-collected.tsx';
import { privacyHandling } from './privacy-handling.tsx';
import { TERMS_CONTRACT } from './terms-contract.tsx';
import { TERMS_USE } from './terms-use.tsx';

function textOf(node: ReactNode): string {
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, node));
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

function documentOf(parts: readonly LegalPart[]): string {
  return textOf(
    createElement(LegalPage, { title: '문서', lead: '', parts, other: { to: '/', label: '다른 문서' } }),
  );
}

const site = { ai: 'none', googleConfigured: false, mailConfigured: false, adminEmail: null } as const;

describe('the privacy policy', () => {
  const parts = [...privacyCollected({ auditYears: 7 }), ...privacyHandling(site)];
  const text = documentOf(parts);

  it('has ten numbered sections', () => {
    expect(parts.map((part) => part.title.split('.')[0])).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 1)),
    );
  });

  it.each([
    `${RETENTION.withdrawnAccountDays}일 뒤 답안·이메일 주소`,
    `${RETENTION.schoolYearLastMonth}월 말`,
    `시트를 올린 학년도가 끝날 때(${RETENTION.schoolYearLastMonth}월 말)까지`,
    '가입하기 전의 학생도 교사가 올린 세특 시트에 있으면 저장하며',
    `마감된 지 ${RETENTION.serverDraftDays}일`,
    `${RETENTION.localDraftHours}시간이 지나면`,
    `접속 기록은 ${RETENTION.serviceLogYears}년, 누가 무엇을 보거나 고쳤는지 남긴 기록은 7년`,
    `만든 지 ${RETENTION.backupDays}일(관리자가 달리 정하면 그 기간, 길어도 ${RETENTION.backupMostDays}일)`,
    `불만·분쟁 처리 기록 ${RETENTION.complaintYears}년`,
    `받은 날부터 ${PROMISES.rightsRequestDays}일 안에`,
    `시행 ${PROMISES.noticeDays}일 전부터`,
    OPERATOR_HOURS,
    `최종 수정 ${koreanDay(LEGAL_DATES.updated)}`,
    `시행 ${koreanDay(LEGAL_DATES.effective)}`,
  ])('says "%s"', (sentence) => {
    expect(text).toContain(sentence);
  });

  it('names a language-model provider only where one is configured', () => {
    expect(text).not.toContain('언어 모델 제공자');
    expect(text).toContain('외부의 언어 모델에 보내지 않습니다');
    for (const [ai, who] of [
      [{ provider: 'api.example.com' }, 'api.example.com: 기록문 초안을 만들 때'],
      [{ provider: null }, '학교가 직접 마련한 언어 모델 서버: '],
      // Before the site has said so: neither yes nor no.
      ['unknown', '외부 언어 모델을 설정한 사이트에서만: '],
    ] as const) {
      const configured = documentOf(privacyHandling({ ...site, ai }));
      expect(configured).toContain(`언어 모델 제공자 ${who}`);
      expect(configured).not.toContain('외부의 언어 모델에 보내지 않습니다');
    }
  });

  it('names the mail server only where one is configured', () => {
    expect(text).not.toContain('메일 발송');
    expect(documentOf(privacyHandling({ ...site, mailConfigured: true }))).toContain('메일 발송');
  });

  it("tells a parent what may be asked for in a child's place", () => {
    expect(text).toContain('학생의 보호자(법정대리인)도');
  });

  it("gives the administrator's address where there is one", () => {
    expect(documentOf(privacyHandling({ ...site, adminEmail: 'admin@school.kr' }))).toContain(
      'admin@school.kr',
    );
  });
});

describe('the terms of service', () => {
  const parts = [...TERMS_CONTRACT, ...TERMS_USE];

  it('have sixteen articles in order', () => {
    expect(parts.map((part) => /^제(\d+)조/.exec(part.title)?.[1])).toEqual(
      Array.from({ length: 16 }, (_, index) => String(index + 1)),
    );
  });

  it('say the same periods as the policy', () => {
    const text = documentOf(parts);
    expect(text).toContain(`${RETENTION.withdrawnAccountDays}일 뒤 지웁니다`);
    expect(text).toContain(`시행 ${PROMISES.noticeDays}일 전부터`);
  });
});

it('writes days as Korean documents do', () => {
  expect(koreanDay('2025-07-15')).toBe('2025년 7월 15일');
});
