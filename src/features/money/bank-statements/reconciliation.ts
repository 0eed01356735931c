import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { requireBankAccount } from '#features/money/bank-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findBankSide,
  findBooks,
  findOpenTransactions,
  findUnlinkedEntries,
} from './reconciliation-repository.ts';

/** Bank and books of an account on a day, and what stands on one side alone. */
export async function reconcile(ctx: TenantContext, id: string, on: LocalDate) {
  const { db } = ctx;
  const account = await requireBankAccount(ctx, id);
  const [{ bank_cents, first_day }, books_cents, transactions] = await Promise.all([
    findBankSide(db, id, on),
    findBooks(db, account, on),
    findOpenTransactions(db, id, on),
  ]);
  const entries =
    first_day === null ? [] : await findUnlinkedEntries(db, account, { from: first_day, on });
  const open = [...transactions, ...entries];
  const bank = bank_cents ?? 0;
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
