import { assert } from '#domain/kernel/assert.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';

export const PAYMENT_METHODS = ['BankTransfer', 'DirectDebit', 'Card', 'Cash', 'Other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const CASH_ACCOUNT = '57';
/** Current account of a building without registered bank accounts. */
const CURRENT_ACCOUNT = '551';

interface BankAccountPlace {
  readonly id: string;
  readonly account_code: string;
}

/** Account that received a payment. */
interface ReceivingAccount {
  /** Null: cash, or a building without registered bank accounts. */
  readonly bank_account_id: string | null;
  /** The account that its entry debits. */
  readonly account_code: string;
}

/**
 * Determines the account that receives an owner's payment: the bank account named, or else cash for a cash
 * payment, or else the bank account on which it was requested.
 * Rule: standard posting "owner pays into the current account".
 */
export function receivingAccount(
  method: PaymentMethod,
  bankAccounts: {
    readonly named: BankAccountPlace | undefined;
    readonly asked: BankAccountPlace | undefined;
  },
): ReceivingAccount {
  const { named, asked } = bankAccounts;
  if (named === undefined && method === 'Cash') {
    return { bank_account_id: null, account_code: CASH_ACCOUNT };
  }
  const account = named ?? asked;
  return {
    bank_account_id: account?.id ?? null,
    account_code: account?.account_code ?? CURRENT_ACCOUNT,
  };
}

interface OwnerPayment {
  readonly owner_id: string;
  readonly amount_cents: Cents;
}

interface CreditedPart {
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/**
 * Makes the lines of a payment: debit the receiving account, credit the owner on the accounts of what it
 * settles. The parts must add up to the amount.
 * Rule: standard posting "owner pays into the current account", credited by matched call.
 */
export function paymentLines(
  payment: OwnerPayment & { readonly account_code: string },
  credited: readonly CreditedPart[],
): EntryLine[] {
  const { account_code, amount_cents } = payment;
  return [
    {
      account_code,
      owner_id: null,
      unit_id: null,
      supplier_id: null,
      debit_cents: amount_cents,
      credit_cents: 0,
    },
    ...creditedLines(payment, credited),
  ];
}

/** Makes the lines that credit the owner. */
export function creditedLines(
  { owner_id, amount_cents }: OwnerPayment,
  credited: readonly CreditedPart[],
): EntryLine[] {
  const sum = credited.reduce((total, part) => total + part.amount_cents, 0);
  assert(sum === amount_cents, 'A payment is credited in full');
  return credited.map((part) => ({
    account_code: part.account_code,
    owner_id,
    unit_id: null,
    supplier_id: null,
    debit_cents: 0,
    credit_cents: part.amount_cents,
  }));
}
