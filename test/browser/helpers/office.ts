import { batchWork } from '#test/helpers/payment-batches.ts';
import { aCaller, must, type Caller, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { today } from './today.ts';
import type { Web } from './web.ts';

/** The demo building and its syndic, without a browser. */
export interface Office {
  readonly organizationId: string;
  readonly buildingId: string;
  readonly syndic: Caller;
}

export async function openDemoOffice(web: Web): Promise<Office> {
  const [building] = await asSuperuser(
    web.service.databaseUrl,
    async (client) =>
      (
        await client.query<{ id: string; organization_id: string }>(
          'select id, organization_id from app.buildings order by id limit 1',
        )
      ).rows,
  );
  if (building === undefined) throw new Error('the demo has no building');
  const office = { organizationId: building.organization_id };
  return {
    ...office,
    buildingId: building.id,
    syndic: await aCaller(web.service, { ...office, role: 'Syndic' }),
  };
}

/** Drafts a batch that pays an invoice of today. */
export async function aPaymentBatch(web: Web, office: Office): Promise<void> {
  const { organizationId, buildingId, syndic } = office;
  const as = (role: 'Accountant' | 'Auditor') => aCaller(web.service, { organizationId, role });
  const people = { syndic, accountant: await as('Accountant'), auditor: await as('Auditor') };
  const path = `/buildings/${buildingId}/bank-accounts`;
  const [account]: Json[] = must(await syndic.get(path), 200);
  const work = await batchWork(people, { buildingId }, account.id);
  const invoice = await work.anInvoice(await work.aSupplier(), { expense_date: today() });
  await work.aBatch([invoice.id]);
}
