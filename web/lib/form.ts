import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';
import type { InputSchema } from '../../contract/operation.ts';
import { ApiError } from './api-error.ts';

/**
 * The contract's own input schema as a form's resolver, so that a form and the server say the same sentence.
 * `Values` is what the fields hold, which may be looser than the input (an empty choice).
 */
export function resolverFor<Values extends FieldValues>(schema: InputSchema): Resolver<Values> {
  // The resolver's types ask for values that equal the schema's input; a form's fields start emptier than that.
  return zodResolver(schema as never) as unknown as Resolver<Values>;
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
