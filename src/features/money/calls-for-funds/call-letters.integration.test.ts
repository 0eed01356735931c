import { hash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { addBankAccount } from '#test/helpers/bank-accounts.ts';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
});

const pathOf = (id: string, rest = '') => `/calls-for-funds/${id}/letters${rest}`;

async function fileOf(caller: Caller, path: string): Promise<Buffer> {
  const answer = await caller.get(path);
  expect(answer.status, answer.raw.toString('utf8', 0, 500)).toBe(200);
  return answer.raw;
}

/** Returns the texts of the letters in an archive, by file name. */
async function archiveOf(caller: Caller, id: string): Promise<Record<string, string>> {
  const files = unzipSync(await fileOf(caller, pathOf(id)));
  const texts = Object.entries(files).map(async ([name, bytes]) => {
    const [text = ''] = await textsOf(bytes);
    return [name, text] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function letterTo(ownerId: string, id: string): Promise<{ text: string; code: string }> {
  const bytes = await fileOf(tenant.accountant, pathOf(id, `/${ownerId}`));
  const [text = ''] = await textsOf(bytes);
  const [code] = await codesOf(bytes);
  return { text, code: code ?? '' };
}

const addAccount = (more: object) => addBankAccount(tenant, fixture.buildingId, more);

describe('the letters of a call', () => {
  it('are one file for each owner, or all in one', async () => {
    const { id } = await work.aSentCall();
    const zip = await tenant.boardMember.get(pathOf(id));
    expect(zip.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="call-for-funds-provision-first-quarter.zip"',
    });
    expect(Object.keys(unzipSync(zip.raw))).toEqual(['anne-peeters.pdf', 'bart-claes.pdf']);
    const documents = must(await tenant.syndic.get(`/documents?call_for_funds_id=${id}`), 200);
    expect(documents.map((document: Json) => document.file_name).sort()).toEqual([
      'anne-peeters.pdf',
      'bart-claes.pdf',
    ]);
    const pdf = await tenant.auditor.get(pathOf(id, '?format=pdf'));
    const accepted = await tenant.auditor.get(pathOf(id), { accept: 'application/pdf' });
    expect(accepted.headers['content-type']).toBe(pdf.headers['content-type']);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="call-for-funds-provision-first-quarter.pdf"',
    });
    const texts = await textsOf(pdf.raw);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('Anne Peeters');
    expect(texts[1]).toContain('Bart Claes');
    const one = await tenant.syndic.get(pathOf(id, `/${fixture.ownerId}`));
    expect(one.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="call-for-funds-provision-first-quarter-anne-peeters.pdf"',
    });
    expect(one.raw.includes('pdfuaid')).toBe(true);
  });

  it('say what the books hold, each in the language of its owner', async () => {
    must(await tenant.syndic.put(`/owners/${fixture.otherOwnerId}`, { language: 'nl' }), 200);
    must(
      await tenant.syndic.put(`/buildings/${fixture.buildingId}`, {
        enterprise_number: '0850.243.206',
      }),
      200,
    );
    const office = { address: 'Avenue Louise 54', postal_code: '1050', city: 'Ixelles' };
    const reached = { phone: '+32 2 555 12 34', registration_number: '500123' };
    const path = `/organizations/${tenant.organizationId}`;
    must(await tenant.syndic.put(path, { ...office, ...reached }), 200);
    await addAccount({});
    const { id } = await work.aSentCall({ description: 'Décidé le 12 décembre' });
    const letters = await archiveOf(tenant.accountant, id);
    const anne = letters['anne-peeters.pdf'];
    expect(anne).toContain('Appel de fonds : Provision, first quarter');
    expect(anne).toContain('Décidé le 12 décembre');
    expect(anne).toContain('Les Tilleuls Rue du Parc 1 Numéro d’entreprise 0850.243.206');
    expect(anne).toMatch(
      /Syndic .* Avenue Louise 54, 1050 Ixelles Tél\. \+3225551234, office@example\.org IPI 500123/,
    );
    expect(anne).toContain('A1 600 / 1 000 1/1 60,01 Votre part 60,01');
    expect(letters['bart-claes.pdf']).toContain('A2 400 / 1.000 1/1 40,00 Uw aandeel 40,00');
  });

  it('ask for what is open of the receivable, under its communication', async () => {
    await addAccount({ bic: 'GKCCBEBB' });
    await work.pay(fixture.ownerId, 20);
    const { id } = await work.aSentCall();
    const [anne] = await work.receivables(id);
    const { text, code } = await letterTo(fixture.ownerId, id);
    expect(text).toContain('Reste à payer 40,01');
    expect(code).toBe(
      [
        'BCD',
        '002',
        '1',
        'SCT',
        'GKCCBEBB',
        'ACP Les Tilleuls',
        'BE68539007547034',
        'EUR40.01',
        '',
        '',
        anne.structured_communication,
      ].join('\n'),
    );
  });

  it('carry what is owed besides, or what is over', async () => {
    await work.aSentCall();
    await work.pay(fixture.ownerId, 500);
    const { id } = await work.aSentCall({ fund: 'Reserve', total_amount: 200 });
    // 500 − 60.01 for the first call, − 120 for this one
    expect((await letterTo(fixture.ownerId, id)).text).toMatch(
      /il reste 319,99 € à votre avoir\. Votre part de cet appel est entièrement réglée/,
    );
    const bart = await letterTo(fixture.otherOwnerId, id);
    expect(bart.text).toContain('vous devez par ailleurs 40,00 € à la copropriété');
    expect(bart.text).toContain('dont fonds de réserve 80,00');
  });

  it('name the account of the reserve for the reserve, another else, and say when there is none', async () => {
    const sentLetter = async (more: object) =>
      letterTo(fixture.ownerId, (await work.aSentCall(more)).id);
    const none = await sentLetter({ fund: 'Reserve' });
    expect(none.text).toContain('Cette lettre ne porte pas de code QR');
    expect(none.code).toBe('');
    await addAccount({});
    expect((await sentLetter({ fund: 'Reserve' })).code).toContain('BE68539007547034');
    await addAccount({ iban: 'BE71096123456769', account_code: '550' });
    expect((await sentLetter({ fund: 'Reserve' })).code).toContain('BE71096123456769');
    expect((await sentLetter({})).code).toContain('BE68539007547034');
  });

  it('exist once the call is sent, and stay when it is cancelled', async () => {
    const { id } = await work.aCall();
    const refused = { status: 409, body: { code: 'not_sent_yet' } };
    expect(await tenant.syndic.get(pathOf(id))).toMatchObject(refused);
    expect(await tenant.syndic.get(pathOf(id, `/${fixture.ownerId}`))).toMatchObject(refused);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
    const before = await fileOf(tenant.syndic, pathOf(id));
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`, {}), 200);
    expect((await fileOf(tenant.syndic, pathOf(id))).equals(before)).toBe(true);
  });

  it('are shown to an Owner as far as they are theirs', async () => {
    const { id } = await work.aSentCall();
    expect(Object.keys(await archiveOf(fixture.owner, id))).toEqual(['anne-peeters.pdf']);
    expect(await textsOf(await fileOf(fixture.owner, pathOf(id, '?format=pdf')))).toHaveLength(1);
    await fileOf(fixture.owner, pathOf(id, `/${fixture.ownerId}`));
    const other = await fixture.owner.get(pathOf(id, `/${fixture.otherOwnerId}`));
    expect(other).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const lift = await work.aSentCall({ distribution_key_id: fixture.keyId });
    expect(await fixture.owner.get(pathOf(lift.id))).toMatchObject({ status: 404 });
    expect(await tenant.syndic.get(pathOf(lift.id, `/${fixture.ownerId}`))).toMatchObject({
      status: 404,
    });
  });

  it('of another building stay hidden from a role narrowed to one', async () => {
    const { id } = await work.aSentCall();
    const { organizationId } = tenant;
    const board = await aCaller(test, {
      role: 'BoardMember',
      organizationId,
      buildingIds: [organizationId],
    });
    expect(await board.get(pathOf(id))).toMatchObject({ status: 404 });
  });

  it('are the same bytes ever after, whatever is paid, moved or renamed', async () => {
    const { id } = await work.aSentCall();
    const paths = [
      pathOf(id),
      pathOf(id, '?format=pdf'),
      pathOf(id, `/${fixture.ownerId}`),
      pathOf(id, `/${fixture.otherOwnerId}`),
    ];
    const read = () => Promise.all(paths.map((path) => tenant.syndic.get(path)));
    const before = await read();
    await work.pay(fixture.ownerId, 60.01);
    await work.pay(fixture.otherOwnerId, 40);
    await addAccount({});
    const moved = {
      name: 'Anne Peeters-Maes',
      address: 'Rue Neuve 1, 1000 Bruxelles',
      language: 'nl',
    };
    must(await tenant.syndic.put(`/owners/${fixture.ownerId}`, moved), 200);
    must(await tenant.syndic.put(`/buildings/${fixture.buildingId}`, { name: 'Autre nom' }), 200);
    test.clock.advance(86_400_000);
    const after = await read();
    for (const [index, { raw, headers }] of nonEmpty(before.entries())) {
      expect(after[index]?.raw.equals(raw)).toBe(true);
      const known = { 'if-none-match': String(headers['etag']) };
      expect((await tenant.syndic.get(paths[index] ?? '', known)).status).toBe(304);
    }
    const [, , one] = before;
    expect(one?.headers['etag']).toBe(`"${hash('sha256', one?.raw ?? '')}"`);
    test.clock.set('2026-03-16T09:00:00Z');
  });

  it('are drawn once, however many read them first', async () => {
    const { id } = await work.aSentCall();
    const path = pathOf(id, `/${fixture.ownerId}`);
    const files = await Promise.all([1, 2, 3, 4].map(() => fileOf(tenant.syndic, path)));
    expect(new Set(files.map((bytes) => hash('sha256', bytes))).size).toBe(1);
  });

  it('of a call that was sent before letters were kept are kept as of their first reading', async () => {
    const { id } = await work.aSentCall();
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `with gone as (delete from app.mails where object_id = $1)
        delete from app.letters where subject_id = $1`,
        [id],
      ),
    );
    const path = pathOf(id, `/${fixture.ownerId}`);
    const [first, second] = await Promise.all([
      fileOf(tenant.syndic, path),
      fileOf(tenant.syndic, path),
    ]);
    expect(first.equals(second)).toBe(true);
    await work.pay(fixture.ownerId, 60.01);
    expect((await fileOf(tenant.syndic, path)).equals(first)).toBe(true);
    expect(Object.keys(await archiveOf(tenant.syndic, id))).toHaveLength(2);
  });

  it('are refused beyond what one file can hold, but not one by one', async () => {
    const { id } = await work.aSentCall();
    const { organizationId } = tenant;
    const ids = Array.from({ length: 499 }, () => uuidv7Source.next());
    await test.database.write(organizationId, (db) =>
      db.execute(sql`insert into app.letters (organization_id, id, building_id, owner_id, subject_type,
          subject_id, title, file_name, pdf, sha256, page_count, drawn_at, created_at)
        select organization_id, given.id, building_id, ${fixture.otherOwnerId}, subject_type,
          subject_id, title, file_name, '', '', 1, created_at, created_at
        from app.letters, unnest(${ids}::uuid[]) as given (id)
        where organization_id = ${organizationId} and owner_id = ${fixture.ownerId}
          and subject_id = ${id}`),
    );
    const refused = await tenant.syndic.get(pathOf(id));
    expect(refused).toMatchObject({ status: 422, body: { code: 'report_too_large' } });
    expect(refused.body.detail).toContain('More than 500 letters');
    await fileOf(tenant.syndic, pathOf(id, `/${fixture.ownerId}`));
  });

  it('refuse a format that they do not have', async () => {
    const { id } = await work.aSentCall();
    expect(await tenant.syndic.get(pathOf(id, '?format=csv'))).toMatchObject({ status: 400 });
  });
});
