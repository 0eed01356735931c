import { mkdtempSync, readFileSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { demoSteps as steps } from '#app/features.ts';
import { followers } from '#app/followers.ts';
import { ROLES } from '#domain/people/roles.ts';
import { Database } from '#platform/db/database.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { StreamedFile } from '#platform/http/streamed-file.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  anOrganization,
  call,
  fakeClock,
  must,
  startTestApp,
  type Json,
} from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { createDemoPage } from './demo-page.ts';
import { seedDemo } from './seed-demo.ts';

const publicUrl = 'http://localhost:8080';

/** The costs of the demo files for the earlier year, and what the demo called for them. */
const SETTLED = {
  charges: { ordinary: 30_511.79, extraordinary: 3471.5 },
  called: { ordinary: 30_000, extraordinary: 3_400 },
};

const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-demo-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

const file = join(dataDirectory, 'demo-sign-in.txt');

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = new Database({ url });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function seed(url: string, instant?: string): Promise<readonly string[]> {
  const clock = fakeClock(instant);
  return withDatabase(url, (database) =>
    seedDemo({ database, clock, ids: uuidv7Source, followers, dataDirectory, publicUrl, steps }),
  );
}

function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return asSuperuser(url, async (client) => (await client.query(statement)).rows);
}

describe('seedDemo', () => {
  it('gives an empty database a building, its books and a user for each role', async () => {
    const url = await freshDatabase();
    const lines = await seed(url, '2026-11-21T09:00:00Z');
    expect(lines.map((line) => line.split(/\s+/)[2])).toEqual([...ROLES]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(lines.join('\n'));
    const test = await startTestApp({ databaseUrl: url, clock: fakeClock('2026-11-21T09:00:00Z') });
    const tokens = new Map<string, string>();
    for (const line of lines) {
      const [email = '', password = '', role = ''] = line.split(/\s+/);
      expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
      const body = must(
        await call(test.app, 'POST', '/auth/login', { body: { email, password } }),
        200,
      );
      tokens.set(role, body.access_token);
    }
    const get = async (role: string, path: string) => {
      const headers = { authorization: `Bearer ${tokens.get(role)}` };
      return must(await call(test.app, 'GET', path, { headers }), 200);
    };
    const [building] = await get('Syndic', '/buildings');
    expect(building).toMatchObject({ name: 'Résidence Les Tilleuls', total_units: 24 });
    const units = await get('Syndic', `/buildings/${building.id}/units?limit=100`);
    expect(units).toHaveLength(24);
    expect(await get('Owner', '/owners')).toMatchObject([{ name: 'Hugo Vermeersch' }]);
    const expenses = await get('Accountant', '/expenses?limit=100');
    expect(new Set(expenses.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['Draft', 'PendingApproval', 'Approved', 'Rejected', 'Paid']),
    );
    const dates: string[] = expenses.map((one: { expense_date: string }) => one.expense_date);
    expect(dates.every((date) => date >= '2025-01-01' && date <= '2026-11-21')).toBe(true);
    expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set(['2025', '2026']));
    const years = await get('Auditor', `/buildings/${building.id}/fiscal-years`);
    const states = years.map((year: Json) => [year.end_date.slice(0, 4), year.status]);
    expect(Object.fromEntries(states)).toEqual({ 2025: 'Closed', 2026: 'Open' });
    const suppliers = await get('Accountant', '/suppliers?limit=100');
    const withIban = suppliers.filter(({ iban }: Json) => iban !== null);
    expect(withIban.map((one: Json) => one.iban_state).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'Confirmed'),
      'Unconfirmed',
    ]);
    expect(await get('Auditor', '/ledger/proof')).toMatchObject({
      balanced: true,
      chain_intact: true,
    });
    const calls = await get('Accountant', '/calls-for-funds?limit=100');
    const statuses = calls.map(({ status }: { status: string }) => status);
    expect(statuses.filter((status: string) => status === 'Settled')).toHaveLength(6);
    expect(statuses.filter((status: string) => status === 'Sent')).toHaveLength(5);
    const runs = await get('Auditor', `/buildings/${building.id}/statements`);
    expect(runs).toMatchObject([{ status: 'Sent', period_to: '2025-12-31', totals: SETTLED }]);
    const ties: Json[] = await get('Auditor', `/statements/${runs[0].id}/ties`);
    expect(ties.filter(({ difference }) => difference !== 0)).toEqual([]);
    const closed = years.find((year: Json) => year.status === 'Closed');
    const income = await get(
      'Auditor',
      `/reports/income-statement?year=2025&building_id=${building.id}`,
    );
    expect([income.net_result, closed.result_decision_id]).toEqual([0, null]);
    const budgets = await get('Owner', `/buildings/${building.id}/budgets`);
    expect(budgets).toMatchObject([{ kind: 'Ordinary', status: 'Adopted' }]);
    // A new demo building starts with no overdrawn account.
    const { accounts } = await get('Auditor', `/reports/cash-series?building_id=${building.id}`);
    expect(accounts.flatMap(({ balances }: { balances: number[] }) => balances)).toHaveLength(24);
    for (const { balances } of accounts) expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
    const tickets = await get('Syndic', '/tickets');
    expect(tickets.map(({ status }: { status: string }) => status)).toEqual(
      tickets.map(() => 'Open'),
    );
    expect(tickets).toHaveLength(3);
    const meetings = await get('Owner', '/meetings');
    expect(meetings).toMatchObject([
      {
        meeting_type: 'GeneralAssembly',
        scheduled_date: '2026-12-03T18:00:00.000Z',
        convened_at: '2026-11-11T09:00:00.000Z',
      },
    ]);
    expect(await get('Syndic', `/meetings/${meetings[0].id}/agenda-items`)).toHaveLength(4);
    expect(await get('Auditor', '/owner-accounts/integrity')).toMatchObject({ balanced: true });
    expect(
      await query(url, 'select id from app.outbox_events where fanned_out_at is null'),
    ).toEqual([]);
  });

  it('lists the people only to a client on the same machine', async () => {
    const url = await freshDatabase();
    const [line = ''] = await seed(url);
    const page = (servedAt: string, demoDirectory: string | undefined, host: string) =>
      withDatabase(url, async (database) => {
        const demo = createDemoPage({ database, publicUrl: servedAt, demoDirectory });
        const answer = await demo.answer({ params: {}, language: 'en', host });
        if (!(answer instanceof StreamedFile)) throw new Error('not a file');
        return JSON.parse(await text(await answer.open()));
      });
    const [email, password, role] = line.split(/\s+/);
    expect((await page(publicUrl, dataDirectory, '127.0.0.1')).people[0]).toEqual({
      email,
      password,
      role,
    });
    expect(await page(publicUrl, dataDirectory, 'millieme.example')).toBeNull();
    expect(await page('https://millieme.example', dataDirectory, 'localhost')).toBeNull();
    expect(await page(publicUrl, undefined, 'localhost')).toBeNull();
  });

  it.each(['2027-01-01T09:00:00Z', '2028-02-29T09:00:00Z', '2026-12-31T09:00:00Z'])(
    'works on any day of the year: %s',
    async (instant) => {
      const url = await freshDatabase();
      expect(await seed(url, instant)).toHaveLength(ROLES.length);
      const [{ count, late } = {}] = await query(
        url,
        `select count(*)::int as count, count(*) filter (where expense_date > '${instant}')::int as late
          from app.expenses`,
      );
      expect(count).toBeGreaterThan(15);
      expect(late).toBe(0);
    },
  );

  it('says the same again at later starts, and nothing of a database that is not its own', async () => {
    const [url, other] = [await freshDatabase(), await freshDatabase()];
    const lines = await seed(url);
    expect(await seed(url)).toEqual(lines);
    const test = await startTestApp({ databaseUrl: other });
    await anOrganization(test);
    expect(await seed(other)).toEqual([]);
    unlinkSync(file);
    expect(await seed(url)).toEqual([]);
    expect(await query(url, 'select id from app.buildings')).toHaveLength(1);
  });

  it('has each invoice of the year on paper, which its expense shows', async () => {
    const url = await freshDatabase();
    const files = openFileStore({ dataDirectory });
    const clock = fakeClock('2026-11-21T09:00:00Z');
    const deps = { clock, ids: uuidv7Source, followers, dataDirectory, publicUrl, steps, files };
    await withDatabase(url, (database) => seedDemo({ ...deps, database }));
    const invoices = await query(
      url,
      `select expense.invoice_number, document.title, content.content_type, document.organization_id,
          document.sha256
        from app.expenses as expense
        left join app.documents as document
          on document.organization_id = expense.organization_id
          and document.expense_id = expense.id
        left join app.contents as content
          on content.organization_id = document.organization_id
          and content.sha256 = document.sha256
        where expense.expense_date >= '2026-01-01'`,
    );
    for (const { invoice_number, title, content_type, ...key } of nonEmpty(invoices)) {
      expect(title).toMatch(new RegExp(`, ${String(invoice_number)}$`));
      expect(content_type).toBe('application/pdf');
      const { organization_id, sha256 } = key as { organization_id: string; sha256: string };
      expect(await text(await files.open({ organization_id, sha256 }))).toMatch(/^%PDF/);
    }
    expect(await query(url, 'select id from app.notifications')).toEqual([]);
  });

  it('is made once by two processes that start at once', async () => {
    const url = await freshDatabase();
    const [first, second] = await Promise.all([seed(url), seed(url)]);
    expect(first).toEqual(second);
    expect(await query(url, 'select id from auth.organizations')).toHaveLength(1);
  });

  it('leaves nothing behind when it is cut off, and starts over', async () => {
    const url = await freshDatabase();
    const unwritable = join(file, 'not-a-folder');
    await seed(await freshDatabase());
    const cutOff = withDatabase(url, (database) =>
      seedDemo({
        database,
        clock: fakeClock(),
        ids: uuidv7Source,
        followers,
        dataDirectory: unwritable,
        publicUrl,
        steps,
      }),
    );
    await expect(cutOff).rejects.toThrow();
    expect(await query(url, 'select id from auth.users')).toEqual([]);
    expect(await seed(url)).toHaveLength(ROLES.length);
  });
});
