import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LAW_ITEMS } from '#domain/sales/lot-documents.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { aDocument } from '#test/helpers/documents.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

/** Anne owns A1, Bart A2. A notary asks about A1; it is 16 March 2026. */

let test: TestApp;
let tenant: Tenant;
let f: Fixture;

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-03-16T09:00:00Z');
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
});

const NOTARY = {
  kind: 'BeforeContract',
  asked_by: 'Notary',
  name: 'Notaire Claes',
  received_on: '2026-03-14',
};

const ask = (more: object = {}) =>
  tenant.syndic.post('/lot-requests', { unit_ids: [f.unitId], ...NOTARY, ...more });

async function aRequest(more: object = {}): Promise<Json> {
  return must(await ask(more), 201);
}

const send = (id: string, body: object = { by: 'Link' }) =>
  tenant.syndic.put(`/lot-requests/${id}/send`, body);

const page = (url: string) => test.app.server.inject({ method: 'GET', url: new URL(url).pathname });

describe('a request about lots', () => {
  it('is recorded with its term, listed by lot, changed and read by the staff only', async () => {
    const request = await aRequest({ email: 'etude@notaire.example', language: 'nl' });
    expect(request).toMatchObject({
      ...NOTARY,
      building_id: f.buildingId,
      building_name: 'Les Tilleuls',
      unit_ids: [f.unitId],
      language: 'nl',
      target_on: '2026-03-29',
      last_on: '2026-03-30',
      status: 'Open',
      sent_at: null,
      allowed_actions: ['send'],
    });
    const path = `/lot-requests/${request.id}`;
    const changed = must(await tenant.syndic.put(path, { certain_date: '2026-03-20' }), 200);
    expect(changed).toMatchObject({ certain_date: '2026-03-20', name: 'Notaire Claes' });
    const listed = async (query: string) =>
      must(await tenant.auditor.get(`/lot-requests?${query}`), 200).map(({ id }: Json) => id);
    expect(await listed(`unit_id=${f.unitId}&status=Open`)).toEqual([request.id]);
    expect(await listed(`unit_id=${f.otherUnitId}`)).toEqual([]);
    must(await f.owner.get(path), 403);
    must(await tenant.boardMember.put(path, {}), 403);
    const foreign = await aTenant(test);
    must(await foreign.syndic.get(path), 404);
    must(await foreign.syndic.get(`${path}/answer`), 404);
  });

  it('names lots of one building, and a day that has come', async () => {
    const other = { name: 'Else', address: 'Rue 2', total_units: 1, total_quota: 1 };
    const { id } = must(await tenant.syndic.post('/buildings', other), 201);
    const unit = { building_id: id, unit_number: 'Z1', quota: 1 };
    const elsewhere = must(await tenant.syndic.post('/units', unit), 201).id;
    for (const unit_ids of [[f.unitId, elsewhere], [f.ownerId]])
      expect(must(await ask({ unit_ids }), 422)).toMatchObject({
        code: 'unknown_reference',
        errors: [{ pointer: '/body/unit_ids' }],
      });
    expect(must(await ask({ received_on: '2026-03-17' }), 422).code).toBe('date_in_future');
  });

  it('waits on the overview until it is answered', async () => {
    const { id } = await aRequest();
    const waiting = async () => {
      const { items } = must(await tenant.syndic.get('/overview'), 200);
      return items.filter(({ kind }: Json) => kind === 'LotAnswerDue');
    };
    expect(await waiting()).toMatchObject([
      {
        title: 'Send the information to Notaire Claes',
        due_on: '2026-03-29',
        link: `/lot-requests/${id}`,
      },
    ]);
    must(await send(id), 200);
    expect(await waiting()).toEqual([]);
  });
});

describe('an answer', () => {
  it('has what is called later, by decision and in drafts, and names what is missing', async () => {
    const { syndic, accountant } = tenant;
    const decision = {
      building_id: f.buildingId,
      decided_on: '2026-01-10',
      title: 'New roof',
      amount: 1_000,
    };
    const general = must(
      await syndic.get(`/buildings/${f.buildingId}/distribution-keys`),
      200,
    ).find(({ is_general }: Json) => is_general);
    const { id: decision_id } = must(
      await syndic.post('/decisions', { ...decision, distribution_key_id: general.id }),
      201,
    );
    const call = (fund: string, call_date: string, more: object = {}) =>
      accountant.post('/calls-for-funds', {
        building_id: f.buildingId,
        title: `${fund} ${call_date}`,
        fund,
        total_amount: 500,
        call_date,
        due_date: '2026-08-01',
        ...more,
      });
    const first = must(await call('Works', '2026-03-01', { decision_id }), 201);
    must(await accountant.put(`/calls-for-funds/${first.id}/send`), 200);
    must(await call('Works', '2026-05-01', { decision_id }), 201);
    must(await call('Reserve', '2026-06-01', { total_amount: 100 }), 201);
    const { id } = await aRequest({
      kind: 'BeforeDeed',
      certain_date: '2026-02-01',
      enjoyment_from: '2026-04-01',
    });
    const answer = must(await syndic.get(`/lot-requests/${id}/answer`), 200);
    expect(answer).toMatchObject({
      on: '2026-03-16',
      arrears: [{ owner_id: f.ownerId, owner_name: 'Anne Peeters', on: '2026-03-16', amount: 300 }],
      reserve_calls_to_come: {
        total: 60,
        items: [{ title: 'Reserve 2026-06-01', call_date: '2026-06-01', amount: 60 }],
      },
      works_to_come: {
        total: 300,
        items: [
          {
            decision_id,
            title: 'New roof',
            total: 1_000,
            lot_share: 600,
            asked: 300,
            to_come: 300,
          },
        ],
      },
    });
    expect(answer.missing).toMatchObject([
      {
        code: 'call_without_decision',
        article: '3.94 §1 3°',
        detail: 'Decision behind the call: Reserve 2026-06-01.',
      },
      { code: 'no_assembly_held' },
      { code: 'statement_missing', article: '3.94 §1 5°' },
      { code: 'balance_sheet_missing' },
      { code: 'statutes_missing', article: null },
      { code: 'insurance_missing' },
    ]);
  });

  it('names every pending case, and whether the lot bears its costs', async () => {
    const { syndic } = tenant;
    const proceeding = (more: object) =>
      syndic.post(`/buildings/${f.buildingId}/proceedings`, {
        title: 'Roof',
        parties: 'ACP against Dumont',
        opened_on: '2025-03-03',
        ...more,
      });
    must(await proceeding({ stake: 48_000, provision: 5_000 }), 201);
    must(await proceeding({ title: 'Cellar', unit_ids: [f.otherUnitId] }), 201);
    must(await proceeding({ title: 'Ended', ended_on: '2026-03-16' }), 201);
    const { id } = await aRequest();
    const { proceedings, missing } = must(await syndic.get(`/lot-requests/${id}/answer`), 200);
    expect(proceedings).toMatchObject([
      { title: 'Roof', stake: 48_000, provision: 5_000, concerns_lot: true },
      { title: 'Cellar', stake: null, concerns_lot: false },
    ]);
    expect(missing.map(({ code }: Json) => code)).toContain('stake_unknown');
  });

  it('is drawn as a letter in the language of the request, and packed with its documents', async () => {
    await aDocument(tenant.syndic, f.buildingId);
    const { id } = await aRequest({ language: 'fr' });
    const path = `/lot-requests/${id}/answer`;
    const pdf = await tenant.syndic.get(`${path}?format=pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const text = (await textsOf(pdf.raw)).join(' ');
    expect(text).toContain('Renseignements sur le lot A1');
    expect(text).toContain('Notaire Claes');
    expect(text).toContain('3.94 §1 6° – dernier bilan approuvé');
    expect(text).not.toContain('3.94 §2');
    const zip = await tenant.syndic.get(path, { accept: 'application/zip' });
    expect(Object.keys(unzipSync(zip.raw))).toEqual([
      '00-lot-a1-2026-03-16.pdf',
      '01-insurance-2026-03-16-policy.pdf',
    ]);
  });
});

describe('the letter of an answer', () => {
  it.each([
    ['fr', 'Renseignements sur le lot A1', 'dépenses décidées avant, demandées après'],
    ['nl', 'Inlichtingen over kavel A1', 'uitgaven vooraf beslist, nadien gevraagd'],
    ['de', 'Auskunft zu Los A1', 'vorher beschlossene, danach verlangte Kosten'],
    ['en', 'Information on lot A1', 'costs decided before, asked afterwards'],
  ])('has every item of the law in %s', async (language, subject, works) => {
    const { id } = await aRequest({ language, kind: 'BeforeDeed' });
    const { raw } = await tenant.syndic.get(`/lot-requests/${id}/answer?format=pdf`);
    const text = (await textsOf(raw)).join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain(subject);
    expect(text).toContain(works);
    for (const { article } of LAW_ITEMS) expect(text).toContain(article);
    expect(text).not.toMatch(/letter\.[a-z]|enum\.|[{}]/);
  });
});

describe('sending an answer', () => {
  it('keeps letter and archive as sent, whatever changes afterwards', async () => {
    const { syndic } = tenant;
    const { id } = await aRequest();
    const path = `/lot-requests/${id}/answer`;
    const sent = must(await send(id), 200);
    expect(sent).toMatchObject({
      status: 'Sent',
      channel: 'Link',
      link_last_day: '2026-06-28',
      allowed_actions: ['revoke-link'],
    });
    const kept = async (format: string) => (await syndic.get(`${path}?format=${format}`)).raw;
    const [pdf, zip] = [await kept('pdf'), await kept('zip')];
    const figures = must(await syndic.get(path), 200);
    test.clock.set('2026-03-30T09:00:00Z');
    await aDocument(syndic, f.buildingId);
    expect((await kept('pdf')).equals(pdf)).toBe(true);
    expect((await kept('zip')).equals(zip)).toBe(true);
    expect(must(await syndic.get(path), 200)).toEqual(figures);
    expect(must(await syndic.get(`${path}?on=2026-03-29`), 200).on).toBe('2026-03-29');
    expect(must(await syndic.put(`/lot-requests/${id}`, { name: 'x' }), 409).code).toBe(
      'invalid_transition',
    );
    expect(must(await send(id), 409).code).toBe('invalid_transition');
    const letter = must(await syndic.get(`/documents/${sent.letter_document_id}`), 200);
    expect(letter).toMatchObject({ document_type: 'Letter', is_evidence: true });
  });

  it('opens by a link without signing in, logs each opening, and is revoked', async () => {
    const { id } = await aRequest();
    const { url } = must(await send(id), 200);
    const shown = await page(url);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Les Tilleuls');
    expect((await page(`${url}/letter`)).headers['content-type']).toBe('application/pdf');
    expect((await page(`${url}/archive`)).headers['content-type']).toBe('application/zip');
    const openings = must(await tenant.auditor.get(`/lot-requests/${id}/openings`), 200);
    expect(openings.map(({ part }: Json) => part).sort()).toEqual(['Archive', 'Letter', 'Page']);
    // The last character has bits that mean nothing.
    const changed = url.replace(/.(?=.$)/, (one: string) => (one === 'A' ? 'B' : 'A'));
    expect((await page(changed)).statusCode).toBe(404);
    test.clock.set('2026-06-29T09:00:00Z');
    expect((await page(url)).statusCode).toBe(404);
    test.clock.set('2026-03-16T09:00:00Z');
    const revoked = must(await tenant.syndic.put(`/lot-requests/${id}/revoke-link`), 200);
    expect(revoked).toMatchObject({ link_revoked_at: expect.any(String), allowed_actions: [] });
    expect((await page(url)).statusCode).toBe(404);
    expect((await page(`${url}/letter`)).statusCode).toBe(404);
    must(await tenant.syndic.put(`/lot-requests/${id}/revoke-link`), 409);
  });

  it('mails the link to the person who asked, if they gave an address', async () => {
    const without = await aRequest();
    expect(must(await send(without.id, { by: 'Email' }), 422).code).toBe(
      'lot_request_without_email',
    );
    const email = 'etude@notaire.example';
    const { id } = await aRequest({ email, language: 'de' });
    const { url } = must(await send(id, { by: 'Email' }), 200);
    const [mail] = await accountHelpers(test).mailsTo(email);
    expect(mail?.text).toContain(url);
    expect(mail?.text).toContain('Guten Tag Notaire Claes');
  });

  it('charges its cost to the outgoing owner, by 4101 and 643', async () => {
    const { id } = await aRequest();
    const sent = must(await send(id, { by: 'Link', charge_amount: '150.00' }), 200);
    expect(sent).toMatchObject({ charge_amount: 150, charged_owner_id: f.ownerId });
    const here = `building_id=${f.buildingId}`;
    const account = must(await tenant.auditor.get(`/owners/${f.ownerId}/account?${here}`), 200);
    expect(account).toMatchObject({
      balance: 150,
      receivables: [{ source: { type: 'LotRequest', id }, due_date: '2026-04-15' }],
    });
    const [entry] = must(await tenant.auditor.get(`/journal-entries?${here}`), 200).filter(
      ({ source }: Json) => source?.type === 'LotRequest',
    );
    expect(entry.lines).toMatchObject([
      { account_code: '4101', debit: 150, owner_id: f.ownerId, unit_id: f.unitId },
      { account_code: '643', credit: 150 },
    ]);
  });
});
