import { beforeAll, describe, expect, it } from 'vitest';
import { aBuilding } from '#test/helpers/fixture.ts';
import { statementWork, type StatementWork } from '#test/helpers/statement-work.ts';
import { must, startTestApp, type Caller, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let work: StatementWork;
let run: Json;
let own: Json;
let other: Json;

beforeAll(async () => {
  work = await statementWork(test);
  await work.cost({});
  run = await work.frozen();
  const { lines } = must(await work.tenant.auditor.get(`/statements/${run.id}/lines`), 200);
  [own, other] = lines;
});

const ask = (
  { owner, buildingId }: StatementWork['fixture'],
  number: number,
  { as = owner, building_id = buildingId }: { as?: Caller; building_id?: string } = {},
) =>
  as.post('/tickets', {
    building_id,
    title: 'Why so much?',
    description: 'Last year it was less.',
    statement_line: { statement_id: run.id, number },
  });

const expectUnknown = (answer: Awaited<ReturnType<typeof ask>>) =>
  expect(must(answer, 422)).toMatchObject({
    code: 'unknown_reference',
    errors: [{ pointer: '/body/statement_line' }],
  });

describe('the lines of a run', () => {
  it('have numbers once they are kept, and the amount of the building', async () => {
    expect([own, other]).toMatchObject([
      { number: 1, building_amount: 100, amount: 60 },
      { number: 2, building_amount: 100, amount: 40 },
    ]);
    const another = await statementWork(test);
    await another.cost({});
    const { id } = await another.draft();
    const { lines } = must(await another.tenant.auditor.get(`/statements/${id}/lines`), 200);
    expect(lines).toMatchObject([
      { number: null, building_amount: 100 },
      { number: null, building_amount: 100 },
    ]);
  });
});

describe('a question about a line of a statement', () => {
  it('is refused to an owner before the statement is sent, and not to the office', async () => {
    const { fixture, tenant } = work;
    expectUnknown(await ask(fixture, own.number));
    must(await ask(fixture, other.number, { as: tenant.syndic }), 201);
  });

  it('is a ticket with the line, which the run lists', async () => {
    const { fixture, tenant } = work;
    must(await work.operate(run.id, 'send', { due_date: '2026-04-30' }), 200);
    const ticket = must(await ask(fixture, own.number), 201);
    const statement_line = { statement_id: run.id, number: own.number };
    expect(ticket).toMatchObject({ statement_line, owner_id: fixture.ownerId });
    const listed: Json[] = must(await fixture.owner.get(`/tickets?statement_id=${run.id}`), 200);
    expect(listed.map(({ id }) => id)).toEqual([ticket.id]);
    const ofRun: Json[] = must(await tenant.syndic.get(`/tickets?statement_id=${run.id}`), 200);
    expect(ofRun).toHaveLength(2);
    const plain = { building_id: fixture.buildingId, title: 'Lift', description: 'Stuck.' };
    expect(must(await tenant.syndic.post('/tickets', plain), 201).statement_line).toBeNull();
  });

  it('names a line of the owner and of the building', async () => {
    const { fixture, tenant } = work;
    expectUnknown(await ask(fixture, other.number));
    expectUnknown(await ask(fixture, 99));
    const elsewhere = must(await tenant.syndic.post('/buildings', aBuilding), 201);
    const as = tenant.syndic;
    expectUnknown(await ask(fixture, own.number, { as, building_id: elsewhere.id }));
  });
});
