import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  findPayableChange,
  findUnpayableReason,
  type ToPay,
} from '#domain/payment-batches/payable.ts';
import type { IbanState } from '#domain/suppliers/iban-state.ts';
import type { ExpenseRow } from '#features/money/expenses/index.ts';
import { findSuppliers, type SupplierRow } from '#features/register/suppliers/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { BatchLineRow } from './repository.ts';

/** Expense with its supplier. */
export interface Payee {
  readonly expense: ExpenseRow;
  readonly supplier: SupplierRow | undefined;
}

/** Finds the current suppliers of expenses, by expense id. */
export async function findPayees(
  db: Connection,
  expenses: readonly ExpenseRow[],
): Promise<ReadonlyMap<string, Payee>> {
  const ids = expenses.flatMap(({ supplier_id }) => supplier_id ?? []);
  const suppliers = new Map((await findSuppliers(db, ids)).map((one) => [one.id, one]));
  return new Map(
    expenses.map((expense) => {
      const supplier = suppliers.get(expense.supplier_id ?? '');
      return [expense.id, { expense, supplier }];
    }),
  );
}

function toPay({ expense, supplier }: Payee): ToPay {
  return {
    ...expense,
    supplier:
      supplier === undefined
        ? undefined
        : { ...supplier, iban_state: supplier.iban_state as IbanState },
  };
}

/**
 * Refuses iban_unconfirmed with all suppliers whose account is missing or waits for its second person, so
 * that all can be fixed at once.
 * @param payees in the order of the request
 */
export function requireConfirmedAccounts(payees: readonly (Payee | undefined)[]): void {
  const isWaiting = (payee: Payee | undefined): payee is Payee =>
    payee !== undefined && findUnpayableReason(toPay(payee)) === 'iban';
  const waiting = payees.filter(isWaiting);
  if (waiting.length === 0) return;
  const expense_id = waiting[0]?.expense.id;
  const supplier = [...new Set(waiting.map(nameOf))].join(', ');
  const pointer = `/body/expense_ids/${payees.findIndex(isWaiting)}`;
  throw new DomainError('iban_unconfirmed', { expense_id, supplier, pointer });
}

function nameOf({ expense, supplier }: Payee): string | null {
  return supplier?.name ?? expense.supplier;
}

/**
 * Returns the supplier if the expense can be paid to a confirmed account. Refuses not_payable with the
 * reason.
 */
export function requirePayable(
  payee: Payee,
  pointer: string,
): SupplierRow & { readonly iban: string } {
  const reason = findUnpayableReason(toPay(payee));
  const { expense, supplier } = payee;
  const iban = supplier?.iban ?? null;
  if (reason === undefined && supplier !== undefined && iban !== null) return { ...supplier, iban };
  const of = { expense_id: expense.id, supplier: nameOf(payee), pointer };
  throw new DomainError('not_payable', { ...of, reason });
}

/**
 * Checks that every line may still be paid as recorded. Refuses iban_unconfirmed if an account waits for
 * its second person, and batch_changed otherwise.
 */
export function checkStillPayable(
  lines: readonly BatchLineRow[],
  payees: ReadonlyMap<string, Payee>,
): void {
  for (const line of lines) {
    const payee = payees.get(line.expense_id);
    const reason = payee === undefined ? 'status' : findPayableChange(line, toPay(payee));
    if (reason === undefined) continue;
    const { expense_id, creditor_name } = line;
    throw reason === 'iban'
      ? new DomainError('iban_unconfirmed', { expense_id, supplier: creditor_name })
      : new DomainError('batch_changed', { expense_id, supplier: creditor_name, reason });
  }
}
