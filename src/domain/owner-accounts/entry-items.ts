import type { Cents } from '#domain/kernel/money.ts';
import { isOwnerAccount } from '#domain/ledger/account.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';

/** What one entry makes an owner owe (above 0) or have to their good (below 0), on one account. */
export interface EntryItem {
  readonly owner_id: string;
  readonly account_code: string;
  readonly amount_cents: Cents;
  readonly is_cost: boolean;
}

type Line = Pick<EntryLine, 'account_code' | 'debit_cents' | 'credit_cents' | 'owner_id'>;

/** Private costs charged on, and other income such as costs of recovery. */
const COST_ACCOUNTS = /^(643|74)/;

/**
 * What an entry opens on the co-owners' accounts, owner by owner in the order of the lines. What an
 * entry only shifts between accounts of one owner (to doubtful receivables, say) opens nothing; of a
 * mixed entry the items add up to the owner's net. An entry whose counterparts are all private
 * costs or other income charges costs.
 * Rule: standard postings, "Owner becomes doubtful" and "Recovery cost charged on".
 */
export function entryItems(lines: readonly Line[]): EntryItem[] {
  const counterparts = lines.filter(({ account_code }) => !isOwnerAccount(account_code));
  const isCost =
    counterparts.length > 0 &&
    counterparts.every(({ account_code }) => COST_ACCOUNTS.test(account_code));
  return [...netByOwner(lines)].flatMap(([owner_id, accounts]) =>
    netItems(accounts).map(([account_code, amount_cents]) => ({
      owner_id,
      account_code,
      amount_cents,
      is_cost: isCost && amount_cents > 0,
    })),
  );
}

function netByOwner(lines: readonly Line[]): Map<string, Map<string, Cents>> {
  const owners = new Map<string, Map<string, Cents>>();
  for (const { account_code, owner_id, debit_cents, credit_cents } of lines) {
    if (owner_id === null || !isOwnerAccount(account_code)) continue;
    const accounts = owners.get(owner_id) ?? new Map<string, Cents>();
    accounts.set(account_code, (accounts.get(account_code) ?? 0) + debit_cents - credit_cents);
    owners.set(owner_id, accounts);
  }
  return owners;
}

/** The accounts that moved the way the owner as a whole did, together no more than that. */
function netItems(accounts: ReadonlyMap<string, Cents>): [string, Cents][] {
  const net = [...accounts.values()].reduce((sum, cents) => sum + cents, 0);
  const sign = Math.sign(net);
  let left = Math.abs(net);
  const items: [string, Cents][] = [];
  for (const [code, cents] of accounts) {
    const part = Math.min(left, Math.max(0, cents * sign));
    if (part === 0) continue;
    items.push([code, part * sign]);
    left -= part;
  }
  return items;
}
