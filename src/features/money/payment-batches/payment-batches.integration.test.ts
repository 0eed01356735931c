import { beforeAll, describe, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { listTexts } from '#test/helpers/list-texts.ts';
import { batchWork, SUPPLIER_IBANS, type BatchWork } from '#test/helpers/payment-batches.ts';
import {
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Caller,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let work: BatchWork;
let supplierId: string;

beforeAll(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = await batchWork(tenant, fixture);
  supplierId = await work.aSupplier({ name: 'Liftservice NV', bic: 'BBRUBEBB' });
});

const post = (body: object, as: Caller = tenant.accountant) =>
  as.post('/payment-batches', { bank_account_id: work.bankAccountId, ...body });
const act = (id: string, operation: string, as: Caller = tenant.syndic, body?: object) =>
  as.put(`/payment-batches/${id}/${operation}`, body);
const file = (id: string, as: Caller = tenant.accountant) => as.get(`/payment-batches/${id}/file`);
const draft = async (): Promise<Json> => work.aBatch([(await work.anInvoice(supplierId)).id]);

describe('a batch', () => {
  it('takes what is open of approved invoices, and says to whom and by which reference', async () => {
    const communication = '+++090/9337/55493+++';
    const one = await work.anInvoice(supplierId, { payment_communication: communication });
    const other = await work.anInvoice(supplierId, { amount: '50.00', invoice_number: 'F-77' });
    must(await tenant.accountant.put(`/expenses/${other.id}/mark-paid`, { amount: '20.00' }), 200);
    const batch = await work.aBatch([one.id, other.id], { execution_date: '2026-03-20' });
    expect(batch).toMatchObject({
      status: 'Draft',
      building_id: fixture.buildingId,
      building_name: 'Les Tilleuls',
      bank_account_iban: 'BE68539007547034',
      execution_date: '2026-03-20',
      total: 130.01,
      approved_by: null,
      approved_at: null,
      sent_at: null,
      // Creators cannot approve their own batches.
      allowed_actions: ['cancel'],
    });
    expect(batch.lines).toMatchObject([
      {
        expense_id: one.id,
        expense_name: 'Liftservice NV · Repair of the lift',
        creditor_name: 'Liftservice NV',
        creditor_iban: SUPPLIER_IBANS[0],
        creditor_bic: 'BBRUBEBB',
        amount: 100.01,
        status: 'Pending',
        reason_code: null,
        reason: null,
      },
      { expense_id: other.id, amount: 30, communication: 'F-77' },
    ]);
    for (const { id, end_to_end_id } of batch.lines) {
      expect(end_to_end_id).toBe(id.replaceAll('-', ''));
    }
    expect(await work.read(batch.id)).toMatchObject({ lines: batch.lines, allowed_actions: [] });
    const listed = must(
      await tenant.syndic.get(`/payment-batches?building_id=${fixture.buildingId}&status=Draft`),
      200,
    );
    const [found] = listed.filter(({ id }: Json) => id === batch.id);
    expect(found).toMatchObject({ lines: batch.lines, allowed_actions: ['approve', 'cancel'] });
  });

  it('is of today where no day is named, and never of one that has passed', async () => {
    const { id } = await work.anInvoice(supplierId);
    const late = must(await post({ expense_ids: [id], execution_date: '2026-03-15' }), 422);
    expect(late).toMatchObject({
      code: 'date_past',
      errors: [{ pointer: '/body/execution_date' }],
    });
    expect(await work.aBatch([id])).toMatchObject({ execution_date: '2026-03-16' });
  });

  it('pays what is open beside credit notes, and never a note', async () => {
    const invoice = await work.anInvoice(supplierId);
    const note = await work.anInvoice(supplierId, {
      kind: 'CreditNote',
      credits_expense_id: invoice.id,
      amount: '40.00',
    });
    const free = await work.anInvoice(supplierId, { kind: 'CreditNote', amount: '5.00' });
    expect((await work.aBatch([invoice.id])).lines).toMatchObject([{ amount: 60.01 }]);
    for (const { id } of [note, free]) {
      expect(must(await post({ expense_ids: [id] }), 422)).toMatchObject({
        code: 'not_payable',
        reason: 'credit_note',
        errors: [{ pointer: '/body/expense_ids/0' }],
      });
    }
  });

  it('refuses what is not to be transferred, naming which and why', async () => {
    const good = await work.anInvoice(supplierId);
    const refused = async (id: string, facts: object): Promise<void> => {
      const problem = must(await post({ expense_ids: [good.id, id] }), 422);
      expect(problem).toMatchObject({ ...facts, errors: [{ pointer: '/body/expense_ids/1' }] });
    };
    const disputed = await work.anInvoice(supplierId);
    must(await tenant.syndic.put(`/expenses/${disputed.id}/dispute`, { reason: 'Bad' }), 200);
    await refused(disputed.id, { code: 'not_payable', reason: 'disputed' });
    const debited = await work.anInvoice(supplierId, { payment_method: 'DirectDebit' });
    await refused(debited.id, { code: 'not_payable', reason: 'method' });
    await refused(fixture.expenseId, { code: 'not_payable', reason: 'status' });
    const paid = await work.anInvoice(supplierId);
    must(await tenant.accountant.put(`/expenses/${paid.id}/mark-paid`, {}), 200);
    await refused(paid.id, { code: 'not_payable', reason: 'status' });
    const nameless = await work.anInvoice(await work.aSupplier({ name: '株式会社' }));
    await refused(nameless.id, { code: 'not_payable', reason: 'name' });
    const alone = await work.anInvoice(await work.aSupplier({ iban: null }, false));
    await refused(alone.id, { code: 'iban_unconfirmed' });
    const unconfirmed = await work.anInvoice(await work.aSupplier({}, false));
    await refused(unconfirmed.id, { code: 'iban_unconfirmed' });
    const { id } = await work.anInvoice(await work.aSupplier({ name: 'Gardener' }, false));
    const together = must(await post({ expense_ids: [alone.id, id] }), 422);
    expect(together.detail).toMatch(/, Gardener\b/);
    await refused('0199a1b2-0000-7000-8000-0000000000ff', { code: 'unknown_reference' });
    // A refused request includes none of its expenses.
    await work.aBatch([good.id]);
  });

  it('is of one building, and of one organization', async () => {
    const stranger = await aTenant(test);
    const { id } = await work.anInvoice(supplierId);
    const theirs = await batchWork(stranger, await aFixture(test, stranger));
    const foreign = { bank_account_id: theirs.bankAccountId, expense_ids: [id] };
    expect(must(await post(foreign), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/bank_account_id' }],
    });
    expect(must(await post(foreign, stranger.accountant), 422)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/expense_ids/0' }],
    });
    const batch = await work.aBatch([id]);
    for (const operation of ['approve', 'cancel', 'mark-sent']) {
      must(await act(batch.id, operation, stranger.syndic), 404);
    }
    must(await stranger.auditor.get(`/payment-batches/${batch.id}`), 404);
    must(await file(batch.id, stranger.accountant), 404);
    expect(must(await stranger.auditor.get('/payment-batches'), 200)).toEqual([]);
  });

  it('takes an expense once, of two people at the same time too, until it is cancelled', async () => {
    const { id } = await work.anInvoice(supplierId);
    const both = await Promise.all([
      post({ expense_ids: [id] }),
      post({ expense_ids: [id] }, tenant.syndic),
    ]);
    expect(statusesOf(both)).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    const taken = both.find(({ status }) => status === 201)?.body;
    expect(refused?.body).toMatchObject({ code: 'expense_in_batch', batch_id: taken.id });
    must(await act(taken.id, 'cancel'), 200);
    must(await post({ expense_ids: [id] }), 201);
  });

  it('is approved by another person than who made it', async () => {
    const { id } = await draft();
    const own = must(await act(id, 'approve', tenant.accountant), 403);
    expect(own.code).toBe('second_person_required');
    const approved = must(await act(id, 'approve', tenant.boardMember), 200);
    expect(approved).toMatchObject({ status: 'Approved', approved_at: '2026-03-16T09:00:00.000Z' });
  });

  it('is approved with the total that was seen', async () => {
    const { id, total } = await draft();
    expect(must(await act(id, 'approve', tenant.syndic, { total: total + 1 }), 412).code).toBe(
      'stale',
    );
    const stale = await tenant.syndic.put(
      `/payment-batches/${id}/approve`,
      {},
      { 'if-match': '"9"' },
    );
    expect(must(stale, 412).code).toBe('stale');
    must(await act(id, 'approve', tenant.syndic, { total }), 200);
  });

  it('is paid from the account that was approved, even if its IBAN changes later', async () => {
    const own = await aTenant(test);
    const ownWork = await batchWork(own, await aFixture(test, own));
    const invoice = await ownWork.anInvoice(await ownWork.aSupplier());
    const { id } = await ownWork.aBatch([invoice.id]);
    must(await act(id, 'approve', own.syndic, {}), 200);
    const before = must(await file(id, own.accountant), 200);
    const account = `/bank-accounts/${ownWork.bankAccountId}`;
    const changes = { iban: SUPPLIER_IBANS[1], holder: 'ACP' };
    must(await own.accountant.put(account, changes), 200);
    must(await own.syndic.put(`${account}/confirm-iban`), 200);
    expect(must(await file(id, own.accountant), 200)).toEqual(before);
    expect((await ownWork.read(id)).bank_account_iban).toBe('BE68539007547034');
  });

  it('is approved once, of two people at the same time too', async () => {
    const { id } = await draft();
    const both = await Promise.all([act(id, 'approve'), act(id, 'approve', tenant.boardMember)]);
    expect(statusesOf(both)).toEqual([200, 409]);
  });

  it('is neither approved nor handed out once a line is no longer what it was', async () => {
    const invoice = await work.anInvoice(supplierId);
    const batch = await work.aBatch([invoice.id]);
    const changed = async (code: string, reason?: string): Promise<void> => {
      const status = code === 'iban_unconfirmed' ? 422 : 409;
      const facts = reason === undefined ? { code } : { code, reason };
      expect(must(await act(batch.id, 'approve'), status)).toMatchObject(facts);
    };
    const dispute = { reason: 'Badly done' };
    must(await tenant.syndic.put(`/expenses/${invoice.id}/dispute`, dispute), 200);
    await changed('batch_changed', 'disputed');
    must(await tenant.syndic.put(`/expenses/${invoice.id}/settle-dispute`, dispute), 200);
    must(await tenant.accountant.put(`/suppliers/${supplierId}`, { iban: SUPPLIER_IBANS[1] }), 200);
    await changed('iban_unconfirmed');
    must(await tenant.syndic.put(`/suppliers/${supplierId}/confirm-iban`), 200);
    await changed('batch_changed', 'changed_iban');
    const before = { iban: SUPPLIER_IBANS[0], bic: 'BBRUBEBB' };
    must(await tenant.accountant.put(`/suppliers/${supplierId}`, before), 200);
    must(await tenant.syndic.put(`/suppliers/${supplierId}/confirm-iban`), 200);
    must(await act(batch.id, 'approve'), 200);
    must(await file(batch.id), 200);
    must(await tenant.accountant.put(`/expenses/${invoice.id}/mark-paid`, { amount: 1 }), 200);
    expect(must(await file(batch.id), 409)).toMatchObject({
      code: 'batch_changed',
      reason: 'changed_amount',
    });
  });
});

describe('the file of a batch', () => {
  it('is read back element by element, the same whenever it is asked for', async () => {
    must(
      await tenant.syndic.put(`/buildings/${fixture.buildingId}`, {
        enterprise_number: '0850.243.206',
      }),
      200,
    );
    const long = await work.aSupplier({ name: `Générale & Œuvres ${'x'.repeat(90)}` });
    const structured = { payment_communication: '+++090/9337/55493+++' };
    const invoices = [
      await work.anInvoice(supplierId, structured),
      await work.anInvoice(long, { invoice_number: 'F/2026 – 7 <b>', amount: '0.05' }),
    ];
    const ids = invoices.map(({ id }) => id);
    const { id } = await work.aBatch(ids, { execution_date: '2026-03-20' });
    must(await act(id, 'approve'), 200);
    const answer = await file(id);
    const xml = String(must(answer, 200));
    expect(answer.headers['content-type']).toBe('application/xml');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="2026-03-20-BE68539007547034.xml"',
    );
    expect(String(must(await file(id, tenant.auditor), 200))).toBe(xml);
    expect(xml).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">');
    const batch = await work.read(id);
    const [one, other] = batch.lines;
    const reference = id.replaceAll('-', '');
    const tx = 'PmtInf/CdtTrfTxInf';
    const structure = `${tx}/RmtInf/Strd/CdtrRefInf`;
    expect(listTexts(xml)).toEqual([
      ['GrpHdr/MsgId', reference],
      ['GrpHdr/CreDtTm', '2026-03-16T09:00:00.000Z'],
      ['GrpHdr/NbOfTxs', '2'],
      ['GrpHdr/CtrlSum', '100.06'],
      ['GrpHdr/InitgPty/Nm', 'ACP Residence des Tilleuls'],
      ['GrpHdr/InitgPty/Id/OrgId/Othr/Id', '0850243206'],
      ['GrpHdr/InitgPty/Id/OrgId/Othr/Issr', 'KBO-BCE'],
      ['PmtInf/PmtInfId', reference],
      ['PmtInf/PmtMtd', 'TRF'],
      ['PmtInf/BtchBookg', 'false'],
      ['PmtInf/NbOfTxs', '2'],
      ['PmtInf/CtrlSum', '100.06'],
      ['PmtInf/PmtTpInf/SvcLvl/Cd', 'SEPA'],
      ['PmtInf/ReqdExctnDt/Dt', '2026-03-20'],
      ['PmtInf/Dbtr/Nm', 'ACP Residence des Tilleuls'],
      ['PmtInf/DbtrAcct/Id/IBAN', 'BE68539007547034'],
      ['PmtInf/DbtrAgt/FinInstnId/BICFI', 'GKCCBEBB'],
      ['PmtInf/ChrgBr', 'SLEV'],
      [`${tx}/PmtId/EndToEndId`, one.end_to_end_id],
      [`${tx}/Amt/InstdAmt`, '100.01'],
      [`${tx}/CdtrAgt/FinInstnId/BICFI`, 'BBRUBEBB'],
      [`${tx}/Cdtr/Nm`, 'Liftservice NV'],
      [`${tx}/CdtrAcct/Id/IBAN`, SUPPLIER_IBANS[0]],
      [`${structure}/Tp/CdOrPrtry/Cd`, 'SCOR'],
      [`${structure}/Tp/Issr`, 'BBA'],
      [`${structure}/Ref`, '090933755493'],
      [`${tx}/PmtId/EndToEndId`, other.end_to_end_id],
      [`${tx}/Amt/InstdAmt`, '0.05'],
      [`${tx}/Cdtr/Nm`, `Generale + OEuvres ${'x'.repeat(51)}`],
      [`${tx}/CdtrAcct/Id/IBAN`, SUPPLIER_IBANS[0]],
      [`${tx}/RmtInf/Ustrd`, 'F/2026 - 7 b'],
    ]);
    for (const [path, text] of listTexts(xml)) {
      expect(text, path).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]+$/);
    }
  });
});

describe('the way of a batch', () => {
  const reach: Record<string, readonly string[]> = {
    Draft: [],
    Approved: ['approve'],
    Sent: ['approve', 'mark-sent'],
    Done: ['approve', 'mark-sent', 'reject-lines'],
    Cancelled: ['cancel'],
  };
  const open: Record<string, readonly string[]> = {
    Draft: ['approve', 'cancel'],
    Approved: ['cancel', 'mark-sent', 'file'],
    Sent: ['reject-lines'],
    Done: [],
    Cancelled: [],
  };
  const operations = ['approve', 'cancel', 'mark-sent', 'reject-lines', 'file'] as const;
  const perform = (batch: Json, operation: string) =>
    operation === 'file'
      ? file(batch.id)
      : act(
          batch.id,
          operation,
          tenant.syndic,
          operation === 'reject-lines'
            ? { line_ids: [batch.lines[0].id], reason: 'Account closed' }
            : undefined,
        );
  const grid = Object.keys(reach).flatMap((state) =>
    operations.map((operation) => [state, operation] as const),
  );

  it.each(grid)('from %s by %s is as the table says', async (state, operation) => {
    const batch = await draft();
    for (const step of reach[state] ?? []) must(await perform(batch, step), 200);
    expect((await work.read(batch.id)).status).toBe(state);
    const isOpen = open[state]?.includes(operation) === true;
    const answer = must(await perform(batch, operation), isOpen ? 200 : 409);
    if (!isOpen) expect(answer).toMatchObject({ code: 'invalid_transition', from: state });
  });

  it('ends once each line is settled, and what the bank refused can be paid again', async () => {
    const invoices = [await work.anInvoice(supplierId), await work.anInvoice(supplierId)];
    const ids = invoices.map(({ id }) => id);
    const batch = await work.aBatch(ids);
    must(await act(batch.id, 'approve'), 200);
    must(await act(batch.id, 'mark-sent'), 200);
    const reason = 'The account of the supplier is closed';
    const reject = (line: Json) =>
      act(batch.id, 'reject-lines', tenant.accountant, { line_ids: [line.id], reason });
    expect(must(await reject(batch.lines[0]), 200)).toMatchObject({
      status: 'Sent',
      lines: [{ status: 'Rejected', reason_code: null, reason }, { status: 'Pending' }],
    });
    expect(must(await reject(batch.lines[0]), 422).code).toBe('unknown_reference');
    await work.aBatch([ids[0] ?? '']);
    expect(must(await reject(batch.lines[1]), 200).status).toBe('Done');
  });

  it('is changed only as it was seen', async () => {
    const { id } = await draft();
    const { headers } = await tenant.syndic.get(`/payment-batches/${id}`);
    const tag = { 'if-match': String(headers['etag']) };
    must(await tenant.syndic.put(`/payment-batches/${id}/approve`, undefined, tag), 200);
    must(await tenant.syndic.put(`/payment-batches/${id}/mark-sent`, undefined, tag), 412);
  });
});
