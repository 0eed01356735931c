import { normalisePhone } from '#domain/kernel/identifiers.ts';
import { timeInBrussels } from '#domain/kernel/local-time.ts';
import { decideChannels, type ChannelDecision } from '#domain/notifications/channel-decision.ts';
import { CHANNELS, type Channel } from '#domain/notifications/channels.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { defaultPreference } from '#domain/notifications/preferences.ts';
import { isQuiet } from '#domain/notifications/quiet-hours.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { insertRows, type NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs, type NewJob } from '#platform/jobs/enqueue.ts';
import { deliveryJob } from './delivery-jobs.ts';
import { collectEmails, type DigestPlace } from './digest-windows.ts';
import {
  announceTo,
  findChosenPreferences,
  findPeople,
  findQuietHours,
  insertNotifications,
  forceReplanning,
  reservePositions,
} from './fan-out-repository.ts';
import type { NotificationRow } from './repository.ts';

/** Limited by the memory of a process and the size of a statement. */
const BATCH = 1_000;
/** From this number of rows, replanning statements pays off. */
const MANY = 100;

/** A notification for one person. */
export interface NotificationDraft {
  readonly user_id: string;
  readonly notification_type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
  readonly priority: NotificationRow['priority'];
  /** Null: sent by a person. */
  readonly event_id: string | null;
  /**
   * The object it concerns: e-mails about one object are collected in a digest. Null: never
   * collected.
   */
  readonly object_id: string | null;
  /** Replaces title and message in a text message. */
  readonly sms?: string | undefined;
  /** Already sent to them by e-mail, as a letter. */
  readonly is_mailed?: boolean;
}

/** Whether the service is configured to send on a channel. Browsers are always reachable. */
export interface ConfiguredChannels {
  readonly email: boolean;
  readonly sms: boolean;
}

interface Sending {
  readonly configured: ConfiguredChannels;
  /** The user who caused it, if that is not the caller. */
  readonly created_by?: string;
}

type Decisions = Readonly<Record<Channel, ChannelDecision>>;

/**
 * Creates notifications with their deliveries, and queues the jobs that send them. Call it last in
 * a transaction: it blocks other notifications of the organization until the transaction ends.
 * @returns the rows in the order of the drafts, without those already created for the same event
 */
export async function createNotifications(
  ctx: TenantContext,
  drafts: readonly NotificationDraft[],
  sending: Sending,
): Promise<NotificationRow[]> {
  const rows: NotificationRow[] = [];
  if (drafts.length >= MANY) await forceReplanning(ctx.db);
  for (let start = 0; start < drafts.length; start += BATCH) {
    const created = await createBatch(ctx, drafts.slice(start, start + BATCH), sending);
    for (const row of created) rows.push(row);
  }
  return rows;
}

async function createBatch(
  ctx: TenantContext,
  drafts: readonly NotificationDraft[],
  { configured, created_by: createdBy = ctx.userId }: Sending,
): Promise<NotificationRow[]> {
  const { db, now } = ctx;
  const decisions = await decideAll(ctx, drafts, configured);
  const first = await reservePositions(db, drafts.length);
  const wanted = drafts.map((draft, index) => ({
    id: ctx.newId(),
    position: first + index,
    user_id: draft.user_id,
    notification_type: draft.notification_type,
    title: draft.title,
    message: draft.message,
    short_message: draft.sms ?? null,
    link: draft.link,
    priority: draft.priority,
    event_id: draft.event_id,
    is_hidden: decisions[index]?.InApp.status === 'Skipped',
    created_by: createdBy,
    created_at: now,
  }));
  const isNew = await insertNotifications(db, wanted);
  const rowOf = new Map(isNew.map((row) => [row.id, row]));
  const told = wanted.flatMap(({ id, user_id }, index) => {
    const row = rowOf.get(id);
    const decided = decisions[index];
    const objectId = drafts[index]?.object_id ?? null;
    return row === undefined || decided === undefined ? [] : [{ row, decided, user_id, objectId }];
  });
  const places = await collectEmails(
    ctx,
    told
      .filter(({ decided }) => decided.Email.status === 'Pending')
      .flatMap(({ row, user_id, objectId }) =>
        objectId === null ? [] : [{ notification_id: row.id, user_id, object_id: objectId }],
      ),
  );
  const deliveries = told.flatMap(({ row, decided }) =>
    deliveriesOf(row.id, decided, places.get(row.id), now),
  );
  const seenBy = told.filter(({ row }) => !row.is_hidden).map(({ user_id }) => user_id);
  await Promise.all([
    insertRows(db, 'notification_deliveries', deliveries),
    enqueueJobs(
      db,
      deliveries.flatMap((delivery) => jobsOf(ctx, delivery, places)),
    ),
    announceTo(db, [...new Set(seenBy)]),
  ]);
  return told.map(({ row }) => row);
}

async function decideAll(
  { db, now }: TenantContext,
  drafts: readonly NotificationDraft[],
  configured: ConfiguredChannels,
): Promise<Decisions[]> {
  const userIds = [...new Set(drafts.map(({ user_id }) => user_id))];
  const types = [...new Set(drafts.map(({ notification_type }) => notification_type))];
  const [people, chosen, quietHours] = await Promise.all([
    findPeople(db, userIds),
    findChosenPreferences(db, userIds, types),
    findQuietHours(db),
  ]);
  const personOf = new Map(people.map((person) => [person.id, person]));
  const choiceOf = new Map(chosen.map((one) => [`${one.user_id} ${one.notification_type}`, one]));
  const quiet = isQuiet(quietHours, timeInBrussels(parseInstantMs(now)));
  return drafts.map(({ user_id: userId, notification_type: type, is_mailed: mailed = false }) => {
    const person = personOf.get(userId);
    return decideChannels({
      type,
      preference: choiceOf.get(`${userId} ${type}`) ?? defaultPreference(type),
      addresses: {
        email: person !== undefined,
        phone: typeof person?.phone === 'string' && normalisePhone(person.phone) !== undefined,
        push: person?.has_browser === true,
      },
      configured,
      quiet,
      mailed,
      restricted: person?.is_restricted === true,
    });
  });
}

function deliveriesOf(
  notificationId: string,
  decided: Decisions,
  place: DigestPlace | undefined,
  now: string,
): NewRow<'notification_deliveries'>[] {
  return CHANNELS.map((channel) => ({
    notification_id: notificationId,
    channel,
    ...decided[channel],
    sent_at: decided[channel].status === 'Sent' ? now : null,
    digest_key: channel === 'Email' ? (place?.digest_key ?? null) : null,
  }));
}

function jobsOf(
  { organizationId }: TenantContext,
  {
    notification_id: id,
    channel,
    status,
    reason,
    digest_key: digestKey,
  }: NewRow<'notification_deliveries'>,
  places: ReadonlyMap<string, DigestPlace>,
): NewJob[] {
  // Messages that cannot be sent without settings are stored for inspection.
  const isWanted = status === 'Pending' || reason === 'not_configured';
  if (!isWanted || channel === 'InApp') return [];
  const collected = digestKey === null ? undefined : places.get(id);
  return [collected?.job ?? deliveryJob(organizationId, id, channel)];
}
