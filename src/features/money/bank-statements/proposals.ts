import { speaksOf } from '#domain/banking/bank-rule.ts';
import { mayBook } from '#domain/banking/booked-by-hand.ts';
import type { Proposal } from '#domain/banking/proposal.ts';
import { namedBy, proposeMatches, type KnownFacts } from '#domain/banking/propose-matches.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { idOfReference } from '#domain/payment-batches/reference.ts';
import type { Connection } from '#platform/db/connection.ts';
import { unlinkedEntriesLike } from './link-repository.ts';
import {
  creditsOfOwners,
  itemsOfCommunications,
  openItemsOf,
  orderedPayments,
  ownAccounts,
  payableExpenses,
  payersFrom,
  returnableExpenses,
  returnablePayments,
  suppliersOf,
  type ReturnedOn,
} from './proposal-repository.ts';
import type { TransactionRow } from './repository.ts';
import { rulesOf } from './rule-repository.ts';

/** Finds proposals for unmatched transactions, by transaction id, in a fixed number of queries. */
export async function proposalsFor(
  db: Connection,
  transactions: readonly TransactionRow[],
): Promise<Map<string, Proposal[]>> {
  const waiting = transactions.filter(({ status }) => status !== 'Matched');
  const factsOf = await gatherFacts(db, waiting);
  return new Map(waiting.map((row) => [row.id, proposeMatches(row, factsOf(row))]));
}

/** Checks whether the first proposal is certain. */
export function isCertain(proposals: readonly Proposal[] = []): boolean {
  return proposals[0]?.certainty === 'Certain';
}

type FactsOf = (row: TransactionRow) => KnownFacts;
type Of<Find extends (...given: never[]) => unknown> = Awaited<ReturnType<Find>>;

/** Data read for all transactions together. */
interface Read {
  readonly named: Of<typeof itemsOfCommunications>;
  readonly payers: Of<typeof payersFrom>;
  readonly own: Of<typeof ownAccounts>;
  readonly payable: Of<typeof payableExpenses>;
  readonly booked: Of<typeof unlinkedEntriesLike>;
  readonly rules: Of<typeof rulesOf>;
  readonly returnable: Of<typeof returnablePayments>;
  readonly paid: Of<typeof returnableExpenses>;
  readonly suppliers: Of<typeof suppliersOf>;
  readonly open: Of<typeof openItemsOf>;
  readonly credits: Of<typeof creditsOfOwners>;
  readonly ordered: Of<typeof orderedPayments>;
}

async function gatherFacts(db: Connection, rows: readonly TransactionRow[]): Promise<FactsOf> {
  const ibans = distinct(rows.flatMap(({ counterparty_iban }) => counterparty_iban ?? []));
  const buildings = distinct(rows.map(({ building_id }) => building_id));
  const paidOut = rows.flatMap(({ amount_cents }) => (amount_cents < 0 ? [-amount_cents] : []));
  const returns = returnsAmong(rows);
  const [named, payers, own, payable, booked, rules, suppliers, returnable, paid, ordered] =
    await Promise.all([
      itemsOfCommunications(db, distinct(rows.flatMap(namedBy))),
      payersFrom(db, ibans),
      ownAccounts(db, ibans),
      payableExpenses(db, buildings, paidOut),
      unlinkedEntriesLike(db, rows),
      rulesOf(db, buildings),
      suppliersOf(db, ibans),
      returnablePayments(db, returns),
      returnableExpenses(db, returns),
      orderedPayments(db, distinct(rows.flatMap(orderOf))),
    ]);
  const ownerIds = distinct(payers.map(({ owner_id }) => owner_id));
  const [open, credits] = await Promise.all([
    openItemsOf(db, ownerIds),
    creditsOfOwners(db, ownerIds),
  ]);
  const read = { named, payers, own, payable, booked, rules, suppliers, returnable, paid, ordered };
  return factsFrom({ ...read, open, credits });
}

/** Collects what was returned, by the code of the bank. */
function returnsAmong(rows: readonly TransactionRow[]): ReturnedOn {
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
function orderOf({ end_to_end_id, amount_cents }: TransactionRow): string[] {
  const id = end_to_end_id === null || amount_cents > 0 ? undefined : idOfReference(end_to_end_id);
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
    const named = namedBy(row).flatMap((digits) => namedAs.get(digits) ?? []);
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
      ordered: orderOf(row).flatMap((id) =>
        read.ordered.filter((one) => isHere(one) && (one.line_id === id || one.batch_id === id)),
      ),
      rules: read.rules.filter((rule) => isHere(rule) && speaksOf(rule, row)),
      entries: read.booked.filter(
        (entry) => entry.bank_account_id === row.bank_account_id && mayBook(entry, row),
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
