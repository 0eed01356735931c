import { beforeAll, describe, expect, it } from 'vitest';
import { formatEuro } from '#domain/kernel/money.ts';
import {
  must,
  startTestApp,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { idOf, makeNames, type EnteredBuilding } from '#test/helpers/worked-entry.ts';
import { readExpected } from '#test/helpers/worked-sale.ts';
import { settleOverHttp } from '#test/helpers/worked-service.ts';
import { readWorkedBuilding } from '#test/helpers/worked-statement.ts';

/** The letters to notaries about the sale of each worked building, to the cent, over HTTP. */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

const NOTARY = { asked_by: 'Notary', name: 'Notaire Claes' };
const euro = (amount: number) => formatEuro(Math.round(amount * 100));

async function ask(syndic: Caller, fields: object): Promise<Json> {
  return must(await syndic.post('/lot-requests', { ...NOTARY, ...fields }), 201);
}

async function answer(syndic: Caller, { id }: Json, on: string): Promise<Json> {
  return must(await syndic.get(`/lot-requests/${id}/answer?on=${on}`), 200);
}

describe.each(['SalesFirst', 'AsTheyHappen'] as const)(
  'the letters about A7 of Ter Duinen, entered %s',
  (order) => {
    const expected = readExpected('ter-duinen')['etat_date_A7'] as Json;
    const { deadlines } = expected;
    let entered: EnteredBuilding;
    let syndic: Caller;
    let request: Json;
    beforeAll(async () => {
      ({ entered } = await settleOverHttp(test, readWorkedBuilding('ter-duinen'), order));
      ({ syndic } = await entered.people());
      request = await ask(syndic, {
        unit_ids: [idOf(entered.unitIds, 'A7')],
        kind: 'BeforeDeed',
        received_on: deadlines.before_deed_received_on,
        certain_date: expected.certain_date,
        enjoyment_from: expected.enjoyment,
      });
    });

    it('have every figure to the cent', async () => {
      const names = makeNames(entered);
      const shown = await answer(syndic, request, expected.deed);
      expect({
        working_capital_of_lot: euro(shown.working_capital),
        arrears: shown.arrears.map(({ owner_id, on, amount }: Json) => ({
          owner_ref: names.owner(owner_id),
          on,
          amount: euro(amount),
        })),
        reserve_calls_decided_not_yet_called: euro(shown.reserve_calls_to_come.total),
        works_decided_before_called_after: shown.works_to_come.items.map((one: Json) => ({
          decision: names.decision(one.decision_id),
          decided_on: one.decided_on,
          amount: euro(one.to_come),
        })),
        works_decided_before_called_after_total: euro(shown.works_to_come.total),
      }).toEqual({
        working_capital_of_lot: expected.working_capital_of_lot,
        arrears: expected.arrears,
        reserve_calls_decided_not_yet_called: expected.reserve_calls_decided_not_yet_called,
        works_decided_before_called_after: expected.works_decided_before_called_after,
        works_decided_before_called_after_total: expected.works_decided_before_called_after_total,
      });
    });

    it('have the reserve on the day before its fund pays the lift', async () => {
      const shown = await answer(syndic, request, '2025-11-20');
      expect(euro(shown.reserve.building)).toBe(expected.reserve_fund_of_building);
      expect(euro(shown.reserve.lot)).toBe(expected.reserve_share_of_lot_for_information);
      const after = await answer(syndic, request, '2025-11-21');
      expect(euro(after.reserve.building)).toBe('10490.96');
    });

    it('are due on the days that the law gives', async () => {
      const unit_ids = [idOf(entered.unitIds, 'A7')];
      const before = { unit_ids, kind: 'BeforeContract' };
      expect(request).toMatchObject({
        target_on: deadlines.before_deed_unrolled,
        last_on: deadlines.before_deed_last_day,
      });
      expect(await ask(syndic, { ...before, received_on: expected.request })).toMatchObject({
        target_on: deadlines.before_contract_unrolled,
        last_on: deadlines.before_contract_last_day,
      });
      expect(await ask(syndic, { ...before, received_on: '2026-03-22' })).toMatchObject({
        target_on: '2026-04-06',
        last_on: '2026-04-07',
      });
    });

    it('name what is missing', async () => {
      const { missing, documents } = await answer(syndic, request, expected.deed);
      const codes = missing.map(({ code }: Json) => code);
      expect(codes).toContain('decision_incomplete');
      expect(codes).toContain('no_assembly_held');
      expect(codes).not.toContain('seller_unknown');
      expect(documents).toEqual([]);
    });
  },
);

describe('the letter about A3 of Les Acacias', () => {
  const expected = readExpected('les-acacias')['etat_date_A3'] as Json;

  it('has every figure to the cent', async () => {
    const { entered } = await settleOverHttp(test, readWorkedBuilding('les-acacias'), 'SalesFirst');
    const { syndic } = await entered.people();
    const request = await ask(syndic, {
      unit_ids: [idOf(entered.unitIds, 'A3')],
      kind: 'BeforeDeed',
      received_on: expected.request,
      certain_date: expected.deed,
      enjoyment_from: expected.deed,
    });
    const shown = await answer(syndic, request, expected.deed);
    const [seller] = shown.arrears;
    expect(makeNames(entered).owner(seller.owner_id)).toBe('O4');
    expect(seller.on).toBe('2025-05-16');
    expect({
      request: request.received_on,
      deed: request.enjoyment_from,
      working_capital_of_lot: euro(shown.working_capital),
      reserve_fund_of_building: euro(shown.reserve.building),
      reserve_share_of_lot_for_information: euro(shown.reserve.lot),
      arrears_of_seller_on_2025_05_16: euro(seller.amount),
      reserve_calls_decided_not_yet_called: euro(shown.reserve_calls_to_come.total),
      works_decided_2025_03_12_called_after_the_deed: euro(shown.works_to_come.total),
    }).toEqual(expected);
  });
});
