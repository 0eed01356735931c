import type { CreateExpense, UpdateExpense } from '#contract/expenses.ts';
import { checkCredit } from '#domain/expenses/credit-note.ts';
import type { ExpenseKind } from '#domain/expenses/expense-kind.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findNotes, lockWithNotes } from '../credit-note-repository.ts';
import type { Credit } from '../credit-notes.ts';
import type { ExpenseRow } from '../repository.ts';

/** Statuses in which a note counts against its invoice: all but cancelled and rejected. */
const COUNTING = ['Draft', 'PendingApproval', 'Approved', 'Paid'] as const;

/** Credit note to be created or changed. */
interface WantedCredit {
  /** Undefined: a new one. */
  readonly id?: string;
  readonly kind: ExpenseKind;
  readonly credits_expense_id: string | null;
  readonly building_id: string;
  readonly amount_cents: Cents;
  /** Undefined: not given; the invoice's supplier applies. */
  readonly supplier_id: string | null | undefined;
}

/** Fields that a note takes from its invoice. */
const OF_INVOICE = [
  'account_code',
  'distribution_key_id',
  'borne_by',
  'owner_id',
  'reserve_account_code',
] as const;

/**
 * Finds the invoice that an expense is to correct and locks it with its notes until the transaction ends,
 * so that their total never exceeds it; undefined if there is none. Refuses credit_refused,
 * credit_exceeds, unknown_reference.
 */
export async function lockInvoiceToCredit(
  ctx: TenantContext,
  wanted: WantedCredit,
): Promise<ExpenseRow | undefined> {
  const { credits_expense_id: id, kind, building_id } = wanted;
  if (id === null) return undefined;
  if (kind !== 'CreditNote') throw makeRefusal('kind', 'credits_expense_id');
  const family = await lockWithNotes(ctx.db, [id]);
  const invoice = family.find((one) => one.id === id);
  if (invoice === undefined || invoice.building_id !== building_id) {
    throw new DomainError('unknown_reference', {
      what: 'expense',
      id,
      pointer: '/body/credits_expense_id',
    });
  }
  const notes = await findNotes(ctx.db, id, COUNTING);
  const others = notes.filter((one) => one.id !== wanted.id);
  const { amount_cents, supplier_id = invoice.supplier_id } = wanted;
  checkCredit(
    { amount_cents, supplier_id },
    invoice,
    others.map((one) => one.amount_cents),
  );
  return invoice;
}

/** Computes how much of an invoice no note corrects yet. Locks it and its notes. */
export async function computeLeftToCredit(ctx: TenantContext, { id }: ExpenseRow): Promise<Cents> {
  const family = await lockWithNotes(ctx.db, [id]);
  const invoice = found(
    family.find((one) => one.id === id),
    'expense',
    id,
  );
  const notes = await findNotes(ctx.db, id, COUNTING);
  return invoice.amount_cents - sumCents(notes.map(({ amount_cents }) => amount_cents));
}

function makeRefusal(reason: string, field: string): DomainError {
  return new DomainError('credit_refused', { reason, pointer: `/body/${field}` });
}

/** Refuses credit_refused for fields of a request that differ from the corrected invoice. */
export function refuseDifferences(
  invoice: ExpenseRow,
  named: Partial<Pick<CreateExpense | UpdateExpense, (typeof OF_INVOICE)[number] | 'allocations'>>,
): void {
  if ((named.allocations ?? []).length > 0) throw makeRefusal('own', 'allocations');
  for (const field of OF_INVOICE) {
    if (named[field] !== undefined && named[field] !== invoice[field])
      throw makeRefusal('own', field);
  }
}

/**
 * Checks a note to be approved: its invoice must be booked, and the approved notes must not exceed it.
 * Refuses credit_refused and credit_exceeds. The caller has locked them.
 */
export function checkCreditInForce({ note, invoice }: Credit, others: readonly ExpenseRow[]): void {
  if (invoice.status !== 'Approved' && invoice.status !== 'Paid') {
    throw new DomainError('credit_refused', { reason: 'unapproved' });
  }
  checkCredit(
    note,
    invoice,
    others.map((one) => one.amount_cents),
  );
}

/** Refuses has_credit_notes for an invoice that notes correct. */
export async function refuseCredited(ctx: TenantContext, { id }: ExpenseRow): Promise<void> {
  const notes = await findNotes(ctx.db, id, COUNTING);
  if (notes.length > 0) throw new DomainError('has_credit_notes', { count: notes.length });
}
