import { drawUpFund, type FundMovement } from '#domain/closing/reserve-fund.ts';
import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { readReserveYear } from '#features/books/fiscal-years/index.ts';
import { sumAccount } from '#features/books/ledger/index.ts';
import { listFundMoves, sumMoney } from '#features/books/year-documents/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import type { RunRow } from '../run-repository.ts';
import type { PaperReserve } from './paper.ts';

const FUND = '16';

interface Days {
  readonly building_id: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/**
 * Draws up the reserve fund over the period of a run. Calls count when they are made: in the books they
 * reach the fund only when the year is closed.
 * @param year_start first day of the financial year
 */
export async function drawUpReserve(
  db: Connection,
  { building_id, period_from, period_to }: RunRow,
  year_start: LocalDate,
  settings: Pick<Row<'buildings'>, 'reserve_interest_to'>,
): Promise<PaperReserve> {
  const eve = addDays(period_from, -1);
  const [before, earlier, within, bank] = await Promise.all([
    sumAccount(db, building_id, FUND, { from: null, to: addDays(year_start, -1) }),
    readMoves(db, { building_id, from: year_start, to: eve }, settings),
    readMoves(db, { building_id, from: period_from, to: period_to }, settings),
    sumMoney(db, building_id, period_to),
  ]);
  const opening = sumCents([
    -before,
    earlier.opened_cents,
    within.opened_cents,
    ...earlier.movements.map(({ amount_cents }) => amount_cents),
  ]);
  return {
    ...drawUpFund(opening, within.movements, bank.reserve_cents),
    titles: within.titles,
  };
}

/** Reads what the fund got and gave on some days of a year, with what was entered when the books opened. */
async function readMoves(
  db: Connection,
  { building_id, from, to }: Days,
  settings: Pick<Row<'buildings'>, 'reserve_interest_to'>,
) {
  const days = { building_id, start_date: from, end_date: to };
  const [moves, year] =
    from > to
      ? [[], undefined]
      : await Promise.all([
          listFundMoves(db, { building_id, from, to }, FUND),
          readReserveYear(db, days, settings),
        ]);
  const opened = moves.filter(({ journal }) => journal === 'Opening');
  const moved = moves.filter(({ journal }) => journal !== 'Opening');
  const sum = (cents: ReadonlyMap<string, number> | undefined) => sumCents(cents?.values() ?? []);
  const added = sumCents(moved.map(({ cents }) => Math.max(0, cents)));
  // Beyond what closing appropriates: given to the fund by hand.
  const byHand = Math.max(0, added - sum(year?.appropriated));
  const movements: FundMovement[] = [
    { kind: 'Appropriation', decision_id: null, amount_cents: sum(year?.called) + byHand },
    { kind: 'Interest', decision_id: null, amount_cents: sum(year?.interest) },
    ...moved
      .filter(({ cents }) => cents < 0)
      .map(({ cents, decision_id }): FundMovement => ({
        kind: 'Release',
        decision_id,
        amount_cents: cents,
      })),
  ];
  return {
    opened_cents: sumCents(opened.map(({ cents }) => cents)),
    movements,
    titles: new Map(moved.map(({ decision_id, title }) => [decision_id, title])),
  };
}
