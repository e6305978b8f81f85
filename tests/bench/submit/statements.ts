import pg from 'pg';
import { ANSWERS, idExpression, idOf, KINDS, type Kind, STUDENTS } from './school.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Everything that reaches PostgreSQL from this process while `run` runs, in order. */
export async function overhear(run: () => Promise<void>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as Record<'query', (...given: unknown[]) => unknown>;
  const { query } = prototype;
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const [first, second] = given as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? []);
    heard.push({ text, values });
    return query.apply(this, given);
  };
  try {
    await run();
  } finally {
    prototype.query = query;
  }
  return heard;
}

/** Long enough for a look at the clocks before the first and after the last transaction, in ms. */
export const PAUSE_MS = 400;

/**
 * The same statements as a script of pgbench: each client walks through its own pairs of student and form. What differs
 * from one submission to the next becomes an expression over the pair's number, what does not is a variable.
 */
export function pgbenchScript(
  statements: Statement[],
  sample: Record<Kind, string>,
  pairs: { first: number; clients: number; perClient: number },
): { script: string; variables: string[] } {
  const variables = new Map<string, string>();
  const term = (value: unknown): string => {
    if (value === null || value === undefined) return 'NULL';
    const kind = (Object.keys(KINDS) as Kind[]).find((each) => sample[each] === value);
    if (kind) return idExpression(kind, NUMBERS[kind]);
    const text =
      value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
    if (!variables.has(text)) variables.set(text, `v${variables.size}`);
    return `:${variables.get(text)}`;
  };
  const lines = statements.map(({ text, values }) => {
    const filled = text.replace(/\$(\d+)/g, (_, n: string) => cast(term(values[Number(n) - 1])));
    return `${filled.replace(/\s+/g, ' ').trim().replace(/;$/, '')};`;
  });
  const script = [
    `\\if :i = 0\n\\sleep ${PAUSE_MS} ms\n\\endif`,
    `\\set n ${pairs.first} + :i * ${pairs.clients} + :client_id`,
    `\\set s :n % ${STUDENTS}\n\\set e :n / ${STUDENTS}`,
    ...lines,
    '\\set i :i + 1',
    `\\if :i = ${pairs.perClient}\n\\sleep ${PAUSE_MS} ms\n\\endif`,
  ];
  return {
    script: `${script.join('\n')}\n`,
    variables: ['-D', 'i=0', ...[...variables].flatMap(([text, name]) => ['-D', `${name}=${text}`])],
  };
}

const NUMBERS: Record<Kind, string> = {
  teacher: '0',
  class: ':e % 10',
  student: ':s',
  session: ':s',
  evaluation: ':e',
  response: ':n',
};

/** An id as text becomes a UUID wherever one is compared or stored; where text is due, PostgreSQL says so. */
const cast = (expression: string) => (expression.startsWith('(') ? `${expression}::uuid` : expression);

/** What the server was asked for when it was overheard. */
export function samplePair(form: number, student: number, responseId: string): Record<Kind, string> {
  return {
    teacher: idOf('teacher', 0),
    class: idOf('class', form % 10),
    student: idOf('student', student),
    session: idOf('session', student),
    evaluation: idOf('evaluation', form),
    response: responseId,
  };
}

export const BODY = { responses: ANSWERS, teacherRequest: '' };
