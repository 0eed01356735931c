import { describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
test.clock.set('2026-06-10T17:00:00Z');
const tenant = await aTenant(test);
const house = await anAssemblyHouse(test, tenant);
const get = (path: string) => tenant.syndic.get(path);
const put = (path: string, body: object = {}) => tenant.syndic.put(path, body);
const post = (path: string, body: object = {}) => tenant.syndic.post(path, body);

/** Opens an assembly that decides on one item. */
async function held(): Promise<{ id: string }> {
  const { id, item } = await house.opened(['Anne', 'Bart', 'Chris']);
  must(await post(`${item}/votes`, house.votes({ Anne: 'For', Bart: 'For' })), 201);
  return { id };
}

describe('minutes', () => {
  it('of an assembly need an owner of the building as chair', async () => {
    const { id } = await held();
    const path = `/meetings/${id}/minutes`;
    must(await put(`/meetings/${id}/close`), 200);
    must(await put(`${path}/draft`, { chair: 'Zoé', secretary: 'Bart' }), 200);
    const refused = { status: 422, body: { code: 'chair_not_owner' } };
    expect(await put(`${path}/publish`)).toMatchObject(refused);
    const stranger = { name: 'Zoé', email: 'zoe@example.org' };
    const { id: chair_owner_id } = must(await post('/owners', stranger), 201);
    expect(await put(`${path}/draft`, { chair_owner_id })).toMatchObject({
      ...refused,
      body: { errors: [{ pointer: '/body/chair_owner_id' }] },
    });
    const company = { chair_owner_id: house.ids.Bart, chair: 'Zoé' };
    must(await put(`${path}/draft`, company), 200);
    expect(must(await put(`${path}/publish`), 200)).toMatchObject(company);
  });

  it('name the day on which the meeting was really held, which dates its decisions', async () => {
    const { id } = await held();
    const path = `/meetings/${id}/minutes`;
    must(await put(`/meetings/${id}/close`), 200);
    expect(must(await get(`/meetings/${id}`), 200).held_on).toBe('2026-06-10');
    expect(await put(`${path}/draft`, { held_on: '2026-06-11' })).toMatchObject({
      status: 422,
      body: { code: 'date_in_future', errors: [{ pointer: '/body/held_on' }] },
    });
    const moved = must(await put(`${path}/draft`, { held_on: '2026-06-05' }), 200);
    const dates = { target_on: '2026-07-05', due_on: '2026-07-06' };
    expect(moved).toMatchObject({ ...dates, challengeable_until: '2026-10-05' });
    const [decision] = must(await get(`/decisions?meeting_id=${id}`), 200) as Json[];
    const dated = { decided_on: '2026-06-05', challengeable_until: '2026-10-05' };
    expect(decision).toMatchObject(dated);
    const text = (await textsOf((await get(`${path}?format=pdf&language=fr`)).raw)).join(' ');
    expect(text).toContain('Tenue le 5 juin 2026.');
  });
});
