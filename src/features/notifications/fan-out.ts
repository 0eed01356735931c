import type { Language } from '#domain/kernel/language.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { isTitled } from '#domain/texts/known-titles.ts';
import { runAsSystem, type SystemDependencies } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { hasMessage, translate } from '#platform/i18n/translate.ts';
import {
  createNotifications,
  type ConfiguredChannels,
  type NotificationDraft,
} from './create-notifications.ts';
import type { Recipient, Values } from './definition.ts';
import {
  findPeople,
  lockWaitingEvents,
  markFannedOut,
  type OutboxEvent,
} from './fan-out-repository.ts';
import { findDefinition, type NotificationTypes } from './registry.ts';

/** Number of recipients whose texts are in memory at a time. */
const BATCH = 1_000;

export interface FanOutDependencies extends SystemDependencies {
  readonly configured: ConfiguredChannels;
  readonly types: NotificationTypes;
}

export interface FanOutPayload {
  readonly organization_id: string;
  /** One event, or several. */
  readonly event_id: string | readonly string[];
}

/**
 * Notifies everyone whom events concern, in one transaction; if that fails, in one for each, so that
 * one event does not hold up the others. Running it twice has no further effect.
 */
export async function fanOut(
  deps: FanOutDependencies,
  { organization_id: organizationId, event_id: eventId }: FanOutPayload,
): Promise<void> {
  const eventIds = [eventId].flat();
  try {
    await fanOutTogether(deps, organizationId, eventIds);
  } catch (error) {
    if (eventIds.length === 1) throw error;
    const failures: unknown[] = [];
    for (const id of eventIds)
      await fanOutTogether(deps, organizationId, [id]).catch((failure) => failures.push(failure));
    if (failures.length > 0)
      throw new AggregateError(failures, 'events could not be notified', { cause: error });
  }
}

function fanOutTogether(
  deps: FanOutDependencies,
  organizationId: string,
  eventIds: readonly string[],
): Promise<void> {
  return runAsSystem(deps, organizationId, async (ctx) => {
    const events = await lockWaitingEvents(ctx.db, eventIds);
    const audiences = await Promise.all(
      events.map(({ type, payload, actor_id }) =>
        findDefinition(deps.types, type).audience(ctx, payload, actor_id),
      ),
    );
    for (const [index, event] of events.entries())
      await tellAll(ctx, event, audiences[index] ?? [], deps);
    await markFannedOut(ctx.db, eventIds, ctx.now);
  });
}

async function tellAll(
  ctx: TenantContext,
  event: OutboxEvent,
  recipients: readonly Recipient[],
  { configured, types }: FanOutDependencies,
): Promise<void> {
  if (recipients.length === 0) return;
  const definition = findDefinition(types, event.type);
  const { type, payload, id: event_id, actor_id: created_by } = event;
  const common = await definition.values(ctx, payload);
  const commonLink = definition.link(payload);
  const same = {
    notification_type: type,
    priority: definition.priority,
    event_id,
    object_id: definition.objectId(payload),
  };
  for (let start = 0; start < recipients.length; start += BATCH) {
    const batch = recipients.slice(start, start + BATCH);
    const texts = await textsOf(ctx, type, common, batch);
    const drafts = texts.map(({ link = commonLink, ...text }) => ({ ...same, link, ...text }));
    await createNotifications(ctx, drafts, { configured, created_by });
  }
}

type Texts = Pick<NotificationDraft, 'title' | 'message' | 'sms'>;

/** A recipient with their texts. */
type Told = Texts & Omit<Recipient, 'values'>;

/**
 * Makes the texts of each recipient, in their language. People who may no longer sign in are
 * skipped.
 */
async function textsOf(
  ctx: TenantContext,
  type: NotificationType,
  common: Values,
  recipients: readonly Recipient[],
): Promise<Told[]> {
  const userIds = recipients.map(({ user_id }) => user_id);
  const people = new Map((await findPeople(ctx.db, userIds)).map((one) => [one.id, one]));
  const sameForAll = new Map<Language, Texts>();
  return recipients.flatMap(({ values, ...recipient }) => {
    const language = people.get(recipient.user_id)?.language;
    if (language === undefined) return [];
    if (values !== undefined)
      return [{ ...recipient, ...textsIn(language, type, { ...common, ...values }) }];
    const known = sameForAll.get(language) ?? textsIn(language, type, common);
    sameForAll.set(language, known);
    return [{ ...recipient, ...known }];
  });
}

function textsIn(language: Language, type: NotificationType, values: Values): Texts {
  const id = `notification.${type}`;
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isTitled(value) ? titleIn(language, value) : value,
    ]),
  );
  const part = (name: string) => translate(language, `${id}.${name}`, said);
  return {
    title: part('title'),
    message: part('message'),
    sms: hasMessage(`${id}.sms`) ? part('sms') : undefined,
  };
}
