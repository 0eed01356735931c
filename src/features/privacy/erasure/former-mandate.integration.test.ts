import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { multipart } from '#test/helpers/multipart.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic } = tenant;

const PASSWORD = 'vier-kleine-biezen-38-om';
const EMAIL = 'annelies.vanhoutteghem@example.org';
const MANDATED = ['Minutes', 'Staff contract', 'Key of another'];

type Own = Pick<Caller, 'get' | 'post'>;

let ownerId: string;
/** Documents that she uploaded as accountant, and one that she attached as an owner. */
let kept: readonly string[];
let attached: string;
let boardTicket: string;

async function signIn(): Promise<Own> {
  const body = { email: EMAIL, password: PASSWORD };
  const { access_token } = must(await call(test.app, 'POST', '/auth/login', { body }), 200);
  const token = { authorization: `Bearer ${access_token}` };
  return {
    get: (path) => call(test.app, 'GET', path, { headers: token }),
    post: (path, sent, headers) =>
      call(test.app, 'POST', path, { headers: { ...token, ...headers }, body: sent }),
  };
}

async function aPaper(who: Own, path: string, fields: Record<string, string>): Promise<string> {
  const content = aPdf(String(fields['title']));
  const form = await multipart(fields, { name: `${fields['title']}.pdf`, content });
  return must(await who.post(path, form.body, form.headers), 201).id;
}

beforeAll(async () => {
  const building = { name: 'Les Tilleuls', address: 'Parc 1', total_units: 1, total_quota: 1000 };
  const building_id: string = must(await syndic.post('/buildings', building), 201).id;
  const unit = { building_id, unit_number: 'A1', quota: 1000 };
  const unitId = must(await syndic.post('/units', unit), 201).id;
  const name = 'Annelies Vanhoutteghem';
  ownerId = must(await syndic.post('/owners', { name, email: EMAIL }), 201).id;
  const other = { name: 'Bram Opdebeeck', email: 'bram@example.org' };
  const otherId: string = must(await syndic.post('/owners', other), 201).id;
  const since = { ownership_share: '1/1', start_date: '2024-01-01' };
  must(await syndic.post(`/units/${unitId}/owners`, { owner_id: ownerId, ...since }), 201);

  const mandates = [{ role_type: 'Accountant' }];
  const user = { name, email: EMAIL, password: PASSWORD, roles: mandates };
  const { id: userId } = must(await tenant.superAdmin.post('/users', user), 201);
  const accountant = await signIn();
  const about = { building_id, visibility: 'Staff' };
  kept = [
    await aPaper(accountant, '/documents', {
      ...about,
      title: 'Minutes',
      document_type: 'MeetingMinutes',
      visibility: 'Owners',
    }),
    await aPaper(accountant, '/documents', {
      ...about,
      title: 'Staff contract',
      document_type: 'Contract',
    }),
    await aPaper(accountant, '/documents', {
      ...about,
      title: 'Key of another',
      document_type: 'Other',
      visibility: 'Owner',
      owner_id: otherId,
    }),
  ];
  must(await syndic.put(`/users/${userId}`, { roles: [{ role_type: 'BoardMember' }] }), 200);
  const member = await signIn();
  const leak = { building_id, title: 'Leak at Bram’s', description: 'He has not paid for it.' };
  boardTicket = must(await member.post('/tickets', leak), 201).id;
  const internal = { body: 'Bram still owes 1 200 euro.', is_internal: true };
  must(await member.post(`/tickets/${boardTicket}/comments`, internal), 201);
  const photograph = { title: 'Photograph of the board' };
  const path = `/tickets/${boardTicket}/attachments`;
  kept = [...kept, await aPaper(member, path, photograph)];

  const roles = [{ role_type: 'Owner', owner_id: ownerId }];
  must(await syndic.put(`/users/${userId}`, { roles }), 200);
  const her = await signIn();
  const damp = { building_id, title: 'Damp', description: 'In the hall' };
  const ticket = must(await her.post('/tickets', damp), 201).id;
  attached = await aPaper(her, `/tickets/${ticket}/attachments`, { title: 'Photograph' });
  const sale = { from_owner_id: ownerId, to_owner_id: otherId, effective_date: '2026-01-01' };
  must(await syndic.post(`/units/${unitId}/owners/transfer`, sale), 200);
});

const recordsOf = (answer: Json, name: string): Json[] =>
  answer.sections.find((section: Json) => section.name === name).records;

describe('an owner who has held a mandate', () => {
  it('is told what is theirs, and not what they kept for the association', async () => {
    const path = `/gdpr/owners/${ownerId}/data-export`;
    const answer = must(await syndic.get(path), 200);
    expect(recordsOf(answer, 'Documents').map(({ id }) => id)).toEqual([attached]);
    expect(recordsOf(answer, 'Tickets').map(({ title }) => title)).toEqual(['Damp']);
    expect(recordsOf(answer, 'TicketSteps').map(({ ticket_id: id }) => id)).not.toContain(
      boardTicket,
    );
    expect(recordsOf(answer, 'TicketComments')).toEqual([]);
    const archive = await syndic.get(`${path}?format=zip`);
    must(archive, 200);
    const names = Object.keys(unzipSync(archive.raw)).filter((name) => name !== 'data.json');
    expect(names).toEqual([`documents/${attached}/Photograph.pdf`]);
    const bytes = Object.values(unzipSync(archive.raw)).map((file) => Buffer.from(file).toString());
    for (const title of MANDATED) expect(bytes.join('\n')).not.toContain(title);
  });

  it('takes nothing of the association with them once erased', async () => {
    must(await syndic.delete(`/gdpr/owners/${ownerId}/delete-data`), 200);
    for (const id of kept) must(await syndic.get(`/documents/${id}/download`), 200);
    must(await syndic.get(`/documents/${attached}`), 404);
  });
});
