import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PNG } from '#test/helpers/documents.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aPhoto, CODED, PLACE } from '#test/helpers/photos.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const jobs = makeJobHelpers(test);
const { syndic, boardMember } = tenant;
const { organizationId } = tenant;

async function aBuilding(who = syndic): Promise<string> {
  const body = {
    name: 'Les Tilleuls',
    address: 'Rue du Parc 1',
    total_units: 2,
    total_quota: 1_000,
  };
  return must(await who.post('/buildings', body), 201).id;
}

async function anOwnerOf(building_id: string, unit_number: string) {
  const unit = must(await syndic.post('/units', { building_id, unit_number, quota: 100 }), 201);
  const email = `${unit_number}-${building_id}@example.org`;
  const owner = must(await syndic.post('/owners', { name: `Owner ${unit_number}`, email }), 201);
  const holding = { owner_id: owner.id, ownership_share: '1/1', start_date: '2020-01-01' };
  must(await syndic.post(`/units/${unit.id}/owners`, holding), 201);
  const caller = await aCaller(test, { role: 'Owner', organizationId, ownerId: owner.id });
  return { caller, unitId: unit.id as string, ownerId: owner.id as string };
}

const LIFT = { title: 'The lift stands still', description: 'Since this morning.' };

async function opened(who: Caller, building_id: string, more: object = {}): Promise<Json> {
  return must(await who.post('/tickets', { building_id, ...LIFT, ...more }), 201);
}

const step = (who: Caller, id: string, operation: string, body?: object) =>
  who.put(`/tickets/${id}/${operation}`, body);

describe('a ticket', () => {
  it('goes from an owner to somebody, is resolved, comes back, and is closed', async () => {
    const building_id = await aBuilding();
    const { caller: anne, ownerId, unitId } = await anOwnerOf(building_id, 'A1');
    const ticket = await opened(anne, building_id, { unit_id: unitId, category: 'Elevator' });
    expect(ticket).toMatchObject({
      ...LIFT,
      building_id,
      building_name: 'Les Tilleuls',
      unit_number: 'A1',
      owner_id: ownerId,
      owner_name: 'Owner A1',
      status: 'Open',
      category: 'Elevator',
      priority: 'Medium',
      assignee_id: null,
      allowed_actions: ['cancel', 'comments', 'attachments'],
    });
    const { id } = ticket;
    const assigned = must(
      await step(syndic, id, 'assign', { assignee_id: boardMember.userId }),
      200,
    );
    expect(assigned).toMatchObject({ assignee_id: boardMember.userId, status: 'Open' });
    expect(assigned.assignee_name).not.toBe(null);
    must(await step(boardMember, id, 'start'), 200);
    expect(must(await step(boardMember, id, 'start'), 409)).toMatchObject({
      code: 'invalid_transition',
      from: 'InProgress',
      allowed: ['resolve', 'cancel'],
    });
    must(await step(anne, id, 'resolve', {}), 403);
    const resolved = await step(boardMember, id, 'resolve', { resolution: 'New brake.' });
    expect(must(resolved, 200)).toMatchObject({
      status: 'Resolved',
      resolution: 'New brake.',
      resolved_at: expect.any(String) as unknown,
    });
    expect(must(await step(anne, id, 'reopen'), 200)).toMatchObject({
      status: 'Open',
      resolved_at: null,
    });
    must(await step(boardMember, id, 'resolve'), 200);
    must(await step(boardMember, id, 'close'), 200);
    expect(must(await step(syndic, id, 'assign', { assignee_id: syndic.userId }), 409).code).toBe(
      'invalid_transition',
    );
    must(await syndic.put(`/tickets/${id}`, { priority: 'Low' }), 409);
    const history = must(await anne.get(`/tickets/${id}/history`), 200);
    expect(history.map(({ event }: Json) => event)).toEqual([
      'Created',
      'Assigned',
      'Started',
      'Resolved',
      'Reopened',
      'Resolved',
      'Closed',
    ]);
  });

  it('is cancelled with a reason, also by the owner who opened it, and stays on record', async () => {
    const building_id = await aBuilding();
    const { caller: anne } = await anOwnerOf(building_id, 'A1');
    const { id } = await opened(anne, building_id);
    must(await step(anne, id, 'cancel', {}), 400);
    expect(must(await step(anne, id, 'cancel', { reason: 'Works again.' }), 200)).toMatchObject({
      status: 'Cancelled',
      cancellation_reason: 'Works again.',
      allowed_actions: ['comments', 'attachments'],
    });
    for (const operation of ['start', 'resolve', 'close', 'reopen'])
      must(await step(syndic, id, operation), 409);
  });

  it('is about things of its building, and given to those who deal with tickets there', async () => {
    const [building_id, other] = [await aBuilding(), await aBuilding()];
    const { unitId, caller } = await anOwnerOf(other, 'B1');
    const refused = await syndic.post('/tickets', { building_id, ...LIFT, unit_id: unitId });
    expect(must(refused, 422).errors[0].pointer).toBe('/body/unit_id');
    const foreign = await caller.post('/tickets', { building_id, ...LIFT });
    expect(must(foreign, 422).errors[0].pointer).toBe('/body/building_id');
    const [own, next] = [await anOwnerOf(building_id, 'A1'), await anOwnerOf(building_id, 'A2')];
    const neighbours = { building_id, ...LIFT, unit_id: next.unitId };
    expect(must(await own.caller.post('/tickets', neighbours), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/unit_id' }],
    });
    const { id } = await opened(syndic, building_id);
    const narrowed = await aCaller(test, { role: 'Syndic', organizationId, buildingIds: [other] });
    for (const { userId } of [narrowed, tenant.accountant, stranger.syndic]) {
      const answer = must(await step(syndic, id, 'assign', { assignee_id: userId }), 422);
      expect(answer).toMatchObject({
        code: 'unknown_reference',
        errors: [{ pointer: '/body/assignee_id' }],
      });
    }
    must(await narrowed.get(`/tickets/${id}`), 404);
  });

  it('is changed by one at a time', async () => {
    const { id } = await opened(syndic, await aBuilding());
    const { headers } = await syndic.get(`/tickets/${id}`);
    const match = { 'if-match': String(headers['etag']) };
    must(await syndic.put(`/tickets/${id}`, { priority: 'High' }, match), 200);
    must(await syndic.put(`/tickets/${id}`, { priority: 'Low' }, match), 412);
  });
});

describe('who sees tickets', () => {
  it('is an Owner who opened them, and the staff of their building', async () => {
    const building_id = await aBuilding();
    const [anne, ben] = [await anOwnerOf(building_id, 'A'), await anOwnerOf(building_id, 'B')];
    const { id } = await opened(anne.caller, building_id, { title: 'Umbrella stand' });
    const seen: readonly (readonly [Caller, number])[] = [
      [tenant.syndic, 200],
      [tenant.accountant, 200],
      [boardMember, 200],
      [tenant.superAdmin, 200],
      [anne.caller, 200],
      [ben.caller, 404],
      [tenant.auditor, 403],
      [stranger.syndic, 404],
    ];
    for (const [who, status] of seen) {
      for (const path of ['', '/history', '/comments'])
        must(await who.get(`/tickets/${id}${path}`), status);
      if (status !== 403) {
        const listed = must(await who.get(`/tickets?building_id=${building_id}`), 200);
        expect(listed).toHaveLength(status === 200 ? 1 : 0);
      }
      const found = must(await who.get('/search?q=umbrella'), 200);
      expect(found).toHaveLength(status === 200 ? 1 : 0);
    }
    must(await step(tenant.accountant, id, 'start'), 403);
    must(await tenant.accountant.post(`/tickets/${id}/comments`, { body: 'Hm.' }), 403);
    must(await tenant.accountant.post('/tickets', { building_id, ...LIFT }), 403);
    must(await boardMember.post(`/tickets/${id}/comments`, { body: 'Seen.' }), 201);
    must(await boardMember.put(`/tickets/${id}`, { priority: 'High' }), 200);
    must(await boardMember.post('/tickets', { building_id, ...LIFT }), 201);
    must(await step(ben.caller, id, 'cancel', { reason: 'Mine now.' }), 404);
  });

  it('reads its comments, but no internal ones as an Owner', async () => {
    const building_id = await aBuilding();
    const { caller: anne } = await anOwnerOf(building_id, 'A');
    const { id } = await opened(anne, building_id);
    must(await anne.post(`/tickets/${id}/comments`, { body: 'Any news?' }), 201);
    must(await anne.post(`/tickets/${id}/comments`, { body: 'x', is_internal: true }), 403);
    must(await syndic.post(`/tickets/${id}/comments`, { body: 'On Tuesday.' }), 201);
    const internal = { body: 'She calls daily.', is_internal: true };
    must(await syndic.post(`/tickets/${id}/comments`, internal), 201);
    const bodies = async (who: Caller) =>
      must(await who.get(`/tickets/${id}/comments`), 200).map(({ body }: Json) => body);
    expect(await bodies(anne)).toEqual(['Any news?', 'On Tuesday.']);
    expect(await bodies(boardMember)).toEqual(['Any news?', 'On Tuesday.', internal.body]);
  });

  it('sees what is kept with it, and nobody else does', async () => {
    const building_id = await aBuilding();
    const [anne, ben] = [await anOwnerOf(building_id, 'A'), await anOwnerOf(building_id, 'B')];
    const { id } = await opened(anne.caller, building_id);
    const form = await multipart({}, { name: 'lift.png', content: PNG });
    const path = `/tickets/${id}/attachments`;
    must(await ben.caller.post(path, form.body, form.headers), 404);
    const photo = must(await anne.caller.post(path, form.body, form.headers), 201);
    expect(photo).toMatchObject({ ticket_id: id, title: 'lift.png', content_type: 'image/png' });
    const listed = async (who: Caller) =>
      must(await who.get(`/documents?ticket_id=${id}`), 200).length as number;
    expect(await listed(anne.caller)).toBe(1);
    expect(await listed(syndic)).toBe(1);
    expect(await listed(boardMember)).toBe(1);
    expect(await listed(ben.caller)).toBe(0);
    expect(await listed(tenant.auditor)).toBe(0);
    must(await anne.caller.get(`/documents/${photo.id}/download`), 200);
    must(await ben.caller.get(`/documents/${photo.id}/download`), 404);
  });

  it('is not told to those who see no tickets, nor to anybody as a document of the building', async () => {
    const building_id = await aBuilding();
    const anne = await anOwnerOf(building_id, 'A');
    const { id } = await opened(anne.caller, building_id);
    await jobs.take({ organizationId });
    const form = await multipart({ title: 'Told to nobody' }, { name: 'lift.png', content: PNG });
    const path = `/tickets/${id}/attachments`;
    const photo = must(await anne.caller.post(path, form.body, form.headers), 201);
    must(await syndic.put(`/documents/${photo.id}`, { visibility: 'Owners' }), 200);
    for (const job of await jobs.take({ organizationId })) await jobs.run(job);
    for (const who of [tenant.auditor, tenant.accountant, syndic, anne.caller]) {
      const told = JSON.stringify(must(await who.get('/notifications/my'), 200));
      expect(told).not.toContain('Told to nobody');
    }
  });

  it('sees a document that names it only as that is shared', async () => {
    const building_id = await aBuilding();
    const [anne, ben] = [await anOwnerOf(building_id, 'A'), await anOwnerOf(building_id, 'B')];
    const { id: ticket_id } = await opened(anne.caller, building_id);
    const kept = async (visibility: string) => {
      const fields = { title: visibility, document_type: 'Contract', visibility, ticket_id };
      const form = await multipart(fields, { name: 'lift.png', content: PNG });
      return must(await syndic.post('/documents', form.body, form.headers), 201).id as string;
    };
    const ids = [await kept('Staff'), await kept('Board'), await kept('Owners')];
    const read = async (who: Caller) => {
      const listed: Json[] = must(await who.get(`/documents?ticket_id=${ticket_id}`), 200);
      for (const id of ids) {
        const isSeen = listed.some((document) => document.id === id);
        must(await who.get(`/documents/${id}/download`), isSeen ? 200 : 404);
      }
      return listed.map(({ title }) => title as string).sort();
    };
    expect(await read(syndic)).toEqual(['Board', 'Owners', 'Staff']);
    expect(await read(boardMember)).toEqual(['Board', 'Owners']);
    for (const { caller } of [anne, ben]) expect(await read(caller)).toEqual(['Owners']);
  });
});

describe('a photograph with a ticket', () => {
  it('is kept without where it was taken, under the name of what is kept, and once however often it is sent', async () => {
    const { id } = await opened(syndic, await aBuilding());
    const form = await multipart({}, { name: 'lift.jpg', content: aPhoto() });
    const attach = () =>
      syndic.post(`/tickets/${id}/attachments`, form.body, {
        ...form.headers,
        'idempotency-key': `photo-${id}`,
      });
    const photo = must(await attach(), 201);
    expect(must(await attach(), 201).id).toBe(photo.id);
    const { raw } = await syndic.get(`/documents/${photo.id}/download`);
    expect(raw.includes(PLACE)).toBe(false);
    expect(raw.includes(CODED)).toBe(true);
    expect(photo).toMatchObject({
      content_type: 'image/jpeg',
      size: raw.length,
      sha256: hash('sha256', raw),
    });
  });

  it.each([
    ['HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['TIFF', Buffer.from('MM\0*\0\0\0\u0008\0\0\0\0\0\0', 'latin1')],
  ])('is refused as %s in which nobody can find where it was taken', async (kind, content) => {
    const { id } = await opened(syndic, await aBuilding());
    const form = await multipart({}, { name: `lift.${kind.toLowerCase()}`, content });
    const refused = must(
      await syndic.post(`/tickets/${id}/attachments`, form.body, form.headers),
      422,
    );
    expect(refused).toMatchObject({
      code: 'photo_type_refused',
      errors: [{ pointer: '/body/file' }],
    });
    expect(refused.detail).toContain('JPEG');
  });
});

describe('tickets', () => {
  it('tell those whom they concern', async () => {
    const building_id = await aBuilding();
    const { caller: anne } = await anOwnerOf(building_id, 'A');
    await jobs.take({ organizationId });
    const { id } = await opened(anne, building_id);
    must(await step(syndic, id, 'assign', { assignee_id: boardMember.userId }), 200);
    must(await step(boardMember, id, 'resolve'), 200);
    for (const job of await jobs.take({ organizationId })) await jobs.run(job);
    const typesOf = async (who: Caller) =>
      must(await who.get('/notifications/my'), 200).map(
        ({ notification_type: type }: Json) => type,
      );
    expect(await typesOf(syndic)).toContain('TicketCreated');
    expect(await typesOf(boardMember)).toContain('TicketAssigned');
    expect(await typesOf(anne)).toEqual(['TicketResolved']);
  });

  it('wait for those who deal with them, the most urgent first', async () => {
    const building_id = await aBuilding();
    await opened(syndic, building_id, { title: 'Later', priority: 'Low' });
    await opened(syndic, building_id, { title: 'Now', priority: 'Critical' });
    const theirs = await opened(syndic, building_id, { title: 'Theirs' });
    must(await step(syndic, theirs.id, 'assign', { assignee_id: boardMember.userId }), 200);
    const waiting = async (who: Caller) =>
      must(await who.get(`/overview?building_id=${building_id}`), 200)
        .items.filter(({ kind }: Json) => kind === 'TicketToSettle')
        .map(({ title }: Json) => title);
    expect(await waiting(syndic)).toEqual(['Ticket: Now', 'Ticket: Later']);
    expect(await waiting(boardMember)).toEqual(['Ticket: Now', 'Ticket: Theirs', 'Ticket: Later']);
    expect(await waiting(tenant.accountant)).toEqual([]);
  });

  it('are counted, and how long they take', async () => {
    const building_id = await aBuilding();
    const ids: string[] = [];
    for (const priority of ['Low', 'High', 'High', 'Critical'])
      ids.push((await opened(syndic, building_id, { priority })).id);
    for (const id of ids.slice(0, 3)) {
      test.clock.advance(3_600_000);
      must(await step(syndic, id, 'resolve'), 200);
    }
    const stats = must(await syndic.get(`/tickets/stats?building_id=${building_id}`), 200);
    expect(stats).toEqual({
      open: 1,
      unassigned: 1,
      by_status: { Open: 1, InProgress: 0, Resolved: 3, Closed: 0, Cancelled: 0 },
      by_priority: { Low: 0, Medium: 0, High: 0, Critical: 1 },
      median_hours_to_resolve: 2,
    });
    const none = must(await syndic.get(`/tickets/stats?building_id=${await aBuilding()}`), 200);
    expect(none).toMatchObject({ open: 0, median_hours_to_resolve: null });
  });

  it('are listed by what they are', async () => {
    const building_id = await aBuilding();
    await opened(syndic, building_id, { title: 'Pipe', category: 'Plumbing', priority: 'High' });
    await opened(syndic, building_id, { title: 'Lamp', category: 'Electricity' });
    const titled = async (query: string) =>
      must(await syndic.get(`/tickets?building_id=${building_id}&${query}`), 200)
        .map(({ title }: Json) => title)
        .sort();
    expect(await titled('category=Plumbing')).toEqual(['Pipe']);
    expect(await titled('category=Plumbing,Electricity')).toEqual(['Lamp', 'Pipe']);
    expect(await titled('priority=Medium&status=Open')).toEqual(['Lamp']);
    expect(await titled('q=pip')).toEqual(['Pipe']);
    expect(await titled('status=Closed')).toEqual([]);
  });
});
