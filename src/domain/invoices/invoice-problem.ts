import { DomainError } from '#domain/kernel/domain-error.ts';

/** Problems of sums, about amounts or lines. */
const SUM_PROBLEMS = [
  'line_amount_differs',
  'surcharge_amount_differs',
  'line_total_differs',
  'allowance_total_differs',
  'charge_total_differs',
  'net_total_differs',
  'vat_base_differs',
  'vat_amount_differs',
  'vat_total_differs',
  'gross_total_differs',
  'payable_differs',
] as const;
export type SumProblem = (typeof SUM_PROBLEMS)[number];

/** Problems that a user may accept after review. */
export const ACKNOWLEDGEABLE_PROBLEMS = [
  ...SUM_PROBLEMS,
  'buyer_differs',
  'invoice_elsewhere',
  'supplier_number_invalid',
  'iban_invalid',
  'iban_differs',
  'iban_of_another',
  'communication_invalid',
  'paid_by_card',
  'already_paid',
  'credited_invoice_unknown',
  'credited_invoice_exceeded',
  'paper_unreadable',
] as const;

/** Problems to review before an invoice is submitted for approval. */
export const INVOICE_PROBLEMS = [...ACKNOWLEDGEABLE_PROBLEMS, 'amount_missing'] as const;
export type InvoiceProblemCode = (typeof INVOICE_PROBLEMS)[number];
export type AcknowledgeableProblem = (typeof ACKNOWLEDGEABLE_PROBLEMS)[number];

/** A problem with its facts; amounts in euro. */
export interface InvoiceProblem {
  readonly code: InvoiceProblemCode;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A problem as stored with an expense. */
export interface StoredProblem extends InvoiceProblem {
  readonly acknowledged_by?: string;
  readonly acknowledged_at?: string;
}

/** Fields of an expense that correct a problem when changed. */
type CorrectingField =
  | 'amount_cents'
  | 'prepaid_cents'
  | 'line_items'
  | 'supplier_id'
  | 'payment_communication'
  | 'invoice_key'
  | 'credits_expense_id';

const AMOUNTS: readonly CorrectingField[] = ['amount_cents', 'prepaid_cents', 'line_items'];
const CORRECTED_BY: Readonly<Partial<Record<InvoiceProblemCode, readonly CorrectingField[]>>> = {
  amount_missing: ['amount_cents'],
  invoice_elsewhere: ['invoice_key'],
  supplier_number_invalid: ['supplier_id'],
  iban_invalid: ['supplier_id'],
  iban_differs: ['supplier_id'],
  iban_of_another: ['supplier_id'],
  communication_invalid: ['payment_communication'],
  credited_invoice_unknown: ['credits_expense_id'],
  credited_invoice_exceeded: ['credits_expense_id'],
  ...Object.fromEntries(SUM_PROBLEMS.map((code) => [code, AMOUNTS])),
};

/** Whether a person may accept the problem of an invoice. */
export function mayBeAcknowledged(code: InvoiceProblemCode): code is AcknowledgeableProblem {
  return ACKNOWLEDGEABLE_PROBLEMS.some((one) => one === code);
}

/** Drops the problems that changing these fields corrects. */
export function dropCorrectedProblems(
  problems: readonly StoredProblem[],
  changed: ReadonlySet<string>,
): StoredProblem[] {
  return problems.filter(
    ({ code }) => CORRECTED_BY[code]?.some((field) => changed.has(field)) !== true,
  );
}

/** Drops the problem of an unknown account once the supplier is paid on the invoice's account. */
export function dropAccountProblem(
  problems: readonly StoredProblem[],
  iban: string,
): StoredProblem[] {
  return problems.filter(({ code, facts }) => code !== 'iban_differs' || facts['iban'] !== iban);
}

/** Returns the problems that block submission: neither corrected nor acknowledged. */
function openProblems(problems: readonly StoredProblem[]): StoredProblem[] {
  return problems.filter(({ acknowledged_at }) => acknowledged_at === undefined);
}

/** Refuses invoice_problems_open {count, codes} while problems are unresolved. */
export function requireResolvedProblems(problems: readonly StoredProblem[]): void {
  const open = openProblems(problems);
  if (open.length === 0) return;
  const codes = [...new Set(open.map(({ code }) => code))].join(', ');
  throw new DomainError('invoice_problems_open', { count: open.length, codes });
}

/** Adjusts the operations to open problems: submission gives way to acknowledging, where possible. */
export function filterByProblems<Operation extends string>(
  problems: readonly StoredProblem[],
  operations: readonly Operation[],
): (Operation | 'acknowledge-problems')[] {
  const open = openProblems(problems);
  if (open.length === 0 || !operations.some((one) => one === 'submit-for-approval')) {
    return [...operations];
  }
  const rest = operations.filter((one) => one !== 'submit-for-approval');
  return hasAcknowledgeable(problems) ? [...rest, 'acknowledge-problems'] : rest;
}

/** Whether any problem can be acknowledged. */
export function hasAcknowledgeable(problems: readonly StoredProblem[]): boolean {
  return openProblems(problems).some(({ code }) => mayBeAcknowledged(code));
}

/** Marks acknowledged problems with user and time; the others stay unchanged. */
export function markAcknowledged(
  problems: readonly StoredProblem[],
  codes: readonly AcknowledgeableProblem[],
  by: { readonly acknowledged_by: string; readonly acknowledged_at: string },
): StoredProblem[] {
  return problems.map((problem) =>
    problem.acknowledged_at === undefined && codes.some((code) => code === problem.code)
      ? { ...problem, ...by }
      : problem,
  );
}
