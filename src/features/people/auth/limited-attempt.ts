import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import {
  addFailure,
  makeGuess,
  lockAddress,
  lockEmail,
  secondsToWait,
} from './repository/login-failures.ts';

/** Outcome of an attempt to authenticate; a wrong one counts. */
export type Verdict<Accepted> = { readonly accepted: Accepted } | { readonly wrong: DomainError };

interface Attempt<Evidence, Accepted> {
  /** The slow part, before locking. */
  readonly examine: () => Promise<Evidence>;
  /** The decision, in the transaction that counts failures; errors thrown here are not counted. */
  readonly decide: (db: Connection, evidence: Evidence) => Promise<Verdict<Accepted>>;
}

function tooMany(seconds: number): DomainError {
  return new DomainError('too_many_attempts', { retry_after_seconds: seconds });
}

/**
 * Checks a secret of the account with this e-mail, within the limits. Refuses too_many_attempts at
 * a limit, even if the secret is right, and the error of the verdict if it is wrong. Concurrent
 * attempts are counted exactly: each is decided only after those before it.
 */
export async function limitedAttempt<Evidence, Accepted>(
  ctx: RequestContext,
  email: string,
  { examine, decide }: Attempt<Evidence, Accepted>,
): Promise<Accepted> {
  const guess = makeGuess(email, ctx.address);
  const wait = await ctx.database.read(NIL_UUID, (db) => secondsToWait(db, guess, ctx.now));
  if (wait !== undefined) throw tooMany(wait);
  const evidence = await examine();
  const verdict = await ctx.database.write(NIL_UUID, async (db): Promise<Verdict<Accepted>> => {
    await lockEmail(db, guess);
    await refuseAtLimit(db);
    const decided = await decide(db, evidence);
    if ('accepted' in decided) return decided;
    await lockAddress(db, guess);
    await refuseAtLimit(db);
    await addFailure(db, guess, ctx);
    return decided;
  });
  // Thrown out here, after the count is committed.
  if ('wrong' in verdict) throw verdict.wrong;
  return verdict.accepted;

  async function refuseAtLimit(db: Connection): Promise<void> {
    const seconds = await secondsToWait(db, guess, ctx.now);
    if (seconds !== undefined) throw tooMany(seconds);
  }
}
