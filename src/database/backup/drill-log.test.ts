import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Drill } from '#domain/operations/drill.ts';
import { ArchiveFolder } from './archive-folder.ts';
import { listDrills, recordDrill } from './drill-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'millieme-drills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function aDrill(started_at: string, failure: string | null): Drill {
  const step_seconds = { verify: 0.4, load: 2.1 };
  return {
    started_at,
    archive: 'millieme-20260301T010000Z.tar',
    loss_seconds: 7_200,
    step_seconds,
    recovery_seconds: 3.2,
    failure,
  };
}

it('every drill is remembered, also when the last line was cut off', async () => {
  const directory = join(folder, 'backups');
  const place = new ArchiveFolder(directory);
  expect(await listDrills(place)).toEqual([]);
  const [first, second] = [
    aDrill('2026-03-01T03:00:00Z', null),
    aDrill('2026-04-01T03:00:00Z', 'x'),
  ];
  await recordDrill(place, first);
  await recordDrill(place, second);
  appendFileSync(join(directory, 'drills.jsonl'), '{"started_at":"2026-05-');
  expect(await listDrills(place)).toEqual([second, first]);
  await recordDrill(place, first);
  expect(await listDrills(place)).toEqual([first, second, first]);
});
