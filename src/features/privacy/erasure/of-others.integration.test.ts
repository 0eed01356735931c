import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  type Caller,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const [ours, theirs] = [await aTenant(test), await aTenant(test)];
const jobs = makeJobHelpers(test);

const PASSWORD = 'vier-kleine-biezen-38-om';
const SHARED = 'familie.vanhoutteghem@example.org';

const erase = async (ownerId: string) =>
  must(await ours.syndic.delete(`/gdpr/owners/${ownerId}/delete-data`), 200);

async function anOwner(who: Caller, name: string, email: string): Promise<string> {
  return must(await who.post('/owners', { name, email }), 201).id;
}

/** Creates a user who represents the owner, and signs in. */
async function standsFor(owner_id: string, name: string, email: string) {
  const roles = [{ role_type: 'Owner', owner_id }];
  must(await ours.superAdmin.post('/users', { name, email, password: PASSWORD, roles }), 201);
  const body = { email, password: PASSWORD };
  const { access_token } = must(await call(test.app, 'POST', '/auth/login', { body }), 200);
  return { authorization: `Bearer ${access_token}` };
}

/** Sends a mail with a name to a user of the office. */
async function tell({ syndic, accountant, organizationId }: Tenant, message: string) {
  const preference = `/notification-preferences/${accountant.userId}/SystemAlert`;
  must(await accountant.put(preference, { email_enabled: true }), 200);
  const told = { user_id: accountant.userId, notification_type: 'SystemAlert', title: 'Call' };
  must(await syndic.post('/notifications', { ...told, message }), 201);
  for (let round = 0; round < 3; round += 1)
    for (const job of await jobs.take({ organizationId })) await jobs.run(job);
}

/** Finds the stored messages that contain these words, by the organization in their file names. */
function keptSaying(words: string): string[] {
  const folder = join(test.dataDirectory, 'outbox');
  return readdirSync(folder)
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes(words))
    .map((name) => name.replace(/^.*_(.*)\.eml$/, '$1'));
}

const mailsTo = (address: string) =>
  asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query<{ body_text: string }>(
      'select body_text from app.mails where recipient = $1',
      [address],
    );
    return rows.map(({ body_text: text }) => text);
  });

beforeAll(async () => {
  for (const { accountant } of [ours, theirs])
    must(await accountant.post('/accounts/seed/belgian-pcmn'), 201);
});

describe('erasing an owner', () => {
  it('leaves the undelivered messages of other organizations', async () => {
    const name = 'Annelies Vanhoutteghem';
    const ownerId = await anOwner(ours.syndic, name, 'annelies@example.org');
    await tell(ours, `Ring ${name}`);
    await tell(theirs, `Ring ${name}`);
    const both = [ours.organizationId, theirs.organizationId];
    expect(keptSaying(name).sort()).toEqual([...both].sort());
    expect((await erase(ownerId)).erased).toContainEqual({ what: 'Outbox', count: 1 });
    expect(keptSaying(name)).toEqual([theirs.organizationId]);
  });

  it('takes no word out of the records that they have called themselves by', async () => {
    const [name, email] = ['Bram Opdebeeck', 'bram@example.org'];
    const ownerId = await anOwner(ours.syndic, name, email);
    const headers = await standsFor(ownerId, name, email);
    const chosen = { name: 'ascenseur', phone: '+3225551234' };
    must(await call(test.app, 'PUT', '/auth/me', { headers, body: chosen }), 200);
    const building = { name: 'Les Tilleuls', address: 'Parc 1', total_units: 1, total_quota: 1 };
    const building_id = must(await ours.syndic.post('/buildings', building), 201).id;
    const description = `The lift-man of ${name} is at 02 555 12 34`;
    const said = { building_id, title: 'Ascenseur en panne', description };
    const { id } = must(await ours.syndic.post('/tickets', said), 201);
    await erase(ownerId);
    const ticket = must(await ours.syndic.get(`/tickets/${id}`), 200);
    expect(ticket.title).toBe('Ascenseur en panne');
    expect(ticket.description).toMatch(
      /^The lift-man of (Anonymised-\w+|Former owner \d+) is at 02 555 12 34$/,
    );
  });

  it('leaves the mails of another who is reached at the same address', async () => {
    const [one, other] = ['Cleo Vanhoutteghem', 'Dirk Vanhoutteghem'];
    const [ownerId, otherId] = [
      await anOwner(ours.syndic, one, SHARED),
      await anOwner(ours.syndic, other, SHARED),
    ];
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `insert into app.mails (organization_id, id, purpose, recipient, subject, body_text, body_html, created_at)
          values ($1, gen_random_uuid(), 'Other', $2, 'Call', 'For Dirk', '', now())`,
        [ours.organizationId, SHARED],
      ),
    );
    await erase(ownerId);
    expect(await mailsTo(SHARED)).toEqual(['For Dirk']);
    expect(must(await ours.syndic.get(`/owners/${otherId}`), 200).email).toBe(SHARED);
    await erase(otherId);
    expect(await mailsTo(SHARED)).toEqual([]);
  });
});
