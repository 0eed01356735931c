import type { Holding } from '#domain/costs/holder-days.ts';
import type { Meter, Reading } from '#domain/costs/meter-consumption.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { toShareText } from '#domain/kernel/fraction.ts';
import { addDays, daysBetween, earliest, latest } from '#domain/kernel/local-date.ts';
import { accountReference } from '#domain/owner-accounts/payment-reference.ts';
import type { StatementRow } from '#domain/statements/statement-input.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findAllHoldings } from '../input-repository.ts';
import type { RunRow } from '../run-repository.ts';
import { findMeters } from '../sources-repository.ts';
import type { RunSource } from './load-paper.ts';
import { findDues, listMovements, type OwnerDue } from './movements-repository.ts';
import {
  findCallTitles,
  findMeterNumbers,
  findPaperUnits,
  type UnitOnPaper,
} from './paper-repository.ts';
import type {
  OwnerOnPaper,
  PaperDue,
  PaperLot,
  PaperMeter,
  PaperMovement,
  PaperReader,
} from './paper.ts';

type OwnerFacts = Pick<OwnerOnPaper, 'rows' | 'called' | 'lots' | 'meters' | 'movements' | 'due'>;

/** Finds the facts that belong to single owners. @returns a function that gives those of one, by id and rows */
export async function findOwnerFacts(
  db: Connection,
  run: RunRow,
  {
    source,
    readers,
  }: { readonly source: RunSource; readonly readers: ReadonlyMap<string, PaperReader> },
): Promise<(owner_id: string, rows: readonly StatementRow[]) => OwnerFacts> {
  const { building_id, status } = run;
  const ids = [...readers.keys()];
  const [titles, units, holdings, meters, movements, dues] = await Promise.all([
    findCallTitles(db, [...new Set(source.called.map(({ call_id }) => call_id))]),
    findPaperUnits(db, building_id),
    findAllHoldings(db, building_id),
    readMeters(db, run),
    listInOwnLanguage(db, run, readers),
    status === 'Sent' ? findDues(db, run, ids) : [],
  ]);
  const byOwner = <One extends { readonly owner_id: string }>(ones: readonly One[]) =>
    Map.groupBy(ones, ({ owner_id }) => owner_id);
  const calledOf = byOwner(source.called);
  const lotsOf = byOwner(holdings.flatMap((held) => toLot(held, run, units)));
  const movementsOf = byOwner(movements);
  const dueOf = new Map(dues.map((due) => [due.owner_id, toDue(due)]));
  return (owner_id, rows) => {
    const own = new Set(rows.map(({ unit_id }) => unit_id));
    return {
      rows,
      called: (calledOf.get(owner_id) ?? []).map((row) => ({
        ...row,
        call: titles.get(row.call_id) ?? { title: '', text_key: null },
      })),
      lots: (lotsOf.get(owner_id) ?? []).toSorted((a, b) =>
        compareCodePoints(a.unit_number, b.unit_number),
      ),
      meters: meters.filter(({ unit_id }) => own.has(unit_id)),
      movements: movementsOf.get(owner_id) ?? [],
      due: dueOf.get(owner_id) ?? null,
    };
  };
}

function toDue({ statement_cents, due_cents, credit_cents, first_item }: OwnerDue): PaperDue {
  return {
    statement_cents,
    total_cents: due_cents - credit_cents,
    reference: first_item === null ? null : accountReference(first_item),
  };
}

/** Lists movements with the texts of the language of each owner. */
async function listInOwnLanguage(
  db: Connection,
  run: RunRow,
  readers: ReadonlyMap<string, PaperReader>,
): Promise<PaperMovement[]> {
  const byLanguage = Map.groupBy(readers.values(), ({ language }) => language);
  const lists = await Promise.all(
    [...byLanguage].map(([language, own]) =>
      listMovements(
        db,
        run,
        own.map(({ id }) => id),
        language,
      ),
    ),
  );
  return lists.flat();
}

/** Converts a relation of the register to a lot on paper; none outside the period. */
function toLot(
  held: Holding,
  { period_from, period_to }: RunRow,
  units: ReadonlyMap<string, UnitOnPaper>,
): PaperLot[] {
  const unit = units.get(held.unit_id);
  const from = latest(period_from, held.start_date);
  const to = earliest(period_to, held.end_date === null ? period_to : addDays(held.end_date, -1));
  const days = daysBetween(from, addDays(to, 1));
  if (unit === undefined || days <= 0) return [];
  return [
    {
      owner_id: held.owner_id,
      unit_id: unit.id,
      unit_number: unit.unit_number,
      type: unit.type,
      quota: unit.quota,
      right: held.right,
      share: toShareText(held.share),
      from,
      to,
      days,
    },
  ];
}

async function readMeters(db: Connection, run: RunRow): Promise<PaperMeter[]> {
  const { meters } = await findMeters(db, run.building_id);
  const numbers = await findMeterNumbers(
    db,
    meters.map(({ id }) => id),
  );
  return meters.flatMap((meter) => toMeter(meter, run, numbers.get(meter.id) ?? null));
}

/** Reads the first and the last index of a meter around the period. */
function toMeter(
  { unit_id, distribution_key_id, readings }: Meter,
  { period_from, period_to }: RunRow,
  number: string | null,
): PaperMeter[] {
  const eve = addDays(period_from, -1);
  const within = readings.filter(({ read_on }) => eve <= read_on && read_on <= period_to);
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const show = ({ read_on, index }: Reading) => ({
    on: read_on,
    index: String(Number(index.numerator) / Number(index.denominator)),
  });
  return [{ unit_id, distribution_key_id, number, from: show(first), to: show(last) }];
}
