import { DomainError } from '#domain/kernel/domain-error.ts';
import { isEmail } from '#domain/kernel/identifiers.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import type { LetterChannel } from '#domain/letters/letter-delivery.ts';
import type { PublishedRates } from '#domain/payment-reminders/interest-rates.ts';
import { isMailed, type ReminderLevel } from '#domain/payment-reminders/levels.ts';
import type { SkipReason } from '#domain/payment-reminders/next-step.ts';
import { planStep, type RunningOfDebtor } from '#domain/payment-reminders/plan-step.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { hasRecipient } from '#features/documents/letters/index.ts';
import { findPublishedRates } from '#features/money/interest-rates/index.ts';
import { recordAudit, visibleBuildings } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { composeLetters, type ComposedLetter } from './compose-letters.ts';
import { scheduleNotifications } from './notify-task.ts';
import { computePenalty } from './penalty.ts';
import { buildEvent } from './reminder.ts';
import { insertEvents, insertItems } from './repository.ts';
import {
  escalateReminders,
  findDebtors,
  findOverdueItems,
  insertReminders,
  toPlaceConditions,
  type DebtorItem,
  type DebtorKey,
  type DebtorRow,
  type RunPlace,
  type SteppedReminder,
} from './run-repository.ts';
import { readReminderRules, type RulesOfBuildings } from './settings.ts';
import { sendReminderLetters } from './stored-letters.ts';

/** Debtors held in memory at a time. */
const BATCH = 1_000;
/** Position before all ids. */
const BEFORE_ALL: DebtorKey = { building_id: NIL_UUID, owner_id: NIL_UUID };

export interface RunOptions {
  /** Returns what a run would do, without doing it. */
  readonly dry_run: boolean;
  /** Whether a mail server is configured, so that e-mails are actually sent. */
  readonly sending: boolean;
  /** Buildings of the run; absent: all. */
  readonly where?: RunPlace;
}

interface SkippedDebtor extends DebtorKey {
  readonly reason: SkipReason;
}

interface RunLine extends DebtorKey {
  readonly from: ReminderLevel | null;
  readonly to: ReminderLevel;
  /** How its letter goes. */
  readonly channel: LetterChannel;
  readonly amount_cents: Cents;
}

export interface ReminderRun {
  readonly dry_run: boolean;
  readonly created: number;
  readonly escalated: number;
  readonly skipped: readonly SkippedDebtor[];
  readonly lines: readonly RunLine[];
}

/**
 * Runs the day's reminders for all debtors with overdue items in visible buildings: creates, escalates
 * and, if possible, e-mails them. The ledger is locked throughout: a concurrent run waits, and then finds
 * the steps done.
 */
export async function runReminders(
  ctx: TenantContext,
  { dry_run, sending, where = {} }: RunOptions,
): Promise<ReminderRun> {
  await lockLedger(ctx);
  const [rules, rates] = await Promise.all([readReminderRules(ctx.db), findPublishedRates(ctx.db)]);
  const skipped: SkippedDebtor[] = [];
  const lines: RunLine[] = [];
  let batch = await nextBatch(ctx, BEFORE_ALL, where);
  while (batch !== undefined) {
    const { steps, left } = planBatch(ctx, batch.debtors, { rules, rates });
    const taken = dry_run ? new Set(steps) : await takeSteps(ctx, steps, sending);
    for (const debtor of left) skipped.push(debtor);
    for (const step of steps) {
      const { building_id, owner_id, reminder_level: to } = step.reminder;
      const { from, channel, amount_cents } = step;
      // Another user created a reminder first, which is still to be sent.
      if (!taken.has(step)) skipped.push({ building_id, owner_id, reason: 'awaiting_sending' });
      else lines.push({ building_id, owner_id, from, to, channel, amount_cents });
    }
    batch = await nextBatch(ctx, batch.last, where);
  }
  const created = lines.filter(({ from }) => from === null).length;
  const counts = { created, escalated: lines.length - created };
  if (!dry_run) {
    await recordAudit(ctx, 'payment_reminders.run', ctx.organizationId, {
      ...counts,
      skipped: skipped.length,
    });
  }
  return { dry_run, ...counts, skipped, lines };
}

/** Converts a run to its API representation. */
export function toRun(run: ReminderRun) {
  return {
    ...run,
    lines: run.lines.map((line) => ({ ...line, amount_owed: toEuro(line.amount_cents) })),
  };
}

interface Debtor extends DebtorRow {
  readonly overdue: readonly DebtorItem[];
}

async function nextBatch(
  ctx: TenantContext,
  after: DebtorKey,
  where: RunPlace,
): Promise<{ debtors: Debtor[]; last: DebtorKey } | undefined> {
  const { db, today } = ctx;
  const place = [...visibleBuildings(ctx, 'building_id'), ...toPlaceConditions(where)];
  const rows = await findDebtors(db, { after, limit: BATCH, today }, place);
  const last = rows.at(-1);
  if (last === undefined) return undefined;
  const items = await findOverdueItems(db, { after, to: last, today }, place);
  const itemsByDebtor = Map.groupBy(items, keyOf);
  return {
    debtors: rows.map((row) => ({ ...row, overdue: itemsByDebtor.get(keyOf(row)) ?? [] })),
    last,
  };
}

function keyOf({ building_id, owner_id }: DebtorKey): string {
  return `${building_id} ${owner_id}`;
}

/** Planned change of a reminder, with its previous level and its items. */
interface Step {
  readonly reminder: SteppedReminder;
  readonly from: ReminderLevel | null;
  readonly channel: LetterChannel;
  readonly message: string | null;
  readonly items: readonly DebtorItem[];
  readonly amount_cents: Cents;
}

/** Facts that decide on all steps of a run. */
interface Rules {
  readonly rules: RulesOfBuildings;
  readonly rates: PublishedRates;
}

function planBatch(
  ctx: TenantContext,
  debtors: readonly Debtor[],
  { rules, rates }: Rules,
): { steps: Step[]; left: SkippedDebtor[] } {
  const [steps, left]: [Step[], SkippedDebtor[]] = [[], []];
  for (const debtor of debtors) {
    const { building_id, owner_id, overdue, is_restricted, is_price_withheld } = debtor;
    const running = runningOf(debtor);
    const { today } = ctx;
    const rule = rules.of(building_id);
    const { step, items } = planStep({
      today,
      rules: rule,
      running,
      overdue,
      is_restricted,
      is_price_withheld,
    });
    if (step.kind === 'skip') {
      left.push({ building_id, owner_id, reason: step.reason });
      continue;
    }
    const level = step.kind === 'create' ? step.level : step.to;
    try {
      steps.push(toStep(ctx, debtor, { level, items }, rates));
    } catch (error) {
      // One debt that cannot be computed must not block the others.
      if (!(error instanceof DomainError) || error.code !== 'rate_missing') throw error;
      left.push({ building_id, owner_id, reason: 'rate_missing' });
    }
  }
  return { steps, left };
}

function runningOf(debtor: DebtorRow): RunningOfDebtor | null {
  const { reminder_level: level, status, is_paused, sent_date, call_for_funds_id } = debtor;
  if (level === null || status === null || is_paused === null) return null;
  return { level, status, is_paused, sent_date, call_for_funds_id };
}

function toStep(
  ctx: TenantContext,
  debtor: DebtorRow,
  { level, items }: { readonly level: ReminderLevel; readonly items: readonly DebtorItem[] },
  rates: PublishedRates,
): Step {
  const { building_id, owner_id } = debtor;
  const { answered_cents } = debtor;
  const terms = { building: debtor, owner: debtor, rates, answered_cents };
  return {
    reminder: {
      id: debtor.reminder_id ?? ctx.newId(),
      building_id,
      owner_id,
      reminder_level: level,
      level_changed_on: ctx.today,
      penalty_cents: computePenalty({ level, items }, terms, ctx.today),
      mail_id: null,
      is_told: false,
    },
    from: debtor.reminder_level,
    channel: isMailed(level) && isEmail(debtor.email ?? '') ? 'Email' : 'Post',
    message: debtor.message,
    items,
    amount_cents: sumCents(items.map(({ open_cents: open }) => open)),
  };
}

/**
 * Writes the steps, with e-mails and timelines. Recipients are also notified in the application, once
 * each, when the e-mails are settled.
 * @returns those that were taken
 */
async function takeSteps(
  ctx: TenantContext,
  planned: readonly Step[],
  sending: boolean,
): Promise<ReadonlySet<Step>> {
  const letters = sending ? await lettersOf(ctx, planned) : new Map<string, MailedLetter>();
  const mailIdOf = (id: string) => letters.get(id)?.mail.id ?? null;
  const stored = (steps: readonly Step[]) =>
    steps.map(({ reminder }) => ({ ...reminder, mail_id: mailIdOf(reminder.id) }));
  const [created, escalated] = [planned.filter(isNew), planned.filter((step) => !isNew(step))];
  const written = await insertReminders(ctx.db, stored(created), ctx);
  const taken = planned.filter((step) => !isNew(step) || written.has(step.reminder.id));
  if (taken.length === 0) return new Set();
  const items = taken.flatMap(({ reminder, items: claimed }) =>
    claimed.map(({ receivable_id }) => ({
      reminder_id: reminder.id,
      receivable_id,
      gentle_mail_id: reminder.reminder_level === 'Gentle' ? mailIdOf(reminder.id) : null,
    })),
  );
  const ids = taken.map(({ reminder }) => reminder.id);
  await Promise.all([
    escalateReminders(ctx.db, stored(escalated), ctx),
    insertItems(ctx.db, items, ctx.now),
    insertEvents(
      ctx.db,
      taken.map((step) => eventOf(ctx, step)),
    ),
    scheduleNotifications(ctx),
  ]);
  await sendReminderLetters(
    ctx,
    ids.flatMap((id) => letters.get(id) ?? []),
  );
  return new Set(taken);
}

type MailedLetter = ComposedLetter & { readonly mail: { readonly id: string } };

/** Composes the letters by reminder id. Without an e-mail address, a user sends the reminder. */
async function lettersOf(
  ctx: TenantContext,
  steps: readonly Step[],
): Promise<Map<string, MailedLetter>> {
  const mailable = steps.filter(({ reminder }) => isMailed(reminder.reminder_level));
  const letters = await composeLetters(
    ctx,
    mailable.map(({ reminder, message, items }) => ({
      ...reminder,
      status: 'Open',
      sent_date: null,
      message,
      items,
    })),
  );
  const mailed = letters.flatMap(({ mail, ...letter }): MailedLetter[] =>
    hasRecipient(mail) ? [{ ...letter, mail: { ...mail, id: ctx.newId() } }] : [],
  );
  return new Map(mailed.map((letter) => [letter.subject.id, letter]));
}

function isNew({ from }: Step): boolean {
  return from === null;
}

function eventOf(ctx: TenantContext, step: Step) {
  const reminder = { ...step.reminder, items: step.items };
  return buildEvent(ctx, reminder, isNew(step) ? 'Created' : 'Escalated', null);
}
