import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertPasswordAllowed, hashPassword } from '../auth/passwords.ts';
import { presentUser } from '../users/present.ts';
import { assertRoleFields } from './rules.ts';
import { refusingTaken } from './taken.ts';

/** Makes an account for somebody, who consents at the first sign-in (decisions.md, section 2). */
export const createUser: Handler<'createUser'> = async (ctx, actor, input) => {
  const now = ctx.clock.now();
  const ofRole = assertRoleFields(input.role, input, now);
  const { passwordPolicy } = await ctx.settings.read();
  assertPasswordAllowed(input.password, passwordPolicy, 'password');
  const passwordHash = await hashPassword(input.password);
  const id = newId();
  return refusingTaken(ctx.db, input.email, () =>
    ctx.db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          id,
          email: input.email,
          name: input.name,
          role: input.role,
          ...ofRole,
          subject: (input.role === 'student' ? null : input.subject) || null,
          passwordHash,
          mustChangePassword: input.passwordChangeRequired ?? false,
          createdAt: now,
        })
        .returning();
      if (!user) throw new CodedError('INTERNAL');
      await audit(ctx, tx, actor, { action: 'createUser', subjectType: 'user', subjectId: id });
      return { user: presentUser(user) };
    }),
  );
};
