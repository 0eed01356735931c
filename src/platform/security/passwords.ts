import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#platform/security/concurrency-limit.ts';

// Values of the library's enumerations, which it declares for the compiler only.
const ARGON2ID = 2;
const VERSION_1_3 = 1;

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, t=2, p=1. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;
const SALT_BYTES = 16;

/** Hash of 32 discarded random bytes, verified if there is no account. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$qF8XIkR6fSupjhb2ZZF5Dw$wh7JB3lyljJNzkc+vuigYetYkafNY9T4Yrdzz5mRXCg';

// Each computation uses 19 MiB and a thread: unbounded, a burst of sign-ins would exhaust both.
const limit = createConcurrencyLimit({ running: 4, waiting: 200 });

/**
 * Computes the argon2id hash of a password as a PHC string; throws TooBusyError under too much
 * load.
 */
export function hashPassword(password: string): Promise<string> {
  return limit.run(() => hash(canonical(password), COST));
}

/**
 * Whether the password matches `phc`. Without a hash (unknown account) it does the same work and
 * returns false, so that the time reveals nothing. Throws TooBusyError under too much load, and on
 * a stored value that is not an argon2 hash.
 */
export async function verifyPassword(phc: string | undefined, password: string): Promise<boolean> {
  const matches = await limit.run(() => verify(phc ?? DUMMY_HASH, canonical(password)));
  return matches && phc !== undefined;
}

/** Whether a hash has outdated cost parameters and must be computed again. */
export function needsRehash(phc: string): boolean {
  const made = parseOptions(phc);
  return (
    (made.algorithm as number) !== ARGON2ID ||
    (made.version as number) !== VERSION_1_3 ||
    made.memoryCost !== COST.memoryCost ||
    made.timeCost !== COST.timeCost ||
    made.parallelism !== COST.parallelism ||
    made.outputLen !== COST.outputLen ||
    made.saltLen < SALT_BYTES
  );
}

// One keyboard sends "é" as one code point, another as two: both must open the same account.
function canonical(password: string): string {
  return password.normalize('NFC');
}
