import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { DISCLOSED_DATA } from '#domain/privacy/disclosure.ts';
import { aPdf } from '#test/helpers/documents.ts';
import { aRequest } from '#test/helpers/gdpr.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aPushSubscription } from '#test/helpers/notifications-fixture.ts';
import {
  aCaller,
  aTenant,
  call,
  must,
  startTestApp,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const jobs = makeJobHelpers(test);
const { syndic, accountant, organizationId } = tenant;

const PASSWORD = 'vier-kleine-biezen-38-om';

/** The owner of half of the unit. */
interface Half {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly iban: string;
}
const ANNE: Half = {
  name: 'Annelies Vanhoutteghem',
  email: 'annelies@zwaluw.example.org',
  phone: '+32470918273',
  address: 'Zwaluwenlaan 1017, 9000 Gent',
  iban: 'BE71096123456769',
};
const BRAM: Half = {
  name: 'Bram Opdebeeck',
  email: 'bram@merel.example.org',
  phone: '+32486554433',
  address: 'Merelstraat 2046, 9000 Gent',
  iban: 'BE68539007547034',
};
/** Contact and payment details, also as people write them. */
const reached = ({ email, phone, address, iban }: Half): string[] => [
  email,
  phone,
  `0${phone.slice(3, 6)} ${phone.slice(6, 8)} ${phone.slice(8, 10)} ${phone.slice(10)}`,
  address,
  iban,
  iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
];

type Own = Pick<Caller, 'get' | 'post' | 'put'>;
interface Known extends Half {
  readonly id: string;
  readonly userId: string;
  readonly own: Own;
}
let anne: Known;
let bram: Known;
let buildingId: string;

async function runJobs(): Promise<void> {
  for (let round = 0; round < 4; round += 1)
    for (const job of await jobs.take({ organizationId })) await jobs.run(job);
}

async function enter(half: Half, unitId: string): Promise<Known> {
  const { iban: _iban, ...person } = half;
  const id = must(await syndic.post('/owners', person), 201).id;
  const { address: _address, ...user } = person;
  const roles = [{ role_type: 'Owner', owner_id: id }];
  const { id: userId } = must(
    await tenant.superAdmin.post('/users', { ...user, password: PASSWORD, roles }),
    201,
  );
  must(await syndic.put(`/owners/${id}`, { user_id: userId }), 200);
  const held = { owner_id: id, ownership_share: '1/2', start_date: '2024-01-01' };
  must(await syndic.post(`/units/${unitId}/owners`, held), 201);
  const body = { email: half.email, password: PASSWORD };
  const { access_token } = must(await call(test.app, 'POST', '/auth/login', { body }), 200);
  const token = { authorization: `Bearer ${access_token}` };
  const own: Own = {
    get: (path) => call(test.app, 'GET', path, { headers: token }),
    post: (path, sent, headers) =>
      call(test.app, 'POST', path, { headers: { ...token, ...headers }, body: sent }),
    put: (path, sent) => call(test.app, 'PUT', path, { headers: token, body: sent }),
  };
  return { ...half, id, userId, own };
}

async function aPaper(fields: Record<string, string>, words: string): Promise<void> {
  const file = { name: `${fields['title']}.pdf`, content: aPdf(words) };
  const form = await multipart(
    { document_type: 'Other', building_id: buildingId, ...fields },
    file,
  );
  must(await syndic.post('/documents', form.body, form.headers), 201);
}

/** Creates the records of one of them, with contact details in the texts. */
async function live({ id, userId, own, ...half }: Known): Promise<void> {
  const said = reached(half).join('; ');
  const corrected = { language: 'nl', reason: `Said by ${half.email}` };
  must(await syndic.put(`/gdpr/owners/${id}/rectify`, corrected), 200);
  must(await syndic.put(`/gdpr/owners/${id}/object`, { reason: 'No letters of others' }), 200);
  const lifted = { ground: 'Objection', reason: 'Weighed' };
  must(await syndic.put(`/gdpr/owners/${id}/lift-restriction`, lifted), 200);
  must(await own.post('/notifications/push-subscriptions', aPushSubscription()), 201);
  must(await own.put(`/notification-preferences/${userId}/PaymentDue`, { sms_enabled: true }), 200);
  const told = { user_id: userId, notification_type: 'SystemAlert', title: 'Key', message: said };
  must(await syndic.post('/notifications', told), 201);
  const ticket = { building_id: buildingId, title: 'Damp', description: said };
  const ticketId = must(await own.post('/tickets', ticket), 201).id;
  must(await own.post(`/tickets/${ticketId}/comments`, { body: said }), 201);
  const payment = { building_id: buildingId, owner_id: id, amount: 100, communication: said };
  must(await accountant.post('/payments', payment), 201);
  must(await call(test.app, 'POST', '/auth/forgot-password', { body: { email: half.email } }), 202);
  await aPaper({ title: `Key ${half.email}`, visibility: 'Owner', owner_id: id }, said);
}

const exported = async (id: string, who: Own = syndic): Promise<Json> =>
  must(await who.get(`/gdpr/owners/${id}/data-export`), 200);
const recordsOf = (answer: Json, name: string): Json[] =>
  answer.sections.find((section: Json) => section.name === name).records;

beforeAll(async () => {
  must(await accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const building = { name: 'Les Tilleuls', address: 'Parc 1', total_units: 1, total_quota: 1000 };
  buildingId = must(await syndic.post('/buildings', building), 201).id;
  const unit = { building_id: buildingId, unit_number: 'A1', quota: 1000 };
  const unitId = must(await syndic.post('/units', unit), 201).id;
  anne = await enter(ANNE, unitId);
  bram = await enter(BRAM, unitId);
  const both = [...reached(ANNE), ...reached(BRAM)].join('; ');
  const charge = { building_id: buildingId, title: 'Provision', total_amount: 500 };
  const { id } = must(
    await accountant.post('/calls-for-funds', {
      ...charge,
      description: both,
      fund: 'Provision',
      due_date: '2026-02-01',
      call_date: '2026-01-15',
    }),
    201,
  );
  must(await accountant.put(`/calls-for-funds/${id}/send`), 200);
  await aPaper({ title: 'Plan', visibility: 'Owners' }, both);
  for (const half of [anne, bram]) await live(half);
  for (const owner_id of [anne.id, bram.id]) {
    const owing = { building_id: buildingId, owner_id, notes: both };
    must(await accountant.post('/payment-reminders', owing), 201);
  }
  await runJobs();
});

describe('what is told somebody of what is known of them', () => {
  it('is theirs, from every part of the service', async () => {
    const answer = await exported(anne.id);
    expect(answer).toMatchObject({ owner_id: anne.id, owner_name: ANNE.name });
    expect(answer.controller.name).toBe('Syndic Test');
    expect(answer.rights).toContain('Data Protection Authority');
    expect(answer.sections.map(({ name }: Json) => name)).toEqual(DISCLOSED_DATA);
    const { iban: _iban, ...person } = ANNE;
    expect(recordsOf(answer, 'Person')).toMatchObject([{ ...person, language: 'nl' }]);
    expect(recordsOf(answer, 'Holdings')).toMatchObject([
      { building_name: 'Les Tilleuls', unit_number: 'A1', ownership_share: '1/2' },
    ]);
    expect(recordsOf(answer, 'CallShares')).toMatchObject([{ title: 'Provision', amount: 250 }]);
    expect(recordsOf(answer, 'Payments')).toMatchObject([{ amount: 100 }]);
    expect(recordsOf(answer, 'Payments')[0].communication).toBe(reached(ANNE).join('; '));
    const without = [
      'MeterReadings',
      'ImportReferences',
      'Deeds',
      'Transfers',
      'LotRequests',
      'Holds',
      'Interruptions',
      'ExpenseShares',
      'Statements',
      'StatementCharges',
      'BankShares',
      'BankTransactions',
      'PayerAccounts',
      'LateInterest',
      'ConvocationConsents',
      'AgendaProposals',
      'AssemblyRequests',
      'Candidacies',
      'Proxies',
      'Attendances',
      'Votes',
      'Accesses',
      'Requests',
    ];
    const empty = answer.sections.filter(({ records }: Json) => records.length === 0);
    expect(empty.map(({ name }: Json) => name)).toEqual(without);
  });

  it('says to what ends it is kept, who gets it, and for how long', async () => {
    const { processings, sections } = await exported(anne.id);
    const register = must(await syndic.get('/gdpr/register'), 200);
    for (const { processing } of nonEmpty<Json>(sections)) {
      const named = processings.find(({ name }: Json) => name === processing);
      expect(named).toEqual(register.find(({ name }: Json) => name === processing));
      expect(named.recipients.length).toBeGreaterThan(0);
    }
  });

  it('says nothing by which another is reached or paid, whatever they share', async () => {
    for (const [one, other] of [
      [anne, bram],
      [bram, anne],
    ] as const) {
      for (const who of [syndic, one.own]) {
        const text = JSON.stringify(await exported(one.id, who)).toLowerCase();
        expect(reached(one).filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
        expect(reached(other).filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
        expect(text).not.toContain(other.id);
        expect(text).not.toContain(other.userId);
      }
    }
  });

  it('comes with the letters and documents themselves as an archive', async () => {
    const path = `/gdpr/owners/${anne.id}/data-export?format=zip`;
    const answer = await anne.own.get(path);
    must(answer, 200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toContain('data-annelies-vanhoutteghem.zip');
    const files = new Map(Object.entries(unzipSync(answer.raw)));
    const data = JSON.parse(Buffer.from(files.get('data.json') ?? []).toString());
    const expected = [...recordsOf(data, 'Letters'), ...recordsOf(data, 'Documents')];
    const folders = [...files.keys()].slice(1).map((name) => name.split('/').slice(0, 2).join('/'));
    expect(new Set(folders.map((name) => name.split('/')[1]))).toEqual(
      new Set(expected.map(({ id }) => id)),
    );
    expect(folders.filter((name) => name.startsWith('letters/'))).toHaveLength(1);
    for (const name of [...files.keys()].slice(1))
      expect(Buffer.from(files.get(name) ?? []).toString('latin1')).toMatch(/^%PDF-/);
    const bytes = [...files.values()].map((file) => Buffer.from(file).toString()).join('\n');
    expect(reached(BRAM).filter((word) => bytes.includes(word))).toEqual([]);
    const accepting = { accept: 'application/zip' };
    const accepted = await syndic.get(`/gdpr/owners/${anne.id}/data-export`, accepting);
    expect(accepted.headers['content-type']).toBe('application/zip');
    must(await syndic.get(`/gdpr/owners/${anne.id}/data-export?format=csv`), 400);
  });

  it('says nothing by which one signs in', async () => {
    const text = JSON.stringify(await exported(anne.id));
    expect(text).toContain('PasswordReset');
    expect(text).not.toMatch(/reset-password|argon2|password_hash|totp_secret|token_hash|p256dh/);
  });

  it('answers the open requests for it, and is written down', async () => {
    const request = await aRequest(syndic, anne.id);
    const answer = await exported(anne.id);
    expect(must(await syndic.get(`/gdpr/requests/${request}`), 200).status).toBe('Completed');
    expect(recordsOf(answer, 'Requests')).toMatchObject([{ kind: 'Access', status: 'Open' }]);
    expect(recordsOf(await exported(anne.id), 'Activity')).toContainEqual(
      expect.objectContaining({ action: 'owner.data_exported', by_the_person: false }),
    );
  });

  it('is refused as an archive where none can hold it, and answers nothing by that', async () => {
    const request = await aRequest(syndic, anne.id);
    const grow = (bytes: number) =>
      asSuperuser(test.databaseUrl, (client) =>
        client.query('update app.contents set size = size + $1 where organization_id = $2', [
          bytes,
          organizationId,
        ]),
      );
    await grow(2 ** 32);
    const path = `/gdpr/owners/${anne.id}/data-export?format=zip`;
    expect(must(await syndic.get(path), 422).code).toBe('export_too_large');
    expect(must(await syndic.get(`/gdpr/requests/${request}`), 200).status).toBe('Open');
    await grow(-(2 ** 32));
    must(await syndic.get(path), 200);
    expect(must(await syndic.get(`/gdpr/requests/${request}`), 200).status).toBe('Completed');
  });

  it('is had by the syndic and by the owner, and by nobody else', async () => {
    const path = `/gdpr/owners/${anne.id}/data-export`;
    for (const who of [accountant, tenant.boardMember, tenant.auditor])
      must(await who.get(path), 403);
    must(await bram.own.get(path), 404);
    must(await stranger.syndic.get(path), 404);
    must(await syndic.get(`/gdpr/owners/${buildingId}/data-export`), 404);
  });

  it('is not had by an office that sees some of the buildings, and answers nothing for it', async () => {
    const buildingIds = [buildingId];
    const narrowed = (role: 'Syndic' | 'Owner') =>
      aCaller(test, {
        role,
        organizationId,
        buildingIds,
        ...(role === 'Owner' ? { ownerId: anne.id } : {}),
      });
    const request = await aRequest(syndic, anne.id);
    const office = await narrowed('Syndic');
    must(await office.get(`/owners/${anne.id}`), 200);
    for (const name of ['data-export', 'portable-data', 'erasure-preview'])
      must(await office.get(`/gdpr/owners/${anne.id}/${name}`), 403);
    expect(must(await syndic.get(`/gdpr/requests/${request}`), 200).status).toBe('Open');
    const own = await narrowed('Owner');
    expect(must(await own.get(`/gdpr/owners/${anne.id}/portable-data`), 200).person.name).toBe(
      ANNE.name,
    );
    must(await own.get(`/gdpr/owners/${anne.id}/data-export`), 200);
    must(await own.post('/gdpr/requests', { kind: 'Portability' }), 201);
  });
});
