import { expect, it } from 'vitest';
import { RECORDED_STATEMENTS, readRecordedStatements } from '#test/helpers/recorded-statements.ts';
import { readReleased, typesOf } from '#test/helpers/released-statements.ts';
import { asSuperuser, fileDatabase } from '#test/helpers/test-database.ts';

/** With fewer, a run has not recorded what the service sends. */
const MINIMUM_STATEMENTS = 700;

const recording = process.env[RECORDED_STATEMENTS];
const source = recording === undefined ? 'of the last release' : 'of this run';
const statements =
  recording === undefined
    ? (await readReleased()).statements.map(({ text }) => text)
    : readRecordedStatements(recording);

it(`prepares and plans each of ${statements.length} statements ${source}, as the role that serves`, async () => {
  expect(statements.length).toBeGreaterThanOrEqual(MINIMUM_STATEMENTS);
  const faults = await asSuperuser(await fileDatabase(), async (client) => {
    const found: string[] = [];
    for (const text of statements) {
      try {
        await typesOf(client, text);
      } catch (error) {
        found.push(`${(error as Error).message}\n  ${text}`);
        await client.query('rollback; deallocate all');
      }
    }
    return found;
  });
  expect(faults).toEqual([]);
});
