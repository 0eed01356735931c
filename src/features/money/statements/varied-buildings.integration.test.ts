import { beforeAll, describe, expect, it } from 'vitest';
import { formatEuro } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { startTestApp, type Json, type TestApp } from '#test/helpers/test-app.ts';
import { varyBuilding } from '#test/helpers/varied-building.ts';
import { makeNames, type EnteredBuilding } from '#test/helpers/worked-entry.ts';
import { settleYear } from '#test/helpers/worked-run.ts';
import { settleOverHttp, type ShownRun } from '#test/helpers/worked-service.ts';
import { cell, type WorkedBuilding } from '#test/helpers/worked-statement.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

const euro = (amount: number) => formatEuro(Math.round(amount * 100));
const isNil = (row: string) => row.endsWith(' 0.00 0.00');
const inOrder = (rows: readonly string[]) => rows.filter((row) => !isNil(row)).sort();

/** Lists what the rules say of the building, from its files. */
function computeRows(worked: WorkedBuilding): string[] {
  const sources = new Map(
    worked.read('cost_lines.csv').map((row) => [cell(row, 'line'), cell(row, 'source')]),
  );
  return settleYear(worked).flatMap(({ statement }, index) =>
    statement.rows.map((row) =>
      [
        index + 1,
        row.line_id === null ? row.decision_id : sources.get(row.line_id),
        row.account_code,
        row.unit_number,
        row.owner_id,
        row.weight,
        row.share,
        row.days,
        row.consumption,
        formatEuro(row.recoverable_cents),
        formatEuro(row.amount_cents),
        formatEuro(row.vat_cents),
      ].join(' '),
    ),
  );
}

/** Lists what the service shows of it. */
function listRows(entered: EnteredBuilding, runs: readonly ShownRun[]): string[] {
  const names = makeNames(entered);
  return runs.flatMap(({ lines }, index) =>
    lines.map((row: Json) =>
      [
        index + 1,
        names.document(row.expense_id ?? row.entry_id) || names.decision(row.decision_id),
        row.account_code,
        row.unit_number,
        names.owner(row.owner_id),
        row.weight,
        row.share,
        row.days,
        row.consumption,
        euro(row.recoverable_amount),
        euro(row.amount),
        euro(row.vat_amount),
      ].join(' '),
    ),
  );
}

/** Lists the balances of all owners at the end of each period. */
const listBalances = (entered: EnteredBuilding, runs: readonly ShownRun[]) =>
  runs.map(({ owners }) => {
    const names = makeNames(entered);
    return Object.fromEntries(
      owners.map((owner) => [names.owner(owner.owner_id), euro(owner.closing_balance)]),
    );
  });

describe.each([3, 11])('another building of the same form (%i)', (seed) => {
  it('is settled over HTTP as the rules say, however sales are entered', async () => {
    const worked = varyBuilding(seed);
    const { entered, runs } = await settleOverHttp(test, worked, 'SalesFirst');
    expect(inOrder(listRows(entered, runs))).toEqual(inOrder(nonEmpty(computeRows(worked))));
    const balances = settleYear(worked).map(({ owners }) =>
      Object.fromEntries(owners.map((one) => [one.owner_id, formatEuro(one.closing_cents)])),
    );
    expect(listBalances(entered, runs)).toEqual(balances);
    const late = await settleOverHttp(test, worked, 'AsTheyHappen');
    expect(listBalances(late.entered, late.runs).at(-1)).toEqual(balances.at(-1));
    for (const { ties } of nonEmpty([...runs, ...late.runs])) {
      expect(ties.map(({ difference }) => difference)).toEqual(ties.map(() => 0));
    }
  });
});
