import { NO_TERMS } from '#domain/costs/cost-terms.ts';
import { splitByYear, type CoveredPeriod } from '#domain/expenses/covered-period.ts';
import type { ExpenseKind } from '#domain/expenses/expense-kind.ts';
import { invoiceKey } from '#domain/expenses/invoice-key.ts';
import { checkInvoice } from '#domain/invoices/check-invoice.ts';
import { describeInvoice, findInvoicePeriod } from '#domain/invoices/describe-invoice.ts';
import { draftLines } from '#domain/invoices/draft-lines.ts';
import type { InvoiceProblem } from '#domain/invoices/invoice-problem.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { normaliseReference } from '#domain/kernel/identifiers.ts';
import type { Language } from '#domain/kernel/language.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { sumGivenAmounts } from '#domain/kernel/sum-given-amounts.ts';
import { currentFinancialYear } from '#domain/ledger/fiscal-period.ts';
import {
  isMeantAsStructured,
  parseCommunication,
} from '#domain/owner-accounts/structured-communication.ts';
import { findOpenDay, readBookCalendar } from '#features/books/ledger/index.ts';
import { findInvoiceSupplier } from '#features/register/suppliers/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { insertAllocations, type AllocationRow } from '../allocations-repository.ts';
import type { KnownExpense } from '../expense.ts';
import {
  findInvoice,
  findUsualCategory,
  isEnteredElsewhere,
  type ExpenseRow,
} from '../repository.ts';
import { computeLeftToCredit } from './credit-invoice.ts';
import { enterDraft } from './edit-expense.ts';

const MAX_NUMBER = 100;
const MAX_COMMUNICATION = 140;

/** Facts of a building that its invoices must agree with. */
export interface BilledBuilding {
  readonly id: string;
  readonly enterprise_number: string | null;
  readonly language: Language;
}

/** Warns that an invoice paid by card in a shop must not be paid again. */
const PAID_BY_CARD: InvoiceProblem = { code: 'paid_by_card', facts: {} };

/** Warns that nothing is left to pay: the payment is to be matched, not made again. */
function alreadyPaid(cents: Cents): InvoiceProblem {
  return { code: 'already_paid', facts: { amount: toEuro(cents) } };
}

/**
 * Returns what an invoice costs, and the part of it that was paid beforehand (BT-113): what is payable
 * (BT-115) and that part, which is the whole total (BT-112) with its rounding (BT-114).
 */
function costOf({ totals }: Invoice) {
  const payable_cents = Math.max(totals.payable_cents, 0);
  const prepaid_cents = Math.max(totals.prepaid_cents, 0);
  return {
    cost_cents: sumGivenAmounts([payable_cents, prepaid_cents], ['amount']),
    prepaid_cents,
    isPaid: payable_cents === 0 && prepaid_cents > 0,
  };
}

/** Building that received an invoice, and the sender's e-mail address if it came by mail. */
interface Received {
  readonly building: BilledBuilding;
  readonly received_from: string | null;
}

/**
 * Creates a draft from an invoice file, with its amount, lines and rates, and with problems to review.
 * Refuses duplicate_invoice and date_too_far.
 */
export async function createInvoiceDraft(
  ctx: TenantContext,
  invoice: Invoice,
  {
    building,
    problems,
    received_from,
  }: Received & { readonly problems: readonly InvoiceProblem[] },
): Promise<KnownExpense> {
  const { supplier, problems: ofAccount } = await findInvoiceSupplier(ctx, {
    ...invoice.payment,
    name: invoice.supplier.name,
    enterprise_number: invoice.supplier.enterprise_number,
    language: building.language,
  });
  const { cost_cents, prepaid_cents, isPaid } = costOf(invoice);
  const hasCost = cost_cents > 0;
  const { communication, problems: ofCommunication } = communicationOf(invoice);
  const noAmount: InvoiceProblem = { code: 'amount_missing', facts: {} };
  const { problems: ofCredit, ...credit } = await creditOf(ctx, invoice, {
    building_id: building.id,
    supplier_id: supplier.id,
  });
  const elsewhere = await checkElsewhere(ctx, invoice, {
    building_id: building.id,
    supplier_id: supplier.id,
  });
  // An invoice of a closed year is a cost of today.
  const expense_date = await findOpenDay(ctx, building.id, invoice.issued_on);
  const ofOneYear =
    credit.credits_expense_id === undefined
      ? await findOneYearPeriod(ctx, invoice, { building_id: building.id, expense_date })
      : {};
  const draft = await enterDraft(
    ctx,
    {
      building_id: building.id,
      ...credit,
      description: describeInvoice(invoice),
      amount: toEuro(cost_cents),
      ...ofOneYear,
      expense_date,
      category: await findUsualCategory(ctx.db, building.id, supplier.id),
      supplier_id: supplier.id,
      invoice_number: invoice.number.slice(0, MAX_NUMBER),
      payment_communication: communication,
      // A method that no payment batch takes.
      payment_method: invoice.payment.is_direct_debit || isPaid ? 'DirectDebit' : 'Transfer',
      ...(invoice.due_on === null ? {} : { due_date: invoice.due_on }),
    },
    {
      items: draftLines(invoice, lineWords(building.language)),
      prepaid_cents,
      received_from,
      problems: [
        ...(hasCost ? [] : [noAmount]),
        ...checkInvoice(invoice),
        ...checkParties(invoice, building),
        ...elsewhere,
        ...ofAccount,
        ...ofCommunication,
        ...(invoice.payment.is_card && hasCost && !isPaid ? [PAID_BY_CARD] : []),
        ...(isPaid ? [alreadyPaid(cost_cents)] : []),
        ...ofCredit,
        ...problems,
      ],
    },
  );
  if (draft.credits_expense_id !== null) return draft;
  return { ...draft, allocations: await splitDraft(ctx, invoice, draft) };
}

/** Finds the invoice that a credit note names, if the note may correct it. */
async function creditOf(
  ctx: TenantContext,
  invoice: Invoice,
  { building_id, supplier_id }: { readonly building_id: string; readonly supplier_id: string },
) {
  const { is_credit_note, credited_number: number } = invoice;
  const none: InvoiceProblem[] = [];
  if (!is_credit_note) return { problems: none };
  const kind: ExpenseKind = 'CreditNote';
  const invoice_key = invoiceKey({ supplier_id, invoice_number: number });
  if (number === null || invoice_key === null) return { kind, problems: none };
  const facts = { number: number.slice(0, MAX_NUMBER) };
  const credited = await findInvoice(ctx, { building_id, invoice_key });
  if (credited === undefined) {
    const problem: InvoiceProblem = { code: 'credited_invoice_unknown', facts };
    return { kind, problems: [problem] };
  }
  const left = await computeLeftToCredit(ctx, credited);
  if (costOf(invoice).cost_cents > left) {
    const problem: InvoiceProblem = { code: 'credited_invoice_exceeded', facts };
    return { kind, problems: [problem] };
  }
  return { kind, credits_expense_id: credited.id, problems: none };
}

/** Creates a draft from a document of which nothing is known except that it is an invoice. */
export async function createPaperDraft(
  ctx: TenantContext,
  { building, title, received_from }: Received & { readonly title: string },
): Promise<KnownExpense> {
  const fields = {
    building_id: building.id,
    description: title,
    amount: 0,
    expense_date: ctx.today,
    category: 'Other' as const,
  };
  const problems: InvoiceProblem[] = [{ code: 'amount_missing', facts: {} }];
  return enterDraft(ctx, fields, { items: [], problems, received_from });
}

/**
 * Checks other buildings for the same invoice.
 * Rule: a supplier uses an invoice number only once (Royal Decree no. 1 on VAT, art. 5).
 */
async function checkElsewhere(
  ctx: TenantContext,
  { number }: Invoice,
  { building_id, supplier_id }: { readonly building_id: string; readonly supplier_id: string },
): Promise<InvoiceProblem[]> {
  const invoice_number = number.slice(0, MAX_NUMBER);
  const invoice_key = invoiceKey({ supplier_id, invoice_number });
  if (invoice_key === null) return [];
  const isElsewhere = await isEnteredElsewhere(ctx.db, { building_id, invoice_key });
  return isElsewhere ? [{ code: 'invoice_elsewhere', facts: { number: invoice_number } }] : [];
}

/** Finds the period of an invoice that does not extend into another fiscal year; empty: another one. */
async function findOneYearPeriod(
  ctx: TenantContext,
  invoice: Invoice,
  { building_id, expense_date }: Pick<ExpenseRow, 'building_id' | 'expense_date'>,
): Promise<Partial<CoveredPeriod>> {
  const period = findInvoicePeriod(invoice);
  if (period === undefined) return {};
  const { from, to } = currentFinancialYear(expense_date, await readBookCalendar(ctx, building_id));
  return from <= period.period_from && period.period_to <= to ? period : {};
}

/** Makes a part of a draft with the period of its invoice if it extends into another fiscal year. */
async function splitDraft(
  ctx: TenantContext,
  invoice: Invoice,
  draft: ExpenseRow,
): Promise<AllocationRow[]> {
  const period = findInvoicePeriod(invoice);
  const { amount_cents, expense_date, building_id, borne_by } = draft;
  if (period === undefined || amount_cents === 0 || borne_by !== 'Owners') return [];
  const calendar = await readBookCalendar(ctx, building_id);
  const shares = splitByYear(amount_cents, period, expense_date, calendar);
  if (shares.every(({ when }) => when === 'Current')) return [];
  const { account_code, distribution_key_id } = draft;
  return insertAllocations(ctx.db, draft.id, [
    {
      account_code,
      distribution_key_id,
      amount_cents,
      description: null,
      ...period,
      ...NO_TERMS,
    },
  ]);
}

function lineWords(language: Language) {
  return {
    allowance: translate(language, 'invoice_line.allowance'),
    charge: translate(language, 'invoice_line.charge'),
    rounding: translate(language, 'invoice_line.rounding'),
    rate: (rate: number) => translate(language, 'invoice_line.rate', { rate }),
  };
}

/**
 * Reads the payment communication: structured if valid. An invalid structured one is reported, because
 * the payment would be allocated wrongly.
 */
function communicationOf({ payment }: Invoice) {
  const text = payment.communication?.trim() ?? '';
  const none: InvoiceProblem[] = [];
  if (text === '') return { communication: null, problems: none };
  const structured = parseCommunication(text) ?? normaliseReference(text);
  if (structured !== undefined) return { communication: structured, problems: none };
  if (isMeantAsStructured(text)) {
    const problem: InvoiceProblem = {
      code: 'communication_invalid',
      facts: { communication: text.slice(0, MAX_COMMUNICATION) },
    };
    return { communication: null, problems: [problem] };
  }
  return { communication: text.slice(0, MAX_COMMUNICATION), problems: none };
}

/**
 * Checks buyer and supplier.
 * Rule: the customer of the invoice is the association, identified by its enterprise number.
 */
function checkParties({ buyer, supplier }: Invoice, building: BilledBuilding): InvoiceProblem[] {
  const problems: InvoiceProblem[] = [];
  const { enterprise_number: own } = building;
  if (own !== null && buyer.numbers.length > 0 && buyer.enterprise_number !== own) {
    const facts = { buyer: buyer.name.slice(0, 100), number: buyer.numbers[0] ?? '', own };
    problems.push({ code: 'buyer_differs', facts });
  }
  const belgian = supplier.numbers.find((number) => /^BE/i.test(number.trim()));
  if (belgian !== undefined && supplier.enterprise_number === null) {
    problems.push({ code: 'supplier_number_invalid', facts: { number: belgian.slice(0, 50) } });
  }
  return problems;
}
