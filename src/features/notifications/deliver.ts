import { assert } from '#domain/kernel/assert.ts';
import { normalisePhone } from '#domain/kernel/identifiers.ts';
import { instantOf, type Clock } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import { deliver, type Outcome } from '#platform/jobs/delivery.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { ChannelSenders, MessageItem, SendResult } from './channel-sender.ts';
import type { OutgoingChannel } from './delivery-jobs.ts';
import {
  claimDelivery,
  claimDigest,
  findDigestIds,
  findPushTargets,
  findUnconfigured,
  forgetPushTargets,
  recordOutcome,
  type LoadedDelivery,
} from './delivery-repository.ts';

export interface DeliveryDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly senders: ChannelSenders;
  readonly metrics: Pick<Metrics, 'countDeliveries'>;
}

export interface DeliveryPayload {
  readonly organization_id: string;
  readonly notification_id: string;
}

export interface DigestPayload {
  readonly organization_id: string;
  readonly digest_key: string;
}

/** Sends a notification on a channel, if still pending. Throws to be retried. */
export function deliverNotification(
  deps: DeliveryDependencies,
  channel: OutgoingChannel,
  { organization_id: organizationId, notification_id: id }: DeliveryPayload,
): Promise<void> {
  const claim = deps.senders[channel].isConfigured ? claimDelivery : findUnconfigured;
  return deliverClaimed(deps, channel, organizationId, (db) => claim(db, id, channel));
}

/** Sends the collected e-mails as one. */
export async function deliverDigest(
  deps: DeliveryDependencies,
  { organization_id: organizationId, digest_key: key }: DigestPayload,
): Promise<void> {
  const { database, senders } = deps;
  if (senders.Email.isConfigured)
    return deliverClaimed(deps, 'Email', organizationId, (db) => claimDigest(db, key));
  const ids = await database.read(organizationId, (db) => findDigestIds(db, key));
  for (const notification_id of ids)
    await deliverNotification(deps, 'Email', { organization_id: organizationId, notification_id });
}

/**
 * Sends claimed deliveries to one person and records the outcome.
 * @param claim several deliveries become one e-mail
 */
function deliverClaimed(
  deps: DeliveryDependencies,
  channel: OutgoingChannel,
  organizationId: string,
  claim: (db: Connection) => Promise<LoadedDelivery[]>,
): Promise<void> {
  const { database, metrics } = deps;
  return deliver(
    {
      channel,
      claim: () => database.write(organizationId, claim),
      send: (items) => send(deps, channel, organizationId, items),
      async record(items, outcome) {
        const ids = items.map(({ notification_id }) => notification_id);
        await database.write(organizationId, (db) => recordOutcome(db, ids, channel, outcome));
      },
    },
    metrics,
  );
}

/**
 * Sends a message.
 * @returns Skipped if the person is no longer reachable there, or the message was only stored
 */
async function send(
  deps: DeliveryDependencies,
  channel: OutgoingChannel,
  organizationId: string,
  deliveries: readonly LoadedDelivery[],
): Promise<Outcome> {
  const [first] = deliveries;
  assert(first !== undefined, 'There is a delivery to send');
  const isReached = await sendTo[channel](deps, organizationId, first, deliveries.map(itemOf));
  if (!deps.senders[channel].isConfigured) return { status: 'Skipped', reason: 'not_configured' };
  return isReached
    ? { status: 'Sent', sent_at: instantOf(deps.clock.nowMs()) }
    : { status: 'Skipped', reason: 'no_address' };
}

/** Sends deliveries; resolves to whether there was a recipient. */
type Send = (
  deps: DeliveryDependencies,
  organizationId: string,
  to: LoadedDelivery,
  items: readonly MessageItem[],
) => Promise<boolean>;

const sendTo: Readonly<Record<OutgoingChannel, Send>> = {
  async Email({ senders }, organizationId, { is_active, account_id, email, language }, items) {
    if (!is_active) return false;
    await senders.Email.send({
      organization_id: organizationId,
      account_id,
      to: email,
      language,
      items,
    });
    return true;
  },

  async SMS({ senders }, organizationId, person, [item]) {
    const { is_active: isActive, user_id, phone, language, short_message } = person;
    const to = isActive && phone !== null ? normalisePhone(phone) : undefined;
    if (to === undefined || item === undefined) return false;
    await senders.SMS.send({
      organization_id: organizationId,
      user_id,
      to,
      language,
      item,
      short_message,
    });
    return true;
  },

  async Push({ database, senders }, organizationId, person, [item]) {
    const { is_active: isActive, user_id, account_id: accountId, language } = person;
    const targets = await database.read(organizationId, (db) => findPushTargets(db, accountId));
    if (!isActive || targets.length === 0 || item === undefined) return false;
    const { gone = [] }: SendResult = await senders.Push.send({ user_id, targets, language, item });
    if (gone.length > 0) await database.write(organizationId, (db) => forgetPushTargets(db, gone));
    return gone.length < targets.length;
  },
};

function itemOf({
  notification_id,
  notification_type,
  title,
  message,
  link,
  priority,
  created_at,
}: LoadedDelivery): MessageItem {
  return { notification_id, notification_type, title, message, link, priority, created_at };
}
