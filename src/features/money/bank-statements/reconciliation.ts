import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { requireBankAccount } from '#features/register/bank-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findBankSide,
  findBooks,
  findOpenTransactions,
  findUnlinkedEntries,
  type BankSide,
} from './reconciliation-repository.ts';

/** Compares bank and ledger of an account on a day, and lists what only one of them has. */
export async function reconcile(ctx: TenantContext, id: string, on: LocalDate) {
  const { db } = ctx;
  const account = await requireBankAccount(ctx, id);
  const [side, books_cents, transactions] = await Promise.all([
    findBankSide(db, id, on),
    findBooks(db, account, on),
    findOpenTransactions(db, id, on),
  ]);
  const { first_day } = side;
  const entries =
    first_day === null ? [] : await findUnlinkedEntries(db, account, { from: first_day, on });
  const open = [...transactions, ...entries];
  const bank = bankOn(side, on);
  const between = sumCents(open.map(({ amount_cents }) => amount_cents));
  return {
    bank_account_id: id,
    on,
    bank: toEuro(bank),
    books: toEuro(books_cents),
    open: open.map(({ amount_cents, ...one }) => ({ ...one, amount: toEuro(amount_cents) })),
    difference: toEuro(bank - books_cents - between),
  };
}

/** Returns zero before the first day of a statement, when the balance is unknown. */
function bankOn({ balance_cents, moved_cents, first_day }: BankSide, on: LocalDate): Cents {
  const isKnown = balance_cents !== null && first_day !== null && first_day <= on;
  return isKnown ? balance_cents + moved_cents : 0;
}
