import { isRuleApplicable } from '#domain/banking/bank-rule.ts';
import { isPossibleBooking } from '#domain/banking/manual-bookings.ts';
import type { Proposal } from '#domain/banking/proposal.ts';
import {
  listCommunications,
  proposeMatches,
  type KnownFacts,
} from '#domain/banking/propose-matches.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { parseBankReference } from '#domain/payment-batches/reference.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findUnlinkedEntriesLike } from './link-repository.ts';
import {
  findCreditsOfOwners,
  findItemsByCommunications,
  findOpenItems,
  findOrderedPayments,
  findOwnAccounts,
  findPayableExpenses,
  findPayers,
  findReturnableExpenses,
  findReturnablePayments,
  findSuppliersByIbans,
  type ReturnedOn,
} from './proposal-repository.ts';
import type { TransactionRow } from './repository.ts';
import { findRules } from './rule-repository.ts';

/** Finds proposals for unmatched transactions, by transaction id, in a fixed number of queries. */
export async function findProposals(
  db: Connection,
  transactions: readonly TransactionRow[],
): Promise<Map<string, Proposal[]>> {
  const waiting = transactions.filter(({ status }) => status !== 'Matched');
  const factsOf = await gatherFacts(db, waiting);
  return new Map(waiting.map((row) => [row.id, proposeMatches(row, factsOf(row))]));
}

/** Selects the facts that proposals for a transaction depend on. */
type FactsOf = (row: TransactionRow) => KnownFacts;
type Of<Find extends (...given: never[]) => unknown> = Awaited<ReturnType<Find>>;

/** Data read for all transactions together. */
interface Read {
  readonly named: Of<typeof findItemsByCommunications>;
  readonly payers: Of<typeof findPayers>;
  readonly own: Of<typeof findOwnAccounts>;
  readonly payable: Of<typeof findPayableExpenses>;
  readonly booked: Of<typeof findUnlinkedEntriesLike>;
  readonly rules: Of<typeof findRules>;
  readonly returnable: Of<typeof findReturnablePayments>;
  readonly paid: Of<typeof findReturnableExpenses>;
  readonly suppliers: Of<typeof findSuppliersByIbans>;
  readonly open: Of<typeof findOpenItems>;
  readonly credits: Of<typeof findCreditsOfOwners>;
  readonly ordered: Of<typeof findOrderedPayments>;
}

/** Reads the facts about transactions, in a fixed number of queries. */
export async function gatherFacts(
  db: Connection,
  rows: readonly TransactionRow[],
): Promise<FactsOf> {
  const ibans = distinct(rows.flatMap(({ counterparty_iban }) => counterparty_iban ?? []));
  const buildings = distinct(rows.map(({ building_id }) => building_id));
  const paidOut = rows.flatMap(({ amount_cents }) => (amount_cents < 0 ? [-amount_cents] : []));
  const returns = collectReturns(rows);
  const [named, payers, own, payable, booked, rules, suppliers, returnable, paid, ordered] =
    await Promise.all([
      findItemsByCommunications(db, distinct(rows.flatMap(listCommunications))),
      findPayers(db, ibans),
      findOwnAccounts(db, ibans),
      findPayableExpenses(db, buildings, paidOut),
      findUnlinkedEntriesLike(db, rows),
      findRules(db, buildings),
      findSuppliersByIbans(db, ibans),
      findReturnablePayments(db, returns),
      findReturnableExpenses(db, returns),
      findOrderedPayments(db, distinct(rows.flatMap(findOrderIds))),
    ]);
  const ownerIds = distinct(payers.map(({ owner_id }) => owner_id));
  const [open, credits] = await Promise.all([
    findOpenItems(db, ownerIds),
    findCreditsOfOwners(db, ownerIds),
  ]);
  const read = { named, payers, own, payable, booked, rules, suppliers, returnable, paid, ordered };
  return factsFrom({ ...read, open, credits });
}

/** Collects what was returned, by the code of the bank. */
function collectReturns(rows: readonly TransactionRow[]): ReturnedOn {
  const returns = rows.filter(({ nature }) => nature === 'Return');
  const days = returns.map(({ booked_on }) => booked_on).sort();
  return {
    building_ids: distinct(returns.map(({ building_id }) => building_id)),
    amounts: distinct(returns.map(({ amount_cents }) => Math.abs(amount_cents))),
    from: days[0],
    to: days.at(-1),
  };
}

/** Finds the id of our transfer or batch in the reference of an outgoing transaction. */
function findOrderIds({ end_to_end_id, amount_cents }: TransactionRow): string[] {
  const id =
    end_to_end_id === null || amount_cents > 0 ? undefined : parseBankReference(end_to_end_id);
  return id === undefined ? [] : [id];
}

type InBuilding = { readonly building_id: string };

function factsFrom(read: Read): FactsOf {
  const openOf = Map.groupBy(read.open, ({ owner_id }) => owner_id);
  const payersOf = Map.groupBy(read.payers, ({ counterparty_iban }) => counterparty_iban);
  const namedAs = Map.groupBy(read.named, (item) => item.structured_communication);
  const payableOf = Map.groupBy(read.payable, ({ amount_cents }) => amount_cents);
  return (row) => {
    const { building_id, counterparty_iban, statement_id, booked_on } = row;
    const isHere = (one: InBuilding) => one.building_id === building_id;
    const isBefore = (one: InBuilding & { since: LocalDate }) =>
      isHere(one) && one.since <= booked_on;
    // A statement is no evidence for its own other lines.
    const known = (payersOf.get(counterparty_iban ?? '') ?? []).filter(
      (payer) =>
        isHere(payer) && payer.statement_id !== statement_id && payer.booked_on <= booked_on,
    );
    const known_owners = distinct(known.map(({ owner_id }) => owner_id));
    const named = listCommunications(row).flatMap((digits) => namedAs.get(digits) ?? []);
    const theirs = known_owners.flatMap((owner) => openOf.get(owner) ?? []);
    const asked = new Map(
      [...named, ...theirs].filter(isHere).map((item) => [item.structured_communication, item]),
    );
    return {
      items: [...asked.values()],
      known_owners,
      // A bank that names the account itself next to its own charges does not mean another account.
      is_own_account: read.own.some(
        (account) =>
          isHere(account) &&
          account.iban === counterparty_iban &&
          account.id !== row.bank_account_id,
      ),
      expenses: (payableOf.get(-row.amount_cents) ?? []).filter(isHere),
      ordered: findOrderIds(row).flatMap((id) =>
        read.ordered.filter((one) => isHere(one) && (one.line_id === id || one.batch_id === id)),
      ),
      rules: read.rules.filter((rule) => isHere(rule) && isRuleApplicable(rule, row)),
      entries: read.booked.filter(
        (entry) => entry.bank_account_id === row.bank_account_id && isPossibleBooking(entry, row),
      ),
      payments: read.returnable.filter(isBefore),
      paid_expenses: read.paid.filter(isBefore),
      credits: new Map(
        read.credits.filter(isHere).map(({ owner_id, free_cents }) => [owner_id, free_cents]),
      ),
      known_suppliers: read.suppliers
        .filter(({ iban }) => iban === counterparty_iban)
        .map(({ id }) => id),
    };
  };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
