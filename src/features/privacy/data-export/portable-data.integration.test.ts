import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const { syndic, accountant } = tenant;

const ANNE = {
  name: 'Anne Peeters',
  email: 'anne@example.org',
  kind: 'Person',
  phone: '+32470918273',
  address: 'Zwaluwenlaan 1017, 9000 Gent',
  language: 'nl',
  enterprise_number: null,
};

let fixture: Fixture;
let path: string;

beforeAll(async () => {
  fixture = await aFixture(test, tenant);
  const { ownerId, buildingId: building_id, owner } = fixture;
  path = `/gdpr/owners/${ownerId}/portable-data`;
  must(await syndic.put(`/owners/${ownerId}`, ANNE), 200);
  const payment = { building_id, owner_id: ownerId, amount: 100.5, communication: '=1+1' };
  must(await accountant.post('/payments', payment), 201);
  const ticket = { building_id, title: 'Damp', description: 'In the hall, again' };
  const id = must(await owner.post('/tickets', ticket), 201).id;
  must(await owner.post(`/tickets/${id}/comments`, { body: 'It drips' }), 201);
  must(await syndic.post(`/tickets/${id}/comments`, { body: 'The plumber comes' }), 201);
  const preference = `/notification-preferences/${owner.userId}/PaymentDue`;
  must(await owner.put(preference, { sms_enabled: true }), 200);
});

const portable = async (): Promise<Json> => must(await fixture.owner.get(path), 200);

describe('what somebody takes elsewhere', () => {
  it('is what they gave or caused', async () => {
    const request = { kind: 'Portability', details: 'We move' };
    const { id } = must(await fixture.owner.post('/gdpr/requests', request), 201);
    const data = await portable();
    expect(data).toMatchObject({
      version: 1,
      person: ANNE,
      payments: [{ amount: 100.5, communication: '=1+1', building_name: 'Les Tilleuls' }],
      tickets: [{ title: 'Damp', description: 'In the hall, again' }],
      ticket_comments: [{ body: 'It drips' }],
      requests: [request],
    });
    expect(data.preferences).toContainEqual(
      expect.objectContaining({ notification_type: 'PaymentDue', sms_enabled: true }),
    );
    expect(must(await syndic.get(`/gdpr/requests/${id}`), 200).status).toBe('Completed');
  });

  it('has the form that is published where it says', async () => {
    const data = await portable();
    const url = new URL(data.schema).pathname;
    expect(url).toBe('/schemas/portable-data/1');
    const published = await test.app.server.inject({ url });
    expect(published.statusCode).toBe(200);
    expect(published.headers['content-type']).toBe('application/schema+json');
    const ajv = new Ajv2020({ strict: true });
    addFormats.default(ajv);
    const matches = ajv.compile(published.json());
    expect(matches(data), JSON.stringify(matches.errors)).toBe(true);
    expect(matches({ ...data, version: 2 })).toBe(false);
    expect(matches({ ...data, person: { ...data.person, shoe_size: 40 } })).toBe(false);
  });

  it('is taken in again as it is', async () => {
    const { person } = await portable();
    const { id } = must(await stranger.syndic.post('/owners', person), 201);
    expect(must(await stranger.syndic.get(`/owners/${id}`), 200)).toMatchObject(ANNE);
  });

  it('is taken in again as a table', async () => {
    const answer = await syndic.get(`${path}?format=csv`);
    must(answer, 200);
    expect(answer.headers['content-disposition']).toContain('portable-data-anne-peeters.zip');
    const tables = unzipSync(answer.raw);
    expect(Object.keys(tables)).toEqual([
      'owners.csv',
      'preferences.csv',
      'payments.csv',
      'tickets.csv',
      'ticket_comments.csv',
      'requests.csv',
    ]);
    expect(Buffer.from(tables['payments.csv'] ?? []).toString()).toContain(
      "100.5,BankTransfer,'=1+1",
    );
    const building = 'name,address,total_units\r\nElsewhere,Markt 1,1\r\n';
    const content = Buffer.from(zipSync({ ...tables, 'building.csv': Buffer.from(building) }));
    const form = await multipart({}, { name: 'r.zip', content });
    const imported = await stranger.syndic.post('/imports/buildings', form.body, form.headers);
    expect(must(imported, 201)).toMatchObject({ created: { owners: 1 } });
    const owners = must(await stranger.syndic.get('/owners?q=anne@example.org'), 200);
    expect(owners).toContainEqual(
      expect.objectContaining({ ...ANNE, external_ref: fixture.ownerId }),
    );
  });

  it('is had by the syndic and by the owner, and by nobody else', async () => {
    for (const who of [accountant, tenant.boardMember, tenant.auditor])
      must(await who.get(path), 403);
    must(await stranger.syndic.get(path), 404);
    const other = `/gdpr/owners/${fixture.otherOwnerId}/portable-data`;
    must(await fixture.owner.get(other), 404);
  });
});
