import { speaksOf } from '#domain/banking/bank-rule.ts';
import { mayBook } from '#domain/banking/booked-by-hand.ts';
import {
  communicationsIn,
  proposeMatches,
  type KnownFacts,
  type Proposal,
} from '#domain/banking/propose-matches.ts';
import type { Connection } from '#platform/db/connection.ts';
import { unlinkedEntriesLike } from './link-repository.ts';
import {
  itemsOfCommunications,
  openItemsOf,
  ownAccounts,
  payableExpenses,
  payersFrom,
} from './proposal-repository.ts';
import type { TransactionRow } from './repository.ts';
import { rulesOf } from './rule-repository.ts';

/** What each transaction that nobody has matched may be, by its id, in a few reads for all of them. */
export async function proposalsFor(
  db: Connection,
  transactions: readonly TransactionRow[],
): Promise<Map<string, Proposal[]>> {
  const waiting = transactions.filter(({ status }) => status !== 'Matched');
  const factsOf = await gatherFacts(db, waiting);
  return new Map(waiting.map((row) => [row.id, proposeMatches(row, factsOf(row))]));
}

/** Whether the first of what a transaction may be is certain. */
export function isCertain(proposals: readonly Proposal[] = []): boolean {
  return proposals[0]?.certainty === 'Certain';
}

async function gatherFacts(
  db: Connection,
  rows: readonly TransactionRow[],
): Promise<(row: TransactionRow) => KnownFacts> {
  const ibans = distinct(rows.flatMap(({ counterparty_iban }) => counterparty_iban ?? []));
  const digits = distinct(rows.flatMap(namedBy));
  const buildings = distinct(rows.map(({ building_id }) => building_id));
  const paid = rows.flatMap(({ amount_cents }) => (amount_cents < 0 ? [-amount_cents] : []));
  const [named, payers, own, payable, booked, rules] = await Promise.all([
    itemsOfCommunications(db, digits),
    payersFrom(db, ibans),
    ownAccounts(db, ibans),
    payableExpenses(db, buildings, paid),
    unlinkedEntriesLike(db, rows),
    rulesOf(db, buildings),
  ]);
  const open = await openItemsOf(db, distinct(payers.map(({ owner_id }) => owner_id)));
  return (row) => {
    const { building_id, counterparty_iban, statement_id, booked_on } = row;
    const isHere = (one: { readonly building_id: string }) => one.building_id === building_id;
    // What a statement itself has taught proves nothing about its other lines.
    const known = payers.filter(
      (payer) =>
        isHere(payer) &&
        payer.counterparty_iban === counterparty_iban &&
        payer.statement_id !== statement_id &&
        payer.booked_on <= booked_on,
    );
    const known_owners = distinct(known.map(({ owner_id }) => owner_id));
    const theirs = open.filter((item) => known_owners.includes(item.owner_id));
    const asked = new Map(
      [...named, ...theirs].filter(isHere).map((item) => [item.structured_communication, item]),
    );
    return {
      items: [...asked.values()],
      known_owners,
      is_own_account: own.some((account) => isHere(account) && account.iban === counterparty_iban),
      expenses: payable.filter(isHere),
      rules: rules.filter((rule) => isHere(rule) && speaksOf(rule, row)),
      entries: booked.filter(
        (entry) => entry.bank_account_id === row.bank_account_id && mayBook(entry, row),
      ),
    };
  };
}

function namedBy({ structured_communication, communication }: TransactionRow): string[] {
  return structured_communication === null
    ? communicationsIn(communication ?? '')
    : [structured_communication];
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
