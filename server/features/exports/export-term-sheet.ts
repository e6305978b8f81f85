import { audit, recordActivity } from '../../audit.ts';
import { seoulDay } from '../../clock.ts';
import type { Handler } from '../../handler.ts';
import { findEnrolled } from '../responses/queries.ts';
import { taughtClass } from '../scope.ts';
import { findExpected } from '../term/expected.ts';
import { hasSeveralGrades, type Place, placeOf, placeWords } from '../term/places.ts';
import { classWords, COLUMNS } from '../term/sheet-words.ts';
import { findTermRows } from '../term/term-texts.ts';
import { UNCONFIRMED } from './results-sheet.ts';
import { writeBook } from './sheet.ts';

const WIDTHS = [8, 10, 18, 10, 12, 100];

interface Line {
  place: Place | null;
  name: string;
  text: string;
}

/**
 * The term remarks in the shape of NEIS's sheet, those of expected students among them, by number. What nobody has
 * confirmed says so at its beginning, and `importTermSheet` takes that away again.
 */
export const exportTermSheet: Handler<'exportTermSheet'> = async (ctx, actor, input) => {
  const owner = await taughtClass(ctx.db, actor, input.id);
  const remarks = new Map((await findTermRows(ctx.db, owner.id)).map((row) => [row.studentId, row]));
  const marked = (text: string | null | undefined, isMarked: boolean) =>
    text ? (isMarked ? UNCONFIRMED : '') + text : '';
  const students = (await findEnrolled(ctx.db, owner.id)).map((student): Line => {
    const row = remarks.get(student.id);
    return {
      place: placeOf(student.student_number),
      name: student.name,
      text: marked(row?.remark, row?.confirmedAt == null),
    };
  });
  const expected = (await findExpected(ctx.db, owner.id)).map(
    (row): Line => ({ place: row, name: row.name, text: marked(row.remark, row.marked) }),
  );
  const lines = [...students, ...expected];
  const several = hasSeveralGrades(lines.map(({ place }) => place));
  lines.sort(
    (a, b) => rank(a, several) - rank(b, several) || compare(a.name, b.name) || compare(a.text, b.text),
  );
  const { year, semester, subject } = classWords(owner);
  await ctx.db.transaction(async (tx) => {
    await audit(ctx, tx, actor, {
      action: 'exportTermSheet',
      subjectType: 'class',
      subjectId: owner.id,
      people: lines.length,
    });
    await recordActivity(ctx, tx, actor.userId, 'EXPORT_EXCEL');
  });
  return writeBook(`${owner.name}_학기_기록문_${seoulDay(ctx.clock.now())}`, [
    {
      name: '세부능력 및 특기사항',
      columns: COLUMNS.map((header, index) => ({ header, width: WIDTHS[index] ?? 10 })),
      rows: lines.map(({ place, name, text }) => [
        ...[year, semester, subject],
        ...[place ? placeWords(place, several) : '', name, text],
      ]),
    },
  ]);
};

/** Grade, class and number as one figure; who has none stands last. */
function rank({ place }: Line, several: boolean): number {
  if (!place) return Number.MAX_SAFE_INTEGER;
  return (several ? (place.grade ?? 0) : 0) * 10_000 + place.classNumber * 100 + place.number;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
