import { describe, expect, it } from 'vitest';
import { sumCents } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { settleYear } from '#test/helpers/worked-run.ts';
import { cell, readWorkedBuilding } from '#test/helpers/worked-statement.ts';
import { drawUpTenantSheet, drawUpVatAnnex } from './annexes.ts';
import { makeStatementLines, netReceivables } from './statement-entry.ts';

const building = readWorkedBuilding('les-acacias');
const rows = settleYear(building).flatMap(({ statement }) => statement.rows);
const rowsOf = (owner: string) => rows.filter(({ owner_id }) => owner_id === owner);

describe('the VAT annex', () => {
  it('adds up to the VAT of the statement, net and VAT to the charge', () => {
    const owners = building.read('expected_owners.csv').filter((row) => row['owner_name'] !== '');
    for (const row of nonEmpty(owners)) {
      const annex = drawUpVatAnnex(rowsOf(cell(row, 'owner_ref')));
      const vat = sumCents(annex.map(({ vat_cents }) => vat_cents));
      expect(vat).toBe(Math.round(Number(cell(row, 'vat_in_ordinary')) * 100));
      expect(annex.every((one) => one.net_cents + one.vat_cents === one.amount_cents)).toBe(true);
      expect(annex.some(({ vat_cents }) => vat_cents === 0)).toBe(false);
    }
  });

  it('joins the lots of an owner in one line per invoice', () => {
    const [cleaning] = drawUpVatAnnex(rowsOf('O1').filter(({ line_id }) => line_id === 'E01'));
    expect(cleaning).toMatchObject({ line_id: 'E01', amount_cents: 13_404, vat_cents: 2327 });
  });
});

describe('the sheet for a tenant', () => {
  it('lists the recoverable part of one lot, and adds up', () => {
    const sheet = drawUpTenantSheet('A1', rowsOf('O1'));
    const annex = drawUpTenantSheet('S1', rowsOf('O1'));
    expect(sheet.total_cents + annex.total_cents).toBe(135_892);
    expect(sheet.lines.map(({ account_code }) => account_code)).toEqual(
      sheet.lines.map(({ account_code }) => account_code).sort(),
    );
  });

  it('counts the days of the lease among those covered and held', () => {
    const quarter = rowsOf('O1').filter(
      ({ line_id, unit_id }) => line_id === 'E01' && unit_id === 'A1',
    );
    const daysOf = (from: string, to: string | null) =>
      drawUpTenantSheet('A1', quarter, { from, to }).lines.map((line) => [
        line.lease_days,
        line.held_days,
        line.amount_cents,
      ]);
    expect(daysOf('2024-01-01', null)).toEqual([[90, 90, 11_562]]);
    expect(daysOf('2025-03-01', null)).toEqual([[31, 90, 3982]]);
    expect(daysOf('2025-01-01', '2025-01-09')).toEqual([[9, 90, 1156]]);
    expect(daysOf('2025-04-01', null)).toEqual([]);
    const sold = rowsOf('O4').filter(({ line_id }) => line_id === 'E02');
    const [line] = drawUpTenantSheet('A3', sold, { from: '2024-01-01', to: null }).lines;
    expect(line).toMatchObject({ lease_days: 46, held_days: 46 });
  });
});

describe('the entry of a run', () => {
  const nothing = { ordinary: 0, extraordinary: 0 };
  const total = (owner_id: string, unit_id: string, ordinary: number, extraordinary = 0) => ({
    owner_id,
    unit_id,
    charges: nothing,
    called: nothing,
    settlement: { ordinary, extraordinary },
  });
  const totals = [total('b', '1', -30), total('a', '2', 50, -20), total('a', '1', 20, 0)];

  it('has a line per owner, lot and nature on its side, none at 0, and balances', () => {
    const lines = makeStatementLines(
      totals,
      new Map([
        ['1', 'A10'],
        ['2', 'A2'],
      ]),
    );
    expect(
      lines.map((line) => [
        line.account_code,
        line.owner_id,
        line.unit_id,
        line.debit_cents,
        line.credit_cents,
      ]),
    ).toEqual([
      ['4101', 'a', '1', 20, 0],
      ['4101', 'a', '2', 50, 0],
      ['4101', 'b', '1', 0, 30],
      ['701', null, null, 0, 40],
      ['4101', 'a', '2', 0, 20],
      ['702', null, null, 20, 0],
    ]);
  });

  it('nets an owner into one receivable', () => {
    expect(netReceivables([...totals, total('c', '1', 5, -5)])).toEqual([
      { owner_id: 'a', amount_cents: 50 },
      { owner_id: 'b', amount_cents: -30 },
    ]);
    expect(makeStatementLines([total('c', '1', 0)], new Map())).toEqual([]);
  });
});
