import { join } from 'node:path';
import type { VerifyRestoredOptions, RestoreVerification } from '#database/index.ts';
import { endAllAccess, forgetLostSecrets } from '#features/people/auth/index.ts';
import { replayErasures } from '#features/privacy/erasure/index.ts';
import {
  listOrganizationIds,
  runAsSystem,
  type SystemDependencies,
} from '#features/shared/index.ts';
import { instantOf, systemClock } from '#platform/clock.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { openTotpVault } from '#platform/security/totp-vault.ts';
import { erasureParts, proofs } from './features.ts';
import { followers } from './followers.ts';
import { runOnServiceDatabase } from './open-database.ts';

/**
 * Checks the integrity of a restored and migrated database, repeats the erasures made since the backup,
 * and ends all sessions and links, and two-factor authentication whose key is lost.
 */
export async function verifyRestored(
  url: string,
  { config, erasures, during }: VerifyRestoredOptions,
): Promise<RestoreVerification> {
  return runOnServiceDatabase(url, async (database) => {
    const deps = { database, clock: systemClock, ids: uuidv7Source, followers };
    const unproved = await during('prove', () => prove(deps));
    const parts = { erasure: erasureParts, outboxDirectory: join(config.dataDirectory, 'outbox') };
    const erased = await replayErasures(deps, parts, erasures);
    const now = instantOf(systemClock.nowMs());
    const unenrolled = await database.write(NIL_UUID, async (db) => {
      await endAllAccess(db, now);
      return forgetLostSecrets(db, openTotpVault(config), now);
    });
    return { unproved, erased, unenrolled };
  });
}

/** Finds integrity faults on the platform and in each organization. */
async function prove(deps: SystemDependencies): Promise<string[]> {
  const faults: string[] = [];
  const ids = await deps.database.read(NIL_UUID, listOrganizationIds);
  for (const id of [NIL_UUID, ...ids]) {
    for (const proof of proofs) {
      const found = await runAsSystem(deps, id, (ctx) => proof(ctx));
      faults.push(...found.map((fault) => `organization ${id}: ${fault}`));
    }
  }
  return faults;
}
