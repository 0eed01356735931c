import { normalisePhone } from '#domain/kernel/identifiers.ts';
import { instantOf, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import {
  PermanentFailure,
  type ChannelSenders,
  type MessageItem,
  type SendResult,
} from './channel-sender.ts';
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
  type Outcome,
} from './delivery-repository.ts';

/** Over about four hours, later and later; then a delivery has failed. */
const MAX_ATTEMPTS = 10;
const MAX_ERROR_LENGTH = 500;

export interface DeliveryDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly senders: ChannelSenders;
}

interface Attempt {
  readonly organizationId: string;
  readonly channel: OutgoingChannel;
  /** Of one person; several are one e-mail. */
  readonly deliveries: readonly LoadedDelivery[];
}

/** Sends a notification on a channel, if that is still to be done. Throws to be run again. */
export async function deliver(
  deps: DeliveryDependencies,
  channel: OutgoingChannel,
  { organization_id: organizationId, notification_id: id }: DeliveryPayload,
): Promise<void> {
  if (!deps.senders[channel].isConfigured) return keep(deps, channel, organizationId, id);
  const claimed = await deps.database.write(organizationId, (db) => claimDelivery(db, id, channel));
  if (claimed !== undefined)
    await attempt(deps, { organizationId, channel, deliveries: [claimed] });
}

export interface DeliveryPayload {
  readonly organization_id: string;
  readonly notification_id: string;
}

export interface DigestPayload {
  readonly organization_id: string;
  readonly digest_key: string;
}

/** Sends in one e-mail what was collected. */
export async function deliverDigest(
  deps: DeliveryDependencies,
  { organization_id: organizationId, digest_key: key }: DigestPayload,
): Promise<void> {
  const { database, senders } = deps;
  if (!senders.Email.isConfigured) {
    const ids = await database.read(organizationId, (db) => findDigestIds(db, key));
    for (const id of ids) await keep(deps, 'Email', organizationId, id);
    return;
  }
  const deliveries = await database.write(organizationId, (db) => claimDigest(db, key));
  if (deliveries.length > 0) await attempt(deps, { organizationId, channel: 'Email', deliveries });
}

/** No transaction is open while a server is spoken to. */
async function attempt(deps: DeliveryDependencies, { deliveries, ...rest }: Attempt) {
  const isOver = ({ attempts }: LoadedDelivery) => attempts > MAX_ATTEMPTS;
  const over = { ...rest, deliveries: deliveries.filter(isOver) };
  const due = { ...rest, deliveries: deliveries.filter((one) => !isOver(one)) };
  // It was interrupted each time: perhaps the message itself is what ends the process.
  await record(deps, over, { status: 'Failed', error: 'the last attempt was interrupted' });
  try {
    await record(deps, due, await send(deps, due));
  } catch (error) {
    const text = (error as Error).message.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
    const isLast = ({ attempts }: LoadedDelivery) =>
      error instanceof PermanentFailure || attempts >= MAX_ATTEMPTS;
    const last = { ...rest, deliveries: due.deliveries.filter(isLast) };
    const retried = { ...rest, deliveries: due.deliveries.filter((one) => !isLast(one)) };
    await record(deps, last, { status: 'Failed', error: text });
    await record(deps, retried, { status: 'Pending', error: text });
    if (retried.deliveries.length > 0) throw error;
  }
}

async function record(
  { database }: DeliveryDependencies,
  { organizationId, channel, deliveries }: Attempt,
  outcome: Outcome,
): Promise<void> {
  const ids = deliveries.map(({ notification_id }) => notification_id);
  if (ids.length === 0) return;
  await database.write(organizationId, (db) => recordOutcome(db, ids, channel, outcome));
}

/** @returns Sent, or Skipped where the person can no longer be reached there */
async function send(
  deps: DeliveryDependencies,
  { organizationId, channel, deliveries }: Attempt,
): Promise<Outcome> {
  const [first] = deliveries;
  if (first === undefined) return { status: 'Sent' };
  const isReached = await sendTo[channel](deps, organizationId, first, deliveries.map(itemOf));
  return isReached
    ? { status: 'Sent', sent_at: instantOf(deps.clock.nowMs()) }
    : { status: 'Skipped', reason: 'no_address' };
}

/** Whether there was somebody to send to. */
type Send = (
  deps: DeliveryDependencies,
  organizationId: string,
  to: LoadedDelivery,
  items: readonly MessageItem[],
) => Promise<boolean>;

const sendTo: Readonly<Record<OutgoingChannel, Send>> = {
  async Email({ senders }, organizationId, { is_active, user_id, email, language }, items) {
    if (!is_active) return false;
    await senders.Email.send({
      organization_id: organizationId,
      user_id,
      to: email,
      language,
      items,
    });
    return true;
  },

  async SMS({ senders }, _organizationId, person, [item]) {
    const { is_active: isActive, user_id, phone, language, short_message } = person;
    const to = isActive && phone !== null ? normalisePhone(phone) : undefined;
    if (to === undefined || item === undefined) return false;
    await senders.SMS.send({ user_id, to, language, item, short_message });
    return true;
  },

  async Push({ database, senders }, organizationId, { is_active, user_id, language }, [item]) {
    const targets = await database.read(organizationId, (db) => findPushTargets(db, user_id));
    if (!is_active || targets.length === 0 || item === undefined) return false;
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

/** Has the message kept by a sender without settings: it says so, and does not pass as sent. */
async function keep(
  deps: DeliveryDependencies,
  channel: OutgoingChannel,
  organizationId: string,
  id: string,
): Promise<void> {
  const delivery = await deps.database.read(organizationId, (db) =>
    findUnconfigured(db, id, channel),
  );
  if (delivery === undefined) return;
  const kept: Attempt = { organizationId, channel, deliveries: [delivery] };
  await send(deps, kept);
  await record(deps, kept, { status: 'Skipped', reason: 'not_configured' });
}
