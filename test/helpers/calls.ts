import type { Fund } from '#domain/funds/funds.ts';
import type { Fixture } from './fixture.ts';
import { must, type Json, type Tenant } from './test-app.ts';

/** Calls for funds of a fixture's building, by its accountant. */
export interface CallWork {
  input(more?: object): Record<string, unknown>;
  aCall(more?: object): Promise<Json>;
  /** Sends a call and returns the answer. */
  aSentCall(more?: object): Promise<Json>;
  pay(ownerId: string, amount: number, more?: object): Promise<Json>;
  receivables(callId: string): Promise<Json>;
  /** Formats each line of an entry as "account debit|credit owner unit". */
  linesOf(entryId: string): Promise<string[]>;
  /** Fails unless the owner accounts in the books equal the open items. */
  expectIntact(): Promise<void>;
}

export function callWork({ accountant, auditor }: Tenant, fixture: Fixture): CallWork {
  const names = new Map([
    [fixture.ownerId, 'anne'],
    [fixture.otherOwnerId, 'bart'],
    [fixture.unitId, 'A1'],
    [fixture.otherUnitId, 'A2'],
  ]);
  const nameOf = (id: string | null) => (id === null ? '-' : (names.get(id) ?? id));
  const work: CallWork = {
    input: (more = {}) => ({
      building_id: fixture.buildingId,
      title: 'Provision, first quarter',
      total_amount: 100.01,
      fund: 'Provision' satisfies Fund,
      due_date: '2026-03-31',
      ...more,
    }),
    aCall: async (more = {}) =>
      must(await accountant.post('/calls-for-funds', work.input(more)), 201),
    async aSentCall(more = {}) {
      const { id } = await work.aCall(more);
      return must(await accountant.put(`/calls-for-funds/${id}/send`), 200);
    },
    pay: async (ownerId, amount, more = {}) =>
      must(
        await accountant.post('/payments', {
          owner_id: ownerId,
          building_id: fixture.buildingId,
          amount,
          ...more,
        }),
        201,
      ),
    receivables: async (callId) =>
      must(await accountant.get(`/calls-for-funds/${callId}/receivables`), 200),
    async linesOf(entryId) {
      const { lines } = must(await auditor.get(`/journal-entries/${entryId}`), 200);
      return lines.map((line: Json) =>
        [
          line.account_code,
          line.debit > 0 ? `D ${line.debit}` : `C ${line.credit}`,
          nameOf(line.owner_id),
          nameOf(line.unit_id),
        ].join(' '),
      );
    },
    async expectIntact() {
      const integrity = must(await auditor.get('/owner-accounts/integrity'), 200);
      if (!integrity.balanced) throw new Error(JSON.stringify(integrity));
    },
  };
  return work;
}
