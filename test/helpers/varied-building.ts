import { addDays } from '#domain/kernel/local-date.ts';
import { centsOf, formatEuro } from '#domain/kernel/money.ts';
import { makeRandom, type Random } from './generated-building.ts';
import { cell, readWorkedBuilding, type Row, type WorkedBuilding } from './worked-statement.ts';

const FIRST_DAY = '2025-07-01';
const LAST_DAY = '2026-06-30';

/**
 * Makes another building of the form of Ter Duinen, the same for the same seed: its lots are sold on other
 * days, its costs come to other amounts, and its year is settled in one period or two.
 */
export function varyBuilding(seed: number): WorkedBuilding {
  const random = makeRandom(seed);
  const { read } = readWorkedBuilding('ter-duinen');
  const factors = listFactors(read, random);
  const moves = new Map(
    read('units.csv').map((row) => [cell(row, 'unit_number'), random(41) - 30] as const),
  );
  const isWhole = random(2) === 0;
  const year = { period: '1', period_from: FIRST_DAY, period_to: LAST_DAY };
  return readWorkedBuilding('ter-duinen', (file, rows) => {
    switch (file) {
      case 'documents.csv':
        return rows.map((row) => scale(row, factors.get(cell(row, 'ref') + cell(row, 'part'))));
      case 'cost_lines.csv':
        return rows.map((row) => scale(row, factors.get(cell(row, 'line'))));
      case 'unit_owners.csv':
        return rows.map((row) => moveSales(row, moves.get(cell(row, 'unit_number')) ?? 0));
      case 'periods.csv':
        return isWhole ? [{ ...year, settled_on: cell(rows.at(-1), 'settled_on') }] : rows;
      default:
        return rows;
    }
  });
}

/** Chooses a percentage for each document that is one cost, not corrected, deferred or paid by the reserve. */
function listFactors(read: WorkedBuilding['read'], random: Random): Map<string, number> {
  const lines = read('cost_lines.csv');
  const corrected = new Set(lines.map((row) => cell(row, 'credits_line')));
  const amounts = new Map(lines.map((row) => [cell(row, 'line'), row]));
  const plain = read('documents.csv').filter((row) => {
    const line = amounts.get(cell(row, 'ref') + cell(row, 'part'));
    return (
      line !== undefined &&
      cell(line, 'amount') === cell(row, 'amount') &&
      cell(line, 'credits_line') === '' &&
      cell(line, 'reserve_amount') === '' &&
      !corrected.has(cell(line, 'line'))
    );
  });
  return new Map(plain.map((row) => [cell(row, 'ref') + cell(row, 'part'), 50 + random(101)]));
}

function scale(row: Row, percent = 100): Row {
  const part = (column: string) =>
    formatEuro(Math.trunc((centsOf(cell(row, column)) * percent) / 100));
  return { ...row, amount: part('amount'), vat: part('vat') };
}

/** Moves what happens to a lot in the year by some days. */
function moveSales(row: Row, days: number): Row {
  const move = (column: string) => {
    const day = cell(row, column);
    return day > FIRST_DAY ? addDays(day, days) : day;
  };
  return { ...row, start_date: move('start_date'), end_date: move('end_date') };
}
