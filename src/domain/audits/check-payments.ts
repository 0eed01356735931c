import { daysBetween } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import type { AuditExpense, AuditFacts, AuditFinding, AuditPayment } from './audit-facts.ts';

/**
 * Accounts whose payments need no invoice: owners, loans, accounts and transfers of the association, and
 * what the bank takes itself.
 */
const WITHOUT_INVOICE = /^(410|416|417|173|423|53|55|57|58|65)/;

/**
 * Finds payments that no filed voucher supports: no expense though the account needs one, or an expense
 * without a document.
 * Rule: each entry rests on a dated voucher (Royal Decree of 12 July 2012, art. 5).
 */
export function findPaymentsWithoutVoucher({
  payments,
  expenses,
}: Pick<AuditFacts, 'payments' | 'expenses'>): AuditFinding[] {
  const byId = new Map(expenses.map((expense) => [expense.id, expense]));
  return payments.flatMap((payment): AuditFinding[] => {
    const unsupported = payment.expense_ids.filter((id) => byId.get(id)?.has_document !== true);
    const isExempt =
      payment.expense_ids.length > 0 ||
      (payment.account_codes.length > 0 &&
        payment.account_codes.every((code) => WITHOUT_INVOICE.test(code)));
    if (isExempt && unsupported.length === 0) return [];
    return [
      {
        check: 'payment_without_voucher',
        supplier_id: payment.supplier_id,
        expense_ids: unsupported,
        payment_ids: [payment.id],
        facts: { paid_on: payment.paid_on, amount: toEuro(payment.amount_cents) },
      },
    ];
  });
}

/** Days after a change of account in which a payment to it is pointed out. */
const FRESH_IBAN_DAYS = 30;

/**
 * Finds payments to an account that replaced another of the supplier at most 30 days before; one finding
 * per new account. The first account of a supplier is no change.
 * Rule: a changed account is the usual way of invoice fraud.
 */
export function findFreshIbans({
  payments,
  suppliers,
}: Pick<AuditFacts, 'payments' | 'suppliers'>): AuditFinding[] {
  return suppliers.flatMap((supplier) => {
    const ibans = [...supplier.ibans].sort((a, b) => (a.entered_on < b.entered_on ? -1 : 1));
    const own = payments.filter(({ supplier_id }) => supplier_id === supplier.id);
    return ibans.slice(1).flatMap(({ iban, entered_on }): AuditFinding[] => {
      const fresh = own.filter(({ counterparty_iban, paid_on }) => {
        const days = daysBetween(entered_on, paid_on);
        return counterparty_iban === iban && days >= 0 && days <= FRESH_IBAN_DAYS;
      });
      if (fresh.length === 0) return [];
      return [
        {
          check: 'iban_changed_before_payment',
          supplier_id: supplier.id,
          expense_ids: fresh.flatMap(({ expense_ids }) => expense_ids),
          payment_ids: fresh.map(({ id }) => id),
          facts: { iban, entered_on },
        },
      ];
    });
  });
}

/**
 * Finds expenses for which more was paid than was invoiced: paid twice. A payment of several expenses is
 * compared with all of them together.
 */
export function findPaidTwice({
  payments,
  expenses,
}: Pick<AuditFacts, 'payments' | 'expenses'>): AuditFinding[] {
  const byId = new Map(expenses.map((expense) => [expense.id, expense]));
  return groupBySharedExpenses(payments).flatMap((group): AuditFinding[] => {
    const ids = [...new Set(group.flatMap(({ expense_ids }) => expense_ids))];
    const known = ids.flatMap((id) => byId.get(id) ?? []);
    const paid = sumCents(group.map(({ amount_cents }) => amount_cents));
    const invoiced = sumCents(known.map(signedAmount));
    if (group.length < 2 || known.length < ids.length || paid <= invoiced) return [];
    return [
      {
        check: 'same_amount_twice',
        supplier_id: known[0]?.supplier_id ?? null,
        expense_ids: ids,
        payment_ids: group.map(({ id }) => id),
        facts: { paid: toEuro(paid), invoiced: toEuro(invoiced) },
      },
    ];
  });
}

function signedAmount({ kind, amount_cents }: AuditExpense): number {
  return kind === 'CreditNote' ? -amount_cents : amount_cents;
}

/** Groups payments that pay a common expense, directly or through others. */
function groupBySharedExpenses(payments: readonly AuditPayment[]): AuditPayment[][] {
  const groups: AuditPayment[][] = [];
  const groupOf = new Map<string, AuditPayment[]>();
  for (const payment of payments) {
    if (payment.expense_ids.length === 0) continue;
    const found = new Set(payment.expense_ids.flatMap((id) => groupOf.get(id) ?? []));
    const members = [...found, payment];
    for (const id of members.flatMap(({ expense_ids }) => expense_ids)) groupOf.set(id, members);
    groups.push(members);
  }
  // A group that grew later is in the list again, whole: the last one of each expense counts.
  return groups.filter((members) =>
    members.every(({ expense_ids }) => expense_ids.every((id) => groupOf.get(id) === members)),
  );
}
