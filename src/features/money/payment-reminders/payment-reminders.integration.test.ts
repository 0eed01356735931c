import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
  bare,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let work: ReminderWork;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  work = await reminderWork(tenant);
});

const idsOf = (rows: Json): string[] => rows.map(({ id }: { id: string }) => id);

describe('a reminder', () => {
  it('asks for everything that is overdue, and for nothing else', async () => {
    const owner_id = await work.anOwner();
    const second = await work.owes(owner_id, 250.5, '2026-03-01');
    const first = await work.owes(owner_id, 100, '2026-02-01');
    await work.owes(owner_id, 77, '2026-03-16');
    await work.owes(owner_id, 88, '2026-02-01', await work.aBuilding());
    const created = await tenant.accountant.post('/payment-reminders', {
      ...work.target(owner_id),
      message: 'Please pay',
      notes: 'Was abroad',
    });
    const reminder = must(created, 201);
    expect(created.headers['location']).toBe(`/api/v1/payment-reminders/${reminder.id}`);
    const item = { receivable_id: expect.any(String), text_key: null };
    const communication = {
      structured_communication: expect.stringMatching(/^\+\+\+\d{3}\/\d{4}\//),
    };
    expect(reminder.allowed_actions).toContain('escalate');
    expect(bare(reminder)).toEqual({
      id: expect.any(String),
      ...work.target(owner_id),
      owner_name: 'Dirk Maes',
      building_name: 'Les Tilleuls',
      call_for_funds_id: null,
      reminder_level: 'Gentle',
      status: 'Open',
      message: 'Please pay',
      notes: 'Was abroad',
      amount_owed: 350.5,
      late_payment_penalty: 0,
      penalty_charged: 0,
      penalty_waived: 0,
      mail: null,
      total_amount: 350.5,
      items: [
        {
          ...item,
          ...communication,
          source: { type: 'JournalEntry', id: first },
          title: null,
          due_date: '2026-02-01',
          amount: 100,
          open_amount: 100,
          parts: [],
          days_overdue: 43,
        },
        {
          ...item,
          ...communication,
          source: { type: 'JournalEntry', id: second },
          title: null,
          due_date: '2026-03-01',
          amount: 250.5,
          open_amount: 250.5,
          parts: [],
          days_overdue: 15,
        },
      ],
      days_overdue: 43,
      sent_date: null,
      sent_by: null,
      tracking_number: null,
      paused: false,
      pause_reason: null,
      cancellation_reason: null,
      settled_on: null,
      level_changed_on: '2026-03-16',
      events: [
        {
          occurred_at: '2026-03-16T09:00:00.000Z',
          event: 'Created',
          reminder_level: 'Gentle',
          amount_owed: 350.5,
          penalty: 0,
          detail: null,
          actor_id: tenant.accountant.userId,
        },
      ],
      created_at: '2026-03-16T09:00:00.000Z',
      updated_at: '2026-03-16T09:00:00.000Z',
    });
    const read = must(await tenant.auditor.get(`/payment-reminders/${reminder.id}`), 200);
    expect(bare(read)).toEqual(bare(reminder));
  });

  it('starts at any level', async () => {
    const owner_id = await work.aDebtor();
    const input = { ...work.target(owner_id), reminder_level: 'LegalAction' };
    const { id, reminder_level } = must(await tenant.syndic.post('/payment-reminders', input), 201);
    expect(reminder_level).toBe('LegalAction');
    const answer = await tenant.syndic.put(`/payment-reminders/${id}/escalate`);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', from: 'Open', allowed: ['mark-sent', 'cancel', 'pause'] },
    });
  });

  it('is narrowed to one call', async () => {
    const { callId, ownerId, buildingId } = await work.aSentCall('2026-02-20');
    await work.owes(ownerId, 40, '2026-02-01', buildingId);
    const input = { owner_id: ownerId, call_for_funds_id: callId };
    const reminder = must(await tenant.syndic.post('/payment-reminders', input), 201);
    expect(reminder).toMatchObject({
      building_id: buildingId,
      call_for_funds_id: callId,
      items: [
        {
          source: { type: 'CallForFunds', id: callId },
          title: 'First call',
          due_date: '2026-02-20',
        },
      ],
    });
    const climbed = await tenant.syndic.put(`/payment-reminders/${reminder.id}/escalate`);
    expect(must(climbed, 200).items).toEqual(reminder.items);
  });

  it('is the only one of its owner and building', async () => {
    const owner_id = await work.aDebtor();
    const input = work.target(owner_id);
    const both = await Promise.all(
      [1, 2].map(() => tenant.syndic.post('/payment-reminders', input)),
    );
    expect(statusesOf(both)).toEqual([201, 409]);
    const [first] = must(await tenant.syndic.get(`/owners/${owner_id}/payment-reminders`), 200);
    const again = await tenant.syndic.post('/payment-reminders', input);
    expect(again.body).toMatchObject({ code: 'reminder_exists', payment_reminder_id: first.id });
    must(
      await tenant.syndic.put(`/payment-reminders/${first.id}/cancel`, { reason: 'Wrong' }),
      200,
    );
    must(await tenant.syndic.post('/payment-reminders', input), 201);
  });

  it('is replayed under its idempotency key', async () => {
    const input = work.target(await work.aDebtor());
    const key = { 'idempotency-key': randomUUID() };
    const first = must(await tenant.syndic.post('/payment-reminders', input, key), 201);
    const second = await tenant.syndic.post('/payment-reminders', input, key);
    expect(must(second, 201)).toEqual(first);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });
});

describe('what is refused', () => {
  it('a reminder of nothing overdue', async () => {
    const owner_id = await work.anOwner();
    await work.owes(owner_id, 77, '2026-03-16');
    const answer = await tenant.syndic.post('/payment-reminders', work.target(owner_id));
    expect(answer).toMatchObject({ status: 422, body: { code: 'nothing_overdue' } });
  });

  it('references that are unknown, or of another building', async () => {
    const owner_id = await work.aDebtor();
    const { callId } = await work.aSentCall('2026-02-20');
    const stranger = await work.aBuilding();
    const cases: [string, object][] = [
      ['owner_id', { ...work.target(owner_id), owner_id: randomUUID() }],
      ['building_id', { owner_id, building_id: randomUUID() }],
      ['call_for_funds_id', { owner_id, call_for_funds_id: randomUUID() }],
      ['call_for_funds_id', { ...work.target(owner_id), call_for_funds_id: randomUUID() }],
      ['call_for_funds_id', { owner_id, building_id: stranger, call_for_funds_id: callId }],
    ];
    for (const [field, input] of cases) {
      const answer = await tenant.syndic.post('/payment-reminders', input);
      expect(answer, JSON.stringify(input)).toMatchObject({
        status: 422,
        body: { code: 'unknown_reference', errors: [{ pointer: `/body/${field}` }] },
      });
    }
  });

  it('bodies that say too little, too much, or amounts', async () => {
    const owner_id = await work.aDebtor();
    const target = work.target(owner_id);
    for (const input of [
      { owner_id },
      { building_id: work.buildingId },
      { ...target, amount_owed: 1 },
      { ...target, reminder_level: 'Rude' },
    ]) {
      must(await tenant.syndic.post('/payment-reminders', input), 400);
    }
    const id = await work.aReminder(owner_id);
    must(await tenant.syndic.put(`/payment-reminders/${id}/pause`, {}), 400);
    must(await tenant.syndic.put(`/payment-reminders/${id}/escalate`, { reason: 'x' }), 400);
  });
});

describe('lists', () => {
  let listing: ReminderWork;
  let owners: string[];
  let reminders: string[];

  beforeAll(async () => {
    const own = await aTenant(test);
    listing = await reminderWork(own);
    owners = [await listing.aDebtor(), await listing.aDebtor(), await listing.aDebtor()];
    reminders = [];
    for (const owner of owners) reminders.push(await listing.aReminder(owner));
    must(await own.syndic.put(`/payment-reminders/${reminders[2]}/escalate`), 200);
    must(await own.syndic.put(`/payment-reminders/${reminders[1]}/mark-sent`), 200);
  });

  const list = async (query: string) =>
    idsOf(must(await listing.tenant.auditor.get(`/payment-reminders${query}`), 200));

  it('are newest first, filtered and paged', async () => {
    const [first, second, third] = reminders;
    expect(await list('')).toEqual([third, second, first]);
    expect(await list('?sort=id')).toEqual([first, second, third]);
    expect(await list('?reminder_level=Formal')).toEqual([third]);
    expect(await list('?status=Sent')).toEqual([second]);
    expect(await list(`?owner_id=${owners[0]}`)).toEqual([first]);
    expect(await list(`?building_id=${listing.buildingId}&limit=2`)).toEqual([third, second]);
    expect(await list(`?building_id=${randomUUID()}`)).toEqual([]);
    const page = await listing.tenant.auditor.get('/payment-reminders?limit=2&include_total=true');
    expect(page.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? '';
    expect(idsOf(must(await listing.tenant.auditor.get(next), 200))).toEqual([first]);
    must(await listing.tenant.auditor.get('/payment-reminders?status=Paid'), 400);
  });

  it('show each reminder as it is read alone', async () => {
    const rows = must(await listing.tenant.auditor.get('/payment-reminders'), 200);
    for (const row of nonEmpty<Json>(rows)) {
      const { body } = await listing.tenant.auditor.get(`/payment-reminders/${row.id}`);
      expect(bare(row)).toEqual(bare(body));
      expect(row.items).toHaveLength(1);
      expect(row.events.length).toBeGreaterThan(0);
    }
  });

  it('of an owner are theirs', async () => {
    const path = `/owners/${owners[1]}/payment-reminders`;
    const read = async (query: string) =>
      idsOf(must(await listing.tenant.boardMember.get(`${path}${query}`), 200));
    expect(await read('')).toEqual([reminders[1]]);
    expect(await read('?status=Open')).toEqual([]);
    must(await tenant.syndic.get(path), 404);
  });
});

describe('who may see and do what', () => {
  let ownerId: string;
  let id: string;
  let owner: Caller;
  let neighbour: Caller;
  let elsewhere: Caller;

  beforeAll(async () => {
    ownerId = await work.aDebtor();
    id = await work.aReminder(ownerId);
    const { organizationId } = tenant;
    owner = await aCaller(test, { role: 'Owner', organizationId, ownerId });
    const otherId = await work.anOwner();
    neighbour = await aCaller(test, { role: 'Owner', organizationId, ownerId: otherId });
    const buildingIds = [await work.aBuilding()];
    elsewhere = await aCaller(test, { role: 'Accountant', organizationId, buildingIds });
  });

  it('an owner sees their own and nobody else’s', async () => {
    must(await owner.get(`/payment-reminders/${id}`), 200);
    expect(idsOf(must(await owner.get('/payment-reminders'), 200))).toEqual([id]);
    expect(idsOf(must(await owner.get(`/owners/${ownerId}/payment-reminders`), 200))).toEqual([id]);
    must(await neighbour.get(`/payment-reminders/${id}`), 404);
    expect(must(await neighbour.get('/payment-reminders'), 200)).toEqual([]);
    must(await neighbour.get(`/owners/${ownerId}/payment-reminders`), 404);
  });

  it('a narrowed role sees and touches its buildings only', async () => {
    must(await elsewhere.get(`/payment-reminders/${id}`), 404);
    expect(must(await elsewhere.get('/payment-reminders'), 200)).toEqual([]);
    must(await elsewhere.put(`/payment-reminders/${id}/cancel`, { reason: 'x' }), 404);
    const refused = await elsewhere.post('/payment-reminders', work.target(ownerId));
    expect(refused).toMatchObject({ status: 422, body: { code: 'unknown_reference' } });
  });

  it('readers change nothing', async () => {
    for (const caller of [owner, tenant.boardMember, tenant.auditor]) {
      must(await caller.post('/payment-reminders', work.target(ownerId)), 403);
      must(await caller.put(`/payment-reminders/${id}/escalate`), 403);
      must(await caller.put('/payment-reminders/settings', { gentle_days: 10 }), 403);
    }
  });

  it('another organization finds nothing', async () => {
    const { syndic } = await aTenant(test);
    must(await syndic.get(`/payment-reminders/${id}`), 404);
    must(await syndic.put(`/payment-reminders/${id}/escalate`), 404);
    must(await syndic.get(`/owners/${ownerId}/payment-reminders`), 404);
  });
});
