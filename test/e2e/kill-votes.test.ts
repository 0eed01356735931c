import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { startServiceProcess } from '#test/helpers/service-process.ts';
import {
  TEST_SECRET,
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Json,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

/** The service is killed while an assembly votes; another one is asked what was recorded. */

const ITEMS = 40;
const VOTERS = ['Anne', 'Bart', 'Chris', 'Dirk'] as const;
const KILL_AFTER = 40;

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-kill-votes-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

it('loses no vote that it said was recorded, and proves those there are', async () => {
  const databaseUrl = await freshDatabase();
  const survivor = await startTestApp({ databaseUrl, clock: fakeClock(new Date().toISOString()) });
  const tenant = await aTenant(survivor);
  const house = await anAssemblyHouse(survivor, tenant);
  const { id, agenda } = await house.opened(
    VOTERS,
    Array.from({ length: ITEMS }, () => ({})),
  );
  const victim = await startServiceProcess({
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: TEST_SECRET,
    RATE_LIMIT_USER: '0',
  });
  const recorded = new Map<string, string>();
  let isKilled: Promise<void> | undefined;
  const voting = VOTERS.map(async (name, place) => {
    for (const [index, item] of agenda.entries()) {
      const choice = (index + place) % 2 === 0 ? 'For' : 'Against';
      const response = await fetch(
        `${victim.origin}/api/v1/meetings/${id}/agenda-items/${item.id}/votes`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${house.logins[name].token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ owner_id: house.ids[name], choice }),
        },
      );
      if (response.status === 201) recorded.set(`${item.id} ${house.ids[name]}`, choice);
      if (recorded.size >= KILL_AFTER) isKilled ??= victim.kill();
    }
  });
  const ends = await Promise.allSettled(voting);
  await isKilled;
  expect(ends.map(({ status }) => status)).toEqual(VOTERS.map(() => 'rejected'));
  expect(recorded.size).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(recorded.size).toBeLessThan(ITEMS * VOTERS.length);

  const { syndic } = tenant;
  const found = new Map<string, string>();
  for (const item of agenda) {
    const address = `/meetings/${id}/agenda-items/${item.id}/ballot`;
    const ballot: Json[] = must(await syndic.get(address), 200);
    for (const { owner_id, choice } of ballot)
      if (choice !== null) found.set(`${item.id} ${owner_id}`, choice);
  }
  for (const [key, choice] of recorded) expect(found.get(key)).toBe(choice);
  expect(must(await syndic.get(`/meetings/${id}/proof`), 200)).toMatchObject({
    votes: found.size,
    is_whole: true,
  });
});
