import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '#test/helpers/limits.ts';
import { startServiceProcess, type ServiceProcess } from '#test/helpers/service-process.ts';
import type { Json } from '#test/helpers/test-app.ts';

/** The service on its embedded database, killed in the middle of its work. */

const APPROVALS = 500;
const CONNECTIONS = 16;
const KILL_AFTER = 150;

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-kill-'));
const admin = { email: 'admin@example.org', password: 'drie-blauwe-fietsen-77' };
const env = {
  DATA_DIR: dataDirectory,
  MILLIEME_ADMIN_EMAIL: admin.email,
  MILLIEME_ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_USER: '0',
};

let service: ServiceProcess;
let headers: Record<string, string>;

async function request(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Json }> {
  const response = await fetch(`${service.origin}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function made(path: string, body: unknown): Promise<string> {
  const answer = await request('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

async function signIn(): Promise<void> {
  headers = {};
  const { body } = await request('POST', '/auth/login', admin);
  headers = { authorization: `Bearer ${body.access_token}` };
}

/** Runs the work over all items, a limited number at a time, until one throws. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

beforeAll(async () => {
  service = await startServiceProcess(env);
  await signIn();
});

afterAll(async () => {
  await service.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

it(
  'posts nothing by half, and loses nothing that it acknowledged',
  { timeout: LIMITS.longTest },
  async () => {
    const organizationId = await made('/organizations', {
      name: 'Kill',
      contact_email: 'kill@example.org',
    });
    headers['x-organization-id'] = organizationId;
    expect((await request('POST', '/accounts/seed/belgian-pcmn')).status).toBe(201);
    const buildingId = await made('/buildings', {
      name: 'K',
      address: 'K 1',
      total_units: 1,
      total_quota: 3,
    });
    for (const [index, quota] of [1, 1, 1].entries()) {
      const unitId = await made('/units', {
        building_id: buildingId,
        unit_number: `A${index}`,
        quota,
      });
      const ownerId = await made('/owners', { name: `Owner ${index}`, email: 'o@example.org' });
      await made(`/units/${unitId}/owners`, {
        owner_id: ownerId,
        ownership_share: '1/1',
        start_date: '2020-01-01',
      });
    }
    const ids: string[] = [];
    await inParallel(
      Array.from({ length: APPROVALS }, (_, index) => index),
      async () => {
        const id = await made('/expenses', {
          building_id: buildingId,
          description: 'Invoice',
          amount: 100,
          expense_date: '2025-05-05',
          category: 'Maintenance',
          supplier: 'Propre SRL',
        });
        expect((await request('PUT', `/expenses/${id}/submit-for-approval`)).status).toBe(200);
        ids.push(id);
      },
    );

    expect(ids).toHaveLength(APPROVALS);
    const acknowledged: string[] = [];
    let isKilled: Promise<void> | undefined;
    const approvals = inParallel(ids, async (id) => {
      const { status } = await request('PUT', `/expenses/${id}/approve`);
      if (status === 200) acknowledged.push(id);
      if (acknowledged.length === KILL_AFTER) isKilled ??= service.kill();
    });
    await expect(approvals).rejects.toThrow();
    await isKilled;
    expect(acknowledged.length).toBeLessThan(APPROVALS);

    service = await startServiceProcess(env);
    await signIn();
    headers['x-organization-id'] = organizationId;
    let approved = 0;
    await inParallel(ids, async (id) => {
      const { body: expense } = await request('GET', `/expenses/${id}`);
      const { body: entries } = await request('GET', `/journal-entries?source_id=${id}`);
      if (expense.status === 'Approved') {
        approved += 1;
        expect(expense.journal_entry_ids).toEqual(entries.map((entry: { id: string }) => entry.id));
        expect(entries).toHaveLength(1);
        const { body: distribution } = await request('GET', `/expenses/${id}/distribution`);
        expect(distribution).toMatchObject({ total: 100, cancelled: false });
        expect(distribution.lines).toHaveLength(3);
      } else {
        expect(expense.status).toBe('PendingApproval');
        expect(acknowledged).not.toContain(id);
        expect(entries).toEqual([]);
      }
    });
    expect(approved).toBeGreaterThanOrEqual(acknowledged.length);
    const { body: proof } = await request('GET', '/ledger/proof');
    expect(proof).toMatchObject({
      balanced: true,
      chain_intact: true,
      entry_count: approved,
      total_debit: approved * 100,
    });
    // Repeated, a change whose answer was lost is made now, or reported as already made.
    const unheard = ids.filter((id) => !acknowledged.includes(id)).slice(0, 2 * CONNECTIONS);
    await inParallel(unheard, async (id) => {
      const { status, body } = await request('PUT', `/expenses/${id}/approve`);
      if (status === 200) expect(body.status).toBe('Approved');
      else
        expect({ status, ...body }).toMatchObject({
          status: 409,
          code: 'invalid_transition',
          from: 'Approved',
          allowed: expect.arrayContaining(['mark-paid', 'cancel']),
        });
    });
  },
);
