import { AUDIT_CHECKS, type AuditFacts, type AuditFinding } from './audit-facts.ts';
import {
  findMissingQuotes,
  findNumbersOutOfOrder,
  findRepeatedInvoices,
  findSplitInvoices,
  findWeekendInvoices,
} from './check-invoices.ts';
import { findFeesAboveContract, findLinkedSuppliers } from './check-parties.ts';
import { findFreshIbans, findPaidTwice, findPaymentsWithoutVoucher } from './check-payments.ts';

/**
 * Leaves out findings about invoices of other years alone: these are compared because of their payments.
 * @param yearExpenseIds ids of the invoices of the audited year
 */
export function limitToYear(
  findings: readonly AuditFinding[],
  yearExpenseIds: ReadonlySet<string>,
): AuditFinding[] {
  return findings.filter(
    ({ expense_ids, payment_ids }) =>
      payment_ids.length > 0 || expense_ids.some((id) => yearExpenseIds.has(id)),
  );
}

/**
 * Makes all checks of the vouchers of a year, in the order of the checks.
 * Rule: the auditor reports on the accounts each year (Civil Code, art. 3.91); the checks prepare this.
 */
export function checkVouchers(facts: AuditFacts): AuditFinding[] {
  const findings = [
    ...findPaymentsWithoutVoucher(facts),
    ...findMissingQuotes(facts),
    ...findSplitInvoices(facts),
    ...findFreshIbans(facts),
    ...findRepeatedInvoices(facts),
    ...findPaidTwice(facts),
    ...findWeekendInvoices(facts),
    ...findNumbersOutOfOrder(facts),
    ...findLinkedSuppliers(facts),
    ...findFeesAboveContract(facts),
  ];
  return AUDIT_CHECKS.flatMap((check) => findings.filter((one) => one.check === check));
}
