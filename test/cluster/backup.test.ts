import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serviceData } from '#app/service-data.ts';
import {
  listDrills,
  openArchiveStorage,
  readDecryptionKeys,
  restoreArchive,
  runDrill,
  saveArchive,
} from '#database/index.ts';
import { loadConfig } from '#platform/config.ts';
import { distribute } from '#platform/db/distribution/distribute.ts';
import { verifyDistribution } from '#platform/db/distribution/verify-distribution.ts';
import { createClusterDatabase } from '#test/helpers/citus-cluster.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aCaller, aTenant, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';
import { asSuperuser, dropAfterFile, freshDatabase } from '#test/helpers/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'millieme-cluster-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const backups = join(folder, 'backups');
const report = { line: () => undefined, warning: () => undefined };
const test = await startTestApp({ databaseUrl: await freshDatabase() });

/** Makes the settings of a service with its own data folder. */
const settings = (name: string, databaseUrl: string) =>
  loadConfig({
    DATA_DIR: join(folder, name),
    DATABASE_URL: databaseUrl,
    BACKUP_DIR: backups,
    DISK_RESERVE_MIB: '0',
  });

let tenants: readonly Tenant[] = [];
beforeAll(async () => {
  tenants = [await aTenant(test), await aTenant(test)];
  for (const tenant of tenants) await aFixture(test, tenant);
  await saveArchive(settings('saved', test.databaseUrl), serviceData, { to: undefined, report });
}, LIMITS.longTest);

describe('a backup of a distributed database', { timeout: LIMITS.longTest }, () => {
  it('passes the drill, which restores it on one server', async () => {
    const config = settings('saved', test.databaseUrl);
    const scratch = join(folder, 'scratch');
    const options = { identity: undefined, service: serviceData, report };
    await runDrill(config, { ...options, kind: 'Rows', scratch });
    expect(await listDrills(openArchiveStorage(config.backup))).toMatchObject([
      { kind: 'Rows', failure: null },
    ]);
  });

  it('is restored into an empty cluster and distributed again, with books in order', async () => {
    const name = `${inject('databasePrefix')}_restored`;
    const servers = { url: inject('serverUrl'), workerUrls: inject('workerUrls') };
    const databaseUrl = await createClusterDatabase(servers, name);
    dropAfterFile(name);
    const target = settings('restored', databaseUrl);
    const [archive] = await openArchiveStorage(target.backup).list();
    await restoreArchive(join(backups, archive?.name ?? ''), {
      target,
      settings: target.backup,
      keys: await readDecryptionKeys(target.backup, undefined),
      erasureList: undefined,
      service: serviceData,
      report,
    });
    const faults = await asSuperuser(databaseUrl, async (client) => {
      expect(await distribute(client, { shards: 4 })).not.toEqual([]);
      return verifyDistribution(client);
    });
    expect(faults).toEqual([]);

    const again = await startTestApp({ databaseUrl });
    for (const { organizationId } of nonEmpty(tenants)) {
      const accountant = await aCaller(again, { role: 'Accountant', organizationId });
      const proof = must(await accountant.get('/ledger/proof'), 200);
      expect(proof).toMatchObject({ balanced: true, chain_intact: true });
    }
  });
});
