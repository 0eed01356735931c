import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { startWorkerProcess } from '#test/helpers/worker-process.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-worker-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

const startWorker = (env: Readonly<Record<string, string>>) =>
  startWorkerProcess({ DATA_DIR: dataDirectory, ...env });

describe('a process for jobs only', () => {
  it('says when it is at work, and ends when it is told to', async () => {
    const url = await freshDatabase();
    const worker = startWorker({ DATABASE_URL: url });
    const [line] = await once(createInterface({ input: worker.stdout }), 'line');
    expect(line).toBe('Millième runs jobs');
    const { rows } = await asSuperuser(url, (client) =>
      client.query<{ rolsuper: boolean }>(`select distinct rolsuper
        from pg_stat_activity join pg_roles on rolname = usename
        where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and application_name not like 'citus%'`),
    );
    expect(rows).toEqual([{ rolsuper: false }]);
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('starts no database of its own', async () => {
    const worker = startWorker({});
    const [error, [code]] = await Promise.all([text(worker.stderr), once(worker, 'exit')]);
    expect(code).toBe(1);
    expect(error).toBe(
      'Start failed: there is no database: set DATABASE_URL, or start the service first\n',
    );
  });
});
