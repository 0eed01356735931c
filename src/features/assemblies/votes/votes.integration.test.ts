import { describe, expect, it } from 'vitest';
import { anAssemblyHouse, type Name } from '#test/helpers/assembly-house.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser, countWaiting } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic, auditor, boardMember, organizationId } = tenant;
const { ids, logins, liftKey, aMeeting, anItem, comes, proxy, opened, votes } =
  await anAssemblyHouse(test, tenant);

describe('a vote', () => {
  it('weighs by the register, is corrected by the syndic alone, and is counted when it closes', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris', 'Dirk']);
    const own = { owner_id: ids.Anne, choice: 'For' };
    const cast = must(await logins.Anne.post(`${item}/votes`, own), 201);
    expect(cast.votes).toMatchObject([{ owner_name: 'Anne', choice: 'For', weight: 300 }]);
    must(await logins.Anne.post(`${item}/votes`, own), 200);
    const other = { ...own, choice: 'Against' };
    const both = {
      votes: [
        { owner_id: ids.Dirk, choice: 'For' },
        { owner_id: ids.Dirk, choice: 'Against' },
      ],
    };
    expect(must(await syndic.post(`${item}/votes`, both), 409).code).toBe('already_voted');
    must(await logins.Anne.post(`${item}/votes`, other), 201);
    const changed = must(await syndic.post(`${item}/votes`, own), 403);
    expect(changed).toMatchObject({
      code: 'own_vote',
      errors: [{ pointer: '/body/owner_id' }],
    });
    must(await logins.Anne.post(`${item}/votes`, own), 201);
    const foreign = { owner_id: ids.Bart, choice: 'For' };
    expect(must(await logins.Anne.post(`${item}/votes`, foreign), 403).code).toBe('forbidden');
    must(await auditor.post(`${item}/votes`, own), 403);
    must(await boardMember.post(`${item}/votes`, own), 403);
    const entered = votes({ Bart: 'Against', Chris: 'Against', Dirk: 'Abstain' });
    must(await syndic.post(`${item}/votes`, entered), 201);
    must(await syndic.post(`${item}/votes`, votes({ Chris: 'For' })), 201);
    const result = must(await syndic.put(`${item}/close`), 200);
    expect(result).toMatchObject({
      result: 'Adopted',
      for: 500,
      against: 250,
      abstain: 150,
      votes_cast: 750,
      threshold: 376,
      capped: [],
      round_number: 1,
    });
    expect(must(await syndic.post(`${item}/votes`, own), 409).code).toBe('vote_closed');
    expect(must(await syndic.put(`${item}/close`), 409)).toMatchObject({
      code: 'vote_closed',
      closed_at: result.closed_at,
    });
    expect(must(await syndic.get(`/meetings/${id}/proof`), 200)).toMatchObject({
      votes: 7,
      is_whole: true,
      outcomes_match: true,
    });
  });

  it('is for who is there and concerned', async () => {
    const { item, agenda, id } = await opened(
      ['Anne', 'Bart', 'Chris', 'Eva'],
      [{}, { distribution_key_id: liftKey }, { kind: 'Information' }],
    );
    const vote = (name: Name, address = item) =>
      syndic.post(`${address}/votes`, { owner_id: ids[name], choice: 'For' });
    expect(must(await vote('Dirk'), 422).code).toBe('not_present');
    expect(must(await vote('Eva'), 422)).toMatchObject({ code: 'vote_excluded', why: 'suspended' });
    const lift = `/meetings/${id}/agenda-items/${agenda[1]?.id}`;
    expect(must(await vote('Bart', lift), 422)).toMatchObject({
      code: 'vote_excluded',
      why: 'not_concerned',
    });
    const told = `/meetings/${id}/agenda-items/${agenda[2]?.id}`;
    expect(must(await vote('Bart', told), 422).code).toBe('information_without_vote');
    expect(must(await logins.Bart.get(`${lift}/ballot`), 200)).toMatchObject([
      { owner_name: 'Bart', may_vote: false, reason: 'NotConcerned' },
    ]);
    const before = await aMeeting();
    const early = `/meetings/${before}/agenda-items/${(await anItem(before)).id}`;
    expect(must(await vote('Anne', early), 409).code).toBe('invalid_transition');
  });

  it('counts nobody for more than the others, and a departure for the next votes alone', async () => {
    const { id, item, agenda } = await opened(['Anne', 'Bart', 'Chris'], [{}, {}]);
    must(await proxy(id, 'Dirk', { holder_owner_id: ids.Anne }), 201);
    must(await comes(id, 'Dirk', 'Represented'), 201);
    const all = votes({ Anne: 'For', Dirk: 'For', Bart: 'Against', Chris: 'Against' });
    must(await syndic.post(`${item}/votes`, all), 201);
    expect(must(await syndic.put(`${item}/close`), 200)).toMatchObject({
      result: 'Rejected',
      for: 450,
      against: 450,
      capped: [],
    });
    const chris = must(await syndic.get(`/meetings/${id}/attendances`), 200)[2];
    must(await syndic.put(`/meetings/${id}/attendances/${chris.id}/leave`), 200);
    const next = `/meetings/${id}/agenda-items/${agenda[1]?.id}`;
    must(
      await syndic.post(`${next}/votes`, votes({ Anne: 'For', Dirk: 'For', Bart: 'Against' })),
      201,
    );
    const second = must(await syndic.put(`${next}/close`), 200);
    expect(second).toMatchObject({
      result: 'Rejected',
      for: 250,
      against: 250,
      before_reduction: { for: 450, against: 250, abstain: 0 },
    });
    expect(new Map(second.capped.map(({ from, to }: Json) => [from, to]))).toEqual(
      new Map([
        [150, 83],
        [300, 167],
      ]),
    );
    const minutes = must(await logins.Bart.get(`/meetings/${id}/minutes`), 200);
    expect(minutes.items[0]).toMatchObject({ for: 450, against_names: ['Bart', 'Chris'] });
    expect(must(await syndic.get(`/meetings/${id}/proof`), 200).outcomes_match).toBe(true);
  });

  it('of who goes before it is counted counts for nothing, and names nobody', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris', 'Dirk']);
    const all = votes({ Anne: 'For', Bart: 'Against', Chris: 'Against', Dirk: 'Abstain' });
    must(await syndic.post(`${item}/votes`, all), 201);
    const there: Json[] = must(await syndic.get(`/meetings/${id}/attendances`), 200);
    const chris = there.find(({ owner_name }) => owner_name === 'Chris');
    must(await syndic.put(`/meetings/${id}/attendances/${chris?.id}/leave`), 200);
    const live = must(await syndic.get(`/meetings/${id}/live`), 200);
    expect(live).toMatchObject({ voters: 3, voted: 3 });
    expect(must(await syndic.put(`${item}/close`), 200)).toMatchObject({ for: 300, against: 250 });
    const minutes = must(await syndic.get(`/meetings/${id}/minutes`), 200);
    expect(minutes.items[0]).toMatchObject({ against_names: ['Bart'], abstain_names: ['Dirk'] });
  });

  it('is held of the item as it was seen last', async () => {
    const { item } = await opened(['Anne', 'Bart', 'Chris'], [{ description: 'A' }]);
    const seen = async () => ({ 'if-match': String((await syndic.get(item)).headers['etag']) });
    const first = await seen();
    must(await syndic.put(`${item}/exclusions`, { owner_ids: [ids.Bart] }, first), 200);
    const second = await seen();
    expect(second).not.toEqual(first);
    must(await syndic.put(`${item}/exclusions`, { owner_ids: [] }, first), 412);
    must(await syndic.put(`${item}/amend`, { text: 'B' }, second), 200);
    must(await syndic.put(`${item}/amend`, { text: 'C' }, second), 412);
    must(await syndic.put(`${item}/void`, { reason: 'x' }, second), 412);
    expect(must(await syndic.put(`${item}/close`, {}, second), 412).code).toBe('stale');
    must(await syndic.put(`${item}/close`, {}, await seen()), 200);
  });

  it('that was put wrongly is void, kept, and held anew', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris']);
    must(await syndic.post(`${item}/votes`, votes({ Anne: 'For' })), 201);
    must(await syndic.put(`${item}/close`), 200);
    const again = must(await syndic.put(`${item}/void`, { reason: 'Put wrongly' }), 200);
    expect(again.round_number).toBe(2);
    must(await syndic.post(`${item}/votes`, votes({ Anne: 'Against', Bart: 'For' })), 201);
    expect(must(await syndic.put(`${item}/close`), 200)).toMatchObject({
      for: 250,
      against: 300,
      round_number: 2,
    });
    const minutes = must(await syndic.get(`/meetings/${id}/minutes`), 200);
    expect(minutes.items[0].void_rounds).toEqual([{ round_number: 1, reason: 'Put wrongly' }]);
    expect(must(await syndic.get(`/meetings/${id}/proof`), 200)).toMatchObject({
      votes: 3,
      is_whole: true,
    });
  });

  it('in secret tells who has voted, and nobody what', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris'], [{ secret: true }]);
    const cast = must(
      await logins.Anne.post(`${item}/votes`, { owner_id: ids.Anne, choice: 'Against' }),
      201,
    );
    expect(cast.votes).toMatchObject([{ owner_name: 'Anne', choice: null }]);
    must(await syndic.post(`${item}/votes`, votes({ Bart: 'For', Chris: 'For' })), 201);
    expect(must(await syndic.put(`${item}/close`), 200)).toMatchObject({ for: 450, against: 300 });
    const minutes = must(await syndic.get(`/meetings/${id}/minutes`), 200);
    expect(minutes.items[0]).toMatchObject({ for: 450, against_names: [], abstain_names: [] });
    expect(must(await logins.Anne.get(`${item}/ballot`), 200)).toMatchObject([{ choice: null }]);
  });

  it('in secret cannot be asked for, nor undone, by who enters those of the assembly', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris'], [{ secret: true }]);
    const enter = (choice: string) => syndic.post(`${item}/votes`, votes({ Anne: choice }));
    const own = { owner_id: ids.Anne, choice: 'Against' };
    const cast = must(await logins.Anne.post(`${item}/votes`, own), 201);
    expect(cast.votes).toMatchObject([{ id: null, choice: null }]);
    must(await logins.Anne.post(`${item}/votes`, own), 200);
    for (const choice of ['For', 'Against', 'Abstain'])
      expect(must(await enter(choice), 403).code).toBe('own_vote');
    const bart = (choice: string) => syndic.post(`${item}/votes`, votes({ Bart: choice }));
    for (const choice of ['For', 'For', 'Against']) must(await bart(choice), 201);
    const ballot: Json[] = must(await syndic.get(`${item}/ballot`), 200);
    const told = new Map(
      ballot.map(({ owner_name, may_vote, has_voted }) => [owner_name, [may_vote, has_voted]]),
    );
    expect(Object.fromEntries(told)).toEqual({
      Anne: [false, true],
      Bart: [true, true],
      Chris: [true, false],
    });
    expect(must(await syndic.put(`${item}/close`), 200)).toMatchObject({ for: 0, against: 550 });
    expect(must(await syndic.get(`/meetings/${id}/proof`), 200)).toMatchObject({
      votes: 4,
      is_whole: true,
      outcomes_match: true,
    });
  });

  it('is cast by who was given the proxy or by who came, never by both', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris']);
    const own = (name: Name) => ({ owner_id: ids[name], choice: 'For' });
    must(await proxy(id, 'Dirk', { holder_owner_id: ids.Anne }), 201);
    must(await comes(id, 'Dirk', 'Represented'), 201);
    expect(must(await logins.Dirk.post(`${item}/votes`, own('Dirk')), 422)).toMatchObject({
      code: 'vote_excluded',
      why: 'represented',
    });
    expect(must(await logins.Dirk.get(`${item}/ballot`), 200)).toMatchObject([
      { owner_name: 'Dirk', may_vote: false, reason: 'Represented' },
    ]);
    const both: Json[] = must(await logins.Anne.get(`${item}/ballot`), 200);
    expect(both.map(({ owner_name }) => owner_name)).toEqual(['Anne', 'Dirk']);
    must(await logins.Anne.post(`${item}/votes`, own('Dirk')), 201);

    // An owner who gave a proxy and comes after all votes in person.
    const second = await opened(['Anne', 'Bart', 'Chris']);
    must(await proxy(second.id, 'Dirk', { holder_owner_id: ids.Anne }), 201);
    must(await comes(second.id, 'Dirk'), 201);
    const foreign = await logins.Anne.post(`${second.item}/votes`, own('Dirk'));
    expect(must(foreign, 403).code).toBe('forbidden');
    const hers: Json[] = must(await logins.Anne.get(`${second.item}/ballot`), 200);
    expect(hers.map(({ owner_name }) => owner_name)).toEqual(['Anne']);
    must(await logins.Dirk.post(`${second.item}/votes`, own('Dirk')), 201);
  });

  it('is not for who serves by contract on the item, nor for those whose proxy they hold', async () => {
    const { id, item, agenda } = await opened(['Anne', 'Bart', 'Chris'], [{}, {}]);
    must(await proxy(id, 'Dirk', { holder_owner_id: ids.Bart }), 201);
    must(await comes(id, 'Dirk', 'Represented'), 201);
    const exclude = (owner_ids: unknown[]) => syndic.put(`${item}/exclusions`, { owner_ids });
    must(await logins.Anne.put(`${item}/exclusions`, { owner_ids: [] }), 403);
    expect(must(await exclude([ids.Anne, id]), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/owner_ids/1' }],
    });
    const excluded = must(await exclude([ids.Bart]), 200);
    expect(excluded.excluded).toMatchObject([{ owner_name: 'Bart' }]);
    for (const name of ['Bart', 'Dirk'] as const) {
      const vote = await syndic.post(`${item}/votes`, votes({ [name]: 'For' }));
      expect(must(vote, 422)).toMatchObject({ code: 'vote_excluded', why: 'contract_bound' });
    }
    must(await syndic.post(`${item}/votes`, votes({ Anne: 'For', Chris: 'Against' })), 201);
    expect(must(await exclude([]), 409).code).toBe('votes_cast');
    // Anne's 300 are reduced to the 200 of Chris: excluded owners do not count among the others.
    expect(must(await syndic.put(`${item}/close`), 200)).toMatchObject({ for: 200, against: 200 });
    expect(must(await exclude([]), 409).code).toBe('vote_closed');
    const next = `/meetings/${id}/agenda-items/${agenda[1]?.id}`;
    must(await syndic.post(`${next}/votes`, votes({ Bart: 'For', Dirk: 'For' })), 201);
    const minutes = must(await logins.Anne.get(`/meetings/${id}/minutes`), 200);
    expect(minutes.items).toMatchObject([{ excluded: [{ owner_name: 'Bart' }] }, { excluded: [] }]);
    const paper = await syndic.get(`/meetings/${id}/minutes?format=pdf`);
    expect((await textsOf(paper.raw)).join(' ')).toContain('(art. 3.87 §9) : Bart.');
    expect(must(await syndic.get(`/meetings/${id}/proof`), 200).outcomes_match).toBe(true);
  });

  it('between candidates decides on each by itself', async () => {
    const candidates = [{ name: 'Anne', owner_id: ids.Anne }, { name: 'Bart' }, { name: 'Zoé' }];
    const election = { decision_type: 'CouncilAppointment', candidates };
    const { id, item, agenda } = await opened(['Anne', 'Bart', 'Chris'], [election]);
    const [anne, bart, zoe] = agenda[0]?.candidates ?? [];
    const ballots = [
      ...['Anne', 'Bart', 'Chris'].map((name) => [name, 'For', anne.id]),
      ...['Bart', 'Chris'].map((name) => [name, 'For', bart.id]),
      ['Anne', 'Against', bart.id],
      ['Anne', 'For', zoe.id],
      ['Bart', 'Against', zoe.id],
      ['Chris', 'Abstain', zoe.id],
    ].map(([name, choice, candidate_id]) => ({
      owner_id: ids[name as Name],
      choice,
      candidate_id,
    }));
    const unnamed = { owner_id: ids.Anne, choice: 'For' };
    expect(must(await syndic.post(`${item}/votes`, unnamed), 422).code).toBe('unknown_reference');
    must(await syndic.post(`${item}/votes`, { votes: ballots }), 201);
    const result = must(await syndic.put(`${item}/close`), 200);
    expect(result.candidates).toMatchObject([
      { name: 'Anne', result: 'Adopted', for: 750, against: 0 },
      { name: 'Bart', result: 'Adopted', for: 450, against: 300 },
      { name: 'Zoé', result: 'Adopted', for: 300, against: 250, abstain: 200 },
    ]);
    // Each is a separate decision, whose minutes name those against and abstaining.
    const minutes = must(await syndic.get(`/meetings/${id}/minutes`), 200);
    expect(minutes.items[0].candidates).toMatchObject([
      { name: 'Anne', against_names: [], abstain_names: [] },
      { name: 'Bart', against_names: ['Anne'], abstain_names: [] },
      { name: 'Zoé', against_names: ['Bart'], abstain_names: ['Chris'] },
    ]);
    const paper = await syndic.get(`/meetings/${id}/minutes?format=pdf`);
    const text = (await textsOf(paper.raw)).join(' ').replaceAll('\u00A0', ' ');
    expect(text).toMatch(
      /Zoé : Adopté.*requises\. Ont voté contre : Bart\. Se sont abstenus : Chris\./,
    );
  });
});

describe('the end', () => {
  it('counts what is still open, and then nothing changes', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris'], [{}, { title: 'Never put' }]);
    must(await syndic.post(`${item}/votes`, votes({ Anne: 'For', Bart: 'Abstain' })), 201);
    expect(must(await syndic.put(`/meetings/${id}/close`), 200)).toMatchObject({
      status: 'Completed',
    });
    const minutes = must(await logins.Anne.get(`/meetings/${id}/minutes`), 200);
    expect(minutes).toMatchObject({
      due_on: '2026-07-10',
      challengeable_until: '2026-10-12',
      quorum: { owners_present: 3, rule: 'MoreThanHalf', reached: true },
      items: [
        { result: 'Adopted', for: 300, abstain_names: ['Bart'] },
        { result: null, for: null },
      ],
    });
    for (const refused of [
      await syndic.put(`/meetings/${id}/close`),
      await comes(id, 'Dirk'),
      await proxy(id, 'Dirk', { holder_name: 'Zoé' }),
    ])
      expect(must(refused, 409).code).toBe('invalid_transition');
    expect(must(await syndic.put(`${item}/void`, { reason: 'Late' }), 409).code).toBe(
      'vote_closed',
    );
    expect(must(await syndic.post(`${item}/votes`, votes({ Chris: 'For' })), 409).code).toBe(
      'vote_closed',
    );
  });

  it('proves that nothing was changed since, and finds what was', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris']);
    must(await syndic.post(`${item}/votes`, votes({ Anne: 'For', Bart: 'Against' })), 201);
    must(await syndic.put(`${item}/close`), 200);
    const whole = must(await auditor.get(`/meetings/${id}/proof`), 200);
    expect(whole).toMatchObject({
      votes: 2,
      is_whole: true,
      broken_at: null,
      outcomes_match: true,
    });
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `update app.votes set choice = 'For'
          where organization_id = $1 and meeting_id = $2 and sequence = 2`,
        [organizationId, id],
      ),
    );
    expect(must(await auditor.get(`/meetings/${id}/proof`), 200)).toMatchObject({
      is_whole: false,
      broken_at: 2,
      outcomes_match: false,
    });
  });

  it('is the same for two who vote at once', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris']);
    const both = await Promise.all(
      (['Anne', 'Bart', 'Chris'] as const).flatMap((name) =>
        ['For', 'Against'].map((choice) =>
          logins[name].post(`${item}/votes`, { owner_id: ids[name], choice }),
        ),
      ),
    );
    // The later of two votes replaces the other; both stay in the chain.
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201]));
    expect(must(await syndic.get(`/meetings/${id}/proof`), 200)).toMatchObject({
      votes: 6,
      is_whole: true,
    });
  });

  it('is taken of all who vote at once, who wait for one another and hold up nobody else', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris']);
    const AT_ONCE = 200;
    await asSuperuser(test.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query(
        'select 1 from app.meetings where organization_id = $1 and id = $2 for update',
        [organizationId, id],
      );
      const vote = () => syndic.post(`${item}/votes`, { owner_id: ids.Anne, choice: 'For' });
      const all = Array.from({ length: AT_ONCE }, vote);
      const waiting = () => countWaiting(test.databaseUrl, 'meetings');
      await expect.poll(waiting).toBe(1);
      // Other requests still get a connection, behind all of these.
      for (let asked = 0; asked < 5; asked += 1) must(await logins.Bart.get('/auth/me'), 200);
      expect(await waiting()).toBe(1);
      await client.query('commit');
      const statuses = (await Promise.all(all)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 200)).toHaveLength(AT_ONCE - 1);
    });
    expect(must(await syndic.get(`/meetings/${id}/proof`), 200)).toMatchObject({
      votes: 1,
      is_whole: true,
    });
  });
});
