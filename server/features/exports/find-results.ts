import { getTableColumns, type SQL } from 'drizzle-orm';
import type { Teacher } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { responses } from '../../db/schema.ts';
import { checkOptionsOf } from '../findings/check-options.ts';
import { errorsIn } from '../findings/kept-findings.ts';
import { findDismissals } from '../findings/queries.ts';
import { findEnrolled } from '../responses/queries.ts';
import type { taughtClass } from '../scope.ts';
import type { Results } from './results-sheet.ts';

const { provenance: _, ...COLUMNS } = getTableColumns(responses);

/** What a sheet of results is made of: the responses to forms of this class that `which` selects. */
export async function findResults(
  ctx: Context,
  teacher: Teacher,
  taught: Pick<Awaited<ReturnType<typeof taughtClass>>, 'id' | 'type' | 'creativeType' | 'schoolYear'>,
  which: SQL,
): Promise<Results> {
  const rows = await ctx.db.select(COLUMNS).from(responses).where(which);
  const remarks = rows.flatMap(({ id, remark }) => (remark === null ? [] : [{ id, text: remark }]));
  return {
    students: await findEnrolled(ctx.db, taught.id),
    rows,
    dismissals: await findDismissals(ctx.db, which),
    errors: await errorsIn(ctx.db, remarks, await checkOptionsOf(ctx, teacher, taught)),
  };
}
