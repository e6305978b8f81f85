import type { ReplyOf } from '../../../contract/operation.ts';
import type { listVersions } from '../../../contract/remarks.ts';
import { formatMoment } from '../../lib/dates.ts';

const WRITERS = {
  builtin: '기본 작성기가 만든 초안',
  model: 'AI가 만든 초안',
  hand: '직접 고친 글',
  sheet: '시트에서 읽은 글',
} as const;

type Version = ReplyOf<typeof listVersions>['versions'][number];

/** How a version of a remark came about: what was brought back says so, and from when its words are. */
export function versionWords({
  writer,
  restored_from: from,
}: Pick<Version, 'writer' | 'restored_from'>): string {
  return from === null ? WRITERS[writer] : `되돌린 판 (${formatMoment(from)}에 ${WRITERS[writer]})`;
}
