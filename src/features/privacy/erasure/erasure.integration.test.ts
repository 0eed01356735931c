import { beforeAll, describe, expect, it } from 'vitest';
import { erasureParts } from '#app/features.ts';
import { followers } from '#app/followers.ts';
import { makeFormerName, makePseudonym } from '#domain/privacy/erasure.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { readAnnotatedValues, type HeldValues } from '#test/helpers/annotated-values.ts';
import { aPdf } from '#test/helpers/documents.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aPushSubscription } from '#test/helpers/notifications-fixture.ts';
import { findColumnsContaining, findFilesContaining } from '#test/helpers/stored-text.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { listErasures, replayErasures } from './index.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const jobs = makeJobHelpers(test);
const { syndic, accountant, organizationId } = tenant;

const NAME = 'Annelies Vanhoutteghem';
const EMAIL = 'annelies.vanhoutteghem@example.org';
const PHONE = '+32470918273';
const ADDRESS = 'Zwaluwenlaan 1017, 9000 Gent';
const IBAN = 'BE71096123456769';
const PASSWORD = 'vier-kleine-biezen-38-om';
/** Words to search for, also as people write them. */
const WORDS = [NAME, 'Vanhoutteghem', EMAIL, PHONE, '0470 91 82 73', ADDRESS, IBAN];

let fixture: Fixture;
let ownerId: string;
/** Calls with her own token. */
let her: Pick<Caller, 'get' | 'post' | 'put'>;

async function runJobs(): Promise<void> {
  for (let round = 0; round < 4; round += 1)
    for (const job of await jobs.take({ organizationId })) await jobs.run(job);
}

/** Signs in with the password and returns a caller. */
async function signIn(): Promise<Pick<Caller, 'get' | 'post' | 'put'>> {
  const answer = await call(test.app, 'POST', '/auth/login', {
    body: { email: EMAIL, password: PASSWORD },
  });
  const own = { authorization: `Bearer ${must(answer, 200).access_token}` };
  return {
    get: (path) => call(test.app, 'GET', path, { headers: own }),
    post: (path, body, headers) =>
      call(test.app, 'POST', path, { headers: { ...own, ...headers }, body }),
    put: (path, body) => call(test.app, 'PUT', path, { headers: own, body }),
  };
}

const FORMER = makeFormerName(1);
const preview = (id = ownerId) => syndic.get(`/gdpr/owners/${id}/erasure-preview`);
const erase = (id = ownerId, who: Caller = syndic) => who.delete(`/gdpr/owners/${id}/delete-data`);

async function aPaper(who: Pick<Caller, 'post'>, path: string, fields: object): Promise<string> {
  const content = aPdf(`Of ${NAME}, ${EMAIL}, ${Object.values(fields).join(' ')}`);
  const form = await multipart(fields as Record<string, string>, { name: `${NAME}.pdf`, content });
  return must(await who.post(path, form.body, form.headers), 201).id;
}

/** Enters her in every place where a person can be named. */
async function enterPerson(): Promise<void> {
  const { buildingId: building_id, unitId } = fixture;
  const user = { name: NAME, email: EMAIL, phone: PHONE, password: PASSWORD };
  const roles = [{ role_type: 'Owner', owner_id: ownerId }];
  const { id: user_id } = must(await tenant.superAdmin.post('/users', { ...user, roles }), 201);
  must(await syndic.put(`/owners/${ownerId}`, { user_id }), 200);
  const holding = { owner_id: ownerId, ownership_share: '1/1', start_date: '2024-01-01' };
  const sold = must(
    await syndic.post('/units', { building_id, unit_number: 'P1', quota: 0 }),
    201,
  ).id;
  must(await syndic.post(`/units/${sold}/owners`, holding), 201);
  must(
    await syndic.post(`/units/${unitId}/owners/transfer`, {
      from_owner_id: fixture.ownerId,
      to_owner_id: ownerId,
      effective_date: '2026-01-01',
    }),
    200,
  );
  const corrected = { address: ADDRESS, language: 'nl', reason: `Said by ${NAME}` };
  must(await syndic.put(`/gdpr/owners/${ownerId}/rectify`, corrected), 200);
  her = await signIn();
  must(await her.put('/auth/me', { name: NAME, phone: PHONE }), 200);
  must(await her.post('/notifications/push-subscriptions', aPushSubscription()), 201);
  must(
    await her.put(`/notification-preferences/${user_id}/PaymentDue`, { sms_enabled: true }),
    200,
  );
  const told = { user_id, notification_type: 'SystemAlert', title: NAME, message: ADDRESS };
  must(await syndic.post('/notifications', told), 201);
  const about = { ...told, user_id: accountant.userId, message: `Call ${NAME} at ${PHONE}` };
  must(await syndic.post('/notifications', about), 201);
  must(await her.post('/gdpr/requests', { kind: 'Access', details: `${NAME}, ${PHONE}` }), 201);
  await asSuperuser(test.databaseUrl, (client) =>
    client.query('insert into app.owner_refs values ($1, $2, $3, $4)', [
      organizationId,
      building_id,
      NAME,
      ownerId,
    ]),
  );
}

/** Creates her charges, reminders and payments. */
async function enterMoney(): Promise<void> {
  const { buildingId: building_id } = fixture;
  must(
    await accountant.post('/journal-entries', {
      building_id,
      entry_date: '2026-01-10',
      description: `Taken over of ${NAME}`,
      lines: [
        { account_code: '4101', owner_id: ownerId, debit: 100, due_date: '2026-01-10' },
        { account_code: '489', credit: 100 },
      ],
    }),
    201,
  );
  const charge = { building_id, title: 'Provision', total_amount: 500, fund: 'Provision' };
  const { id } = must(
    await accountant.post('/calls-for-funds', { ...charge, due_date: '2026-04-01' }),
    201,
  );
  must(await accountant.put(`/calls-for-funds/${id}/send`), 200);
  await runJobs();
  const owing = { building_id, owner_id: ownerId, notes: `Speak to ${NAME} at ${PHONE}` };
  const reminder = must(await accountant.post('/payment-reminders', owing), 201).id;
  must(await accountant.put(`/payment-reminders/${reminder}/send`), 200);
  await runJobs();
}

async function pay(): Promise<void> {
  const { buildingId: building_id } = fixture;
  const communication = `${NAME} ${IBAN} ${ADDRESS}`;
  const payment = { building_id, owner_id: ownerId, amount: 400, communication };
  must(await accountant.post('/payments', payment), 201);
  await runJobs();
}

/**
 * Creates an assembly at which she presided, stood for election and voted, with minutes that name
 * her.
 */
async function enterAssembly(): Promise<void> {
  const { buildingId: building_id } = fixture;
  const about = { building_id, meeting_type: 'GeneralAssembly' };
  const planned = { ...about, scheduled_date: '2026-04-01T17:00:00.000Z' };
  const meeting = must(await syndic.post('/meetings', planned), 201).id;
  const path = `/meetings/${meeting}`;
  const election = {
    title: 'Council',
    kind: 'Decision',
    candidates: [{ name: NAME, owner_id: ownerId }],
  };
  must(await syndic.post(`${path}/agenda-items`, election), 201);
  must(await syndic.post(`${path}/attendances`, { owner_id: ownerId, mode: 'InPerson' }), 201);
  const other = { owner_id: fixture.otherOwnerId, mode: 'InPerson' };
  must(await syndic.post(`${path}/attendances`, other), 201);
  must(await syndic.put(`${path}/open`), 200);
  const officers = { chair_owner_id: ownerId, chair: NAME, secretary: 'The office' };
  must(await syndic.put(`${path}/minutes/draft`, officers), 200);
  must(await syndic.put(`${path}/close`), 200);
  must(await syndic.put(`${path}/minutes/publish`), 200);
  await runJobs();
}

/** Creates her messages, and documents shared with her. */
async function enterPapers(): Promise<void> {
  const { buildingId: building_id } = fixture;
  const said = { title: `Damp at ${NAME}`, description: `Reach me at ${EMAIL} or 0470 91 82 73` };
  const ticket = must(await her.post('/tickets', { building_id, ...said }), 201).id;
  must(await her.post(`/tickets/${ticket}/comments`, { body: `${NAME}, ${ADDRESS}` }), 201);
  must(await syndic.post(`/tickets/${ticket}/comments`, { body: `Asked ${NAME} back` }), 201);
  await aPaper(her, `/tickets/${ticket}/attachments`, { title: `Photograph of ${NAME}` });
  const own = { document_type: 'Other', building_id, visibility: 'Owner', owner_id: ownerId };
  await aPaper(syndic, '/documents', { ...own, title: `Key of ${NAME}` });
  const lease = await aPaper(syndic, '/documents', { ...own, title: `Lease of ${NAME}` });
  must(await syndic.put(`/documents/${lease}`, { retention_until: '2029-05-31' }), 200);
  const shared = { document_type: 'Other', building_id, visibility: 'Owners' };
  const form = await multipart(
    { ...shared, title: `Plan by ${NAME}` },
    { name: 'plan.pdf', content: aPdf('Plan') },
  );
  must(await syndic.post('/documents', form.body, form.headers), 201);
  await runJobs();
}

/**
 * Finds the ids that refer to her: as an owner, as a user of the organization, and as an account.
 */
async function idsOfPerson(): Promise<string[]> {
  const { rows } = await asSuperuser(test.databaseUrl, (client) =>
    client.query<{ id: string; user_id: string }>(
      'select id, user_id from auth.members where email = $1',
      [EMAIL],
    ),
  );
  return [ownerId, ...rows.flatMap(({ id, user_id: account }) => [id, account])];
}

/** Documents under retention and letters keep their bytes; her others are deleted. */
const BUT_FOR_RETAINED = ['app.documents.owner_id', 'app.documents.sha256'];

/** Finds columns whose values contradict their annotations. */
function unlikeSaid(before: readonly HeldValues[], after: readonly HeldValues[]): string[] {
  const now = new Map(after.map(({ column, values }) => [column, values]));
  const naming = (values: readonly string[]) =>
    values.some((value) => WORDS.some((word) => value.includes(word)));
  return before.flatMap(({ column, fate, values }) => {
    const left = now.get(column) ?? [];
    const isErased = BUT_FOR_RETAINED.includes(column)
      ? left.length < values.length
      : values.every((value) => !left.includes(value));
    const isAsSaid = {
      Erase: isErased,
      Pseudonymize: !naming(left),
      Keep: values.every((value) => left.includes(value)),
    }[fate];
    return isAsSaid ? [] : [`${column}: ${fate}`];
  });
}

/** Reads data that must not change: the books, and another owner. */
async function surroundings(): Promise<Json> {
  const { otherOwnerId, buildingId } = fixture;
  const paths = [
    '/ledger/proof',
    `/reports/trial-balance?building_id=${buildingId}&year=2026`,
    `/owners/${otherOwnerId}`,
    `/owners/${otherOwnerId}/account?building_id=${buildingId}`,
    `/expenses/${fixture.expenseId}/distribution`,
  ];
  return Promise.all(paths.map(async (path) => must(await syndic.get(path), 200)));
}

beforeAll(async () => {
  fixture = await aFixture(test, tenant);
  const person = { name: NAME, email: EMAIL, phone: PHONE, address: ADDRESS };
  const kept = { 'idempotency-key': 'enter-the-owner' };
  ownerId = must(await syndic.post('/owners', person, kept), 201).id;
  await enterPerson();
  await enterMoney();
  await enterPapers();
  await enterAssembly();
});

describe('an owner', () => {
  it('is not erased while they own, owe or are in dispute', async () => {
    expect(must(await preview(), 200).blocked_by).toEqual(['OwnsUnit', 'Owes', 'InDispute']);
    expect(must(await erase(), 409)).toMatchObject({
      code: 'erasure_blocked',
      reasons: ['OwnsUnit', 'Owes', 'InDispute'],
    });
    await pay();
    expect(must(await preview(), 200).blocked_by).toEqual(['OwnsUnit']);
    expect(must(await syndic.get(`/owners/${ownerId}`), 200).name).toBe(NAME);
    must(await her.get('/auth/me'), 200);
  });

  it('is erased by the syndic of the organization alone', async () => {
    for (const who of [accountant, tenant.boardMember, tenant.auditor])
      must(await erase(ownerId, who), 403);
    must(await erase(ownerId, stranger.syndic), 404);
    must(await stranger.syndic.get(`/gdpr/owners/${ownerId}/erasure-preview`), 404);
  });

  it('who holds a mandate is not erased', async () => {
    const board = must(
      await syndic.post('/owners', { name: 'Bea Maes', email: 'bea@example.org' }),
      201,
    ).id;
    const roles = [{ role_type: 'Owner', owner_id: board }, { role_type: 'BoardMember' }];
    const user = { name: 'Bea', email: 'bea@example.org', password: PASSWORD, roles };
    must(await tenant.superAdmin.post('/users', user), 201);
    expect(must(await erase(board), 409).reasons).toEqual(['HoldsMandate']);
  });

  it('is found nowhere once erased, but in what the answer says is kept', async () => {
    for (const unit of must(await syndic.get(`/owners/${ownerId}/units`), 200)) {
      const sale = {
        from_owner_id: ownerId,
        to_owner_id: fixture.otherOwnerId,
        effective_date: '2026-03-16',
        later_calls: 'Leave',
      };
      must(await syndic.post(`/units/${unit.unit_id}/owners/transfer`, sale), 200);
    }
    await runJobs();
    const forgotten = { email: EMAIL };
    must(await call(test.app, 'POST', '/auth/forgot-password', { body: forgotten }), 202);
    expect((await findColumnsContaining(test.databaseUrl, WORDS)).length).toBeGreaterThan(25);
    expect(findFilesContaining(test.dataDirectory, WORDS).length).toBeGreaterThan(3);

    const before = await surroundings();
    const ids = await idsOfPerson();
    const held = await readAnnotatedValues(test.databaseUrl, ids);
    const expected = must(await preview(), 200);
    expect(expected.blocked_by).toEqual([]);
    const { erased, retained } = must(await erase(), 200);
    expect(retained).toEqual(expected.retained);
    expect(erased.filter(({ what }: Json) => what !== 'Outbox')).toEqual(expected.erased);
    test.clock.advance(2 * 60 * 60_000);
    await jobs.run({ task: 'sweep-documents', payload: {} });

    expect(await findColumnsContaining(test.databaseUrl, WORDS)).toEqual([
      'app.agenda_candidates.name',
      // From the document under retention.
      'app.content_words.word',
      'app.journal_texts.description',
      'app.letters.pdf',
      'app.meeting_minutes.chair',
      'app.meeting_minutes.published',
      // For the books and the ownership history alone.
      'app.owners.kept_address',
      'app.owners.kept_name',
      'app.payments.communication',
      'app.payments.search_text',
    ]);
    expect(findFilesContaining(test.dataDirectory, WORDS).length).toBe(1);
    expect(retained.map(({ what, until }: Json) => [what, until])).toEqual([
      ['Identity', '2036-12-31'],
      ['Books', '2033-12-31'],
      ['Payments', '2033-12-31'],
      ['Charges', '2033-12-31'],
      ['Letters', '2033-12-31'],
      ['Reminders', '2036-03-16'],
      ['OwnershipHistory', '2036-03-16'],
      ['Minutes', null],
      ['Documents', '2029-05-31'],
      ['Requests', '2031-03-16'],
    ]);
    for (const { legal_basis } of retained) expect(legal_basis).toMatch(/GDPR/);
    const now = await readAnnotatedValues(test.databaseUrl, ids);
    expect(unlikeSaid(held, now)).toEqual([]);
    expect(await surroundings()).toEqual(before);
  });

  it('has no access any more, and is a former owner with a number outside the books', async () => {
    must(await her.get('/auth/me'), 401);
    const again = { email: EMAIL, password: PASSWORD };
    must(await call(test.app, 'POST', '/auth/login', { body: again }), 401);
    expect(must(await syndic.get(`/owners/${ownerId}`), 200)).toMatchObject({
      name: FORMER,
      email: null,
      phone: null,
      address: null,
      user_id: null,
    });
    expect(must(await syndic.get('/search?q=Vanhoutteghem'), 200)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ type: 'Owner' })]),
    );
  });

  it('is still named in the books, to those who keep or audit them', async () => {
    const { buildingId, unitId } = fixture;
    const read = async (who: Caller): Promise<Json[]> => {
      const ledger = `/reports/general-ledger?building_id=${buildingId}&year=2026`;
      const { accounts } = must(await who.get(ledger), 200);
      const lines: Json[] = accounts.flatMap((one: Json) => one.movements);
      const line = lines.find(({ owner_id }) => owner_id === ownerId);
      const entry = must(await who.get(`/journal-entries/${line?.['entry_id']}`), 200);
      const held: Json[] = must(await who.get(`/units/${unitId}/owners/history`), 200);
      const account = `/owners/${ownerId}/account?building_id=${buildingId}`;
      return [
        line,
        entry.lines.find(({ owner_id }: Json) => owner_id === ownerId),
        held.find(({ owner_id }) => owner_id === ownerId),
        must(await who.get(account), 200),
      ].map((one) => one?.owner_name);
    };
    for (const who of [syndic, accountant, tenant.auditor])
      expect(await read(who)).toEqual([NAME, NAME, NAME, NAME]);
    expect(await read(tenant.boardMember)).toEqual([FORMER, FORMER, FORMER, FORMER]);
    const listed = must(await syndic.get('/owners?limit=500'), 200);
    expect(JSON.stringify(listed)).not.toContain(NAME);
  });

  it('is not entered anew under the old id', async () => {
    const again = { name: NAME, email: EMAIL };
    expect(must(await syndic.put(`/owners/${ownerId}`, again), 409).code).toBe('owner_erased');
    const corrected = { ...again, reason: 'Came back' };
    const refused = await syndic.put(`/gdpr/owners/${ownerId}/rectify`, corrected);
    expect(must(refused, 409).code).toBe('owner_erased');
    expect(must(await syndic.get(`/owners/${ownerId}`), 200).name).toBe(FORMER);
  });

  it('whom a restored backup brings back is erased once more', async () => {
    const { database, clock } = test;
    const list = await database.read(organizationId, listErasures);
    expect(list).toEqual([{ organization_id: organizationId, owner_id: ownerId }]);
    await asSuperuser(test.databaseUrl, async (client) => {
      await client.query(
        `update app.owners set name = $1, email = $2, address = $3, former_number = null,
          kept_name = null, kept_address = null, kept_until = null where id = $4`,
        [NAME, EMAIL, ADDRESS, ownerId],
      );
      await client.query('delete from app.erasures');
    });
    const deps = { database, clock, ids: uuidv7Source, followers };
    const parts = { erasure: erasureParts, outboxDirectory: test.dataDirectory };
    await replayErasures(deps, parts, list);
    expect(must(await syndic.get(`/owners/${ownerId}`), 200).name).toBe(FORMER);
    expect(await database.read(organizationId, listErasures)).toEqual(list);
  });

  it('whom no entry and no lot names is anonymised at once', async () => {
    const stray = { name: 'Zeno Quaghebeur', email: 'zeno@example.org' };
    const { id } = must(await syndic.post('/owners', stray), 201);
    const { retained } = must(await erase(id), 200);
    expect(retained.map(({ what }: Json) => what)).not.toContain('Identity');
    expect(must(await syndic.get(`/owners/${id}`), 200).name).toBe(makePseudonym(id));
  });

  it('loses the name on the day after the last term, and keeps the pseudonym of the id', async () => {
    test.clock.set('2036-12-31T12:00:00Z');
    await jobs.run({ task: 'daily-retention', payload: {} });
    const named = () =>
      asSuperuser(test.databaseUrl, async (client) => {
        const kept = 'select name, kept_name, kept_address, kept_until from app.owners';
        return (await client.query(`${kept} where id = $1`, [ownerId])).rows[0];
      });
    expect(await named()).toMatchObject({ name: FORMER, kept_name: NAME, kept_address: ADDRESS });
    test.clock.set('2037-01-01T12:00:00Z');
    await jobs.run({ task: 'daily-retention', payload: {} });
    expect(await named()).toEqual({
      name: makePseudonym(ownerId),
      kept_name: null,
      kept_address: null,
      kept_until: null,
    });
  });
});
