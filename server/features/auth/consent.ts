import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { consents } from '../../db/schema.ts';

/** The effective date of the privacy policy and the terms that people agree to now (specification 1, section 2). */
export const CONSENT_VERSION = '2025-02-01';

export interface GivenConsents {
  privacyConsent: boolean;
  termsConsent: boolean;
  ageConsent: boolean;
  marketingConsent?: boolean | undefined;
  googleConsent?: boolean | undefined;
}

/** Keeps each consent with its version and time; a refusal of the optional ones is kept too. */
export async function recordConsents(
  db: Database,
  userId: string,
  given: GivenConsents,
  at: Date,
): Promise<void> {
  const row = (kind: 'privacy' | 'terms' | 'age' | 'marketing' | 'google', value: boolean) => ({
    id: newId(),
    userId,
    kind,
    version: CONSENT_VERSION,
    given: value,
    at,
  });
  await db
    .insert(consents)
    .values([
      row('privacy', given.privacyConsent),
      row('terms', given.termsConsent),
      row('age', given.ageConsent),
      row('marketing', given.marketingConsent ?? false),
      ...(given.googleConsent === undefined ? [] : [row('google', given.googleConsent)]),
    ]);
}
