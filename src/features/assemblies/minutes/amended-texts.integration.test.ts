import { expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { aTenant, must, startTestApp } from '#test/helpers/test-app.ts';

const test = await startTestApp();
test.clock.set('2026-06-10T17:00:00Z');
const tenant = await aTenant(test);
const house = await anAssemblyHouse(test, tenant);
const put = (path: string, body: object = {}) => tenant.syndic.put(path, body);
const post = (path: string, body: object = {}) => tenant.syndic.post(path, body);

it('the text of an item is amended until somebody has voted on it', async () => {
  const { id, item } = await house.opened(['Anne', 'Bart', 'Chris'], [{ description: 'A' }]);
  expect(must(await put(`${item}/amend`, { text: 'B' }), 200)).toMatchObject({
    description: 'A',
    amended_text: 'B',
  });
  expect(must(await put(`${item}/amend`, { text: null }), 200).amended_text).toBe(null);
  must(await post(`${item}/votes`, house.votes({ Anne: 'For' })), 201);
  expect(await put(`${item}/amend`, { text: 'C' })).toMatchObject({
    status: 409,
    body: { code: 'votes_cast' },
  });
  must(await put(`${item}/void`, { reason: 'Texte changé' }), 200);
  must(await put(`${item}/amend`, { text: 'C' }), 200);
  must(await put(`/meetings/${id}/close`), 200);
  expect((await put(`${item}/amend`, { text: 'D' })).body).toMatchObject({ code: 'vote_closed' });
});
