import type { Fixture } from './fixture.ts';
import { must, type Tenant } from './test-app.ts';

/** Records of a sale, by their routes. */
export interface StagedSale {
  readonly proceedingId: string;
  /** To be answered. */
  readonly requestId: string;
  /** Released, so that it stops no reminder. */
  readonly holdId: string;
  readonly interruptionId: string;
  /** Undone, so that the lot is where it was. */
  readonly saleId: string;
}

/** Adds a record of each kind to the sale of a lot, whose owner owes something. */
export async function aStagedSale(
  { syndic }: Pick<Tenant, 'syndic'>,
  f: Pick<Fixture, 'buildingId' | 'unitId' | 'ownerId' | 'otherOwnerId'>,
): Promise<StagedSale> {
  const created = async (path: string, body: object): Promise<string> =>
    must(await syndic.post(path, body), 201).id;
  const holdId = await created('/holds', {
    owner_id: f.ownerId,
    unit_ids: [f.unitId],
    deed_on: '2026-02-02',
    amount: 100,
    informed_on: '2026-02-03',
  });
  must(await syndic.put(`/holds/${holdId}/release`, { reason: 'No attachment' }), 200);
  const saleId = await created('/sales', {
    unit_ids: [f.unitId],
    from_owner_id: f.ownerId,
    to: [{ owner_id: f.otherOwnerId }],
    deed_on: '2027-02-01',
  });
  must(await syndic.put(`/sales/${saleId}/undo`, { reason: 'Not signed' }), 200);
  return {
    holdId,
    saleId,
    proceedingId: await created(`/buildings/${f.buildingId}/proceedings`, {
      title: 'Roof',
      parties: 'The association against a roofer',
      opened_on: '2026-01-05',
    }),
    requestId: await created('/lot-requests', {
      unit_ids: [f.unitId],
      kind: 'BeforeContract',
      asked_by: 'Notary',
      name: 'Maître Delvaux',
      received_on: '2026-03-02',
    }),
    interruptionId: await created(`/buildings/${f.buildingId}/interruptions`, {
      owner_id: f.ownerId,
      kind: 'Summons',
      done_on: '2026-03-02',
    }),
  };
}
