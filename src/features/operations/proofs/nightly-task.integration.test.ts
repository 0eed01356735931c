import { expect, it } from 'vitest';
import { proofs } from '#app/features.ts';
import { followers } from '#app/followers.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { createMetrics } from '#platform/metrics.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { createNightlyProof } from './nightly-task.ts';

const test = await startTestApp();
const tenant = await aTenant(test);

/** Runs the checks and returns the log entries and the metrics. */
async function run() {
  const logged: unknown[][] = [];
  const metrics = createMetrics(test.database);
  const { database, clock } = test;
  const logger = { error: (...line: unknown[]) => logged.push(line) };
  const deps = { database, clock, ids: uuidv7Source, followers, metrics, logger, proofs };
  await createNightlyProof(deps).run({}, { signal: new AbortController().signal });
  const [, measured] = /^millieme_proof_faults (\d+)$/m.exec(await metrics.render()) ?? [];
  return { logged, measured: Number(measured) };
}

it('counts nothing while all holds, and says what does not', async () => {
  const { unitId } = await aFixture(test, tenant);
  must(await tenant.syndic.put(`/units/${unitId}`, { floor: 2 }), 200);
  await test.app.linker.linkAll();
  expect(await run()).toEqual({ logged: [], measured: 0 });
  await asSuperuser(test.databaseUrl, (client) =>
    client.query("update app.audit_log set action = 'unit.deleted' where action = 'unit.changed'"),
  );
  const { organizationId: organization_id } = tenant;
  const fault = 'the chain of the audit log is broken';
  expect(await run()).toEqual({
    logged: [[{ organization_id, fault }, 'an integrity check found faults']],
    measured: 1,
  });
  const told = await asSuperuser(test.databaseUrl, (client) =>
    client.query(
      `select payload from app.outbox_events where organization_id = $1 and type = 'SystemAlert'`,
      [organization_id],
    ),
  );
  expect(told.rows).toMatchObject([
    { payload: { finding: 'proof_broken', audience: 'Operators', building_id: null } },
  ]);
  const { proof } = must(await tenant.superAdmin.get('/operations'), 200);
  expect(proof).toMatchObject({ fault_count: 1 });
});
