import type { ChargeType, StoredCharge, StoredPart } from '#domain/charges/later-charges.ts';
import type { Bearer } from '#domain/charges/split-amount.ts';
import { determineFundBearer, type Fund, type ReserveBearer } from '#domain/funds/funds.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { readSplitLine, type StoredShare } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { bankSplits, bankTransactions } from '#relations/bank-statements.ts';
import { buildings } from '#relations/buildings.ts';
import { callLines, callsForFunds } from '#relations/calls-for-funds.ts';
import { journalEntries } from '#relations/ledger.ts';

interface ChargeRow extends Omit<StoredPart, 'share'>, StoredShare {
  readonly type: ChargeType;
  readonly id: string;
  readonly title: string;
  readonly text_key: string | null;
  readonly allocation_number: number;
  readonly dated_on: LocalDate;
  readonly fund: Fund | null;
  readonly reserve_borne_by: ReserveBearer | null;
}

/**
 * Finds the parts of calls in force and of splits of bank transactions in force that are charged to one
 * unit and dated from a day on, by day. Expenses follow the days that they cover, whatever is entered when.
 * The split of a bank transaction is identified by its first line for the unit.
 */
export async function findChargesOfUnit(
  db: Connection,
  unitId: string,
  from: LocalDate,
): Promise<StoredCharge[]> {
  const rows = await db.query<ChargeRow>(sql`
    select 'CallForFunds' as type, call.id, call.title, call.text_key, line.part_number as allocation_number,
      call.call_date as dated_on, line.fund, building.reserve_borne_by,
      line.owner_id, line.amount_cents, line.share_numerator, line.share_denominator
    from ${callLines(db)} as line
    join ${callsForFunds(db)} as call on call.id = line.call_id
    join ${buildings(db)} as building on building.id = call.building_id
    where line.unit_id = ${unitId} and call.status in ('Sent', 'Settled') and call.call_date >= ${from}
    union all
    select 'BankTransaction', transaction.id,
      coalesce(transaction.counterparty_name, transaction.communication, line.account_code),
      null,
      min(line.line_number) over (partition by line.bank_transaction_id, line.account_code,
        line.distribution_key_id),
      entry.entry_date, null, null,
      line.owner_id, line.amount_cents, line.share_numerator, line.share_denominator
    from ${bankSplits(db)} as line
    join ${bankTransactions(db)} as transaction on transaction.id = line.bank_transaction_id
    join ${journalEntries(db)} as entry on entry.id = transaction.entry_id
    where line.unit_id = ${unitId} and not line.is_cancelled and entry.entry_date >= ${from}
    order by dated_on, type, id, allocation_number`);
  return [
    ...Map.groupBy(rows, (row) => `${row.id} ${row.allocation_number} ${row.dated_on}`).values(),
  ].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const { type, id, title, text_key, allocation_number, dated_on } = first;
    const charge = { type, id, title, text_key, allocation_number, dated_on };
    return [{ ...charge, bears: sideOf(first), parts: lines.map(readSplitLine) }];
  });
}

function sideOf({ fund, reserve_borne_by }: Pick<ChargeRow, 'fund' | 'reserve_borne_by'>): Bearer {
  return fund === null
    ? 'usufructuary'
    : determineFundBearer(fund, reserve_borne_by ?? 'Usufructuary');
}
