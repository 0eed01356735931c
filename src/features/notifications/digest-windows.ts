import { planDigest } from '#domain/notifications/digest.ts';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { NewJob } from '#platform/jobs/enqueue.ts';
import { digestJob } from './delivery-jobs.ts';
import { findDigestWindows, openDigestWindows } from './fan-out-repository.ts';

/** An e-mail about an object to a user. */
interface ObjectEmail {
  readonly notification_id: string;
  readonly user_id: string;
  readonly object_id: string;
}

/** The digest of an e-mail, and the job that sends it. */
export interface DigestPlace {
  readonly digest_key: string;
  readonly job: NewJob;
}

/**
 * Sorts e-mails into those sent immediately, which open a window, and those collected in an open
 * window. The caller holds the lock on the organization's positions, so that nobody else opens one.
 * @returns the digests of the collected e-mails, by notification
 */
export async function collectEmails(
  { db, now, organizationId }: TenantContext,
  emails: readonly ObjectEmail[],
): Promise<ReadonlyMap<string, DigestPlace>> {
  const places = new Map<string, DigestPlace>();
  if (emails.length === 0) return places;
  const nowMs = parseInstantMs(now);
  const keyOf = ({ user_id, object_id }: ObjectEmail) => `${user_id}:${object_id}`;
  const known = await findDigestWindows(db, [...new Set(emails.map(keyOf))]);
  const ends = new Map(known.map((one) => [one.digest_key, parseInstantMs(one.ends_at)]));
  const opened = new Set<string>();
  for (const email of emails) {
    const key = keyOf(email);
    const step = planDigest(ends.get(key) ?? null, nowMs);
    if (step.action === 'Send') {
      ends.set(key, step.window_ends_at);
      opened.add(key);
    } else {
      const job = digestJob(organizationId, key, instantOf(step.until));
      places.set(email.notification_id, { digest_key: key, job });
    }
  }
  const windows = [...opened].map((key) => ({
    digest_key: key,
    ends_at: instantOf(ends.get(key) ?? nowMs),
  }));
  if (windows.length > 0) await openDigestWindows(db, windows);
  return places;
}
