import { describe, expect, it } from 'vitest';
import { anAssemblyHouse, type Name } from '#test/helpers/assembly-house.ts';
import { aTenant, must, startTestApp, statusesOf, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic } = tenant;
const { ids, logins, aMeeting, anItem, comes, proxy, opened } = await anAssemblyHouse(test, tenant);

describe('the quorum', () => {
  it('counts heads and shares, and refuses to open without', async () => {
    const id = await aMeeting();
    must(await comes(id, 'Anne'), 201);
    must(await comes(id, 'Bart'), 201);
    // Joint holders without a representative are not counted (art. 3.87 §1).
    const eva = must(await comes(id, 'Eva'), 201);
    expect(eva).toMatchObject({ vote_suspended: true, weight: 0, owner_name: 'Eva' });
    expect(must(await syndic.get(`/meetings/${id}/quorum`), 200)).toEqual({
      owners_total: 5,
      owners_present: 2,
      shares_total: 1000,
      shares_present: 550,
      rule: null,
      reached: false,
    });
    const refused = must(await syndic.put(`/meetings/${id}/open`), 422);
    expect(refused).toMatchObject({ code: 'quorum_not_reached', owners_present: 2 });
    must(await comes(id, 'Chris'), 201);
    const open = must(await syndic.put(`/meetings/${id}/open`), 200);
    expect(open).toMatchObject({
      status: 'InProgress',
      allowed_actions: expect.arrayContaining(['close']) as unknown,
    });
    must(await comes(id, 'Dirk'), 201);
    expect(must(await logins.Anne.get(`/meetings/${id}/quorum`), 200)).toMatchObject({
      owners_present: 3,
      shares_present: 750,
      rule: 'MoreThanHalf',
      reached: true,
    });
    expect(must(await syndic.put(`/meetings/${id}/open`), 409).code).toBe('invalid_transition');
    expect(must(await comes(id, 'Anne'), 409).code).toBe('duplicate');
  });

  it('that was missing leaves the proxies to the second session, unless they say otherwise', async () => {
    const first = await aMeeting();
    await anItem(first);
    must(await proxy(first, 'Bart', { holder_owner_id: ids.Anne }), 201);
    const only = { holder_name: 'Zoé', first_session_only: true };
    expect(must(await proxy(first, 'Chris', only), 201).first_session_only).toBe(true);
    must(await syndic.put(`/meetings/${first}/open`), 422);
    const later = { scheduled_date: '2026-06-25T17:00:00.000Z' };
    const second = must(await syndic.post(`/meetings/${first}/second-session`, later), 201).id;
    const proxies: Json[] = must(await syndic.get(`/meetings/${second}/proxies`), 200);
    expect(proxies).toMatchObject([
      { principal_owner_id: ids.Bart, holder_owner_id: ids.Anne, first_session_only: false },
    ]);
    must(await comes(second, 'Anne'), 201);
    must(await comes(second, 'Bart', 'Represented'), 201);
  });

  it('that was missing once allows a second session, 15 days later and without any', async () => {
    const first = await aMeeting();
    await anItem(first, { title: 'Roof', decision_type: 'CommonWorks', candidates: [] });
    const later = { scheduled_date: '2026-06-25T17:00:00.000Z' };
    const again = (body: object) => syndic.post(`/meetings/${first}/second-session`, body);
    expect(must(await again(later), 409).code).toBe('quorum_not_refused');
    must(await syndic.put(`/meetings/${first}/open`), 422);
    expect(must(await again({ scheduled_date: '2026-06-24T17:00:00.000Z' }), 422)).toMatchObject({
      code: 'second_session_too_early',
      earliest: '2026-06-25',
    });
    const kept = must(await syndic.delete(`/meetings/${first}`), 409);
    expect(kept.code).toBe('in_use');
    const { building_id } = must(await syndic.get(`/meetings/${first}`), 200);
    const named = { building_id, ...later, first_meeting_id: first };
    const otherKind = { ...named, meeting_type: 'ExtraordinaryAssembly' };
    expect(must(await syndic.post('/meetings', otherKind), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/first_meeting_id' }],
    });
    const second = must(await again(later), 201);
    expect(second).toMatchObject({ first_meeting_id: first, title: 'Assemblée générale' });
    expect(must(await again(later), 409).code).toBe('duplicate');
    const agenda = must(await syndic.get(`/meetings/${second.id}/agenda-items`), 200);
    expect(agenda).toMatchObject([{ title: 'Roof', majority: 'TwoThirds' }]);
    must(await comes(second.id, 'Dirk'), 201);
    must(await syndic.put(`/meetings/${second.id}/open`), 200);
    expect(must(await syndic.get(`/meetings/${second.id}/quorum`), 200).rule).toBe('SecondSession');
  });

  it('is asked of a second session where the first was held after all', async () => {
    const first = await aMeeting();
    await anItem(first);
    must(await syndic.put(`/meetings/${first}/open`), 422);
    const later = { scheduled_date: '2026-06-25T17:00:00.000Z' };
    const second = must(await syndic.post(`/meetings/${first}/second-session`, later), 201).id;
    must(await comes(second, 'Dirk'), 201);
    for (const name of ['Anne', 'Bart', 'Chris'] as const) must(await comes(first, name), 201);
    must(await syndic.put(`/meetings/${first}/open`), 200);
    expect(must(await syndic.put(`/meetings/${second}/open`), 422).code).toBe('quorum_not_reached');
  });
});

describe('a second session', () => {
  it('is not held, nor the first, for what the other one decides', async () => {
    const first = await aMeeting();
    await anItem(first);
    const stale = await syndic.put(`/meetings/${first}/open`, {}, { 'if-match': '"99"' });
    must(stale, 412);
    const later = { scheduled_date: '2026-06-25T17:00:00.000Z' };
    const again = () => syndic.post(`/meetings/${first}/second-session`, later);
    expect(must(await again(), 409).code).toBe('quorum_not_refused');
    must(await syndic.put(`/meetings/${first}/open`), 422);
    const { id: second } = must(await again(), 201);
    const moved = { scheduled_date: '2026-06-24T17:00:00.000Z' };
    expect(must(await syndic.put(`/meetings/${first}`, moved), 422)).toMatchObject({
      code: 'second_session_too_early',
      earliest: '2026-07-09',
    });
    for (const name of ['Anne', 'Bart', 'Chris'] as const) must(await comes(first, name), 201);
    must(await syndic.put(`/meetings/${second}/open`), 200);
    expect(must(await syndic.put(`/meetings/${first}/open`), 409).code).toBe('in_use');
  });

  const secondOf = async (): Promise<Json> => {
    const first = await aMeeting();
    await anItem(first, { title: 'Roof', decision_type: 'CommonWorks' });
    must(await syndic.put(`/meetings/${first}/open`), 422);
    const later = { scheduled_date: '2026-06-25T17:00:00.000Z' };
    return must(await syndic.post(`/meetings/${first}/second-session`, later), 201);
  };

  it('that was called off leaves room for another', async () => {
    const { id, first_meeting_id: first } = await secondOf();
    must(await syndic.put(`/meetings/${id}/cancel`, { reason: 'The hall burnt down' }), 200);
    const later = { scheduled_date: '2026-07-02T17:00:00.000Z' };
    const again = () => syndic.post(`/meetings/${first}/second-session`, later);
    expect(statusesOf(await Promise.all([again(), again()]))).toEqual([201, 409]);
    const { id: next } = must(await syndic.get('/meetings?sort=-created_at&limit=1'), 200)[0];
    expect(must(await syndic.get(`/meetings/${next}/agenda-items`), 200)).toMatchObject([
      { title: 'Roof' },
    ]);
    must(await syndic.put(`/meetings/${next}/open`), 200);
  });

  it('has the agenda of the first, and nothing else', async () => {
    const { id, allowed_actions } = await secondOf();
    expect(allowed_actions).not.toContain('agenda-items');
    const agenda = `/meetings/${id}/agenda-items`;
    const [roof]: Json[] = must(await syndic.get(agenda), 200);
    for (const refused of [
      await syndic.post(agenda, { title: 'Statutes', kind: 'Decision', decision_type: 'Statutes' }),
      await syndic.put(`${agenda}/${roof?.id}`, { title: 'Another roof' }),
      await syndic.delete(`${agenda}/${roof?.id}`),
    ])
      expect(must(refused, 409).code).toBe('agenda_as_before');
    expect(must(await syndic.get(agenda), 200)).toMatchObject([{ title: 'Roof' }]);
  });

  it('stays 15 days after the first, and of its kind', async () => {
    const { id } = await secondOf();
    const moved = (body: object) => syndic.put(`/meetings/${id}`, body);
    expect(must(await moved({ scheduled_date: '2026-06-24T17:00:00.000Z' }), 422)).toMatchObject({
      code: 'second_session_too_early',
      earliest: '2026-06-25',
    });
    for (const meeting_type of ['ExtraordinaryAssembly', 'BoardMeeting'])
      expect(must(await moved({ meeting_type }), 409)).toMatchObject({
        code: 'agenda_as_before',
        errors: [{ pointer: '/body/meeting_type' }],
      });
    must(await moved({ scheduled_date: '2026-06-25T08:00:00.000Z', location: 'Hall' }), 200);
  });
});

describe('proxies', () => {
  it('are three at most beyond a tenth of all votes, and never the syndic’s', async () => {
    const id = await aMeeting();
    const held = must(await proxy(id, 'Bart', { holder_owner_id: ids.Anne }), 201);
    expect(held).toMatchObject({ principal_name: 'Bart', holder_name: 'Anne', notarial: false });
    must(await proxy(id, 'Chris', { holder_owner_id: ids.Anne }), 201);
    must(await proxy(id, 'Dirk', { holder_owner_id: ids.Anne }), 201);
    expect(must(await proxy(id, 'Eva', { holder_owner_id: ids.Anne }), 422)).toMatchObject({
      code: 'proxy_limit',
      proxies: 4,
      votes: 1000 - 100,
    });
    expect(must(await proxy(id, 'Dirk', { holder_name: 'Zoé' }), 409).code).toBe('duplicate');
    const self = await proxy(id, 'Anne', { holder_owner_id: ids.Anne });
    expect(must(self, 422).code).toBe('proxy_to_oneself');
    const me = must(await syndic.get('/auth/me'), 200);
    const name = String(me.name);
    for (const holder_name of [name.toUpperCase(), ` ${name.replaceAll(' ', '  ')} `])
      expect(must(await proxy(id, 'Anne', { holder_name }), 422).code).toBe(
        'syndic_cannot_hold_proxy',
      );
    const office = must(
      await syndic.get(`/organizations/${tenant.organizationId}`),
      200,
    ).name.toLowerCase();
    expect(must(await proxy(id, 'Anne', { holder_name: office }), 422).code).toBe(
      'syndic_cannot_hold_proxy',
    );
    must(await proxy(id, 'Anne', { holder_name: 'x', holder_owner_id: ids.Bart }), 400);
    expect(must(await comes(id, 'Anne', 'Represented'), 422).code).toBe('proxy_missing');
    expect(must(await comes(id, 'Bart', 'Remote'), 422).code).toBe('remote_not_allowed');
    // An absent owner represents nobody.
    expect(must(await comes(id, 'Bart', 'Represented'), 422)).toMatchObject({
      code: 'holder_absent',
      holder: 'Anne',
    });
    must(await comes(id, 'Anne'), 201);
    expect(must(await comes(id, 'Bart', 'Represented'), 201).represented_by).toBe('Anne');
    const address = `/meetings/${id}/proxies/${held.id}`;
    expect(must(await syndic.delete(address), 409).code).toBe('in_use');
    const proxies: Json[] = must(await syndic.get(`/meetings/${id}/proxies`), 200);
    const given = `/meetings/${id}/proxies/${proxies[2]?.id}`;
    must(await syndic.delete(given, { 'if-match': '"99"' }), 412);
    must(await syndic.delete(given, { 'if-match': String(proxies[2]?.etag) }), 204);
    must(await proxy(id, 'Eva', { holder_owner_id: ids.Anne }), 201);
  });

  it('are given by owners from their own login, of themselves alone', async () => {
    const id = await aMeeting();
    const give = (name: Name, from: Name, more: object = {}) =>
      logins[name].post(`/meetings/${id}/proxies`, {
        principal_owner_id: ids[from],
        holder_name: 'anne',
        ...more,
      });
    expect(must(await give('Bart', 'Chris'), 403).code).toBe('forbidden');
    expect(must(await give('Bart', 'Bart', { notarial: true }), 403).code).toBe('forbidden');
    expect(must(await give('Anne', 'Anne'), 422).code).toBe('proxy_to_oneself');
    // A holder with the name of an owner is that owner, whose votes all count together.
    const given = must(await give('Bart', 'Bart'), 201);
    expect(given).toMatchObject({ holder_owner_id: ids.Anne, holder_name: 'Anne' });
    const address = `/meetings/${id}/proxies/${given.id}`;
    must(await logins.Chris.delete(address), 403);
    must(await logins.Bart.delete(address), 204);
    expect(must(await give('Bart', 'Bart', { holder_name: 'Zoé' }), 201).holder_owner_id).toBe(
      null,
    );
  });

  it('are three at most for one person, however their name is written', async () => {
    const id = await aMeeting();
    for (const [from, holder_name] of [
      ['Anne', 'Zoé Maes'],
      ['Bart', 'zoé maes'],
      ['Chris', ' Zoe  MAES '],
    ] as const)
      must(await proxy(id, from, { holder_name }), 201);
    const fourth = await proxy(id, 'Dirk', { holder_name: 'Zoé maes' });
    expect(must(fourth, 422)).toMatchObject({ code: 'proxy_limit', proxies: 4, votes: 900 });
  });

  it('are too many where their holder has bought more by the day of the meeting', async () => {
    const small = { name: 'Petite copropriété', address: 'Rue du Puits 1', total_units: 7 };
    const house = must(await syndic.post('/buildings', { ...small, total_quota: 1_000 }), 201);
    const building_id: string = house.id;
    const owners: string[] = [];
    const units: string[] = [];
    for (const [index, quota] of [20, 10, 10, 10, 10, 300, 640].entries()) {
      const unit = { building_id, unit_number: `P${index}`, quota };
      units.push(must(await syndic.post('/units', unit), 201).id);
      const person = { name: `Petit ${index}`, email: `petit-${index}@example.org` };
      owners.push(must(await syndic.post('/owners', person), 201).id);
      const holding = { owner_id: owners[index], ownership_share: '1/1', start_date: '2020-01-01' };
      must(await syndic.post(`/units/${units[index]}/owners`, holding), 201);
    }
    const [holder_owner_id, ...others] = owners;
    const id = await aMeeting({ building_id });
    for (const principal_owner_id of others.slice(0, 4)) {
      const given = { principal_owner_id, holder_owner_id };
      must(await syndic.post(`/meetings/${id}/proxies`, given), 201);
    }
    const sold = { from_owner_id: owners[5], to_owner_id: holder_owner_id };
    must(await syndic.post(`/units/${units[5]}/owners/transfer`, sold), 200);
    const arrives = (owner_id: string | undefined, mode: string) =>
      syndic.post(`/meetings/${id}/attendances`, { owner_id, mode });
    must(await arrives(holder_owner_id, 'InPerson'), 201);
    for (const owner of others.slice(0, 3)) must(await arrives(owner, 'Represented'), 201);
    expect(must(await arrives(others[3], 'Represented'), 422)).toMatchObject({
      code: 'proxy_limit',
      proxies: 4,
      votes: 360,
    });
    must(await arrives(others[3], 'InPerson'), 201);
  });

  it('of who has gone are as they were seen last', async () => {
    const id = await aMeeting();
    must(await comes(id, 'Anne'), 201);
    const path = `/meetings/${id}/attendances`;
    const [came] = must(await syndic.get(path), 200);
    const seen = { 'if-match': String(came.etag) };
    must(await syndic.put(`${path}/${came.id}/leave`, {}, seen), 200);
    expect(must(await syndic.put(`${path}/${came.id}/leave`, {}, seen), 412).code).toBe('stale');
  });

  it('go when their holder goes', async () => {
    const { id } = await opened(['Anne', 'Bart', 'Chris']);
    must(await proxy(id, 'Dirk', { holder_owner_id: ids.Anne }), 201);
    must(await comes(id, 'Dirk', 'Represented'), 201);
    const all: Json[] = must(await syndic.get(`/meetings/${id}/attendances`), 200);
    const anne = all.find(({ owner_name }) => owner_name === 'Anne');
    must(await syndic.put(`/meetings/${id}/attendances/${anne?.id}/leave`), 200);
    const left: Json[] = must(await syndic.get(`/meetings/${id}/attendances`), 200);
    const gone = left.filter(({ left_at }) => left_at !== null);
    expect(new Set(gone.map(({ owner_name }) => owner_name))).toEqual(new Set(['Anne', 'Dirk']));
    must(await comes(id, 'Anne'), 201);
  });
});
