import { aCaller, type Caller } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import type { Web } from './web.ts';

/** The building of the demo, and its syndic without a browser. */
export interface Office {
  readonly organizationId: string;
  readonly buildingId: string;
  readonly syndic: Caller;
}

export async function theOffice(web: Web): Promise<Office> {
  const [building] = await asSuperuser(
    web.service.databaseUrl,
    async (client) =>
      (
        await client.query<{ id: string; organization_id: string }>(
          'select id, organization_id from app.buildings limit 1',
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
