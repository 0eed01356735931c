import { isEmail } from '#domain/kernel/identifiers.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { isMailed, type ReminderLevel, type Thresholds } from '#domain/payment-reminders/levels.ts';
import type { SkipReason } from '#domain/payment-reminders/next-step.ts';
import { planStep, type RunningOfDebtor } from '#domain/payment-reminders/plan-step.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { enqueueMails, type NewMail } from '#features/mails/index.ts';
import { emit } from '#features/notifications/index.ts';
import { recordAudit, visibleBuildings } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { composeMails } from './compose-mails.ts';
import { paymentOverdue } from './notification-types.ts';
import { frozenPenalty } from './penalty.ts';
import { eventNow } from './reminder.ts';
import { insertEvents, insertItems } from './repository.ts';
import {
  escalateReminders,
  findDebtors,
  findOverdueItems,
  insertReminders,
  type DebtorItem,
  type DebtorKey,
  type DebtorRow,
  type SteppedReminder,
} from './run-repository.ts';
import { reminderSettings } from './settings.ts';

/** Debtors that are held in memory at a time. */
const BATCH = 1_000;
/** Every id comes after these. */
const BEFORE_ALL: DebtorKey = { building_id: NIL_UUID, owner_id: NIL_UUID };

export interface RunOptions {
  /** Answers what a run would do, and does nothing. */
  readonly dry_run: boolean;
  /** Whether there is a mail server, so that what is mailed is really sent. */
  readonly sending: boolean;
}

interface SkippedDebtor extends DebtorKey {
  readonly reason: SkipReason;
}

interface RunLine extends DebtorKey {
  readonly from: ReminderLevel | null;
  readonly to: ReminderLevel;
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
 * Goes through everybody with something overdue, in the buildings that the caller may see, and takes
 * the step of the day: creates reminders, escalates them, and mails them where that can be done. The
 * books are held throughout: a run at the same time waits, and finds the steps taken.
 */
export async function runReminders(
  ctx: TenantContext,
  { dry_run, sending }: RunOptions,
): Promise<ReminderRun> {
  await lockLedger(ctx);
  const thresholds = await reminderSettings(ctx.db);
  const skipped: SkippedDebtor[] = [];
  const lines: RunLine[] = [];
  let batch = await nextBatch(ctx, BEFORE_ALL);
  while (batch !== undefined) {
    const { steps, left } = planBatch(ctx, batch.debtors, thresholds);
    const taken = dry_run ? new Set(steps) : await takeSteps(ctx, steps, sending);
    for (const debtor of left) skipped.push(debtor);
    for (const step of steps) {
      const { building_id, owner_id, reminder_level: to } = step.reminder;
      const { from, amount_cents } = step;
      // Somebody else's reminder came first, and has yet to be sent.
      if (!taken.has(step)) skipped.push({ building_id, owner_id, reason: 'awaiting_sending' });
      else lines.push({ building_id, owner_id, from, to, amount_cents });
    }
    batch = await nextBatch(ctx, batch.last);
  }
  const created = lines.filter(({ from }) => from === null).length;
  const counts = { created, escalated: lines.length - created };
  if (!dry_run) {
    await recordAudit(ctx, {
      action: 'payment_reminders.run',
      object_type: 'organization',
      object_id: ctx.organizationId,
      details: { ...counts, skipped: skipped.length },
    });
  }
  return { dry_run, ...counts, skipped, lines };
}

/** A run as the API shows it. */
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
): Promise<{ debtors: Debtor[]; last: DebtorKey } | undefined> {
  const { db, today } = ctx;
  const visible = visibleBuildings(ctx, 'building_id');
  const rows = await findDebtors(db, { after, limit: BATCH, today }, visible);
  const last = rows.at(-1);
  if (last === undefined) return undefined;
  const items = await findOverdueItems(db, { after, to: last, today }, visible);
  const itemsByDebtor = Map.groupBy(items, keyOf);
  return {
    debtors: rows.map((row) => ({ ...row, overdue: itemsByDebtor.get(keyOf(row)) ?? [] })),
    last,
  };
}

function keyOf({ building_id, owner_id }: DebtorKey): string {
  return `${building_id} ${owner_id}`;
}

/** A reminder as it is to become, from what, and what it is about then. */
interface Step {
  readonly reminder: SteppedReminder;
  readonly from: ReminderLevel | null;
  readonly message: string | null;
  readonly items: readonly DebtorItem[];
  readonly amount_cents: Cents;
}

function planBatch(
  ctx: TenantContext,
  debtors: readonly Debtor[],
  thresholds: Thresholds,
): { steps: Step[]; left: SkippedDebtor[] } {
  const [steps, left]: [Step[], SkippedDebtor[]] = [[], []];
  for (const debtor of debtors) {
    const { building_id, owner_id, overdue } = debtor;
    const running = runningOf(debtor);
    const { step, items } = planStep({ today: ctx.today, thresholds, running, overdue });
    if (step.kind === 'skip') left.push({ building_id, owner_id, reason: step.reason });
    else steps.push(toStep(ctx, debtor, step.kind === 'create' ? step.level : step.to, items));
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
  level: ReminderLevel,
  items: readonly DebtorItem[],
): Step {
  const { building_id, owner_id, gentle_sent_on } = debtor;
  const terms = { building: debtor, owner: debtor };
  return {
    reminder: {
      id: debtor.reminder_id ?? ctx.newId(),
      building_id,
      owner_id,
      reminder_level: level,
      level_changed_on: ctx.today,
      penalty_cents: frozenPenalty({ level, items, gentle_sent_on }, terms, ctx.today),
      gentle_sent_on,
      mail_id: null,
      is_told: true,
    },
    from: debtor.reminder_level,
    message: debtor.message,
    items,
    amount_cents: sumCents(items.map(({ open_cents: open }) => open)),
  };
}

/**
 * Writes the steps, with mails, timelines and notifications. Whoever is mailed is told in the
 * application too, once the mail is settled.
 * @returns those that were taken
 */
async function takeSteps(
  ctx: TenantContext,
  planned: readonly Step[],
  sending: boolean,
): Promise<ReadonlySet<Step>> {
  const mails = sending ? await mailsOf(ctx, planned) : new Map<string, NewMail>();
  const stored = (steps: readonly Step[]) =>
    steps.map(({ reminder }) => {
      const mail = mails.get(reminder.id);
      return mail === undefined ? reminder : { ...reminder, mail_id: mail.id, is_told: false };
    });
  const [created, escalated] = [planned.filter(isNew), planned.filter((step) => !isNew(step))];
  const written = await insertReminders(ctx.db, stored(created), ctx);
  const taken = planned.filter((step) => !isNew(step) || written.has(step.reminder.id));
  if (taken.length === 0) return new Set();
  const items = taken.flatMap(({ reminder, items: claimed }) =>
    claimed.map(({ receivable_id }) => ({ reminder_id: reminder.id, receivable_id })),
  );
  const ids = taken.map(({ reminder }) => reminder.id);
  const told = ids.filter((id) => !mails.has(id));
  await Promise.all([
    escalateReminders(ctx.db, stored(escalated), ctx),
    insertItems(ctx.db, items, ctx.now),
    insertEvents(
      ctx.db,
      taken.map((step) => eventOf(ctx, step)),
    ),
    enqueueMails(
      ctx.db,
      ids.flatMap((id) => mails.get(id) ?? []),
      ctx.now,
    ),
    told.length > 0 && emit(ctx, paymentOverdue, { payment_reminder_ids: told }),
  ]);
  return new Set(taken);
}

/** By the reminder's id. Where there is no address to write to, a person sends the reminder. */
async function mailsOf(ctx: TenantContext, steps: readonly Step[]): Promise<Map<string, NewMail>> {
  const mailable = steps.filter(({ reminder }) => isMailed(reminder.reminder_level));
  const mails = await composeMails(
    ctx,
    mailable.map(({ reminder, message, items }) => ({ ...reminder, message, items })),
  );
  const possible = mails.filter(({ recipient }) => isEmail(recipient));
  return new Map(possible.map((mail) => [mail.object_id, mail]));
}

function isNew({ from }: Step): boolean {
  return from === null;
}

function eventOf(ctx: TenantContext, step: Step) {
  const reminder = { ...step.reminder, items: step.items };
  return eventNow(ctx, reminder, isNew(step) ? 'Created' : 'Escalated', null);
}
