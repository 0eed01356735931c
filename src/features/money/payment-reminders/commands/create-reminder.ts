import type { CreatePaymentReminder } from '#contract/payment-reminders.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { ReminderStatus } from '#domain/payment-reminders/reminder-state.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { findPublishedRates } from '#features/money/interest-rates/index.ts';
import { emit } from '#features/notifications/index.ts';
import { recordAudit, creationColumns } from '#features/shared/index.ts';
import { insertRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { sumAnswered } from '../late-penalty-repository.ts';
import { paymentOverdue } from '../notification-types.ts';
import { computePenalty } from '../penalty.ts';
import {
  findBuildingInSight,
  findCallInSight,
  findOwnerInSight,
  findPriceWithheld,
} from '../references-repository.ts';
import { buildEvent } from '../reminder.ts';
import {
  findOverdue,
  findRunning,
  insertEvents,
  insertItems,
  type FullReminder,
} from '../repository.ts';

/**
 * Creates a reminder for receivables of an owner that were due before today. Refuses price_withheld while a
 * notary withholds the price of a lot.
 */
export async function createReminder(
  ctx: TenantContext,
  input: CreatePaymentReminder,
): Promise<FullReminder> {
  await lockLedger(ctx);
  const { reminder_level: level = 'Gentle', message, notes } = input;
  const { target, building, owner } = await checkReferences(ctx, input);
  const [running, items, rates, answered_cents, isWithheld] = await Promise.all([
    findRunning(ctx.db, target),
    findOverdue(ctx.db, target, ctx.today),
    findPublishedRates(ctx.db),
    sumAnswered(ctx.db, target),
    findPriceWithheld(ctx.db, target),
  ]);
  if (isWithheld) throw new DomainError('price_withheld');
  if (running !== undefined) {
    throw new DomainError('reminder_exists', { payment_reminder_id: running.id });
  }
  if (items.length === 0) throw new DomainError('nothing_overdue');
  const row = await insertRow(ctx.db, 'payment_reminders', {
    id: ctx.newId(),
    ...target,
    reminder_level: level,
    status: 'Open' satisfies ReminderStatus,
    message,
    notes,
    penalty_cents: computePenalty(
      { level, items },
      { building, owner, rates, answered_cents },
      ctx.today,
    ),
    level_changed_on: ctx.today,
    ...creationColumns(ctx),
  });
  const event = buildEvent(ctx, { ...row, items }, 'Created', null);
  const [events] = await Promise.all([
    insertEvents(ctx.db, [event]),
    insertItems(
      ctx.db,
      items.map(({ receivable_id }) => ({ reminder_id: row.id, receivable_id })),
      ctx.now,
    ),
    recordAudit(ctx, 'payment_reminder.created', row.id, { reminder_level: level }),
    emit(ctx, paymentOverdue, { payment_reminder_ids: [row.id] }),
  ]);
  return { ...row, items, events, mail: null };
}

/**
 * Refuses unknown_reference for records that do not exist or are not visible, and for a call of another
 * building.
 */
async function checkReferences(ctx: TenantContext, input: CreatePaymentReminder) {
  const { owner_id, building_id, call_for_funds_id } = input;
  const [owner, call] = await Promise.all([
    findOwnerInSight(ctx, owner_id),
    call_for_funds_id === undefined ? undefined : findCallInSight(ctx, call_for_funds_id),
  ]);
  if (owner === undefined) throw unknownReference('owner', 'owner_id', owner_id);
  const buildingId = building_id ?? call?.building_id;
  const callFits = call_for_funds_id === undefined || call?.building_id === buildingId;
  if (buildingId === undefined || !callFits) {
    throw unknownReference('call_for_funds', 'call_for_funds_id', call_for_funds_id);
  }
  const building = await findBuildingInSight(ctx, buildingId);
  if (building === undefined) throw unknownReference('building', 'building_id', buildingId);
  return {
    target: { owner_id, building_id: buildingId, call_for_funds_id: call_for_funds_id ?? null },
    building,
    owner,
  };
}

function unknownReference(what: string, field: string, id: string | undefined): DomainError {
  return new DomainError('unknown_reference', { what, id, pointer: `/body/${field}` });
}
