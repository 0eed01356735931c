import { createHash } from 'node:crypto';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRow } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { networkOf } from '#platform/http/caller-address.ts';
import type { RequestContext } from '#platform/http/request-context.ts';

const WINDOW_MS = 15 * 60 * 1_000;
/** Number of failures in the window from which attempts are refused unchecked. */
const LIMITS = { email_from_address: 5, email: 20, address: 100 } as const;
const CLEARED_AT_ONCE = 100;

/** The account of an attempt, and the address or IPv6 network that it comes from. */
export interface Guess {
  readonly email_hash: Buffer;
  readonly address: string;
}

export function makeGuess(email: string, address: string): Guess {
  const hash = createHash('sha256').update(email.toLowerCase(), 'utf8').digest();
  return { email_hash: hash, address: networkOf(address) };
}

/** Computes the seconds until the next attempt is allowed; undefined if no limit is reached. */
export async function secondsToWait(
  db: Connection,
  { email_hash: hash, address }: Guess,
  now: string,
): Promise<number | undefined> {
  const nowMs = parseInstantMs(now);
  const since = instantOf(nowMs - WINDOW_MS);
  // The failure whose leaving the window brings the count below the limit.
  const decisive = await db.one<Record<keyof typeof LIMITS, string | null>>(sql`select
    (select failed_at from auth.login_failures
      where email_hash = ${hash} and address = ${address} and failed_at > ${since}
      order by failed_at desc offset ${LIMITS.email_from_address - 1} limit 1) as email_from_address,
    (select failed_at from auth.login_failures where email_hash = ${hash} and failed_at > ${since}
      order by failed_at desc offset ${LIMITS.email - 1} limit 1) as email,
    (select failed_at from auth.login_failures where address = ${address} and failed_at > ${since}
      order by failed_at desc offset ${LIMITS.address - 1} limit 1) as address`);
  const instants = Object.values(decisive).filter((instant) => instant !== null);
  if (instants.length === 0) return undefined;
  const until = Math.max(...instants.map(parseInstantMs)) + WINDOW_MS;
  return Math.max(1, Math.ceil((until - nowMs) / 1_000));
}

/** Serializes decisions about an e-mail. */
export async function lockEmail(db: Connection, guess: Guess): Promise<void> {
  await takeTurn(db, `login-email ${guess.email_hash.toString('hex')}`);
}

/** Serializes counting for an address. Always locked after the e-mail. */
export async function lockAddress(db: Connection, guess: Guess): Promise<void> {
  await takeTurn(db, `login-address ${guess.address}`);
}

async function takeTurn(db: Connection, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Counts a failure and deletes some old ones. */
export async function addFailure(
  db: Connection,
  guess: Guess,
  { newId, now }: Pick<RequestContext, 'newId' | 'now'>,
): Promise<void> {
  const since = instantOf(parseInstantMs(now) - WINDOW_MS);
  await insertRow(db, 'auth.login_failures', { id: newId(), ...guess, failed_at: now });
  await db.execute(sql`delete from auth.login_failures where id in (
    select id from auth.login_failures where failed_at <= ${since}
    limit ${CLEARED_AT_ONCE} for update skip locked)`);
}
