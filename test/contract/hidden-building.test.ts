import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { mayUse } from '#contract/access.ts';
import type { Route } from '#platform/http/route.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aStage, bodyOf, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import {
  aCaller,
  call,
  must,
  startTestApp,
  type Answer,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';

/** A role that is limited to some buildings learns nothing of the others. */

const test = await startTestApp();
let stage: Stage;
let narrowed: Readonly<Record<'Syndic' | 'Accountant' | 'BoardMember', Caller>>;

beforeAll(async () => {
  stage = await aStage(test);
  const { syndic, organizationId } = stage.tenant;
  const body = { name: 'Visible', address: 'Rue 1', total_units: 2 };
  const own: string = must(await syndic.post('/buildings', body), 201).id;
  const of = (role: 'Syndic' | 'Accountant' | 'BoardMember') =>
    aCaller(test, { role, organizationId, buildingIds: [own] });
  narrowed = {
    Syndic: await of('Syndic'),
    Accountant: await of('Accountant'),
    BoardMember: await of('BoardMember'),
  };
});

/** The parts of an answer that must not depend on whether the building exists. */
const visiblePartsOf = ({ status, body }: Answer) => ({
  status,
  code: body?.code,
  pointers: body?.errors?.map?.(({ pointer }: Json) => pointer),
  problems: body?.results?.map?.(({ problem }: Json) => problem?.code),
  isDone:
    status < 400 && body?.results?.every?.(({ problem }: Json) => problem !== undefined) !== true,
});

/** Routes that a limited role may use and whose body names a building. */
function namingRoutes(): Route[] {
  return test.app.routes.filter((route) => {
    const body = route.method === 'GET' ? {} : bodyOf(stage, route);
    return 'building_id' in body || 'building_ids' in body;
  });
}

describe('a building outside the role', () => {
  it('is answered like one that does not exist', async () => {
    const answers: unknown[] = [];
    for (const route of nonEmpty(namingRoutes())) {
      for (const [role, caller] of nonEmpty(Object.entries(narrowed))) {
        if (!mayUse(route.access, role as keyof typeof narrowed, true)) continue;
        const send = (id: string) => {
          const body = bodyOf(stage, route);
          const named = 'building_ids' in body ? { building_ids: [id] } : { building_id: id };
          return call(test.app, route.method, pathOf(stage, route), {
            headers: { authorization: `Bearer ${caller.token}` },
            body: { ...body, ...named },
          });
        };
        const [hidden, unknown] = [
          visiblePartsOf(await send(stage.fixture.buildingId)),
          visiblePartsOf(await send(randomUUID())),
        ];
        answers.push({ route: route.operationId, role, ...hidden });
        expect(hidden, `${role} ${route.operationId}`).toEqual(unknown);
        expect(hidden.isDone, `${role} ${route.operationId}`).toBe(false);
      }
    }
    nonEmpty(answers);
  });
});
