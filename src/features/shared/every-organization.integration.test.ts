import { beforeAll, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { isAuditedToday } from '#features/operations/audit/index.ts';
import {
  forEveryOrganization,
  runAsSystem,
  recordAudit,
  type SystemDependencies,
} from '#features/shared/index.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { anOrganization, startTestApp } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

let deps: SystemDependencies;
let organizations: string[];

beforeAll(async () => {
  const test = await startTestApp({ databaseUrl: await freshDatabase() });
  deps = { database: test.database, clock: test.clock, ids: uuidv7Source, followers };
  organizations = [
    await anOrganization(test),
    await anOrganization(test),
    await anOrganization(test),
  ];
});

function aLogger() {
  const lines: object[] = [];
  return { lines, error: (facts: object) => void lines.push(facts) };
}

describe('what is done for every organization', () => {
  it('goes on after one that fails, undoes what that one did, and fails in the end', async () => {
    const logger = aLogger();
    const sweepId = uuidv7Source.next();
    const { signal } = new AbortController();
    const [, unlucky] = organizations;
    const sweep = forEveryOrganization(
      { ...deps, logger },
      { task: 'sweep', signal },
      async (ctx) => {
        await recordAudit(ctx, 'sweep.done', sweepId);
        if (ctx.organizationId === unlucky) throw new Error('no luck');
      },
    );
    await expect(sweep).rejects.toThrow('failed for 1 of 3 organizations');
    expect(logger.lines).toEqual([
      { task: 'sweep', organization_id: unlucky, err: new Error('no luck') },
    ]);
    const isDone = organizations.map((id) =>
      runAsSystem(deps, id, (ctx) => isAuditedToday(ctx, 'sweep.done', sweepId)),
    );
    expect(await Promise.all(isDone)).toEqual([true, false, true]);
  });

  it('ends between two of them when it is asked to', async () => {
    const stopping = new AbortController();
    const seen: string[] = [];
    const sweep = forEveryOrganization(
      { ...deps, logger: aLogger() },
      { task: 'sweep', signal: stopping.signal },
      async ({ organizationId }) => {
        seen.push(organizationId);
        if (seen.length === 2) stopping.abort();
      },
    );
    await expect(sweep).rejects.toThrow('aborted');
    expect(seen).toEqual(organizations.slice(0, 2));
  });
});
