import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { isOwnerAccount } from '#domain/ledger/account.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';

/** Amount that one entry charges to an owner (positive) or credits them (negative), on one account. */
export interface EntryItem {
  readonly owner_id: string;
  readonly account_code: string;
  readonly amount_cents: Cents;
  readonly is_cost: boolean;
  /** Null for a credit. */
  readonly due_date: LocalDate | null;
}

type Line = Pick<EntryLine, 'account_code' | 'debit_cents' | 'credit_cents' | 'owner_id'> & {
  /** Day by which a debit must be paid. */
  readonly due_date: LocalDate;
};

/** Private costs charged on, and other income such as recovery costs. */
const COST_ACCOUNTS = /^(643|74)/;

/**
 * Lists the items that an entry opens on the co-owners' accounts, owner by owner in the order of the lines.
 * Amounts only moved between accounts of one owner (such as to doubtful receivables) open nothing; the
 * items of a mixed entry add up to the owner's net. Debits with different due dates are separate items;
 * credits of the entry reduce the oldest. An entry whose counterparts are all private costs or other income
 * charges costs.
 * Rule: standard postings, "Owner becomes doubtful" and "Recovery cost charged on".
 */
export function listEntryItems(lines: readonly Line[]): EntryItem[] {
  const counterparts = lines.filter(({ account_code }) => !isOwnerAccount(account_code));
  const isCost =
    counterparts.length > 0 &&
    counterparts.every(({ account_code }) => COST_ACCOUNTS.test(account_code));
  return [...ofOwners(lines)].flatMap(([owner_id, own]) =>
    netItems(own).flatMap(([account_code, net_cents]): EntryItem[] => {
      const item = { owner_id, account_code, is_cost: isCost && net_cents > 0 };
      if (net_cents < 0) return [{ ...item, amount_cents: net_cents, due_date: null }];
      return byDueDate(own.get(account_code) ?? [], net_cents).map((due) => ({ ...item, ...due }));
    }),
  );
}

/** The lines on the co-owners' accounts, by owner and account. */
type LinesByAccount = ReadonlyMap<string, readonly Line[]>;

function ofOwners(lines: readonly Line[]): Map<string, LinesByAccount> {
  const own = lines.filter(
    ({ owner_id, account_code }) => owner_id !== null && isOwnerAccount(account_code),
  );
  const owners = Map.groupBy(own, ({ owner_id }) => owner_id ?? '');
  return new Map(
    [...owners].map(([owner_id, owned]) => [
      owner_id,
      Map.groupBy(owned, ({ account_code }) => account_code),
    ]),
  );
}

function netOf(lines: readonly Line[]): Cents {
  return lines.reduce((net, { debit_cents, credit_cents }) => net + debit_cents - credit_cents, 0);
}

/** Returns the accounts that moved in the owner's net direction, limited to the net amount. */
function netItems(own: LinesByAccount): [string, Cents][] {
  const accounts = [...own].map(([code, lines]): [string, Cents] => [code, netOf(lines)]);
  const net = accounts.reduce((sum, [, cents]) => sum + cents, 0);
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

/** Reduces the debits to this total, oldest first. */
function byDueDate(
  lines: readonly Line[],
  left_cents: Cents,
): Pick<EntryItem, 'due_date' | 'amount_cents'>[] {
  const debits = new Map<LocalDate, Cents>();
  for (const { due_date, debit_cents } of lines) {
    debits.set(due_date, (debits.get(due_date) ?? 0) + debit_cents);
  }
  let left = left_cents;
  return [...debits]
    .sort(([a], [b]) => compareCodePoints(b, a))
    .map(([due_date, debit_cents]) => {
      const amount_cents = Math.min(left, debit_cents);
      left -= amount_cents;
      return { due_date, amount_cents };
    })
    .filter(({ amount_cents }) => amount_cents > 0)
    .reverse();
}
