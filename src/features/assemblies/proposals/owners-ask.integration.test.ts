import { describe, expect, it } from 'vitest';
import { anAssemblyHouse, type Name } from '#test/helpers/assembly-house.ts';
import { aTenant, must, startTestApp, type Answer, type Json } from '#test/helpers/test-app.ts';

// Today is 16 March 2026.
const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const { syndic, boardMember, auditor } = tenant;
const house = await anAssemblyHouse(test, tenant);
const { ids, logins, aMeeting, anItem } = house;
const [building]: Json[] = must(await syndic.get('/buildings'), 200);
const building_id: string = building?.id;
const other = await anAssemblyHouse(test, tenant);

const code = ({ status, body }: Answer) => [status, body.code];
const proposes = (name: Name, title: string, who = logins[name], more: object = {}) =>
  who.post('/agenda-proposals', { building_id, owner_id: ids[name], title, ...more });
const titlesOf = async (who = syndic): Promise<string[]> =>
  must(await who.get('/agenda-proposals'), 200).map(({ title }: Json) => title);
const takes = (proposal: Json, meeting_id: string, who = syndic) =>
  who.put(`/agenda-proposals/${proposal.id}/put-on-agenda`, { meeting_id });

describe('what an owner proposes', () => {
  it('is put on an agenda, without which an ordinary assembly is not convened', async () => {
    const racks = must(await proposes('Anne', 'Racks'), 201);
    expect(racks).toMatchObject({
      received_on: '2026-03-16',
      status: 'Received',
      for_window_from: null,
      owner_name: 'Anne',
    });
    const id = await aMeeting();
    await anItem(id);
    const refused = await syndic.put(`/meetings/${id}/convene`, {});
    expect(code(refused)).toEqual([422, 'proposals_left']);
    expect(refused.body.detail).toContain('Racks');
    const elsewhere = await other.aMeeting();
    const council = await aMeeting({ meeting_type: 'BoardMeeting' });
    const written = await aMeeting({ meeting_type: 'WrittenDecision' });
    for (const wrong of [elsewhere, council, written, building_id]) {
      const { status, body } = await takes(racks, wrong);
      expect([status, body.code, body.errors?.[0]?.pointer]).toEqual([
        422,
        'unknown_reference',
        '/body/meeting_id',
      ]);
    }
    const taken = must(await takes(racks, id), 200);
    expect(taken.status).toBe('OnAgenda');
    const agenda: Json[] = must(await syndic.get(`/meetings/${id}/agenda-items`), 200);
    expect(agenda.at(-1)).toMatchObject({ id: taken.agenda_item_id, title: 'Racks' });
    expect(code(await takes(racks, id))).toEqual([409, 'invalid_transition']);
    expect(code(await takes(racks, elsewhere))).toEqual([409, 'invalid_transition']);

    must(await syndic.delete(`/meetings/${id}/agenda-items/${taken.agenda_item_id}`), 204);
    const [again] = must(await syndic.get('/agenda-proposals'), 200);
    expect(again).toMatchObject({ id: racks.id, status: 'Received', agenda_item_id: null });
    must(await takes(racks, id), 200);
    must(await syndic.put(`/meetings/${id}/convene`, {}), 200);
  });

  it('too late for one assembly waits for the next, by the window of the building', async () => {
    must(await syndic.put(`/buildings/${building_id}`, { assembly_window_start: '04-01' }), 200);
    const late = must(await proposes('Bart', 'A bench'), 201);
    expect(late.for_window_from).toBe('2027-04-01');
    const early = { received_on: '2026-03-11' };
    const inTime = must(await proposes('Bart', 'A lamp', syndic, early), 201);
    expect(inTime.for_window_from).toBe('2026-04-01');
    const id = await aMeeting({ scheduled_date: '2026-04-10T17:00:00.000Z' });
    await anItem(id);
    const refused = await syndic.put(`/meetings/${id}/convene`, {});
    expect(refused.body.detail).toContain('A lamp');
    expect(refused.body.detail).not.toContain('A bench');
    must(await syndic.put(`/agenda-proposals/${inTime.id}/withdraw`), 200);
    must(await syndic.put(`/meetings/${id}/convene`, {}), 200);
    for (const day of ['02-29', '13-01', '2026-04-01']) {
      const body = { assembly_window_start: day };
      must(await syndic.put(`/buildings/${building_id}`, body), 400);
    }
    must(await syndic.put(`/buildings/${building_id}`, { assembly_window_start: null }), 200);
  });

  it('is theirs to make, to see and to withdraw, and the office’s', async () => {
    const own = must(await proposes('Chris', 'A tree'), 201);
    expect(await titlesOf(logins.Chris)).toEqual(['A tree']);
    expect(await titlesOf(logins.Dirk)).toEqual([]);
    expect(await titlesOf(stranger.syndic)).toEqual([]);
    expect(await titlesOf(auditor)).toContain('A tree');
    expect(code(await proposes('Chris', 'A hedge', logins.Dirk))).toEqual([403, 'forbidden']);
    must(await logins.Dirk.put(`/agenda-proposals/${own.id}/withdraw`), 404);
    must(await stranger.syndic.put(`/agenda-proposals/${own.id}/withdraw`), 404);
    const backdated = await proposes('Chris', 'A hedge', logins.Chris, {
      received_on: '2020-01-01',
    });
    expect(must(backdated, 201).received_on).toBe('2026-03-16');
    for (const outsider of [{ owner_id: other.ids.Anne }, { received_on: '2019-12-31' }]) {
      const { status, body } = await proposes('Chris', 'A hedge', syndic, outsider);
      expect([status, body.code, body.errors?.[0]?.pointer]).toEqual([
        422,
        'not_a_voter',
        '/body/owner_id',
      ]);
    }
    const joint = must(await proposes('Eva', 'A lift', logins.Eva), 201);
    must(await logins.Eva.put(`/agenda-proposals/${joint.id}/withdraw`), 200);
    const ahead = await proposes('Chris', 'A hedge', syndic, { received_on: '2026-03-17' });
    expect(code(ahead)).toEqual([422, 'date_in_future']);
    const gone = must(await logins.Chris.put(`/agenda-proposals/${own.id}/withdraw`), 200);
    expect(gone).toMatchObject({ status: 'Withdrawn', withdrawn_on: '2026-03-16' });
    expect(code(await takes(own, await aMeeting()))).toEqual([409, 'invalid_transition']);
    const board = { building_id, owner_id: ids.Dirk, title: 'A gate' };
    expect(code(await boardMember.post('/agenda-proposals', board))).toEqual([403, 'forbidden']);
  });

  it('waits again where that assembly is called off, and not for a second session', async () => {
    const bench = must(await proposes('Dirk', 'A swing'), 201);
    const id = await aMeeting();
    must(await takes(bench, id), 200);
    must(await syndic.put(`/meetings/${id}/open`), 422);
    const later = { scheduled_date: '2026-06-25T17:00:00.000Z' };
    const second = must(await syndic.post(`/meetings/${id}/second-session`, later), 201);
    const left = must(await proposes('Dirk', 'A slide'), 201);
    expect(code(await takes(left, second.id))).toEqual([409, 'agenda_as_before']);
    must(await syndic.put(`/meetings/${second.id}/convene`, {}), 200);
    must(await syndic.put(`/agenda-proposals/${left.id}/withdraw`), 200);

    const statusOf = async () =>
      must(await syndic.get('/agenda-proposals'), 200).find(({ id: one }: Json) => one === bench.id)
        .status as string;
    must(await syndic.put(`/meetings/${id}/cancel`, { reason: 'No quorum' }), 200);
    expect(await statusOf()).toBe('OnAgenda');
    must(await syndic.put(`/meetings/${second.id}/cancel`, { reason: 'A flood' }), 200);
    expect(await statusOf()).toBe('Received');
    const next = await aMeeting({ scheduled_date: '2026-07-10T17:00:00.000Z' });
    await anItem(next);
    expect(code(await syndic.put(`/meetings/${next}/convene`, {}))).toEqual([
      422,
      'proposals_left',
    ]);
    must(await syndic.put(`/agenda-proposals/${bench.id}/withdraw`), 200);
  });

  it('waits again where a second session is deleted that nobody was convened to', async () => {
    const pond = must(await proposes('Dirk', 'A pond'), 201);
    const id = await aMeeting();
    must(await takes(pond, id), 200);
    must(await syndic.put(`/meetings/${id}/open`), 422);
    const later = { scheduled_date: '2026-06-25T17:00:00.000Z' };
    const second = must(await syndic.post(`/meetings/${id}/second-session`, later), 201);
    must(await syndic.put(`/meetings/${id}/cancel`, { reason: 'No quorum' }), 200);
    must(await syndic.delete(`/meetings/${second.id}`), 204);
    const [waits] = must(await syndic.get('/agenda-proposals'), 200);
    expect(waits).toMatchObject({ id: pond.id, status: 'Received' });
    must(await syndic.put(`/agenda-proposals/${pond.id}/withdraw`), 200);
  });
});

describe('an assembly that owners ask for', () => {
  const asks = (names: readonly Name[], more: object = {}) =>
    syndic.post('/assembly-requests', {
      building_id,
      owner_ids: names.map((name) => ids[name]),
      reason: 'The roof leaks',
      ...more,
    });
  const waiting = async (kind: string): Promise<Json[]> => {
    const { items } = must(await syndic.get('/overview', { 'accept-language': 'en' }), 200);
    return items.filter((one: Json) => one.kind === kind);
  };

  it('has a fifth of the shares, by the register, and thirty days', async () => {
    expect(code(await asks(['Dirk']))).toEqual([422, 'shares_too_few']);
    expect(code(await asks(['Eva', 'Anne']))).toEqual([422, 'not_a_voter']);
    const asked = must(await asks(['Chris'], { received_on: '2026-03-10' }), 201);
    expect(asked).toMatchObject({
      shares: 200,
      shares_total: 1_000,
      convene_by: '2026-04-09',
      owners: [{ owner_id: ids.Chris, owner_name: 'Chris' }],
    });
    expect(await waiting('AssemblyRequested')).toMatchObject([{ due_on: '2026-04-09' }]);
    const id = await aMeeting({ meeting_type: 'ExtraordinaryAssembly' });
    await anItem(id);
    const off = await aMeeting();
    must(await syndic.put(`/meetings/${off}/cancel`, { reason: 'A flood' }), 200);
    const council = await aMeeting({ meeting_type: 'BoardMeeting' });
    const written = await aMeeting({ meeting_type: 'WrittenDecision' });
    for (const meeting_id of [off, council, written]) {
      const answered = await syndic.put(`/assembly-requests/${asked.id}/answer`, { meeting_id });
      expect(code(answered)).toEqual([422, 'unknown_reference']);
    }
    must(await syndic.put(`/assembly-requests/${asked.id}/answer`, { meeting_id: id }), 200);
    expect(await waiting('AssemblyRequested')).toHaveLength(1);
    must(await syndic.put(`/meetings/${id}/convene`, {}), 200);
    expect(await waiting('AssemblyRequested')).toEqual([]);
    must(await syndic.put(`/meetings/${id}/cancel`, { reason: 'A flood' }), 200);
    expect(await waiting('AssemblyRequested')).toMatchObject([{ due_on: '2026-04-09' }]);
    const [listed] = must(await syndic.get('/assembly-requests'), 200);
    expect(listed).toMatchObject({ id: asked.id, meeting_id: id });
    must(await logins.Chris.get('/assembly-requests'), 403);
    expect(must(await stranger.syndic.get('/assembly-requests'), 200)).toEqual([]);
  });

  it('and the ordinary one are told of until they are scheduled', async () => {
    expect(await waiting('OrdinaryAssemblyDue')).toEqual([]);
    must(await syndic.put(`/buildings/${building_id}`, { assembly_window_start: '05-15' }), 200);
    expect(await waiting('OrdinaryAssemblyDue')).toMatchObject([{ due_on: '2026-05-13' }]);
    await aMeeting({ scheduled_date: '2026-05-29T21:00:00.000Z' });
    expect(await waiting('OrdinaryAssemblyDue')).toEqual([]);
  });
});
