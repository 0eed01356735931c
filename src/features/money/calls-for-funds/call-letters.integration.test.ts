import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  test = await startTestApp();
});

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

/** The texts of the letters in an archive, by file name. */
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

function addAccount(more: object): Promise<Json> {
  const account = { iban: 'BE68539007547034', holder: 'ACP Les Tilleuls', account_code: '551' };
  return tenant.accountant
    .post(`/buildings/${fixture.buildingId}/bank-accounts`, { ...account, ...more })
    .then((answer) => must(answer, 201));
}

describe('the letters of a call', () => {
  it('are one file for each owner, or all in one', async () => {
    const { id } = await work.aSentCall();
    const zip = await tenant.boardMember.get(pathOf(id));
    expect(zip.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="call-for-funds-provision-first-quarter.zip"',
    });
    expect(Object.keys(unzipSync(zip.raw))).toEqual(['anne-peeters.pdf', 'bart-claes.pdf']);
    const pdf = await tenant.auditor.get(pathOf(id, '?format=pdf'));
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="call-for-funds-provision-first-quarter.pdf"',
    });
    const texts = await textsOf(pdf.raw);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('Anne Peeters');
    expect(texts[1]).toContain('Bart Claes');
    expect(pdf.raw.includes('pdfuaid')).toBe(true);
    const one = await tenant.syndic.get(pathOf(id, `/${fixture.ownerId}`));
    expect(one.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="call-for-funds-provision-first-quarter-anne-peeters.pdf"',
    });
  });

  it('say what the books hold, each in the language of its owner', async () => {
    must(await tenant.syndic.put(`/owners/${fixture.otherOwnerId}`, { language: 'nl' }), 200);
    must(
      await tenant.syndic.put(`/buildings/${fixture.buildingId}`, {
        enterprise_number: '0850.243.206',
      }),
      200,
    );
    await addAccount({});
    const { id } = await work.aSentCall({ description: 'Décidé le 12 décembre' });
    const letters = await archiveOf(tenant.accountant, id);
    const anne = letters['anne-peeters.pdf'];
    expect(anne).toContain('Appel de fonds : Provision, first quarter');
    expect(anne).toContain('Décidé le 12 décembre');
    expect(anne).toContain('Les Tilleuls Rue du Parc 1 Numéro d’entreprise 0850.243.206');
    expect(anne).toContain('A1 600 / 1 000 1/1 60,01 Votre part 60,01');
    expect(letters['bart-claes.pdf']).toContain('A2 400 / 1.000 1/1 40,00 Uw aandeel 40,00');
  });

  it('ask for what is open of the receivable, under its communication', async () => {
    await addAccount({ bic: 'GKCCBEBB' });
    const { id } = await work.aSentCall();
    const [anne] = await work.receivables(id);
    await work.pay(fixture.ownerId, 20);
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
    const first = await work.aSentCall();
    const second = await work.aSentCall({ fund: 'Reserve', total_amount: 200 });
    await work.pay(fixture.ownerId, 500);
    expect((await letterTo(fixture.ownerId, first.id)).text).toMatch(
      /il reste 319,99 € à votre avoir\. Votre part de cet appel est entièrement réglée/,
    );
    const bart = await letterTo(fixture.otherOwnerId, first.id);
    expect(bart.text).toContain('vous devez par ailleurs 80,00 € à la copropriété');
    expect((await letterTo(fixture.otherOwnerId, second.id)).text).toContain(
      'dont fonds de réserve 80,00',
    );
  });

  it('name the account of the reserve for the reserve, another else, and say when there is none', async () => {
    const provision = await work.aSentCall();
    const reserve = await work.aSentCall({ fund: 'Reserve' });
    const none = await letterTo(fixture.ownerId, reserve.id);
    expect(none.text).toContain('Cette lettre ne porte pas de code QR');
    expect(none.code).toBe('');
    await addAccount({});
    expect((await letterTo(fixture.ownerId, reserve.id)).code).toContain('BE68539007547034');
    await addAccount({ iban: 'BE71096123456769', account_code: '550' });
    expect((await letterTo(fixture.ownerId, reserve.id)).code).toContain('BE71096123456769');
    expect((await letterTo(fixture.ownerId, provision.id)).code).toContain('BE68539007547034');
  });

  it('exist once the call is sent and while it is not cancelled', async () => {
    const { id } = await work.aCall();
    const refused = { status: 409, body: { code: 'not_sent_yet' } };
    expect(await tenant.syndic.get(pathOf(id))).toMatchObject(refused);
    expect(await tenant.syndic.get(pathOf(id, `/${fixture.ownerId}`))).toMatchObject(refused);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
    expect(Object.keys(await archiveOf(tenant.syndic, id))).toHaveLength(2);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/cancel`, {}), 200);
    expect(await tenant.syndic.get(pathOf(id))).toMatchObject(refused);
  });

  it('stay when the call is settled', async () => {
    const { id } = await work.aSentCall();
    await work.pay(fixture.ownerId, 60.01);
    await work.pay(fixture.otherOwnerId, 40);
    const texts = Object.values(await archiveOf(tenant.syndic, id));
    expect(texts.filter((text) => text.includes('entièrement réglée'))).toHaveLength(2);
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

  it('are the same bytes until something changes', async () => {
    const { id } = await work.aSentCall();
    for (const path of [pathOf(id), pathOf(id, '?format=pdf'), pathOf(id, `/${fixture.ownerId}`)]) {
      const { etag } = (await tenant.syndic.get(path)).headers;
      const again = await tenant.syndic.get(path, { 'if-none-match': String(etag) });
      expect(again.status).toBe(304);
    }
  });

  it('are refused beyond what one file can hold, but not one by one', async () => {
    const { id } = await work.aSentCall();
    const { organizationId } = tenant;
    await test.database.write(organizationId, async (db) => {
      await db.execute(sql`insert into app.owners
          (organization_id, id, name, email, kind, language, created_by)
        select ${organizationId}, gen_random_uuid(), 'Heir ' || number, 'h@example.org', 'Person', 'fr',
          ${tenant.syndic.userId} from generate_series(1, 499) as number`);
      await db.execute(sql`insert into app.receivables (organization_id, id, building_id, owner_id,
          source_type, source_id, entry_id, account_code, is_cost, amount_cents, open_cents, due_date,
          structured_communication, created_at)
        select owed.organization_id, gen_random_uuid(), owed.building_id, heir.id, owed.source_type,
          owed.source_id, owed.entry_id, owed.account_code, false, 1, 1, owed.due_date,
          '9' || lpad((row_number() over ())::text, 11, '0'), owed.created_at
        from app.owners as heir join app.receivables as owed
          on owed.organization_id = heir.organization_id and owed.owner_id = ${fixture.ownerId}
        where heir.organization_id = ${organizationId} and heir.name like 'Heir %'`);
    });
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
