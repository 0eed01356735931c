import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it, vi } from 'vitest';
import { followers } from '#app/followers.ts';
import { createNotifications } from '#features/notifications/create-notifications.ts';
import { runAsSystem } from '#features/shared/index.ts';
import { systemClock } from '#platform/clock.ts';
import { Database } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { addTenant } from '#platform/db/tenants.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { afterFile } from '#test/helpers/after-file.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { addMembers } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';
import { startWorkerProcess } from '#test/helpers/worker-process.ts';

/** Worker processes are repeatedly killed during their deliveries. */

const DELIVERIES = 2_000;
const PEOPLE = 50;
const WORKERS = 2;
const KILLS = 5;
/** Deliveries in progress in one process: the maximum that its end causes to be sent twice. */
const UNDER_WAY = 10;

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-kill-worker-'));
const live = new Set<ChildProcess>();
afterAll(() => {
  for (const worker of live) worker.kill('SIGKILL');
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Starts a mail server that counts accepted mails, by message. */
async function aMailServer(onMail: (taken: number) => void) {
  const copies = new Map<string, number>();
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('latin1');
        const id = /^Message-ID: <notification-([0-9a-f-]+)@/im.exec(source)?.[1] ?? 'none';
        copies.set(id, (copies.get(id) ?? 0) + 1);
        taken += 1;
        onMail(taken);
        done();
      });
    },
  });
  // A killed client closes its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterFile(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { copies, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

function startWorker(databaseUrl: string, smtpUrl: string): void {
  const worker = startWorkerProcess({
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    LOG_LEVEL: 'fatal',
  });
  worker.stdout.resume();
  worker.stderr.pipe(process.stderr, { end: false });
  live.add(worker);
  worker.once('exit', () => live.delete(worker));
}

async function aQueueOfMails(database: Database): Promise<string> {
  const organizationId = uuidv7Source.next();
  const people = Array.from({ length: PEOPLE }, () => uuidv7Source.next());
  await database.write(NIL_UUID, async (db) => {
    await addTenant(db, organizationId);
    await db.execute(sql`insert into auth.organizations (id, name, contact_email)
      values (${organizationId}, 'Kill', 'office@example.org')`);
    await db.execute(sql`insert into auth.users (id, email, name)
      select id, id || '@example.org', 'Somebody' from unnest(${people}::uuid[]) as t (id)`);
    await addMembers(db, organizationId, people);
  });
  const drafts = Array.from({ length: DELIVERIES }, (_, index) => ({
    user_id: people[index % PEOPLE] ?? '',
    notification_type: 'SystemMaintenance' as const,
    title: `Maintenance ${index}`,
    message: 'On Thursday at noon.',
    link: null,
    priority: 'Normal' as const,
    event_id: null,
    object_id: null,
  }));
  const deps = { database, clock: systemClock, ids: uuidv7Source, followers };
  const configured = { email: true, sms: false };
  await runAsSystem(deps, organizationId, (ctx) =>
    createNotifications(ctx, drafts, { configured }),
  );
  return organizationId;
}

it('sends everything, and hardly anything twice', { timeout: LIMITS.longTest }, async () => {
  const databaseUrl = await freshDatabase();
  const database = new Database({ url: databaseUrl, maxConnections: 2 });
  const points = Array.from({ length: KILLS }, () =>
    Math.ceil(Math.random() * DELIVERIES * 0.95),
  ).sort((left, right) => left - right);
  let kills = 0;
  const { copies, url } = await aMailServer((taken) => {
    while (taken >= (points[kills] ?? Infinity)) {
      kills += 1;
      // The oldest one, which is at work.
      const [victim] = live;
      victim?.kill('SIGKILL');
      startWorker(databaseUrl, url);
    }
  });
  const organizationId = await aQueueOfMails(database);
  for (let count = 0; count < WORKERS; count += 1) startWorker(databaseUrl, url);

  const statuses = () =>
    database.read(organizationId, (db) =>
      db.query(sql`select status, count(*) from app.notification_deliveries
        where organization_id = ${organizationId} and channel = 'Email' group by status`),
    );
  await vi.waitFor(
    async () => expect(await statuses()).toEqual([{ status: 'Sent', count: DELIVERIES }]),
    { timeout: LIMITS.program, interval: 200 },
  );
  await database.close();

  expect(kills).toBe(KILLS);
  expect(copies.size).toBe(DELIVERIES);
  const twice = [...copies.values()].reduce((sum, count) => sum + count - 1, 0);
  expect(twice).toBeLessThanOrEqual(KILLS * UNDER_WAY);
});
