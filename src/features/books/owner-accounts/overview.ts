import type { Fund } from '#domain/funds/funds.ts';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { Figure, Waiting } from '#domain/overview/overview.ts';
import { buildPagePath } from '#domain/overview/page-path.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { accountForFund, commonFund } from '#domain/payments/bank-account.ts';
import { findBankAccounts, type BankAccountRow } from '#features/register/bank-accounts/index.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findOwnBalances,
  findOwnDebts,
  sumOverdue,
  sumUnusedCredits,
  type OwnBalance,
  type OwnDebt,
} from './overview-repository.ts';

/** Open receivables: an Owner's own, and all overdue ones for roles that see them. */
export const ownerAccountsOverview: readonly OverviewPart[] = [
  {
    access: 'funds:read',
    async read(ctx, building_id) {
      const { owner_id: ownerId } = ctx.principal;
      if (ownerId !== null) return ownWaiting(ctx, ownerId, building_id);
      const overdue: Figure = {
        count: null,
        amount_cents: await sumOverdue(ctx, building_id),
        link: buildPagePath('/payment-reminders/stats', { building_id }),
      };
      return { items: [], figures: { overdue } };
    },
  },
  {
    access: 'funds:write',
    async read(ctx, buildingId) {
      const rows = await sumUnusedCredits(ctx, buildingId);
      const items = rows.map(({ id, building_id, amount_cents, owner, building }) => ({
        kind: 'CreditUnused' as const,
        facts: { owner, building },
        building_id,
        due_on: null,
        amount_cents,
        link: buildPagePath(`/owners/${id}/account`, { building_id }),
      }));
      return { items, figures: {} };
    },
  },
];

/** Reads an Owner's open receivables, with the details needed to pay them, and their balances. */
async function ownWaiting(
  ctx: TenantContext,
  owner_id: string,
  building_id: string | undefined,
): Promise<Waiting> {
  const own = { owner_id, building_id, language: ctx.negotiateLanguage() };
  const [debts, balances] = await Promise.all([findOwnDebts(ctx, own), findOwnBalances(ctx, own)]);
  const bankAccounts = await findBankAccounts(ctx.db, [
    ...new Set(debts.map((debt) => debt.building_id)),
  ]);
  const link = buildPagePath(`/owners/${owner_id}/account`, { building_id });
  const [first] = debts;
  const items = debts.map((debt) => ({
    kind: 'AmountOwed' as const,
    facts: {
      building: debt.building,
      description: describe(ctx, debt),
      communication: formatCommunication(debt.structured_communication),
      iban: ibanFor(bankAccounts.get(debt.building_id) ?? [], debt.fund),
    },
    building_id: debt.building_id,
    due_on: debt.due_on,
    amount_cents: debt.amount_cents,
    link: buildPagePath(`/owners/${owner_id}/account`, { building_id: debt.building_id }),
  }));
  return {
    items: [...items, ...balances.map((balance) => toOwnStatement(owner_id, balance))],
    figures: {
      owed: { count: first?.all_count ?? 0, amount_cents: first?.all_cents ?? 0, link },
      overdue: { count: null, amount_cents: first?.all_overdue_cents ?? 0, link },
    },
  };
}

function describe(ctx: TenantContext, { title, text_key, entry_text }: OwnDebt): string {
  return title === null ? entry_text : ctx.showTitle({ title, text_key });
}

/** Finds the account to pay to, as printed on the letter; null if the building has no bank account. */
function ibanFor(accounts: readonly BankAccountRow[], fund: Fund | null): string | null {
  const account = accountForFund(accounts, commonFund([fund]));
  return account === undefined ? null : formatIban(account.iban);
}

function toOwnStatement(ownerId: string, { building_id, building, balance_cents }: OwnBalance) {
  return {
    kind: 'OwnStatement' as const,
    facts: { building },
    building_id,
    due_on: null,
    amount_cents: balance_cents,
    link: buildPagePath(`/owners/${ownerId}/statement`, { building_id }),
  };
}
