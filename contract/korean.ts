import * as z from 'zod/mini';

/** What a schema without its own sentence says. The library's `ko` locale speaks to developers, this one to people. */
function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? '필수 입력 항목입니다.'
        : '값의 형식이 올바르지 않습니다.';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? '필수 입력 항목입니다.' : `${issue.minimum}자 이상 입력해 주세요.`;
      if (issue.origin === 'array') return `${issue.minimum}개 이상이어야 합니다.`;
      return `${issue.minimum} 이상이어야 합니다.`;
    case 'too_big':
      if (issue.origin === 'string') return `${issue.maximum}자까지 입력할 수 있습니다.`;
      if (issue.origin === 'array') return `${issue.maximum}개까지 넣을 수 있습니다.`;
      return `${issue.maximum} 이하여야 합니다.`;
    case 'unrecognized_keys':
      return '알 수 없는 항목입니다.';
    default:
      return '올바른 값을 입력해 주세요.';
  }
}

z.config({ customError: sentence });
