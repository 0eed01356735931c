import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { serve } from '#app/service.ts';
import { loadConfig } from '#platform/config.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { TEST_SECRET } from '#test/helpers/test-app.ts';
import { toServiceUrl, asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-jobs-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

it(
  'a service runs its tasks by the calendar and from the queue, and ends with its jobs',
  { timeout: LIMITS.longTest },
  async () => {
    const url = await freshDatabase();
    const query = (text: string) =>
      asSuperuser(url, async (client) => (await client.query(text)).rows);
    const config = loadConfig({
      DATA_DIR: dataDirectory,
      DATABASE_URL: url,
      JWT_SECRET: TEST_SECRET,
      PORT: '0',
      BANK_INBOX_DIR: join(dataDirectory, 'bank'),
    });
    const before = process.listenerCount('SIGTERM');
    const served = await serve(toServiceUrl(url), config, pino({ level: 'silent' }));
    expect(process.listenerCount('SIGTERM')).toBe(before);
    const names = [
      'bank-inbox',
      'daily-audit-end',
      'daily-deferrals',
      'daily-gdpr-requests',
      'daily-legal-terms',
      'daily-meeting-reminders',
      'daily-payment-due',
      'daily-reminders',
      'daily-retention',
      'daily-transfers',
      'end-written-decisions',
      'forget-digest-windows',
      'keep-base',
      'keep-erasures',
      'monthly-drill',
      'nightly-backup',
      'nightly-integrity',
      'nightly-proof',
      'requeue-documents',
      'requeue-letters',
      'requeue-mails',
      'requeue-minutes',
      'requeue-notifications',
      'requeue-reminders',
      'sweep-documents',
      'watch-backups',
      'watch-jobs',
    ];
    for (const name of names) await query(`select from graphile_worker.add_job('${name}')`);
    const jobs = 'select task_identifier, last_error from graphile_worker.jobs';
    await vi.waitFor(async () => expect(await query(jobs)).toEqual([]), LIMITS.program);
    await served.stop();
    const known = 'select identifier from graphile_worker._private_known_crontabs order by 1';
    expect(await query(known)).toEqual(names.map((identifier) => ({ identifier })));
    const connections = `select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and application_name not like 'citus%'`;
    await vi.waitFor(
      async () => expect(await query(connections)).toEqual([{ count: 0 }]),
      LIMITS.program,
    );
  },
);
