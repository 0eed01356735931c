import { expect, it, vi } from 'vitest';
import { instantOf } from '#platform/clock.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import { callWork } from '#test/helpers/calls.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aTenant, startTestApp } from '#test/helpers/test-app.ts';
import { findUndrawnBySubject } from './letter-repository.ts';
import { drawLetters } from './render-letters.ts';

const test = await startTestApp();

it('Letters are generated once, though a user reads them while a job generates them', async () => {
  const tenant = await aTenant(test);
  const { id } = await callWork(tenant, await aFixture(test, tenant)).aSentCall();
  const { database, clock } = test;
  const { organizationId } = tenant;
  const findUndrawn = () => database.read(organizationId, (db) => findUndrawnBySubject(db, id, 10));
  const letters = await findUndrawn();
  expect(letters).toHaveLength(2);
  const rendering = vi.spyOn(renderer, 'renderLetters');
  const drawing = { database, organizationId, now: instantOf(clock.nowMs()) };
  await Promise.all([drawLetters(drawing, letters), drawLetters(drawing, letters)]);
  expect(rendering.mock.calls).toEqual([[letters.map(({ paper }) => paper)]]);
  expect(await findUndrawn()).toEqual([]);
  rendering.mockRestore();
});
