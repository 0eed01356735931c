import { beforeAll, describe, expect, it } from 'vitest';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
  bare,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
});

const NOBODY = '0192a000-0000-7000-8000-000000000000';
const idsOf = (rows: readonly Json[]): string[] => rows.map(({ id }) => id);

describe('entering a call', () => {
  it('answers the draft, its place and its tag', async () => {
    const answer = await tenant.accountant.post(
      '/calls-for-funds',
      work.input({ due_date: '2025-11-30', description: 'Arrears taken over' }),
    );
    const call = must(answer, 201);
    expect(call).toMatchObject({
      status: 'Draft',
      title: 'Provision, first quarter',
      description: 'Arrears taken over',
      total_amount: 100.01,
      open_amount: null,
      call_date: '2026-03-16',
      due_date: '2025-11-30',
      series_id: null,
      instalment_number: null,
      journal_entry_ids: [],
      sent_at: null,
      cancelled_at: null,
    });
    expect(answer.headers).toMatchObject({
      location: `/api/v1/calls-for-funds/${call.id}`,
      etag: expect.stringMatching(/^"1~/),
    });
    const read = must(await tenant.boardMember.get(`/calls-for-funds/${call.id}`), 200);
    expect(bare(read)).toEqual(bare(call));
  });

  it.each([
    [{ building_id: NOBODY }, 422, 'unknown_reference', '/body/building_id'],
    [{ distribution_key_id: NOBODY }, 422, 'unknown_reference', '/body/distribution_key_id'],
    [{ call_date: '2201-01-01' }, 400, 'invalid_request', '/body/call_date'],
    [{ due_date: '1899-12-31' }, 400, 'invalid_request', '/body/due_date'],
  ])('refuses %o', async (more, status, code, pointer) => {
    const series = { instalments: 2, ...more };
    for (const answer of [
      await tenant.accountant.post('/calls-for-funds', work.input(more)),
      await tenant.accountant.post('/calls-for-funds/series', work.input(series)),
    ]) {
      expect(answer).toMatchObject({ status, body: { code, errors: [{ pointer }] } });
    }
  });

  it.each([{ total_amount: 0 }, { total_amount: -1 }, { fund: 'Party' }, { title: ' ' }, { x: 1 }])(
    'finds %o malformed',
    async (more) => {
      const answer = await tenant.accountant.post('/calls-for-funds', work.input(more));
      expect(answer.status).toBe(400);
    },
  );

  it('refuses the key of another building', async () => {
    const building = { name: 'Other', address: 'Other 1', total_units: 1 };
    const other = must(await tenant.syndic.post('/buildings', building), 201).id;
    const call = work.input({ building_id: other, distribution_key_id: fixture.keyId });
    expect(await tenant.accountant.post('/calls-for-funds', call)).toMatchObject({
      status: 422,
      body: { code: 'unknown_reference', errors: [{ pointer: '/body/distribution_key_id' }] },
    });
  });

  it('holds on to the building and the key', async () => {
    const key = { name: 'Stairs', weights: [{ unit_id: fixture.unitId, weight: 1 }] };
    const keyId = must(
      await tenant.syndic.post(`/buildings/${fixture.buildingId}/distribution-keys`, key),
      201,
    ).id;
    await work.aCall({ distribution_key_id: keyId });
    const answer = await tenant.syndic.delete(`/distribution-keys/${keyId}`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'in_use' } });
  });

  it('honours If-Match', async () => {
    const { id } = await work.aCall();
    const path = `/calls-for-funds/${id}`;
    const stale = await tenant.accountant.put(`${path}/send`, undefined, { 'if-match': '"9"' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale' } });
    must(await tenant.accountant.put(`${path}/send`, undefined, { 'if-match': '"1"' }), 200);
    const sent = await tenant.accountant.get(path);
    await work.pay(fixture.ownerId, 1);
    const paid = await tenant.accountant.get(path);
    expect(paid.headers['etag']).not.toBe(sent.headers['etag']);
    const cancel = (tag: unknown) =>
      tenant.accountant.put(`${path}/cancel`, {}, { 'if-match': String(tag) });
    must(await cancel(sent.headers['etag']), 412);
    must(await cancel(paid.headers['etag']), 200);
  });
});

describe('a series', () => {
  it('is one draft per instalment, adding up to the year for every unit and in all', async () => {
    const drafts = must(
      await tenant.accountant.post(
        '/calls-for-funds/series',
        work.input({
          title: 'Provision 2026',
          total_amount: '1000.03',
          instalments: 4,
          call_date: '2026-01-31',
          due_date: '2026-02-15',
        }),
      ),
      201,
    );
    const brief = (call: Json) => [call.title, call.call_date, call.due_date, call.total_amount];
    expect(drafts.map(brief)).toEqual([
      ['Provision 2026 (1/4)', '2026-01-31', '2026-02-15', 250.02],
      ['Provision 2026 (2/4)', '2026-04-30', '2026-05-15', 250.01],
      ['Provision 2026 (3/4)', '2026-07-31', '2026-08-15', 250],
      ['Provision 2026 (4/4)', '2026-10-31', '2026-11-15', 250],
    ]);
    expect(drafts[3]).toMatchObject({ instalment_number: 4, instalment_count: 4 });
    const { series_id } = drafts[0];
    const listed = must(
      await tenant.accountant.get(`/calls-for-funds?series_id=${series_id}&sort=call_date`),
      200,
    );
    expect(listed).toEqual(drafts);

    // The series keeps its weights; the owners are those on each call's date.
    must(await tenant.syndic.put(`/units/${fixture.unitId}`, { quota: 500 }), 200);
    must(await tenant.syndic.put(`/units/${fixture.otherUnitId}`, { quota: 500 }), 200);
    const cents = new Map<string, number>();
    for (const { id, total_amount } of drafts) {
      const preview = must(await tenant.syndic.get(`/calls-for-funds/${id}/preview`), 200);
      must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
      expect(must(await tenant.syndic.get(`/calls-for-funds/${id}/preview`), 200)).toEqual(preview);
      expect(preview).toMatchObject({ total: total_amount, lines: [{ weight: 600 }, {}] });
      for (const { unit_id, amount } of preview.lines) {
        cents.set(unit_id, (cents.get(unit_id) ?? 0) + Math.round(amount * 100));
      }
    }
    must(await tenant.syndic.put(`/units/${fixture.otherUnitId}`, { quota: 400 }), 200);
    must(await tenant.syndic.put(`/units/${fixture.unitId}`, { quota: 600 }), 200);
    expect([...cents]).toEqual([
      [fixture.unitId, 60_002],
      [fixture.otherUnitId, 40_001],
    ]);
    await work.expectIntact();
  });

  it('keeps to the months that are asked for', async () => {
    const input = work.input({ instalments: 3, interval_months: 1, due_date: '2026-01-30' });
    const drafts = must(await tenant.accountant.post('/calls-for-funds/series', input), 201);
    expect(drafts.map((call: Json) => call.due_date)).toEqual([
      '2026-01-30',
      '2026-02-28',
      '2026-03-30',
    ]);
  });

  it.each([
    [{ instalments: 4, total_amount: 0.03 }, 422, 'instalment_empty'],
    [{ instalments: 12, call_date: '2200-06-01' }, 422, 'invalid_period'],
    [{ instalments: 1 }, 400, 'invalid_request'],
    [{ instalments: 13 }, 400, 'invalid_request'],
    [{ instalments: 2, interval_months: 13 }, 400, 'invalid_request'],
    [{}, 400, 'invalid_request'],
  ])('refuses %o', async (more, status, code) => {
    const answer = await tenant.accountant.post('/calls-for-funds/series', work.input(more));
    expect(answer).toMatchObject({ status, body: { code } });
  });
});

describe('who sees a call', () => {
  it('is an Owner once they are charged, and only their own part', async () => {
    const draft = await work.aCall();
    const ofOthers = await work.aSentCall({ distribution_key_id: fixture.keyId });
    const sent = await work.aSentCall();
    const { owner } = fixture;
    const listed = idsOf(must(await owner.get('/calls-for-funds?limit=100'), 200));
    expect(listed).toContain(sent.id);
    expect(listed).not.toContain(draft.id);
    expect(listed).not.toContain(ofOthers.id);
    for (const { id } of [draft, ofOthers]) {
      for (const part of ['', '/preview', '/receivables']) {
        expect((await owner.get(`/calls-for-funds/${id}${part}`)).status).toBe(404);
      }
    }
    const path = `/calls-for-funds/${sent.id}`;
    expect(must(await owner.get(path), 200)).toMatchObject({
      total_amount: 100.01,
      open_amount: 60.01,
    });
    expect(must(await owner.get(`${path}/preview`), 200)).toMatchObject({
      lines: [{ owner_id: fixture.ownerId, amount: 60.01 }],
      total: 60.01,
    });
    const receivables = must(await owner.get(`${path}/receivables`), 200);
    expect(receivables.map((row: Json) => row.owner_id)).toEqual([fixture.ownerId]);
    expect((await owner.put(`${path}/send`)).status).toBe(403);
    must(await tenant.accountant.put(`${path}/cancel`), 200);
    expect((await owner.get(path)).status).toBe(404);
  });

  it('is nobody of another organization, nor of other buildings alone', async () => {
    const { id } = await work.aCall();
    const stranger = await aTenant(test);
    const building = { name: 'Other', address: 'Other 1', total_units: 1 };
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId: tenant.organizationId,
      buildingIds: [must(await tenant.syndic.post('/buildings', building), 201).id],
    });
    for (const caller of [stranger.syndic, narrowed]) {
      for (const part of ['', '/preview', '/receivables']) {
        expect((await caller.get(`/calls-for-funds/${id}${part}`)).status).toBe(404);
      }
      expect((await caller.put(`/calls-for-funds/${id}/send`)).status).toBe(404);
      expect((await caller.put(`/calls-for-funds/${id}/cancel`)).status).toBe(404);
      expect(must(await caller.get('/calls-for-funds'), 200)).toEqual([]);
      expect((await caller.post('/calls-for-funds', work.input())).body.code).toBe(
        'unknown_reference',
      );
    }
  });
});

describe('the list', () => {
  it('comes newest first, by filter, page by page', async () => {
    const own = await aTenant(test);
    const inOwn = await aFixture(test, own);
    const ownWork = callWork(own, inOwn);
    const days = ['2026-01-05', '2026-03-05', '2026-02-05', '2026-02-05', '2026-04-05'];
    const ids: string[] = [];
    for (const call_date of days) ids.push((await ownWork.aSentCall({ call_date })).id);
    const draft = await ownWork.aCall({ fund: 'Works', call_date: '2026-03-01' });
    const [january, march, february, alsoFebruary, april] = ids;
    const newestFirst = [april, march, alsoFebruary, february, january];

    const seen: string[] = [];
    let path = '/calls-for-funds?status=Sent&limit=2&include_total=true';
    while (path !== '') {
      const answer = await own.auditor.get(path);
      seen.push(...idsOf(must(answer, 200)));
      expect(answer.headers['x-total-count']).toBe('5');
      path = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? '';
    }
    expect(seen).toEqual(newestFirst);

    const list = async (query: string) =>
      idsOf(must(await own.auditor.get(`/calls-for-funds?${query}`), 200));
    expect(await list(`building_id=${inOwn.buildingId}&fund=Works`)).toEqual([draft.id]);
    expect(await list('date_from=2026-02-05&date_to=2026-03-01&sort=call_date,-id')).toEqual([
      alsoFebruary,
      february,
      draft.id,
    ]);
    expect(await list('sort=-due_date')).toHaveLength(6);
    expect(await list(`building_id=${fixture.buildingId}`)).toEqual([]);
    expect((await own.auditor.get('/calls-for-funds?sort=title')).status).toBe(400);
  });
});
