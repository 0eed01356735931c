import { expect, it } from 'vitest';
import { Type, body, text } from '#contract/common.ts';
import { declareRoutes, writeRoute, type Route } from './route.ts';

/** Each line below an expected error compiles only because of that comment. */

const named = {
  method: 'POST',
  path: '/rooms',
  operationId: 'createRoom',
  summary: 'Add a room',
  handler: () => undefined,
} as const;
const whole = {
  ...named,
  access: 'register:write',
  description: 'Adds one.',
} as const;
const CreateRoom = body({ name: text(10), floor: Type.Optional(Type.Integer()) });

it('is whole with access, description, an example of its body, and the area of its list', () => {
  expect(declareRoutes('Units', [writeRoute(whole)])).toMatchObject([{ ...whole, area: 'Units' }]);
  const example = { name: 'Hall' };
  expect(writeRoute({ ...whole, body: CreateRoom, example })).toMatchObject({ example });
});

it('does not compile without area, access or description, or with an unknown one', () => {
  const { access: _access, ...withoutAccess } = whole;
  const { description: _description, ...withoutDescription } = whole;
  // @ts-expect-error
  const withoutArea: Route = writeRoute(whole);
  expect(withoutArea).not.toHaveProperty('area');
  // @ts-expect-error
  writeRoute(withoutAccess);
  // @ts-expect-error
  writeRoute(withoutDescription);
  // @ts-expect-error
  declareRoutes('Rooms', [writeRoute(whole)]);
  // @ts-expect-error
  writeRoute({ ...whole, access: 'rooms:write' });
  // @ts-expect-error
  writeRoute({ ...whole, problems: ['no_room'] });
});

it('takes an example of its body, and does not compile with another', () => {
  const example = { name: 'Hall', floor: 1 };
  expect(writeRoute({ ...whole, body: CreateRoom, example })).toMatchObject({ example });
  // @ts-expect-error
  writeRoute({ ...whole, body: CreateRoom });
  // @ts-expect-error
  writeRoute({ ...whole, body: CreateRoom, example: { floor: 1 } });
  // @ts-expect-error
  writeRoute({ ...whole, body: CreateRoom, example: { name: 'Hall', floor: 'first' } });
  // @ts-expect-error
  writeRoute({ ...whole, example: { name: 'Hall' } });
});
