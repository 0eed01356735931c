import { expect, it } from 'vitest';
import { anAssemblyHouse, type Name } from '#test/helpers/assembly-house.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic, boardMember } = tenant;
const { ids, opened } = await anAssemblyHouse(test, tenant);

it('a vote is that of the owner whom one person is in the building', async () => {
  const there = await anAssemblyHouse(test, tenant);
  const user_id = boardMember.userId;
  for (const id of [ids.Anne, there.ids.Bart])
    must(await syndic.put(`/owners/${id}`, { user_id }), 200);
  const { item } = await there.opened(['Bart', 'Chris', 'Dirk']);
  const ballot: Json[] = must(await boardMember.get(`${item}/ballot`), 200);
  expect(ballot).toMatchObject([{ owner_id: there.ids.Bart, may_vote: true }]);
  const cast = (name: Name, of = ids) =>
    boardMember.post(`${item}/votes`, { owner_id: of[name], choice: 'For' });
  must(await cast('Bart', there.ids), 201);
  expect(must(await cast('Anne'), 403).code).toBe('forbidden');
  expect(must(await cast('Chris', there.ids), 403).code).toBe('forbidden');
  const here = await opened(['Anne', 'Bart', 'Chris']);
  must(await boardMember.post(`${here.item}/votes`, { owner_id: ids.Anne, choice: 'For' }), 201);
});
