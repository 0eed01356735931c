import { isEmail } from '#domain/kernel/identifiers.ts';
import { createUser, newSuperAdmin, findWeakness } from '#features/people/auth/index.ts';
import { instantOf, systemClock } from '#platform/clock.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { CliError, UsageError, writeLine, type Run } from './command.ts';
import type { createAdminCall } from './commands.ts';
import { withDatabase } from './open-database.ts';
import { promptPassword } from './prompt-password.ts';

const MIN_LENGTH = 12;

export const runCreateAdmin: Run<typeof createAdminCall> = async ({ values, env, config }) => {
  const { email, name = email } = values;
  if (!isEmail(email)) throw new UsageError(`${email} is not an e-mail address`);
  const password = env['MILLIEME_ADMIN_PASSWORD'] || (await promptPassword());
  if ((await findWeakness(password, { email, name }, '')) !== undefined) {
    throw new CliError(
      `The password is too easy to guess: take at least ${MIN_LENGTH} characters that are no common words`,
    );
  }
  const making = { newId: () => uuidv7Source.next(), now: instantOf(systemClock.nowMs()) };
  const admin = newSuperAdmin({ email, name, password });
  const id = await withDatabase(config, (database) =>
    database.write(NIL_UUID, (db) => createUser(db, admin, making)),
  );
  if (id === undefined) throw new CliError(`There is a user ${email} already`);
  writeLine(`Created the SuperAdmin ${email}`);
};
