import { beforeAll, describe, expect, it } from 'vitest';
import { anAssemblyHouse, type Name } from '#test/helpers/assembly-house.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Answer,
  type Json,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic, organizationId } = tenant;
const jobs = makeJobHelpers(test);
const house = await anAssemblyHouse(test, tenant);
const { ids, logins, aMeeting, anItem, comes, proxy } = house;
const VOTERS = ['Anne', 'Bart', 'Chris', 'Dirk', 'Eva'] as const satisfies readonly Name[];

const code = ({ status, body }: Answer) => [status, body.code];
const draft = (more: object = {}) => aMeeting({ meeting_type: 'WrittenDecision', ...more });
const answer = (item: Json, name: Name, choice: string, who = logins[name]) =>
  who.post(`/meetings/${item.meeting_id}/agenda-items/${item.id}/votes`, {
    owner_id: ids[name],
    choice,
  });

/** Asks all owners for a decision in writing. */
async function asked(titles: readonly string[] = ['New lift'], more: object = {}) {
  const id = await draft(more);
  const items: Json[] = [];
  for (const title of titles) items.push(await anItem(id, { title }));
  must(await syndic.put(`/meetings/${id}/convene`, {}), 200);
  return { id, items, first: items[0] };
}
const meetingOf = async (id: string) => must(await syndic.get(`/meetings/${id}`), 200);
const decisionsOf = async (id: string) => {
  const rows: Json[] = must(await syndic.get(`/decisions?meeting_id=${id}`), 200);
  return Object.fromEntries(rows.map(({ title, result }) => [title, result]));
};

describe('before all votes have a voice', () => {
  it('owners are not asked, and are told who has to name somebody', async () => {
    const id = await draft();
    await anItem(id);
    const refused = await syndic.put(`/meetings/${id}/convene`, {});
    expect(code(refused)).toEqual([422, 'mandatary_missing']);
    expect(refused.body.detail).toContain('Eva, Finn');
  });
});

describe('owners decide in writing', () => {
  beforeAll(async () => {
    const units: Json[] = must(await syndic.get('/units?limit=100'), 200);
    const joint = units.find(({ unit_number }) => unit_number === 'joint');
    const held: Json[] = must(await syndic.get(`/units/${joint?.id}/owners`), 200);
    const eva = held.find(({ owner_id }) => owner_id === ids.Eva);
    must(await syndic.put(`/unit-owners/${eva?.id}`, { is_voting_mandatary: true }), 200);
  });

  it('unanimously, each from their own login or on paper, and it ends with the last answer', async () => {
    const { id, first, items } = await asked(['New lift', 'New door']);
    expect(first).toMatchObject({ majority: 'Unanimity', article: '3.87 §11' });
    expect(await meetingOf(id)).toMatchObject({ status: 'InProgress', warnings: [] });
    for (const item of items)
      for (const name of VOTERS.slice(0, 4)) must(await answer(item, name, 'For'), 201);
    expect((await meetingOf(id)).status).toBe('InProgress');
    test.clock.set('2026-03-20T09:00:00Z');
    for (const item of items) must(await answer(item, 'Eva', 'For', syndic), 201);
    expect((await meetingOf(id)).status).toBe('Completed');
    expect(await decisionsOf(id)).toEqual({ 'New lift': 'Adopted', 'New door': 'Adopted' });
    const [decision] = must(await syndic.get(`/decisions?meeting_id=${id}`), 200);
    expect(decision).toMatchObject({
      decided_on: '2026-03-20',
      challengeable_until: '2026-07-20',
      meeting_type: 'WrittenDecision',
    });
    const proof = must(await syndic.get(`/meetings/${id}/proof`), 200);
    expect(proof).toMatchObject({ votes: 10, is_whole: true, outcomes_match: true });
    must(await syndic.put(`/meetings/${id}/minutes/draft`, { secretary: 'Syndic' }), 200);
    must(await syndic.put(`/meetings/${id}/minutes/publish`), 200);
    const pdf = await syndic.get(`/meetings/${id}/minutes?format=pdf`);
    const text = (await textsOf(pdf.raw)).join(' ');
    expect(text).toContain('3.87 § 11');
    expect(text).not.toContain('À l’ouverture');
  });

  it.each(['Against', 'Abstain'])(
    'and one answer “%s” ends an item, not the others',
    async (no) => {
      const { id, first, items } = await asked(['New lift', 'New door']);
      must(await answer(first, 'Anne', 'For'), 201);
      must(await answer(first, 'Bart', no), 201);
      expect(code(await answer(first, 'Chris', 'For'))).toEqual([409, 'vote_closed']);
      expect((await meetingOf(id)).status).toBe('InProgress');
      must(await answer(items[1], 'Dirk', 'Against'), 201);
      expect(await decisionsOf(id)).toEqual({ 'New lift': 'Rejected', 'New door': 'Rejected' });
    },
  );

  it('until the day, when who is silent has not agreed, and not before', async () => {
    const until = { scheduled_date: '2026-03-20T10:00:00.000Z' };
    const { id, first } = await asked(['New lift', 'New door'], until);
    for (const name of VOTERS.slice(0, 4)) must(await answer(first, name, 'For'), 201);
    const path = `/meetings/${id}/agenda-items/${first.id}`;
    for (const early of [`${path}/close`, `/meetings/${id}/close`])
      expect(code(await syndic.put(early))).toEqual([422, 'answers_awaited']);
    await jobs.run({ task: 'end-written-decisions', payload: {} });
    expect((await meetingOf(id)).status).toBe('InProgress');
    test.clock.set('2026-03-20T10:00:00Z');
    await jobs.run({ task: 'end-written-decisions', payload: {} });
    expect(await decisionsOf(id)).toEqual({ 'New lift': 'Rejected', 'New door': 'Rejected' });
    expect(code(await answer(first, 'Eva', 'For'))).toEqual([409, 'vote_closed']);
  });

  it('and one that cannot be counted keeps no other open', async () => {
    const until = { scheduled_date: '2026-03-20T11:00:00.000Z' };
    const first = await asked(['Before'], until);
    const uncountable = await asked(['Roof'], until);
    const after = await asked(['After'], until);
    const { building_id } = await meetingOf(uncountable.id);
    // A building whose shares do not add up.
    const lacking = { name: 'Les Saules', address: 'Rue du Parc 2', total_units: 2 };
    const other = must(await syndic.post('/buildings', { ...lacking, total_quota: 1_000 }), 201).id;
    const move = (to: string) =>
      asSuperuser(test.databaseUrl, (client) =>
        client.query('update app.meetings set building_id = $2 where id = $1', [
          uncountable.id,
          to,
        ]),
      );
    await move(other);
    test.clock.set(until.scheduled_date);
    const task = { task: 'end-written-decisions', payload: {} };
    await expect(jobs.run(task)).rejects.toThrow('failed for 1 decisions in writing');
    const states = [first, uncountable, after].map(async ({ id }) => (await meetingOf(id)).status);
    expect(await Promise.all(states)).toEqual(['Completed', 'InProgress', 'Completed']);
    await move(building_id);
    await jobs.run(task);
    expect((await meetingOf(uncountable.id)).status).toBe('Completed');
  });

  it('by the register of the day, whoever was asked: who has bought a lot answers for it', async () => {
    const { id, first, items } = await asked(['New lift', 'New door']);
    must(await answer(items[1], 'Dirk', 'For'), 201);
    const units: Json[] = must(await syndic.get('/units?limit=100'), 200);
    const lot = units.find(({ unit_number }) => unit_number === 'Dirk');
    const path = `/units/${lot?.id}/owners/transfer`;
    const person = { name: 'Gaby', email: 'gaby@example.org' };
    const buyer: string = must(await syndic.post('/owners', person), 201).id;
    const gaby = await aCaller(test, { role: 'Owner', organizationId, ownerId: buyer });
    const sold = { from_owner_id: ids.Dirk, to_owner_id: buyer, effective_date: '2026-03-21' };
    must(await syndic.post(path, sold), 200);
    test.clock.set('2026-03-21T09:00:00Z');

    expect(await answer(first, 'Dirk', 'Against', syndic)).toMatchObject({
      status: 422,
      body: { code: 'vote_excluded', why: 'not_concerned' },
    });
    for (const item of items)
      for (const name of ['Anne', 'Bart', 'Chris', 'Eva'] as const)
        must(await answer(item, name, 'For'), 201);
    expect((await meetingOf(id)).status).toBe('InProgress');
    expect(await decisionsOf(id)).toEqual({});
    for (const item of nonEmpty(items)) {
      const address = `/meetings/${id}/agenda-items/${item.id}`;
      expect(must(await gaby.get(`${address}/ballot`), 200)).toMatchObject([
        { owner_id: buyer, weight: 150, may_vote: true },
      ]);
      must(await gaby.post(`${address}/votes`, { owner_id: buyer, choice: 'For' }), 201);
    }
    expect(await decisionsOf(id)).toEqual({ 'New lift': 'Adopted', 'New door': 'Adopted' });
    const { attendances } = must(await syndic.get(`/meetings/${id}/minutes`), 200);
    const noted = attendances.map(({ owner_name, weight, left_at }: Json) => [
      owner_name,
      weight,
      left_at !== null,
    ]);
    expect(noted).toEqual(
      expect.arrayContaining([
        ['Gaby', 150, false],
        ['Dirk', 0, true],
      ]),
    );
    const proof = must(await syndic.get(`/meetings/${id}/proof`), 200);
    expect(proof).toMatchObject({ votes: 11, is_whole: true, outcomes_match: true });
    must(await syndic.post(path, { from_owner_id: buyer, to_owner_id: ids.Dirk }), 200);
  });

  it('and waits where a lot was sold to several who have named nobody', async () => {
    const { id, first } = await asked();
    const units: Json[] = must(await syndic.get('/units?limit=100'), 200);
    const joint = units.find(({ unit_number }) => unit_number === 'joint');
    const held: Json[] = must(await syndic.get(`/units/${joint?.id}/owners`), 200);
    const eva = held.find(({ owner_id }) => owner_id === ids.Eva);
    const name = (is_voting_mandatary: boolean) =>
      syndic.put(`/unit-owners/${eva?.id}`, { is_voting_mandatary });
    must(await name(false), 200);
    for (const voter of VOTERS.slice(0, 4)) must(await answer(first, voter, 'For'), 201);
    expect((await meetingOf(id)).status).toBe('InProgress');
    must(await name(true), 200);
    must(await answer(first, 'Eva', 'For'), 201);
    expect(await decisionsOf(id)).toEqual({ 'New lift': 'Adopted' });
  });

  it('by a letter in their language, that says what silence means', async () => {
    const { id } = await asked();
    const letter = await syndic.get(`/meetings/${id}/convocations/letters/${ids.Anne}`);
    expect((await textsOf(letter.raw)).join(' ')).toContain('à l’unanimité');
    for (const job of await jobs.take({ organizationId })) await jobs.run(job);
    const told: Json[] = must(await logins.Anne.get('/notifications/my'), 200);
    expect(told[0]?.title).toBe('Your answer is requested');
  });

  it('without anybody who comes, represents or opens', async () => {
    const { id } = await asked();
    const to = { holder_owner_id: ids.Bart };
    expect(code(await comes(id, 'Anne'))).toEqual([422, 'decided_in_writing']);
    expect(code(await proxy(id, 'Anne', to))).toEqual([422, 'decided_in_writing']);
    const unsent = await draft();
    expect(code(await syndic.put(`/meetings/${unsent}/open`))).toEqual([422, 'decided_in_writing']);
    const { allowed_actions } = await meetingOf(unsent);
    expect(allowed_actions).toEqual(['cancel', 'agenda-items', 'convene']);
  });

  it.each([
    ['what takes a deed', { decision_type: 'Statutes' }, 'deed'],
    ['a secret', { secret: true }, 'secret'],
    ['a choice of persons', { candidates: [{ name: 'Anne' }] }, 'election'],
  ])('but not %s', async (_, more, _why) => {
    const id = await draft();
    const item = { title: 'Other', kind: 'Decision', ...more };
    const refused = await syndic.post(`/meetings/${id}/agenda-items`, item);
    expect(code(refused)).toEqual([422, 'not_in_writing']);
  });

  it('and all of them, not those alone who have a weight in a key', async () => {
    const keyed = { title: 'Lift', kind: 'Decision', distribution_key_id: house.liftKey };
    const refused = {
      code: 'unanimity_of_all',
      errors: [{ pointer: '/body/distribution_key_id' }],
    };
    const written = `/meetings/${await draft()}/agenda-items`;
    expect(must(await syndic.post(written, keyed), 422)).toMatchObject(refused);
    const agenda = `/meetings/${await aMeeting()}/agenda-items`;
    const unanimous = { ...keyed, majority: 'Unanimity' };
    expect(must(await syndic.post(agenda, unanimous), 422)).toMatchObject(refused);
    const item = must(await syndic.post(agenda, { ...keyed, decision_type: 'Statutes' }), 201);
    const path = `${agenda}/${item.id}`;
    const stricter = { decision_type: 'Demolition' };
    expect(must(await syndic.put(path, stricter), 422)).toMatchObject(refused);
    must(await syndic.put(path, { ...stricter, distribution_key_id: null }), 200);
  });

  it('and whether in writing is said at once, with time to answer', async () => {
    const meeting_type = 'GeneralAssembly';
    const id = await draft({ scheduled_date: '2026-03-20T08:00:00.000Z' });
    await anItem(id);
    expect(code(await syndic.put(`/meetings/${id}/convene`, {}))).toEqual([422, 'answer_day_past']);
    expect(code(await syndic.put(`/meetings/${id}`, { meeting_type }))).toEqual([
      422,
      'not_in_writing',
    ]);
  });
});

describe('unanimity of all that failed by absence', () => {
  const unanimous = { title: 'New shares', decision_type: 'ChangeOfShares' };

  /** Holds a vote on a change of shares, with these in favour and Anne as given. */
  async function failed(anne: string): Promise<Json> {
    const present = ['Anne', 'Bart', 'Chris'] as const;
    const { id, item } = await house.opened(present, [unanimous]);
    const votes = house.votes({ Anne: anne, Bart: 'For', Chris: 'For' });
    must(await syndic.post(`${item}/votes`, votes), 201);
    must(await syndic.put(`/meetings/${id}/close`), 200);
    const [decision] = must(await syndic.get(`/decisions?meeting_id=${id}`), 200);
    return decision;
  }
  const repeat = (decision: Json, meeting_id: string) =>
    syndic.post(`/decisions/${decision.id}/repeat`, { meeting_id });

  it('may be put again thirty days later, to those who are there', async () => {
    const decision = await failed('For');
    expect(decision).toMatchObject({ result: 'Rejected', repeatable_from: '2026-07-10' });
    const early = await aMeeting({ scheduled_date: '2026-07-09T17:00:00.000Z' });
    expect(code(await repeat(decision, early))).toEqual([422, 'repeated_too_early']);
    const later = await aMeeting({ scheduled_date: '2026-07-10T17:00:00.000Z' });
    const item = must(await repeat(decision, later), 201);
    expect(item).toMatchObject({
      title: 'New shares',
      majority: 'UnanimityOfPresent',
      article: '3.88 §3',
      repeats_item_id: decision.agenda_item_id,
    });
    const path = `/meetings/${later}/agenda-items/${item.id}`;
    const same = must(await syndic.put(path, { title: item.title, majority: 'Unanimity' }), 200);
    expect(same).toMatchObject({ title: 'New shares', majority: 'UnanimityOfPresent' });
    for (const name of ['Anne', 'Bart', 'Chris'] as const) must(await comes(later, name), 201);
    must(await syndic.put(`/meetings/${later}/open`), 200);
    const votes = house.votes({ Anne: 'For', Bart: 'For', Chris: 'For' });
    must(await syndic.post(`${path}/votes`, votes), 201);
    expect(must(await syndic.put(`${path}/close`), 200)).toMatchObject({
      result: 'Adopted',
      threshold: 750,
    });
  });

  it('as it was put, at an assembly that stays thirty days away', async () => {
    const decision = await failed('For');
    const earliest: string = decision.repeatable_from;
    const council = { scheduled_date: '2026-07-10T17:00:00.000Z', meeting_type: 'BoardMeeting' };
    expect(code(await repeat(decision, await aMeeting(council)))).toEqual([
      422,
      'unknown_reference',
    ]);
    const later = await aMeeting({ scheduled_date: `${earliest}T17:00:00.000Z` });
    const item = must(await repeat(decision, later), 201);
    await anItem(later);
    const path = `/meetings/${later}/agenda-items/${item.id}`;
    for (const other of [
      { title: 'Something else' },
      { description: 'Something else' },
      { decision_type: 'Demolition' },
      { secret: true },
      { candidates: [{ name: 'Anne' }] },
    ])
      expect(code(await syndic.put(path, other))).toEqual([409, 'agenda_as_before']);
    must(await syndic.put(path, { title: item.title, position: 2 }), 200);
    const { scheduled_date } = must(await syndic.get(`/meetings/${later}`), 200);
    const early = new Date(Date.parse(scheduled_date) - 86_400_000).toISOString();
    const moved = await syndic.put(`/meetings/${later}`, { scheduled_date: early });
    expect(must(moved, 422)).toMatchObject({ code: 'repeated_too_early', earliest });
    const kind = { meeting_type: 'BoardMeeting' };
    expect(code(await syndic.put(`/meetings/${later}`, kind))).toEqual([409, 'agenda_as_before']);
    for (const name of ['Anne', 'Bart', 'Chris'] as const) must(await comes(later, name), 201);
    must(await syndic.put(`/meetings/${later}/open`), 200);
    const amended = await syndic.put(`${path}/amend`, { text: 'Something else' });
    expect(code(amended)).toEqual([409, 'agenda_as_before']);
  });

  it('and not what the council could not decide, nor owners in writing', async () => {
    const council = await aMeeting({ meeting_type: 'BoardMeeting' });
    const { id } = await anItem(council, unanimous);
    for (const name of ['Anne', 'Bart', 'Chris'] as const) must(await comes(council, name), 201);
    must(await syndic.put(`/meetings/${council}/open`), 200);
    const all = house.votes({ Anne: 'For', Bart: 'For', Chris: 'For' });
    must(await syndic.post(`/meetings/${council}/agenda-items/${id}/votes`, all), 201);
    must(await syndic.put(`/meetings/${council}/close`), 200);
    const later = await aMeeting({ scheduled_date: '2026-08-10T17:00:00.000Z' });
    const [decision] = must(await syndic.get(`/decisions?meeting_id=${council}`), 200);
    expect(decision).toMatchObject({ result: 'Rejected', repeatable_from: null });
    expect(code(await repeat(decision, later))).toEqual([422, 'not_repeatable']);
  });

  it('and not what somebody did not want', async () => {
    const decision = await failed('Abstain');
    expect(decision.repeatable_from).toBeNull();
    const later = await aMeeting({ scheduled_date: '2026-07-10T17:00:00.000Z' });
    expect(code(await repeat(decision, later))).toEqual([422, 'not_repeatable']);
    const written = await draft({ scheduled_date: '2026-07-10T17:00:00.000Z' });
    expect(code(await repeat(await failed('For'), written))).toEqual([422, 'decided_in_writing']);
  });
});

describe('what waits', () => {
  type Kind = 'AnswerAsked' | 'MeetingToConvene' | 'MeetingAhead';
  const waiting = async (who = syndic, kind: Kind = 'MeetingAhead', id = '') => {
    const { items } = must(await who.get('/overview', { 'accept-language': 'en' }), 200);
    return items.filter((one: Json) => one.kind === kind && one.link === `/meetings/${id}`);
  };

  it('for an owner is an answer, until they have given it', async () => {
    const { id, first, items } = await asked(['New lift', 'New door'], {
      scheduled_date: '2026-04-20T16:00:00.000Z',
    });
    expect(await waiting(logins.Anne, 'AnswerAsked', id)).toMatchObject([{ due_on: '2026-04-20' }]);
    must(await answer(first, 'Anne', 'For'), 201);
    expect(await waiting(logins.Anne, 'AnswerAsked', id)).toHaveLength(1);
    for (const item of items) await answer(item, 'Anne', 'For');
    expect(await waiting(logins.Anne, 'AnswerAsked', id)).toEqual([]);
    expect(await waiting(logins.Bart, 'AnswerAsked', id)).toHaveLength(1);
    expect(await waiting(syndic, 'MeetingAhead', id)).toHaveLength(1);
  });

  it('is an assembly to convene, by its last day, and to come to', async () => {
    const id = await aMeeting({ scheduled_date: '2026-04-21T16:00:00.000Z' });
    await anItem(id);
    expect(await waiting(syndic, 'MeetingToConvene', id)).toMatchObject([{ due_on: '2026-04-05' }]);
    expect(await waiting(logins.Anne, 'MeetingToConvene', id)).toEqual([]);
    must(await syndic.put(`/meetings/${id}/convene`, {}), 200);
    expect(await waiting(syndic, 'MeetingToConvene', id)).toEqual([]);
    expect(await waiting(logins.Anne, 'MeetingAhead', id)).toMatchObject([
      { due_on: '2026-04-21' },
    ]);
    const far = await aMeeting({ scheduled_date: '2026-06-21T16:00:00.000Z' });
    expect(await waiting(syndic, 'MeetingAhead', far)).toEqual([]);
  });
});
