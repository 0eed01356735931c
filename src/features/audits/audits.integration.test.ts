import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { anAudit } from '#test/helpers/audits.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aMeeting } from '#test/helpers/meetings.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { aCaller, aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;

beforeEach(async () => {
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
});

/** Posts an entry of the audited year. Returns its id. */
async function anEntry(amount: number, account_code = '6105', day = '2025-06-02'): Promise<string> {
  const lines = [
    { account_code, debit: amount },
    { account_code: '489', credit: amount },
  ];
  const entry = {
    building_id: f.buildingId,
    entry_date: day,
    description: `Entry of ${amount}`,
    lines,
  };
  return must(await tenant.accountant.post('/journal-entries', entry), 201).id;
}

const begin = (basis: object = {}) => anAudit(tenant, f.fiscalYearId, basis);
const get = async (id: string, of = '', as = tenant.auditor): Promise<Json> =>
  must(await as.get(`/audits/${id}${of}`), 200);
const sample = async (id: string, request: object): Promise<Json> =>
  must(await tenant.auditor.post(`/audits/${id}/sample`, request), 201);
const mark = (id: string, entry: string, body: object) =>
  tenant.auditor.put(`/audits/${id}/vouchers/${entry}`, body);
const answer = (id: string, entry: string, text = 'Item 7 of the minutes.') =>
  tenant.syndic.post(`/audits/${id}/vouchers/${entry}/answers`, { text });
const report = (id: string, body: object = { opinion: 'Approval' }) =>
  tenant.auditor.put(`/audits/${id}/report`, body);
const codeOf = ({ body }: { readonly body: unknown }): unknown => (body as Json).code;

describe('an audit', () => {
  it('fixes the books as they are, and counts what is posted since', async () => {
    await anEntry(100);
    const head = must(await tenant.auditor.get('/ledger/head'), 200);
    const audit = await begin();
    expect(audit).toMatchObject({
      building_name: 'Les Tilleuls',
      start_date: '2025-01-01',
      end_date: '2025-12-31',
      status: 'Open',
      ledger_count: head.count,
      ledger_hash: head.head_hash,
      entries_since: 0,
      draws: [],
      vouchers: { total: 0, unmarked: 0, unanswered: 0 },
      proposed_opinion: 'Approval',
      allowed_actions: ['sample', 'bank-file', 'report'],
    });
    const later = await anEntry(70);
    await anEntry(70, '6105', '2026-01-05');
    expect(await get(audit.id)).toMatchObject({ entries_since: 1, ledger_hash: head.head_hash });
    const { vouchers } = await sample(audit.id, { above: 0 });
    expect(vouchers).toHaveLength(1);
    expect(codeOf(await mark(audit.id, later, { mark: 'Ok' }))).toBe('voucher_outside_audit');
    expect(codeOf(await mark(audit.id, f.entryId, { mark: 'Ok' }))).toBe('voucher_outside_audit');
  });

  it('is one at a time for a year, and takes over what the last one compared with', async () => {
    const contract = {
      supplier_id: must(await tenant.accountant.post('/suppliers', { name: 'Clairval' }), 201).id,
      from: '2025-01-01',
      instalment: 150.5,
      instalments_per_year: 12,
    };
    const first = await begin({ quote_threshold: 2_500, fee_contracts: [contract] });
    const shown = { ...contract, supplier_name: 'Clairval', to: null, extra_prices: [] };
    expect(first).toMatchObject({ quote_threshold: 2_500, fee_contracts: [shown] });
    const again = await tenant.auditor.post(`/fiscal-years/${f.fiscalYearId}/audits`, {});
    expect(must(again, 409)).toMatchObject({ code: 'duplicate' });
    must(await report(first.id), 200);
    expect(await begin()).toMatchObject({ quote_threshold: 2_500, fee_contracts: [shown] });
    const audits = must(await tenant.boardMember.get('/audits?status=Open,Reported'), 200);
    expect(audits.map(({ status }: Json) => status)).toEqual(['Open', 'Reported']);
  });

  it('compares with the threshold of the assembly unless the auditor says otherwise', async () => {
    const decision = {
      building_id: f.buildingId,
      decided_on: '2025-03-01',
      title: 'Quotes',
      decision_type: 'QuoteThreshold',
      amount: 5_000,
    };
    must(await tenant.syndic.post('/decisions', decision), 201);
    const audit = await begin();
    expect(audit.quote_threshold).toBe(5_000);
    const put = (body: object, headers = {}) =>
      tenant.auditor.put(`/audits/${audit.id}`, body, headers);
    expect(must(await put({ quote_threshold: 1_000 }), 200).quote_threshold).toBe(1_000);
    expect(must(await put({ quote_threshold: null }), 200).quote_threshold).toBe(5_000);
    must(await put({ quote_threshold: 1 }, { 'if-match': '"1"' }), 412);
    const supplier_id = f.ownerId;
    const wrong = { supplier_id, from: '2025-06-01', instalment: 1, instalments_per_year: 1 };
    const refused = must(await put({ fee_contracts: [wrong] }), 422);
    expect(refused).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/fee_contracts/0/supplier_id' }],
    });
    const ended = must(await put({ fee_contracts: [{ ...wrong, to: '2025-05-01' }] }), 422);
    expect(ended.code).toBe('invalid_period');
  });

  it('is of the auditor alone; the syndic answers, and others read', async () => {
    const entry = await anEntry(100);
    const { id } = await begin();
    for (const caller of [tenant.syndic, tenant.accountant, tenant.boardMember]) {
      must(await caller.post(`/fiscal-years/${f.fiscalYearId}/audits`, {}), 403);
      must(await caller.post(`/audits/${id}/sample`, { random: 1 }), 403);
      must(await caller.put(`/audits/${id}/vouchers/${entry}`, { mark: 'Ok' }), 403);
      must(await caller.put(`/audits/${id}/report`, { opinion: 'Approval' }), 403);
      await get(id, '/checks', caller);
    }
    must(await f.owner.get(`/audits/${id}`), 403);
    must(await mark(id, entry, { mark: 'Question', text: 'Why?' }), 200);
    const path = `/audits/${id}/vouchers/${entry}/answers`;
    for (const caller of [tenant.auditor, tenant.accountant, tenant.boardMember]) {
      must(await caller.post(path, { text: 'So.' }), 403);
    }
    const { organizationId } = tenant;
    const narrowed = { role: 'Auditor', organizationId, buildingIds: [f.ownerId] } as const;
    const stranger = await aCaller(test, narrowed);
    must(await stranger.get(`/audits/${id}`), 404);
    must(await stranger.post(`/fiscal-years/${f.fiscalYearId}/audits`, {}), 404);
    const elsewhere = await aTenant(test);
    must(await elsewhere.auditor.get(`/audits/${id}`), 404);
    // The auditor checks the books and never writes them.
    must(await tenant.auditor.post('/journal-entries', {}), 403);
  });
});

describe('a sample', () => {
  it('has what the request names and follows from its seed', async () => {
    const ids = [];
    for (const amount of [10, 20, 30, 40, 500]) ids.push(await anEntry(amount));
    const heating = await anEntry(15, '6121');
    const { id } = await begin();
    const request = { above: 400, account_code: '612', random: 2, seed: 'tilleuls' };
    const first = await sample(id, request);
    expect(first).toMatchObject({ ...request, selected: 4, added: 4 });
    const reasons = new Map(
      first.vouchers.map((one: Json) => [one.entry_id, one.selected_for] as const),
    );
    expect(reasons.get(ids[4])).toBe('Amount');
    expect(reasons.get(heating)).toBe('Account');
    expect([...reasons.values()].filter((reason) => reason === 'Random')).toHaveLength(2);
    const again = await sample(id, request);
    expect(again).toMatchObject({ added: 0, vouchers: first.vouchers });
    const larger = await sample(id, { ...request, random: 3 });
    expect(larger.added).toBe(1);
    const unseeded = await sample(id, { random: 1 });
    expect(unseeded.seed).toMatch(/^[\da-f]{8}$/);
    const { draws, vouchers } = await get(id);
    expect(draws.map(({ seed, selected }: Json) => [seed, selected])).toEqual([
      ['tilleuls', 4],
      ['tilleuls', 4],
      ['tilleuls', 5],
      [unseeded.seed, 1],
    ]);
    expect(vouchers.total).toBe((await get(id, '/vouchers')).length);
  });
});

describe('a voucher', () => {
  it('is marked, asked about, answered and settled', async () => {
    const entry = await anEntry(250);
    const { id } = await begin();
    expect(codeOf(await mark(id, entry, { mark: 'Question' }))).toBe('question_without_text');
    const asked = must(await mark(id, entry, { mark: 'Question', text: 'Which decision?' }), 200);
    expect(asked).toMatchObject({
      entry_id: entry,
      entry_date: '2025-06-02',
      description: 'Entry of 250',
      amount: 250,
      account_codes: ['489', '6105'],
      expense_id: null,
      document_ids: [],
      selected_for: 'Choice',
      mark: 'Question',
      answered_at: null,
      messages: [{ written_by: 'Auditor', text: 'Which decision?' }],
    });
    expect(await get(id)).toMatchObject({
      vouchers: { total: 1, questions: 1, unanswered: 1 },
      proposed_opinion: 'ApprovalWithRemarks',
    });
    const open = await get(id, '/vouchers?answered=false');
    expect(open).toHaveLength(1);
    const answered = must(await answer(id, entry), 201);
    expect(answered.messages.map(({ written_by }: Json) => written_by)).toEqual([
      'Auditor',
      'Syndic',
    ]);
    expect(answered.answered_at).not.toBeNull();
    expect(await get(id)).toMatchObject({
      vouchers: { unanswered: 0 },
      proposed_opinion: 'Approval',
    });
    expect(await get(id, '/vouchers?answered=false')).toEqual([]);
    expect(await get(id, '/vouchers?answered=true&mark=Question')).toHaveLength(1);
    const objected = await mark(id, entry, { mark: 'Objection', text: 'There is no item 7.' });
    expect(must(objected, 200).answered_at).toBeNull();
    expect((await get(id)).proposed_opinion).toBe('Refusal');
    must(await mark(id, entry, { mark: 'Ok' }), 200);
    expect(codeOf(await answer(id, entry))).toBe('nothing_to_answer');
    expect(await get(id, '/vouchers?marked=false')).toEqual([]);
  });

  it('names the expense that it books, with its documents', async () => {
    const { id: expense_id } = must(
      await tenant.accountant.post('/expenses', {
        building_id: f.buildingId,
        description: 'Lamps',
        amount: 80,
        expense_date: '2025-05-05',
        category: 'Repairs',
        supplier: 'Lumen SA',
      }),
      201,
    );
    must(await tenant.accountant.put(`/expenses/${expense_id}/submit-for-approval`), 200);
    must(await tenant.boardMember.put(`/expenses/${expense_id}/approve`), 200);
    const { id } = await begin();
    await sample(id, { above: 0 });
    const [voucher] = await get(id, '/vouchers');
    expect(voucher).toMatchObject({ expense_id, document_ids: [], journal: 'Purchases' });
    expect(voucher.expense_name).toContain('Lumen SA');
  });

  it('is changed in the version that was read, and is no other’s', async () => {
    const entry = await anEntry(250);
    const { id } = await begin();
    must(await mark(id, entry, { mark: 'Ok' }), 200);
    const path = `/audits/${id}/vouchers/${entry}`;
    const { headers } = await tenant.auditor.get(path);
    must(await mark(id, entry, { mark: 'Question', text: 'Why?' }), 200);
    const tag = { 'if-match': String(headers['etag']) };
    must(await tenant.auditor.put(path, { mark: 'Ok' }, tag), 412);
    must(await tenant.auditor.get(`/audits/${id}/vouchers/${f.entryId}`), 404);
    must(await answer(id, f.entryId), 404);
  });
});

describe('the tasks of an audit', () => {
  const tasks = async (as: 'syndic' | 'auditor'): Promise<Json[]> => {
    const { items } = must(await tenant[as].get('/overview'), 200);
    return items.filter(({ kind }: Json) => kind.startsWith('Audit'));
  };

  it('are questions for the syndic, then the report, and the audit for the auditor', async () => {
    const entry = await anEntry(250);
    const { id } = await begin();
    expect(await tasks('syndic')).toEqual([]);
    must(await mark(id, entry, { mark: 'Question', text: 'Why?' }), 200);
    expect(await tasks('syndic')).toMatchObject([
      { kind: 'AuditQuestions', title: 'Answer a question of the auditor', link: `/audits/${id}` },
    ]);
    expect(await tasks('auditor')).toMatchObject([{ kind: 'AuditOpen' }]);
    must(await answer(id, entry), 201);
    expect(await tasks('syndic')).toEqual([]);
    must(await report(id), 200);
    expect(await tasks('auditor')).toEqual([]);
    expect(await tasks('syndic')).toMatchObject([{ kind: 'AuditReportWaiting' }]);
  });
});

describe('the report', () => {
  it('is kept in four languages, with the seed and the words of both', async () => {
    const entry = await anEntry(250);
    const audit = await begin();
    await sample(audit.id, { random: 1, seed: 'sept bonniers' });
    must(await mark(audit.id, entry, { mark: 'Objection', text: 'No decision covers it.' }), 200);
    must(await answer(audit.id, entry, 'It was urgent.'), 201);
    const body = { opinion: 'ApprovalWithRemarks', text: 'A careful year.\n\nThank you.' };
    const reported = must(await report(audit.id, body), 200);
    expect(reported).toMatchObject({
      status: 'Reported',
      opinion: 'ApprovalWithRemarks',
      report_text: body.text,
      meeting_id: null,
      allowed_actions: [],
    });
    const languages = reported.reports.map(({ language }: Json) => language);
    expect(languages.sort()).toEqual(LANGUAGES.toSorted());
    const titles = new Set<string>();
    for (const { document_id } of nonEmpty<Json>(reported.reports)) {
      const document = must(await tenant.boardMember.get(`/documents?limit=50`), 200);
      expect(document).toEqual([]);
      const file = await tenant.syndic.get(`/documents/${document_id}/download`);
      expect(file.status).toBe(200);
      const [text = ''] = [(await textsOf(file.raw)).join(' ')];
      for (const words of ['sept bonniers', 'No decision covers it.', 'It was urgent.']) {
        expect(text).toContain(words);
      }
      expect(text.replaceAll(/\s/g, '')).toContain(audit.ledger_hash.slice(0, 32));
      titles.add(must(await tenant.syndic.get(`/documents/${document_id}`), 200).title);
    }
    expect(titles.size).toBe(4);
  });

  it('ends the audit', async () => {
    const entry = await anEntry(250);
    const { id } = await begin();
    must(await mark(id, entry, { mark: 'Question', text: 'Why?' }), 200);
    must(await report(id), 200);
    const later = [
      await report(id),
      await mark(id, entry, { mark: 'Ok' }),
      await answer(id, entry),
      await tenant.auditor.post(`/audits/${id}/sample`, { random: 1 }),
      await tenant.auditor.put(`/audits/${id}`, {}),
    ];
    expect(later.map(codeOf)).toEqual(Array<string>(5).fill('invalid_transition'));
  });

  it('goes on the agenda of the next assembly, before the accounts, for all owners', async () => {
    await anEntry(250);
    const { id: meeting_id } = await aMeeting(tenant.syndic, f.buildingId);
    const { id } = await begin();
    const reported = must(await report(id), 200);
    expect(reported).toMatchObject({ meeting_id });
    const items = must(await tenant.syndic.get(`/meetings/${meeting_id}/agenda-items`), 200);
    expect(items.map(({ text_key, kind }: Json) => [text_key, kind])).toEqual([
      ['auditor_report', 'Information'],
      [null, 'Decision'],
    ]);
    const papers = must(await f.owner.get(`/documents?meeting_id=${meeting_id}`), 200);
    expect(papers).toHaveLength(4);
    expect(papers[0]).toMatchObject({ document_type: 'FinancialReport', visibility: 'Owners' });
  });

  it('goes on the agenda that the syndic chooses, once the assembly is planned', async () => {
    const { id } = await begin();
    const agenda = (meeting_id: string, as = tenant.syndic) =>
      as.put(`/audits/${id}/agenda`, { meeting_id });
    const board = { meeting_type: 'BoardMeeting' };
    const council = await aMeeting(tenant.syndic, f.buildingId, board);
    expect(codeOf(await agenda(council.id))).toBe('invalid_transition');
    must(await report(id), 200);
    expect(codeOf(await agenda(council.id))).toBe('unknown_reference');
    expect(codeOf(await agenda(f.ownerId))).toBe('unknown_reference');
    const meeting = await aMeeting(tenant.syndic, f.buildingId);
    must(await agenda(meeting.id, tenant.auditor), 403);
    const put = must(await agenda(meeting.id), 200);
    expect(put).toMatchObject({ meeting_id: meeting.id, allowed_actions: ['agenda'] });
    must(await agenda(meeting.id), 200);
    const items = must(await tenant.syndic.get(`/meetings/${meeting.id}/agenda-items`), 200);
    expect(items).toHaveLength(2);
  });
});
