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
