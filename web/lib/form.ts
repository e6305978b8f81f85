import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';
import * as z from 'zod/mini';
import type { InputSchema } from '../../contract/operation.ts';
import { ApiError } from './api-error.ts';

interface FormRules<Values extends FieldValues> {
  /** From what the fields hold (an empty choice is '') to what the operation takes; absent: as it is. */
  toInput?: (values: Values) => unknown;
  /** What only the form can know, e.g. that two passwords are the same; by field, shown where the schema is content. */
  alsoCheck?: (values: Values) => Partial<Record<FieldPath<Values>, string>>;
}

/** What is wrong with `values`, by field; the contract's own sentences, so that a form and the server say the same. */
export function fieldMessages<Values extends FieldValues>(
  schema: InputSchema,
  values: Values,
  { toInput, alsoCheck }: FormRules<Values> = {},
): Record<string, string> {
  const messages: Record<string, string> = { ...alsoCheck?.(values) };
  const parsed = z.safeParse(schema, toInput ? toInput(values) : values);
  const seen = new Set<string>();
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.join('.');
    // The first issue of a field is the plainest ("required" before "too short").
    if (!seen.has(field)) messages[field] = issue.message;
    seen.add(field);
  }
  return messages;
}

/** The contract's own input schema as a form's resolver. */
export function formResolver<Values extends FieldValues>(
  schema: InputSchema,
  rules: FormRules<Values> = {},
): Resolver<Values> {
  return (values) => {
    const messages = fieldMessages(schema, values, rules);
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [field, message] of Object.entries(messages)) errors[field] = { type: 'rule', message };
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/**
 * Puts the server's refusals at the fields they name and focuses the first. Answers whether any field took one:
 * if not, the caller shows the message itself.
 */
export function showAtFields<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): boolean {
  if (!(error instanceof ApiError)) return false;
  let taken = false;
  for (const detail of error.details) {
    const field = fields.find((known) => known === detail.path);
    if (field === undefined) continue;
    setError(field, { type: 'server', message: detail.message }, { shouldFocus: !taken });
    taken = true;
  }
  return taken;
}
