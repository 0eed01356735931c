import { describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic, auditor } = tenant;
const { ids, logins, aMeeting, anItem, opened, votes } = await anAssemblyHouse(test, tenant);

const live = async (id: string): Promise<Json> =>
  must(await logins.Dirk.get(`/meetings/${id}/live`), 200);

describe('a meeting that is followed', () => {
  it('is at the item that its syndic went to, with how many of how many have voted', async () => {
    const { id, item, agenda } = await opened(
      ['Anne', 'Bart', 'Chris'],
      [{ secret: true }, { kind: 'Information' }, {}],
    );
    const [first, told, last] = agenda;
    expect(await live(id)).toMatchObject({
      meeting: { status: 'InProgress' },
      owners_present: 3,
      shares_present: 750,
      current_item_id: first?.id,
      voters: 3,
      voted: 0,
    });
    must(await logins.Anne.post(`${item}/votes`, { owner_id: ids.Anne, choice: 'For' }), 201);
    expect(await live(id)).toMatchObject({
      voters: 3,
      voted: 1,
      results: [{ result: null }, {}, {}],
    });
    const go = (one: Json) => syndic.put(`/meetings/${id}/agenda-items/${one?.['id']}/current`);
    must(await logins.Anne.put(`/meetings/${id}/agenda-items/${told?.id}/current`), 403);
    must(await go(told), 200);
    expect(await live(id)).toMatchObject({ current_item_id: told?.id, voters: null, voted: null });
    test.clock.advance(1_000);
    must(await go(last), 200);
    must(await go(last), 200);
    expect(await live(id)).toMatchObject({ current_item_id: last?.id, voters: 3, voted: 0 });
    const other = await opened(['Anne', 'Bart', 'Chris']);
    must(await syndic.put(`/meetings/${other.id}/agenda-items/${last?.id}/current`), 404);
    must(await syndic.put(`/meetings/${id}/close`), 200);
    expect(await live(id)).toMatchObject({ current_item_id: null, voters: null });
    expect(must(await go(last), 409).code).toBe('invalid_transition');
    const before = await aMeeting();
    const early = await anItem(before);
    const refused = await syndic.put(`/meetings/${before}/agenda-items/${early.id}/current`);
    expect(must(refused, 409).code).toBe('invalid_transition');
  });

  it('has one result on the phone, on the screen, in the minutes and on paper', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris']);
    must(await syndic.post(`${item}/votes`, votes({ Anne: 'For', Bart: 'Against' })), 201);
    const closed = must(await syndic.put(`${item}/close`), 200);
    const { round_number: _number, closed_at: _at, ...counted } = closed;
    const [shown] = (await live(id)).results;
    expect(shown).toMatchObject(counted);
    const minutes = must(await auditor.get(`/meetings/${id}/minutes`), 200);
    expect(minutes.items[0]).toMatchObject(counted);
    const pdf = await auditor.get(`/meetings/${id}/minutes?format=pdf`);
    const text = (await textsOf(pdf.raw)).join(' ');
    for (const figure of [counted.for, counted.against, counted.threshold])
      expect(text).toContain(String(figure));
  });

  it('is told in numbers: neither who is there nor who votes what is said to everybody', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris', 'Dirk']);
    must(await syndic.post(`${item}/votes`, votes({ Anne: 'For', Bart: 'Against' })), 201);
    const text = JSON.stringify(await live(id));
    for (const name of ['Anne', 'Bart', 'Chris']) expect(text).not.toContain(name);
  });
});
