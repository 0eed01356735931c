import { daysBetween, earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { nextStep, type NextStep, type RunningReminder } from './next-step.ts';
import type { RunRules } from './run-rules.ts';

/** An overdue item, and the reminders that have named it. */
export interface ClaimableItem {
  readonly due_date: LocalDate;
  readonly open_cents: Cents;
  /** Id of its source, such as a call for funds. */
  readonly source_id: string;
  readonly in_running: boolean;
  readonly in_cancelled: boolean;
}

export interface RunningOfDebtor extends RunningReminder {
  /** The call to which the reminder is limited. */
  readonly call_for_funds_id: string | null;
}

export interface PlannedStep<Item> {
  readonly step: NextStep;
  /** Items of the reminder after the step. */
  readonly items: readonly Item[];
}

/**
 * Plans the job's step for one owner in one building, and its items: those the running reminder already
 * names, and others overdue, of the same call if the reminder is limited to one. Items of a cancelled
 * reminder are not claimed again; if nothing else is overdue, there is no step.
 */
export function planStep<Item extends ClaimableItem>(debtor: {
  readonly today: LocalDate;
  readonly rules: RunRules;
  readonly running: RunningOfDebtor | null;
  readonly overdue: readonly Item[];
  /** Processing of the owner's data is restricted: a user decides on the claim. */
  readonly is_restricted?: boolean;
  /** A notary withholds the price of a lot (Civil Code, art. 3.95): nothing is claimed meanwhile. */
  readonly is_price_withheld?: boolean;
}): PlannedStep<Item> {
  const { today, rules, running, overdue } = debtor;
  if (debtor.is_restricted === true)
    return { step: { kind: 'skip', reason: 'restricted' }, items: [] };
  if (debtor.is_price_withheld === true)
    return { step: { kind: 'skip', reason: 'price_withheld' }, items: [] };
  const items = overdue.filter((item) => item.in_running || isNew(item, running));
  const [first, ...others] = items.map(({ due_date }) => due_date);
  if (first === undefined && running === null) {
    return { step: { kind: 'skip', reason: 'cancelled' }, items };
  }
  const days_overdue = first === undefined ? 0 : daysBetween(earliest(first, ...others), today);
  const amount_cents = sumCents(items.map(({ open_cents: open }) => open));
  return { step: nextStep({ today, days_overdue, amount_cents, rules, running }), items };
}

function isNew(item: ClaimableItem, running: RunningOfDebtor | null): boolean {
  const call = running?.call_for_funds_id ?? null;
  return !item.in_cancelled && (call === null || item.source_id === call);
}
