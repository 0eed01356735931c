import { beforeAll, describe, expect, it } from 'vitest';
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
const { syndic, accountant, boardMember } = tenant;
const { organizationId } = tenant;

const WHEN = '2026-06-10T17:00:00.000Z';
let building_id: string;
let anne: Caller;
let anneId: string;

beforeAll(async () => {
  const body = {
    name: 'Les Tilleuls',
    address: 'Rue du Parc 1',
    total_units: 2,
    total_quota: 1_000,
  };
  building_id = must(await syndic.post('/buildings', body), 201).id;
  const unit = must(
    await syndic.post('/units', { building_id, unit_number: 'A1', quota: 500 }),
    201,
  );
  const person = { name: 'Anne Peeters', email: 'anne@example.org' };
  anneId = must(await syndic.post('/owners', person), 201).id;
  const holding = { owner_id: anneId, ownership_share: '1/1', start_date: '2020-01-01' };
  must(await syndic.post(`/units/${unit.id}/owners`, holding), 201);
  anne = await aCaller(test, { role: 'Owner', organizationId, ownerId: anneId });
});

async function scheduled(more: object = {}): Promise<Json> {
  const meeting = { building_id, meeting_type: 'GeneralAssembly', scheduled_date: WHEN, ...more };
  return must(await syndic.post('/meetings', meeting), 201);
}

async function withItem(meetingId: string, item: object): Promise<Json> {
  const body = { title: 'The accounts', kind: 'Decision', ...item };
  return must(await syndic.post(`/meetings/${meetingId}/agenda-items`, body), 201);
}

const titles = async (meetingId: string) =>
  must(await anne.get(`/meetings/${meetingId}/agenda-items`), 200).map(({ title }: Json) => title);

describe('the remote address', () => {
  it.each(['http://meet.example.org/x', 'javascript:alert(1)', 'meet.example.org', 'https://'])(
    'is not %s',
    async (remote_address) => {
      const meeting = { building_id, meeting_type: 'GeneralAssembly', scheduled_date: WHEN };
      const refused = must(await syndic.post('/meetings', { ...meeting, remote_address }), 400);
      expect(refused.errors[0].pointer).toBe('/body/remote_address');
    },
  );

  it('is one with https', async () => {
    const remote_address = 'https://meet.example.org/x';
    expect(await scheduled({ remote_address })).toMatchObject({ remote_address });
  });
});

describe('a meeting', () => {
  it('waits on the first page from the midnight before it in Brussels on, sixty days ahead', async () => {
    const titled = { '2026-03-15T22:59:00.000Z': 'Yesterday', '2026-03-15T23:00:00.000Z': 'Today' };
    const later = { '2026-05-14T21:59:00.000Z': 'Near', '2026-05-14T22:00:00.000Z': 'Far' };
    for (const [scheduled_date, title] of Object.entries({ ...titled, ...later })) {
      await scheduled({ scheduled_date, title, meeting_type: 'BoardMeeting' });
    }
    const { items } = must(await boardMember.get('/overview', { 'accept-language': 'en' }), 200);
    const near = items.filter(({ kind }: Json) => kind === 'MeetingAhead');
    expect(near.map(({ due_on }: Json) => due_on)).toEqual(['2026-03-16', '2026-05-14']);
  });

  it('is scheduled with the last day to send its convocations, and called by its kind', async () => {
    const meeting = await scheduled();
    expect(meeting).toMatchObject({
      building_name: 'Les Tilleuls',
      title: 'Assemblée générale',
      status: 'Scheduled',
      scheduled_date: WHEN,
      last_sending_day: '2026-05-25',
      remote_allowed: false,
      remote_address: null,
      first_meeting_id: null,
      allowed_actions: ['open', 'cancel', 'agenda-items', 'convene', 'proxies', 'attendances'],
    });
    expect(must(await anne.get(`/meetings/${meeting.id}`), 200)).toMatchObject({
      id: meeting.id,
      allowed_actions: ['proxies'],
    });
    expect((await scheduled({ meeting_type: 'BoardMeeting' })).last_sending_day).toBe(null);
  });

  it('is changed and deleted until it is called off, which is told with its reason', async () => {
    const { id, etag: _etag } = await scheduled({ title: 'AG 2026' });
    const changed = await syndic.put(`/meetings/${id}`, { location: 'Salle communale' });
    expect(must(changed, 200).location).toBe('Salle communale');
    must(await syndic.put(`/meetings/${id}/cancel`, {}), 400);
    const cancelled = await syndic.put(`/meetings/${id}/cancel`, { reason: 'Flooded' });
    expect(must(cancelled, 200)).toMatchObject({
      status: 'Cancelled',
      cancellation_reason: 'Flooded',
      allowed_actions: [],
    });
    for (const refused of [
      await syndic.put(`/meetings/${id}/cancel`, { reason: 'Twice' }),
      await syndic.put(`/meetings/${id}`, { title: 'Later' }),
      await syndic.delete(`/meetings/${id}`),
      await syndic.post(`/meetings/${id}/agenda-items`, { title: 'Roof', kind: 'Decision' }),
    ])
      expect(must(refused, 409).code).toBe('invalid_transition');
    const other = await scheduled();
    await withItem(other.id, {});
    must(await syndic.delete(`/meetings/${other.id}`), 204);
    must(await syndic.get(`/meetings/${other.id}`), 404);
  });

  it('of the board is not for owners; another organization sees none', async () => {
    const board = await scheduled({ meeting_type: 'BoardMeeting' });
    const assembly = await scheduled({ title: 'For all' });
    must(await anne.get(`/meetings/${board.id}`), 404);
    must(await boardMember.get(`/meetings/${board.id}`), 200);
    const seen: Json[] = must(await anne.get('/meetings?limit=100'), 200);
    expect(seen.map(({ id }) => id)).toContain(assembly.id);
    expect(seen.map(({ meeting_type }) => meeting_type)).not.toContain('BoardMeeting');
    must(await stranger.syndic.get(`/meetings/${assembly.id}`), 404);
    must(await stranger.syndic.get(`/meetings/${assembly.id}/agenda-items`), 404);
    must(await accountant.put(`/meetings/${assembly.id}`, { title: 'Mine' }), 403);
    const foreign = { building_id, meeting_type: 'GeneralAssembly', scheduled_date: WHEN };
    expect(must(await stranger.syndic.post('/meetings', foreign), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/building_id' }],
    });
    const hits = must(await anne.get('/search?q=For%20all'), 200);
    expect(hits).toMatchObject([{ type: 'Meeting', id: assembly.id }]);
  });

  it('with a stale tag is left alone', async () => {
    const { id } = await scheduled();
    const stale = await syndic.put(`/meetings/${id}`, { title: 'x' }, { 'if-match': '"9"' });
    expect(must(stale, 412).code).toBe('stale');
  });
});

describe('the agenda', () => {
  it('presets the majority that the law asks for, and takes no weaker one', async () => {
    const { id } = await scheduled();
    const works = await withItem(id, { decision_type: 'CommonWorks' });
    expect(works).toMatchObject({ majority: 'TwoThirds', article: '3.88 §1 1° b', secret: false });
    expect(await withItem(id, {})).toMatchObject({ majority: 'Absolute', decision_type: null });
    const told = await withItem(id, { kind: 'Information', title: 'Report of the council' });
    expect(told).toMatchObject({ majority: null, article: null });
    const address = `/meetings/${id}/agenda-items`;
    const weak = { title: 'x', kind: 'Decision', decision_type: 'Statutes', majority: 'TwoThirds' };
    expect(must(await syndic.post(address, weak), 422)).toMatchObject({
      code: 'majority_too_low',
      least: 'FourFifths',
      errors: [{ pointer: '/body/majority' }],
    });
    const both = { title: 'x', kind: 'Information', majority: 'Absolute' };
    expect(must(await syndic.post(address, both), 422).code).toBe('information_without_vote');
    const item = `${address}/${works.id}`;
    const other = must(await syndic.put(item, { decision_type: 'Statutes' }), 200);
    expect(other).toMatchObject({ majority: 'FourFifths', article: '3.88 §1 2° a' });
    const back = must(await syndic.put(item, { kind: 'Information', decision_type: null }), 200);
    expect(back.majority).toBe(null);
  });

  it('keeps its order while items come, move and go', async () => {
    const { id } = await scheduled();
    const first = await withItem(id, { title: 'One' });
    await withItem(id, { title: 'Two' });
    const third = await withItem(id, { title: 'Three', position: 1 });
    expect(await titles(id)).toEqual(['Three', 'One', 'Two']);
    must(await syndic.put(`/meetings/${id}/agenda-items/${third.id}`, { position: 9 }), 200);
    expect(await titles(id)).toEqual(['One', 'Two', 'Three']);
    must(await syndic.delete(`/meetings/${id}/agenda-items/${first.id}`), 204);
    const rest: Json[] = must(await anne.get(`/meetings/${id}/agenda-items`), 200);
    expect(rest.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('lists those between whom an election decides', async () => {
    const { id } = await scheduled();
    const candidates = [{ name: 'Anne Peeters', owner_id: anneId }, { name: 'Somebody else' }];
    const election = await withItem(id, { decision_type: 'CouncilAppointment', candidates });
    expect(election.candidates).toMatchObject([
      { name: 'Anne Peeters', owner_id: anneId, owner_name: 'Anne Peeters' },
      { name: 'Somebody else', owner_id: null },
    ]);
    const item = `/meetings/${id}/agenda-items/${election.id}`;
    const changed = must(await syndic.put(item, { candidates: [{ name: 'Bart' }] }), 200);
    expect(changed.candidates).toMatchObject([{ name: 'Bart' }]);
    const unknown = { candidates: [{ name: 'x' }, { name: 'y', owner_id: building_id }] };
    expect(must(await syndic.put(item, unknown), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/candidates/1/owner_id' }],
    });
    const elsewhere = { name: 'Bart', email: 'bart@example.org' };
    const { id: owner_id } = must(await syndic.post('/owners', elsewhere), 201);
    const outsider = { candidates: [{ name: 'x' }, { name: 'Bart', owner_id }] };
    const refused = { code: 'not_a_voter', errors: [{ pointer: '/body/candidates/1/owner_id' }] };
    expect(must(await syndic.put(item, outsider), 422)).toMatchObject(refused);
    // Anyone can be a syndic; candidates for the council must be owners of the building.
    const syndicElection = { decision_type: 'SyndicAppointment', ...outsider };
    const { id: asSyndic } = await withItem(id, syndicElection);
    const asCouncil = { decision_type: 'CouncilAppointment' };
    const path = `/meetings/${id}/agenda-items/${asSyndic}`;
    expect(must(await syndic.put(path, asCouncil), 422)).toMatchObject(refused);
    const key = { distribution_key_id: building_id };
    expect(must(await syndic.put(item, key), 422).code).toBe('unknown_reference');
    must(await syndic.get(`/meetings/${building_id}/agenda-items/${election.id}`), 404);
  });
});
