import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '#domain/kernel/local-date.ts';
import { formatEuro, sumCents } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { must, startTestApp, type Json, type TestApp } from '#test/helpers/test-app.ts';
import { makeNames, type EnteredBuilding } from '#test/helpers/worked-entry.ts';
import { settleOverHttp, type ShownRun } from '#test/helpers/worked-service.ts';
import { cell, readWorkedBuilding, type Row } from '#test/helpers/worked-statement.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

const euro = (amount: number) => formatEuro(Math.round(amount * 100));
const sorted = (rows: readonly string[]) => [...rows].sort();
const isNil = (text: string) => /(?:,0\.00){2}$/.test(text);
const inOrder = (names: string) => names.split('+').sort().join('+');
const listed = (rows: readonly string[]) => rows.filter((row) => !isNil(row)).sort();

/** Adds up the figures of an owner over the year, by name. */
function sumYear(runs: readonly ShownRun[], pick: (owner: Json) => Record<string, number>) {
  const sums = new Map<string, Record<string, number>>();
  for (const owner of runs.flatMap(({ owners }) => owners)) {
    const before = sums.get(owner.owner_id) ?? {};
    const figures = Object.entries(pick(owner)).map(([name, amount]) => [
      name,
      Math.round(((before[name] ?? 0) + amount) * 100) / 100,
    ]);
    sums.set(owner.owner_id, Object.fromEntries(figures));
  }
  return sums;
}

/** Adds up the rows of the year per document, lot and owner; a reversal with what it takes back. */
function sumByLot(entered: EnteredBuilding, runs: readonly ShownRun[]): string[] {
  const names = makeNames(entered);
  const reversed = new Map(
    entered.worked
      .read('documents.csv')
      .filter((row) => cell(row, 'kind') === 'Reversal')
      .map((row) => [cell(row, 'ref'), cell(row, 'credits_ref')]),
  );
  const rows = runs.flatMap(({ lines }) => lines);
  const sourceOf = ({ expense_id, entry_id, decision_id }: Json) =>
    names.document(expense_id ?? entry_id) || names.decision(decision_id);
  const ofLot = (row: Json) =>
    [
      reversed.get(sourceOf(row)) ?? sourceOf(row),
      row.account_code,
      row.unit_number,
      names.owner(row.owner_id),
    ].join();
  const sums = [...Map.groupBy(rows, ofLot)].map(([name, own]) =>
    [
      name,
      euro(sumCents(own.map((row) => Math.round(row.amount * 100))) / 100),
      euro(sumCents(own.map((row) => Math.round(row.vat_amount * 100))) / 100),
    ].join(),
  );
  return listed(sums);
}

const figuresOf = (owner: Json) => ({
  ordinary_charges: owner.charges.ordinary,
  provisions_called: owner.called.ordinary,
  settlement_ordinary: owner.settlement.ordinary,
  extraordinary_charges: owner.charges.extraordinary,
  works_called: owner.called.extraordinary,
  settlement_works: owner.settlement.extraordinary,
  reserve_called: owner.reserve,
  private_costs: owner.private_costs,
  working_capital_moved: owner.working_capital,
  payments: owner.payments,
  vat_in_ordinary: owner.vat,
  recoverable_from_tenant: owner.recoverable,
});

describe.each(['les-acacias', 'ter-duinen'] as const)('the worked year of %s over HTTP', (name) => {
  let entered: EnteredBuilding;
  let runs: readonly ShownRun[];
  beforeAll(async () => {
    ({ entered, runs } = await settleOverHttp(test, readWorkedBuilding(name), 'SalesFirst'));
  });
  const periodOf = (row: Row) => row['period'] ?? '1';
  const sourceOf = (row: Row) =>
    entered.worked
      .read('cost_lines.csv')
      .find((line) => cell(line, 'line') === cell(row, 'line'))?.['source'] ?? cell(row, 'line');

  it('shows every line of every owner', () => {
    const names = makeNames(entered);
    const shown = runs.flatMap(({ lines }, index) =>
      lines.map((row: Json) =>
        [
          index + 1,
          names.document(row.expense_id ?? row.entry_id) || names.decision(row.decision_id),
          row.account_code,
          row.nature,
          inOrder(row.key.replace(/^(?!.*\+).*$/, names.key(row.distribution_key_id))),
          row.unit_number,
          row.weight,
          row.total_weight,
          names.owner(row.owner_id),
          row.share,
          row.days,
          row.total_days,
          row.consumption,
          euro(row.recoverable_amount),
          euro(row.amount),
          euro(row.vat_amount),
        ].join(),
      ),
    );
    const expected = entered.worked
      .read('expected_lines.csv')
      .map((row) =>
        [
          periodOf(row),
          sourceOf(row),
          cell(row, 'account'),
          cell(row, 'nature'),
          inOrder(cell(row, 'key')),
          cell(row, 'unit'),
          cell(row, 'weight'),
          cell(row, 'total_weight'),
          cell(row, 'owner'),
          cell(row, 'share'),
          cell(row, 'days'),
          cell(row, 'days_total'),
          cell(row, 'consumption'),
          cell(row, 'recoverable'),
          cell(row, 'amount'),
          cell(row, 'vat'),
        ].join(),
      );
    expect(listed(shown)).toEqual(listed(nonEmpty(expected)));
  });

  it('calls what is expected', async () => {
    const names = makeNames(entered);
    const { syndic } = await entered.people();
    const shown: string[] = [];
    for (const [call, id] of entered.callIds) {
      const { lines } = must(await syndic.get(`/calls-for-funds/${id}/preview`), 200);
      const { parts, fund } = must(await syndic.get(`/calls-for-funds/${id}`), 200);
      for (const line of lines) {
        const of = parts[line.part - 1] ?? { fund };
        const owner = names.owner(line.owner_id);
        const amount = euro(line.amount);
        shown.push(
          [
            call,
            of.fund,
            names.key(of.distribution_key_id),
            line.unit_number,
            owner,
            amount,
          ].join(),
        );
      }
    }
    const columns = ['call', 'fund', 'key', 'unit', 'owner', 'amount'];
    const rows = entered.worked.read('expected_calls.csv');
    const expected = rows.map((row) => columns.map((column) => cell(row, column)).join());
    expect(shown.sort()).toEqual(nonEmpty(expected).sort());
  });

  it('leads every owner from the opening to the closing balance', () => {
    const names = makeNames(entered);
    const shown = runs.flatMap(({ owners }, index) =>
      owners.map((owner: Json) => ({
        period: String(index + 1),
        owner_ref: names.owner(owner.owner_id),
        opening: owner.opening_balance,
        ...figuresOf(owner),
        works_asked: owner.works_asked,
        closing: owner.closing_balance,
      })),
    );
    const rows = entered.worked
      .read('expected_owners.csv')
      .filter((row) => cell(row, 'owner_ref') !== 'total' && periodOf(row) !== 'year');
    const texts = (one: Record<string, string | number>) =>
      Object.entries(one)
        .map(([column, value]) => `${column} ${typeof value === 'number' ? euro(value) : value}`)
        .join(', ');
    const columns = Object.keys(shown[0] ?? {});
    const expected = rows.map((row) =>
      texts(
        Object.fromEntries(
          columns.map((column) => [
            column,
            column === 'period'
              ? periodOf(row)
              : (row[column] ?? (column === 'works_asked' ? cell(row, 'works_called') : '')),
          ]),
        ),
      ),
    );
    const hasFigures = (text: string) => /[1-9]\d*\.\d\d|0\.(?!00)\d\d/.test(text);
    const computed = shown.map(texts).filter(hasFigures).sort();
    expect(computed).toEqual(nonEmpty(expected).filter(hasFigures).sort());
  });

  it('settles per owner and lot', () => {
    const names = makeNames(entered);
    const shown = runs.flatMap(({ owners }, index) =>
      owners.flatMap((owner: Json) =>
        owner.units.map(({ unit_number, charges, called, settlement }: Json) =>
          [
            index + 1,
            names.owner(owner.owner_id),
            unit_number,
            euro(charges.ordinary),
            euro(called.ordinary),
            euro(charges.extraordinary),
            euro(called.extraordinary),
            euro(settlement.ordinary + settlement.extraordinary),
          ].join(),
        ),
      ),
    );
    const rows = entered.worked.read('expected_owner_units.csv');
    const expected = rows.map((row) => Object.values(row).join());
    // One of the buildings names no figures by lot: they add up to those of the owner.
    for (const { units, settlement } of nonEmpty(runs.flatMap(({ owners }) => owners))) {
      const parts = units.map(
        (one: Json) => one.settlement.ordinary + one.settlement.extraordinary,
      );
      const sum = parts.reduce((all: number, part: number) => all + part, 0);
      expect(euro(sum)).toBe(euro(settlement.ordinary + settlement.extraordinary));
    }
    if (expected.length > 0) expect(sorted(shown)).toEqual(sorted(expected));
  });

  it('settles the works of each decision', () => {
    const names = makeNames(entered);
    const works = runs.flatMap((run) => run.works);
    const shown = works.flatMap(({ decision_id, lines }: Json) =>
      lines.map(({ expense_id, unit_number, amount }: Json) =>
        [names.decision(decision_id), names.document(expense_id), unit_number, euro(amount)].join(),
      ),
    );
    const expected = entered.worked
      .read('expected_works.csv')
      .map((row) =>
        [cell(row, 'decision'), sourceOf(row), cell(row, 'unit'), cell(row, 'amount')].join(),
      );
    expect(sorted(shown)).toEqual(sorted(expected));
  });

  it('books the settlement of each period, and the accounts agree with the ledger', async () => {
    const names = makeNames(entered);
    const { syndic } = await entered.people();
    const { entries, entry } = entered.worked.expected as Readonly<Record<string, Json>>;
    const signed = (row: Json) => Math.round(Number(row.debit) * 100 - Number(row.credit) * 100);
    const sumBy = (rows: Json[], nameOf: (row: Json) => string) =>
      [...Map.groupBy(rows, nameOf)]
        .map(([party, own]) => `${party} ${sumCents(own.map(signed))}`)
        .filter((text) => !text.endsWith(' 0'))
        .sort();
    for (const [index, made] of nonEmpty<Json>(entries ?? [entry]).entries()) {
      const [id] = runs[index]?.sent.journal_entry_ids ?? [];
      const posted = must(await syndic.get(`/journal-entries/${id}`), 200);
      const owned = posted.lines.filter((row: Json) => row.owner_id);
      expect(posted.entry_date).toBe(made.date ?? entered.worked.periods[index]?.period_to);
      expect(sumBy(owned, (row) => names.owner(row.owner_id))).toEqual(
        sumBy(made.lines, (row) => row.owner_ref),
      );
      // One of the buildings names the lines by lot; the other only those by owner.
      const byLot = (rows: Json[], placeOf: (row: Json) => string) =>
        rows.map((row) => `${row.account_code} ${placeOf(row)} ${signed(row)}`).sort();
      if (made.lines_by_unit)
        expect(byLot(owned, (row) => `${names.owner(row.owner_id)} ${row.unit_number}`)).toEqual(
          byLot(made.lines_by_unit, (row) => `${row.owner_ref} ${row.unit_number}`),
        );
      const totals = ['701', '702'].map((code) =>
        euro(
          -sumCents(posted.lines.filter((row: Json) => row.account_code === code).map(signed)) /
            100,
        ),
      );
      expect(totals).toEqual([made.total_701, made.total_702]);
    }
    const integrity = must(await syndic.get('/owner-accounts/integrity'), 200);
    expect(integrity.differences).toEqual([]);
  });

  it('has no difference in any tie', () => {
    for (const { ties } of nonEmpty(runs)) {
      expect(ties.map(({ difference }: Json) => difference)).toEqual(ties.map(() => 0));
    }
  });

  it('leads the books to the expected accounts, without a result', async () => {
    const { worked, buildingId } = entered;
    const { accounts, reserve_fund, works_in_progress, deferred, income_statement, ...expected } =
      worked.expected as Readonly<Record<string, Json>>;
    const { syndic } = await entered.people();
    const years: Json[] = must(await syndic.get(`/buildings/${buildingId}/fiscal-years`), 200);
    const [{ id, end_date }] = years as [Json];
    const moved = must(await syndic.put(`/fiscal-years/${id}/appropriate-reserve`, {}), 200);
    expect(euro(moved.amount)).toBe(reserve_fund.appropriation_693_160);
    const scope = `building_id=${buildingId}&year=${end_date.slice(0, 4)}`;
    const balances = must(await syndic.get(`/reports/trial-balance?${scope}`), 200);
    const balanceOf = (code: string) =>
      euro(balances.accounts.find((one: Json) => one.code === code)?.balance ?? 0);
    const open = works_in_progress?.D3;
    const gross = Object.entries<string>(accounts).map(([code, amount]) => [
      code,
      euro(Number(amount) + (code === '611' && open ? Number(open.cost_net_of_reserve) : 0)),
    ]);
    expect(gross.map(([code = '']) => [code, balanceOf(code)])).toEqual(gross);
    expect(balanceOf('160')).toBe(euro(-reserve_fund.closing));
    if (income_statement) {
      const { c700, c701, c702, c693 } = income_statement;
      const codes = ['700', '701', '702', '693'];
      expect(codes.map(balanceOf)).toEqual([
        euro(-c700),
        euro(-c701),
        euro(-c702 - Number(open.called_702)),
        euro(c693),
      ]);
      const released = worked.lines.find(({ id: line }) => line === 'E023')?.amount_cents ?? 0;
      const later = deferred.map((one: Json) => Number(one.amount));
      const waiting = later.reduce((sum: number, one: number) => sum + one, -released / 100);
      expect(balanceOf('490')).toBe(euro(waiting));
    }
    const { findings } = must(await syndic.get(`/fiscal-years/${id}/closing-check`), 200);
    const codes = findings.map(({ code }: Json) => code);
    expect(codes).not.toContain('result_not_nil');
    expect(codes).not.toContain('reserve_not_appropriated');
    const { ordinary_charges_base: base, five_percent } =
      expected['reserve_minimum_2026'] ?? expected['reserve_minimum_2027'];
    const start_date = addDays(end_date, 1);
    const next = { start_date, end_date: addDays(addMonths(start_date, 12), -1) };
    const year = must(await syndic.post(`/buildings/${buildingId}/fiscal-years`, next), 201);
    const tested = must(await syndic.get(`/fiscal-years/${year.id}/reserve-test`), 200);
    expect([euro(tested.base), euro(tested.minimum)]).toEqual([base, five_percent]);
  });

  it('gives each owner the same year if sales are entered as they happen', async () => {
    const late = await settleOverHttp(test, readWorkedBuilding(name), 'AsTheyHappen');
    const yearOf = (of: EnteredBuilding, those: readonly ShownRun[]) => {
      const names = makeNames(of);
      return new Map([...sumYear(those, figuresOf)].map(([id, sums]) => [names.owner(id), sums]));
    };
    const nil = (sums: Record<string, number>) => Object.values(sums).every((sum) => sum === 0);
    const withFigures = (year: Map<string, Record<string, number>>) =>
      Object.fromEntries([...year].filter(([, sums]) => !nil(sums)));
    expect(withFigures(yearOf(late.entered, late.runs))).toEqual(
      withFigures(yearOf(entered, runs)),
    );
    expect(sumByLot(late.entered, late.runs)).toEqual(sumByLot(entered, runs));
    for (const { ties } of nonEmpty(late.runs)) {
      expect(ties.map(({ difference }: Json) => difference)).toEqual(ties.map(() => 0));
    }
  });
});
