import type { Cents } from '#domain/kernel/money.ts';
import type { CallEntryLine } from './call-entry.ts';
import { FUND_ACCOUNTS, type Fund } from './funds.ts';

interface MovedCall {
  readonly fund: Fund;
  readonly unit_id: string;
  readonly seller_id: string;
  readonly buyer_id: string;
  readonly amount_cents: Cents;
  /** Where the seller's part stands to their good, account by account. */
  readonly credited: readonly { readonly account_code: string; readonly amount_cents: Cents }[];
}

/**
 * The lines that move a part of a call from the seller of a unit to its buyer: debit the buyer, credit
 * the seller; the fund stays as it is. Working capital is held for unit and owner, and moves as well.
 */
export function movedCallLines(moved: MovedCall): CallEntryLine[] {
  const { fund, unit_id, seller_id, buyer_id, amount_cents, credited } = moved;
  const { owner_account, counter_account } = FUND_ACCOUNTS[fund];
  const debit = (account_code: string, owner_id: string): CallEntryLine => ({
    account_code,
    debit_cents: amount_cents,
    credit_cents: 0,
    owner_id,
    unit_id,
  });
  const credit = (account_code: string, owner_id: string, cents: Cents): CallEntryLine => ({
    account_code,
    debit_cents: 0,
    credit_cents: cents,
    owner_id,
    unit_id,
  });
  return [
    debit(owner_account, buyer_id),
    ...credited.map((part) => credit(part.account_code, seller_id, part.amount_cents)),
    ...(fund === 'WorkingCapital'
      ? [debit(counter_account, seller_id), credit(counter_account, buyer_id, amount_cents)]
      : []),
  ];
}
