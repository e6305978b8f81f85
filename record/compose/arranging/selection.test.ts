import { describe, expect, it } from 'vitest';
import { countBytes } from '../../bytes.ts';
import type { Piece, Unit } from '../reading/piece.ts';
import { type Link, UNLINKED } from './grounds.ts';
import type { Standing } from '../learnt/standing.ts';
import { draftsOf, type Material, selector } from './selection.ts';

type Told = Partial<Pick<Piece, 'intent' | 'quality'>> & { answer?: number; observed?: true };

const text = (letter: string, letters: number, end = '함.') => `${letter.repeat(letters)}${end}`;

function unit(order: number, words: string, told: Told = {}): Unit {
  return {
    pieces: [
      {
        text: words,
        raw: words,
        order,
        intent: told.intent ?? '과정',
        quality: told.quality ?? 1,
        source: {
          kind: told.observed ? 'observation' : 'answer',
          index: told.observed ? 0 : (told.answer ?? 0),
          start: order * 100,
          end: order * 100 + words.length,
        },
      },
    ],
  };
}

/** What is told of these units in the room of `fitting`, without chance. */
function told(
  units: readonly Unit[],
  fitting: readonly Unit[],
  links?: readonly Link[],
  standings: readonly Partial<Standing>[] = [],
): string[] {
  const limit = countBytes(fitting.map(({ pieces }) => pieces[0]?.text).join(' '));
  const material: Material = {
    units,
    ways: units.map((one) => [draftsOf(one)]),
    links: links ?? units.map(() => UNLINKED),
    standings: standings.map((one) => ({ needs: [], lost: 0, unfit: 0.1, fault: 0.3, ...one })),
    order: units.map((_, at) => at),
    limit,
  };
  return selector(material, () => 0.5)(limit).drafts.map((draft) => draft.text);
}

describe('what is chosen under the limit', () => {
  it('says less rather than beginning in the air', () => {
    const [first, second, third] = [
      unit(1, text('가', 20), { quality: 0.9 }),
      unit(2, text('나', 20)),
      unit(3, text('다', 20), { quality: 0.95 }),
    ] as const;
    const all = [first, second, third];
    expect(told(all, [second, third])).toEqual([second, third].map(({ pieces }) => pieces[0]?.text));
    const standings = [{}, { needs: [[0, 0.6]] as const }, {}];
    expect(told(all, [second, third], undefined, standings)).not.toEqual(
      [second, third].map(({ pieces }) => pieces[0]?.text),
    );
    expect(told(all, [second, third], undefined, standings)).toContain(first.pieces[0]?.text);
  });

  it('tells with a sentence what it needs from another answer', () => {
    const [needed, better, needy] = [
      unit(1, text('가', 20), { quality: 0.7 }),
      unit(2, text('나', 20)),
      unit(3, text('다', 20), { quality: 1.5, answer: 1 }),
    ] as const;
    const all = [needed, better, needy];
    expect(told(all, [better, needy])).toEqual([better, needy].map(({ pieces }) => pieces[0]?.text));
    expect(told(all, [better, needy], undefined, [{}, {}, { needs: [[0, 0.6]] }])).toEqual(
      [needed, needy].map(({ pieces }) => pieces[0]?.text),
    );
  });

  it('says the lesser of two rather than what a teacher would hardly have in a record', () => {
    const all = [unit(1, text('가', 20)), unit(2, text('나', 20), { quality: 1.2 })];
    expect(told(all, [all[1] as Unit])).toEqual([all[1]?.pieces[0]?.text]);
    expect(told(all, [all[1] as Unit], undefined, [{}, { unfit: 0.5 }])).toEqual([all[0]?.pieces[0]?.text]);
  });

  it('says the lesser of two rather than what a teacher would likely have to mend', () => {
    const all = [unit(1, text('가', 20), { quality: 0.9 }), unit(2, text('나', 20), { quality: 1 })];
    expect(told(all, [all[1] as Unit])).toEqual([all[1]?.pieces[0]?.text]);
    expect(told(all, [all[1] as Unit], undefined, [{}, { fault: 0.55 }])).toEqual([all[0]?.pieces[0]?.text]);
  });

  it('says the lesser of two rather than what leans on the other', () => {
    const [first, second] = [
      unit(1, text('가', 20), { quality: 0.9 }),
      unit(2, text('나', 20), { quality: 2 }),
    ];
    expect(told([first, second], [second])).toEqual([second.pieces[0]?.text]);
    expect(told([first, second], [second], undefined, [{}, { needs: [[0, 0.9]] }])).toEqual([
      first.pieces[0]?.text,
    ]);
  });

  it('says the lesser of two rather than what goes on from a sentence that was left out', () => {
    const [adrift, other] = [unit(2, text('가', 20), { quality: 1.2 }), unit(4, text('나', 20))];
    expect(told([adrift, other], [other])).toEqual([adrift.pieces[0]?.text]);
    expect(told([adrift, other], [other], undefined, [{ lost: 0.5 }, {}])).toEqual([other.pieces[0]?.text]);
  });

  it('goes on with what was told next rather than jumping to something hardly better', () => {
    const all = [
      unit(1, text('가', 20)),
      unit(2, text('나', 20)),
      unit(3, text('다', 20), { quality: 1.05 }),
    ];
    const links = [UNLINKED, { ...UNLINKED, before: 0 }, { ...UNLINKED, before: 1 }];
    expect(told(all, all.slice(0, 2), links)).toEqual(all.slice(0, 2).map(({ pieces }) => pieces[0]?.text));
  });

  it('tells what came of what it leaves open, or neither', () => {
    const open = unit(1, text('가', 20), { quality: 1.05 });
    const after = unit(2, text('나', 20), { quality: 0.9 });
    const other = unit(3, text('다', 20), { quality: 1.3 });
    const links = [UNLINKED, { ...UNLINKED, before: 0, called: true }, { ...UNLINKED, before: 1 }];
    expect(told([open, after, other], [open, other])).toEqual(
      [open, other].map(({ pieces }) => pieces[0]?.text),
    );
    expect(told([open, after, other], [open, other], links)).toEqual(
      [open, after].map(({ pieces }) => pieces[0]?.text),
    );
  });

  it('tells the best of each answer before the second best of one', () => {
    const rich = [unit(1, text('가', 20), { quality: 1.3 }), unit(2, text('나', 20), { quality: 1.2 })];
    const plain = unit(3, text('다', 20), { quality: 0.9, answer: 1 });
    const links = [UNLINKED, { ...UNLINKED, before: 0, leans: false, called: false }, UNLINKED];
    expect(told([...rich, plain], [rich[0] as Unit, plain], links)).toContain(plain.pieces[0]?.text);
  });

  it('tells what an answer chose or made before what it says of it', () => {
    const others = [unit(2, text('나', 20)), unit(3, text('다', 20, '만듦.'))];
    const chosen = unit(1, text('가', 20, '만듦.'), { quality: 0.9 });
    expect(told([chosen, ...others], others)).toContain(chosen.pieces[0]?.text);
  });

  it('leaves out an answer before what the teacher saw', () => {
    const answers = [unit(1, text('가', 20)), unit(2, text('나', 20))];
    const seen = unit(3, text('다', 20), { quality: 0.7, observed: true });
    expect(told([...answers, seen], [answers[0] as Unit, seen])).toContain(seen.pieces[0]?.text);
  });

  it('leaves out a difficulty that comes to no end before what was done', () => {
    const stuck = unit(1, `${'가'.repeat(14)} 어려움을 겪음.`, { intent: '어려움과 해결', quality: 1.2 });
    const done = [
      unit(2, text('나', 20), { intent: '어려움과 해결' }),
      unit(3, text('다', 20), { intent: '어려움과 해결' }),
    ];
    expect(told([stuck, ...done], done)).not.toContain(stuck.pieces[0]?.text);
  });
});
