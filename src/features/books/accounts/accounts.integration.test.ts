import { beforeAll, describe, expect, it } from 'vitest';
import { withWholeLot } from '#test/helpers/lots.ts';
import { seededChart } from '#test/helpers/seeded-chart.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
});

async function aBuilding(of: Tenant): Promise<string> {
  const body = { name: 'Résidence', address: 'Rue Haute 1', total_units: 4 };
  const { id } = must(await of.syndic.post('/buildings', body), 201);
  return withWholeLot(of.syndic, id);
}

/** Posts one cent to the account, balanced by the second one. */
async function book(of: Tenant, code: string, against: string): Promise<void> {
  const building_id = await aBuilding(of);
  const lines = [
    { account_code: code, debit: 0.01 },
    { account_code: against, credit: 0.01 },
  ];
  const body = { building_id, entry_date: '2026-01-05', description: 'Test', lines };
  must(await of.accountant.post('/journal-entries', body), 201);
}

async function idOf(of: Tenant, code: string): Promise<string> {
  return must(await of.auditor.get(`/accounts/code/${code}`), 200).id;
}

describe('the Belgian chart', () => {
  it('is created once, with names in the language of the organization', async () => {
    const own = await aTenant(test);
    const first = await own.syndic.post('/accounts/seed/belgian-pcmn');
    expect(must(first, 201)).toMatchObject({ accounts_created: 90, accounts_total: 90 });
    expect(must(await own.syndic.post('/accounts/seed/belgian-pcmn', {}), 200)).toMatchObject({
      accounts_created: 0,
      accounts_total: 90,
    });
    const accounts = must(await own.auditor.get('/accounts'), 200);
    expect(
      accounts.map(
        ({ code, name, account_type, parent_code, postable, labels }: (typeof accounts)[0]) => ({
          code,
          name,
          account_type,
          parent_code,
          postable,
          labels,
        }),
      ),
    ).toEqual(
      seededChart
        .map((row) => ({
          code: row.code,
          name: row.label_fr,
          account_type: row.account_type,
          parent_code: row.parent_code,
          postable: row.postable,
          labels: { fr: row.label_fr, nl: row.label_nl, de: row.label_de, en: row.label_en },
        }))
        .sort((a, b) => (a.code < b.code ? -1 : 1)),
    );
  });

  it('is created once by two at the same time', async () => {
    const own = await aTenant(test);
    const answers = await Promise.all(
      [1, 2, 3].map(() => own.syndic.post('/accounts/seed/belgian-pcmn')),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 201]);
    for (const { body } of answers) expect(body.accounts_total).toBe(90);
  });

  it('fills up what is missing and touches nothing that is there', async () => {
    const own = await aTenant(test);
    const mine = { code: '6107', name: 'Mon entretien', account_type: 'Expense', is_active: false };
    const before = must(await own.accountant.post('/accounts', mine), 201);
    expect(before).toMatchObject({ parent_code: null, normal_balance: 'Debit', postable: true });
    const seeded = must(await own.accountant.post('/accounts/seed/belgian-pcmn'), 201);
    expect(seeded).toMatchObject({ accounts_created: 89, accounts_total: 90 });
    expect(must(await own.auditor.get('/accounts/code/6107'), 200)).toEqual(before);
  });

  it('belongs to the organization', async () => {
    const other = await aTenant(test);
    expect(must(await other.auditor.get('/accounts'), 200)).toEqual([]);
    must(await other.auditor.get('/accounts/code/440'), 404);
    must(await other.auditor.get(`/accounts/${await idOf(tenant, '440')}`), 404);
  });
});

describe('reading the chart', () => {
  it('lists by code, pages and counts', async () => {
    const page = await tenant.auditor.get('/accounts?limit=2&include_total=true');
    expect(must(page, 200).map(({ code }: { code: string }) => code)).toEqual(['1', '10']);
    expect(page.headers['x-total-count']).toBe('90');
    const next = /<([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? '';
    expect(must(await tenant.auditor.get(next), 200)[0].code).toBe('100');
    const last = must(await tenant.auditor.get('/accounts?sort=-code&limit=1'), 200);
    expect(last[0].code).toBe('76');
    must(await tenant.auditor.get('/accounts?limit=1001'), 400);
  });

  it('filters by type, activity and words', async () => {
    const codes = async (query: string) =>
      must(await tenant.auditor.get(`/accounts?${query}`), 200).map(
        ({ code }: { code: string }) => code,
      );
    expect(await codes('account_type=Equity')).toEqual(['10', '100', '14', '16', '160', '161']);
    expect(await codes('is_active=false')).toEqual([]);
    expect(await codes('q=70')).toEqual(['70', '700', '701', '702']);
    expect(await codes('q=rücklage')).toContain('160');
    expect(await codes('q=RÉSERVE%20GÉNÉRAL')).toEqual(['160']);
    expect(await codes('q=%25')).toEqual([]);
    must(await tenant.auditor.get('/accounts?account_type=asset'), 400);
  });

  it('knows an account by code and by id', async () => {
    const byCode = must(await tenant.boardMember.get('/accounts/code/4100'), 200);
    const byId = await tenant.boardMember.get(`/accounts/${byCode.id}`);
    expect(must(byId, 200)).toEqual(byCode);
    expect(byId.headers['etag']).toBe('"1"');
    must(await tenant.boardMember.get('/accounts/code/999999'), 404);
    must(await tenant.boardMember.get('/accounts/code/abc'), 404);
  });
});

describe('changing the chart', () => {
  it('is for those who keep the books', async () => {
    const account = { code: '6163', name: 'Divers', account_type: 'Expense' };
    for (const caller of [tenant.boardMember, tenant.auditor]) {
      must(await caller.post('/accounts', account), 403);
      must(await caller.put(`/accounts/${await idOf(tenant, '616')}`, { name: 'x' }), 403);
      must(await caller.delete(`/accounts/${await idOf(tenant, '616')}`), 403);
    }
    must(await tenant.auditor.post('/accounts/seed/belgian-pcmn'), 403);
    must(await tenant.superAdmin.post('/accounts/seed/belgian-pcmn'), 200);
  });

  it('adds an account below the longest code it begins with, which becomes a heading', async () => {
    const answer = await tenant.accountant.post('/accounts', {
      code: '61641',
      name: 'Menus frais',
      account_type: 'Expense',
      labels: { nl: 'Kleine kosten' },
    });
    const account = must(answer, 201);
    expect(account).toMatchObject({
      parent_code: '616',
      is_active: true,
      postable: true,
      normal_balance: 'Debit',
      labels: { fr: null, nl: 'Kleine kosten', de: null, en: null },
    });
    expect(answer.headers['location']).toBe(`/api/v1/accounts/${account.id}`);
    const parent = await tenant.accountant.get('/accounts/code/616');
    expect(must(parent, 200).postable).toBe(false);
    expect(parent.headers['etag']).toBe('"2"');

    const wanted = { code: '6164', name: 'Frais', account_type: 'Expense', postable: true };
    expect(must(await tenant.accountant.post('/accounts', wanted), 422)).toMatchObject({
      code: 'account_not_postable',
      errors: [{ pointer: '/body/postable' }],
    });
    const between = must(
      await tenant.accountant.post('/accounts', {
        code: '6164',
        name: 'Frais',
        account_type: 'Expense',
      }),
      201,
    );
    expect(between).toMatchObject({ parent_code: '616', postable: false });
    expect(must(await tenant.accountant.get('/accounts/code/61641'), 200).parent_code).toBe('6164');
  });

  it('refuses what has no place in it', async () => {
    const post = (body: object) => tenant.accountant.post('/accounts', { name: 'x', ...body });
    const doubled = must(await post({ code: '440', account_type: 'Liability' }), 409);
    expect(doubled).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/body/code' }] });
    // A duplicate code is reported before any other fault.
    must(await post({ code: '61', account_type: 'Expense', postable: true }), 409);
    must(await post({ code: '61', account_type: 'OffBalance' }), 409);
    must(await post({ code: '610', account_type: 'Expense', parent_code: '62' }), 409);
    must(await tenant.accountant.get('/accounts/code/%00'), 400);
    for (const code of ['', '12a', '1234567'])
      must(await post({ code, account_type: 'Asset' }), 400);
    must(await post({ code: '6999', account_type: 'Spending' }), 400);
    must(await post({ code: '6999', account_type: 'Expense', colour: 'red' }), 400);
    for (const [code, account_type] of [
      ['9', 'Asset'],
      ['01', 'Expense'],
      ['619', 'OffBalance'],
    ]) {
      expect(must(await post({ code, account_type }), 422)).toMatchObject({
        code: 'account_class_mismatch',
        errors: [{ pointer: '/body/account_type' }],
      });
    }
    for (const parent_code of ['62', '6199', '61999', '440']) {
      expect(
        must(await post({ code: '61999', account_type: 'Expense', parent_code }), 422),
      ).toMatchObject({
        code: 'invalid_parent',
        errors: [{ pointer: '/body/parent_code' }],
      });
    }
  });

  it('takes off-balance accounts outside classes 1 to 7', async () => {
    const body = { code: '01', name: 'Garanties', account_type: 'OffBalance' };
    const account = must(await tenant.accountant.post('/accounts', body), 201);
    expect(account).toMatchObject({ parent_code: null, normal_balance: 'Debit' });
  });

  it('adds nothing below an account that has entries', async () => {
    await book(tenant, '65', '551');
    const body = { code: '650', name: 'Intérêts', account_type: 'Expense' };
    expect(must(await tenant.accountant.post('/accounts', body), 409).code).toBe('in_use');
    expect(must(await tenant.accountant.get('/accounts/code/65'), 200).postable).toBe(true);
    must(await tenant.accountant.get('/accounts/code/650'), 404);
  });

  it('opens accounts at banks below one that has entries, and leaves that one as it is', async () => {
    await book(tenant, '65', '551');
    for (const more of [{ code: '5511' }, { code: '5512', parent_code: '551' }]) {
      const body = { name: 'Banque B', account_type: 'Asset', ...more };
      expect(must(await tenant.accountant.post('/accounts', body), 201)).toMatchObject({
        parent_code: '551',
        postable: true,
      });
    }
    await book(tenant, '65', '5511');
    await book(tenant, '65', '551');
    const deposit = { code: '531', name: 'Terme', account_type: 'Asset' };
    must(await tenant.accountant.post('/accounts', deposit), 201);
    expect(must(await tenant.accountant.get('/accounts/code/53'), 200).postable).toBe(true);
    expect(must(await tenant.accountant.get('/accounts/code/551'), 200).postable).toBe(true);
  });

  it('renames at any time, and changes the nature of unused accounts only', async () => {
    await book(tenant, '6121', '551');
    const id = await idOf(tenant, '6121');
    const renamed = await tenant.accountant.put(`/accounts/${id}`, {
      name: 'Courant',
      labels: { de: 'Strom' },
      is_active: false,
      account_type: 'Expense',
      parent_code: '612',
    });
    expect(must(renamed, 200)).toMatchObject({
      name: 'Courant',
      is_active: false,
      labels: { de: 'Strom' },
    });
    expect(renamed.body.labels.fr).toMatch(/\S/);
    expect(renamed.headers['etag']).toBe('"2"');
    for (const change of [
      { account_type: 'Income' },
      { normal_balance: 'Credit' },
      { postable: false },
    ]) {
      expect(must(await tenant.accountant.put(`/accounts/${id}`, change), 409).code).toBe('in_use');
    }
    const unused = await idOf(tenant, '702');
    const change = { normal_balance: 'Debit', postable: false };
    expect(must(await tenant.accountant.put(`/accounts/${unused}`, change), 200)).toMatchObject(
      change,
    );
    const heading = await idOf(tenant, '70');
    expect(
      must(await tenant.accountant.put(`/accounts/${heading}`, { postable: true }), 409).code,
    ).toBe('in_use');
    const wrongClass = await tenant.accountant.put(`/accounts/${unused}`, {
      account_type: 'OffBalance',
    });
    expect(must(wrongClass, 422).code).toBe('account_class_mismatch');
    must(await tenant.accountant.put(`/accounts/${id}`, { code: '6999' }), 400);
  });

  it('moves an account below another code that its own begins with', async () => {
    const body = { code: '7421', name: 'Loyers', account_type: 'Income' };
    const { id } = must(await tenant.accountant.post('/accounts', body), 201);
    must(
      await tenant.accountant.post('/accounts', { ...body, code: '742', parent_code: '7' }),
      201,
    );
    expect(must(await tenant.accountant.get(`/accounts/${id}`), 200).parent_code).toBe('742');
    const moved = await tenant.accountant.put(`/accounts/${id}`, { parent_code: '74' });
    expect(must(moved, 200).parent_code).toBe('74');
    const lost = await tenant.accountant.put(`/accounts/${id}`, { parent_code: '75' });
    expect(must(lost, 422).code).toBe('invalid_parent');
  });

  it('deletes what nothing refers to', async () => {
    const unused = await idOf(tenant, '161');
    must(await tenant.accountant.delete(`/accounts/${unused}`, { 'if-match': '"7"' }), 412);
    must(await tenant.accountant.delete(`/accounts/${unused}`, { 'if-match': '"1"' }), 204);
    must(await tenant.accountant.get(`/accounts/${unused}`), 404);
    must(await tenant.accountant.delete(`/accounts/${unused}`), 404);
    await book(tenant, '550', '551');
    for (const code of ['550', '55']) {
      expect(
        must(await tenant.accountant.delete(`/accounts/${await idOf(tenant, code)}`), 409).code,
      ).toBe('in_use');
    }
  });
});
