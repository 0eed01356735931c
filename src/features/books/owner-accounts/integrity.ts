import type { OwnerAccountIntegrity } from '#contract/owner-accounts.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { compareAccounts } from './integrity-repository.ts';

const MAX_DIFFERENCES = 100;

/** Checks that each owner's ledger balance equals their open items, in each building. */
export async function checkIntegrity(ctx: TenantContext): Promise<OwnerAccountIntegrity> {
  const buildings = visibleBuildings(ctx, 'building_id');
  const compared = await compareAccounts(ctx.db, buildings, MAX_DIFFERENCES);
  return {
    balanced: compared.differing === 0,
    owners_checked: compared.owners_checked,
    total_books: toEuro(compared.books_cents),
    total_open_items: toEuro(compared.open_items_cents),
    differences: compared.differences.map(({ books_cents, open_items_cents, ...account }) => ({
      ...account,
      books: toEuro(books_cents),
      open_items: toEuro(open_items_cents),
    })),
  };
}
