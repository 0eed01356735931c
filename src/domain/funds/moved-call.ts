import type { Cents } from '#domain/kernel/money.ts';
import type { FundAmount } from './call-charges.ts';
import type { CallEntryLine } from './call-entry.ts';
import { FUND_ACCOUNTS } from './funds.ts';

interface MovedCall {
  /** Amount moved, by fund. */
  readonly funds: readonly FundAmount[];
  readonly unit_id: string;
  readonly seller_id: string;
  readonly buyer_id: string;
  /** Accounts on which the seller's part is credited. */
  readonly credited: readonly { readonly account_code: string; readonly amount_cents: Cents }[];
}

/**
 * Makes the lines that move part of a call from the seller of a unit to its buyer: debit the buyer, credit
 * the seller; the funds stay unchanged, except working capital, which is held by unit and owner and moves
 * too.
 */
export function makeMovedCallLines(moved: MovedCall): CallEntryLine[] {
  const { funds, unit_id, seller_id, buyer_id, credited } = moved;
  const debit = (account_code: string, owner_id: string, cents: Cents): CallEntryLine => ({
    account_code,
    debit_cents: cents,
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
    ...funds.map(({ fund, amount_cents }) =>
      debit(FUND_ACCOUNTS[fund].owner_account, buyer_id, amount_cents),
    ),
    ...credited.map((part) => credit(part.account_code, seller_id, part.amount_cents)),
    ...funds
      .filter(({ fund }) => fund === 'WorkingCapital')
      .flatMap(({ fund, amount_cents }) => {
        const { counter_account } = FUND_ACCOUNTS[fund];
        return [
          debit(counter_account, seller_id, amount_cents),
          credit(counter_account, buyer_id, amount_cents),
        ];
      }),
  ];
}
