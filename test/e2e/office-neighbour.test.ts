import readWorkbook from 'read-excel-file/universal';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendImport, zipOf } from '#test/helpers/building-files.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { openOffice, type Office } from '#test/helpers/office.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { must, startTestApp, type Json, type TestApp } from '#test/helpers/test-app.ts';

/**
 * Events between the plans of a year, in a second building of the residence's office, whose owners have the
 * same references. A call for 1,000.00 charges 1.00 for each of its 1,000 quotas: 500.00 to Ann,
 * usufructuary of A1 (Bob is the bare owner), 300.00 to Cyr, whose mail is refused, and 200.00 to Bob for
 * A3.
 */
const TILLEULS = {
  'building.csv':
    'name,address,postal_code,city,country,total_units,total_quota,language\n' +
    'Tilleuls,Rue Haute 1,1000,Bruxelles,BE,3,1000,fr\n',
  'units.csv': 'unit_number,type,quota\nA1,Apartment,500\nA2,Apartment,300\nA3,Apartment,200\n',
  'owners.csv':
    'ref,kind,name,email,address,language\nO001,Person,Ann Adam,ann@example.org,Rue Haute 1,fr\n' +
    'O002,Person,Bob Baert,bob@example.org,Rue Haute 2,fr\nO003,Person,Cyr Claes,550-cyr@example.org,Rue Haute 3,fr\n',
  'unit_owners.csv':
    'unit_number,owner_ref,share,start_date,end_date,is_primary_contact,right\n' +
    'A1,O001,1/1,2024-01-01,,true,Usufruct\nA1,O002,1/1,2024-01-01,,,BareOwnership\n' +
    'A2,O003,1/1,2024-01-01,,true,\nA3,O002,1/1,2024-01-01,,true,\n',
};

let test: TestApp;
let office: Office;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let building_id: string;
let callId: string;
/** By the owner's first name. */
const owners = new Map<string, string>();
const ownerOf = (name: string): string => owners.get(name) ?? '';

const receivables = async (): Promise<Json[]> =>
  must(await office.accountant.get(`/calls-for-funds/${callId}/receivables`), 200);
const itemOf = async (name: string): Promise<Json> =>
  (await receivables()).find(({ owner_id }) => owner_id === ownerOf(name));
const pays = async (name: string, amount: number): Promise<Json> => {
  const { structured_communication: communication } = await itemOf(name);
  return must(
    await office.accountant.post('/payments', { building_id, amount, communication }),
    201,
  );
};
const accountOf = async (name: string): Promise<Json> =>
  must(
    await office.accountant.get(`/owners/${ownerOf(name)}/account?building_id=${building_id}`),
    200,
  );
const reminderOf = async (name: string): Promise<Json> =>
  must(await office.auditor.get(`/owners/${ownerOf(name)}/payment-reminders`), 200)[0];
const deliveries = async (path: string): Promise<Json[]> =>
  must(await office.accountant.get(`${path}/deliveries`), 200);

/** Returns what a dry run would do in all buildings, then what the nightly run did, as owner and level. */
async function dryThenNight(): Promise<[string[], string[]]> {
  const { lines } = must(
    await office.accountant.post('/payment-reminders/run', { dry_run: true }),
    200,
  );
  const before = new Set((await allReminders()).map(({ id, level }) => `${id} ${level}`));
  await office.night('daily-reminders');
  await office.night();
  const done = (await allReminders()).filter(({ id, level }) => !before.has(`${id} ${level}`));
  return [
    lines.map(({ owner_name, to }: Json): string => `${owner_name} ${to}`).sort(),
    done.map(({ owner, level }): string => `${owner} ${level}`).sort(),
  ];
}

async function allReminders() {
  const rows: Json[] = must(await office.auditor.get('/payment-reminders?limit=100'), 200);
  return rows.map(({ id, owner_name: owner, reminder_level: level }) => ({ id, owner, level }));
}

beforeAll(async () => {
  mails = await startMailServer();
  test = await startTestApp({ env: { SMTP_URL: mails.url } });
  office = await openOffice(test, '2025-01-03');
});

describe('January: a second building', () => {
  it('is imported though its owners are numbered as those of the first', async () => {
    const imported = await sendImport(test, zipOf(TILLEULS), { as: office.syndic });
    ({ building_id } = must(imported, 201));
    const rows = must(await office.syndic.get(`/owners?building_id=${building_id}`), 200);
    for (const { id, name } of rows as Json[]) owners.set(name.split(' ')[0], id);
    const all: Json[] = must(await office.syndic.get('/owners?limit=100'), 200);
    const first = all.filter(({ external_ref }) => external_ref === 'O001');
    expect(first.map(({ name }): string => name).sort()).toEqual(['Ann Adam', 'Thomas Wouters']);
    const law = { late_interest_rate: 0.08, late_interest_clause: 'Article 9 of the statutes' };
    const changes = { enterprise_number: '0850.243.206', ...law };
    must(await office.syndic.put(`/buildings/${building_id}`, changes), 200);
    const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
    must(await office.accountant.post(`/buildings/${building_id}/fiscal-years`, year), 201);
  });

  it('has its own account below one that has entries, and a deposit on 53', async () => {
    const opening = {
      building_id,
      entry_date: '2025-01-01',
      description: 'Reprise',
      lines: [
        { account_code: '551', debit: 1500 },
        { account_code: '100', credit: 1500 },
      ],
    };
    must(await office.accountant.post('/journal-entries', opening), 201);
    const child = { code: '5512', name: 'Compte Tilleuls', account_type: 'Asset' };
    expect(must(await office.accountant.post('/accounts', child), 201).parent_code).toBe('551');
    for (const [iban, account_code, purpose] of [
      ['BE68539007547034', '5512', 'Working'],
      ['BE71096123456769', '53', 'Reserve'],
    ]) {
      const account = { iban, account_code, holder: 'ACP Tilleuls' };
      const path = `/buildings/${building_id}/bank-accounts`;
      expect(must(await office.accountant.post(path, account), 201).purpose).toBe(purpose);
    }
  });

  it('calls: by mail, by post to whom no mail reaches, and a copy to the bare owner', async () => {
    const call = { building_id, title: 'Provision Q1', total_amount: 1000, fund: 'Provision' };
    callId = await office.call({ ...call, due_date: '2025-01-31' });
    await office.night();
    expect((await receivables()).map((row) => [row.owner_name, row.amount])).toEqual(
      expect.arrayContaining([
        ['Ann Adam', 500],
        ['Cyr Claes', 300],
        ['Bob Baert', 200],
      ]),
    );
    const path = `/calls-for-funds/${callId}`;
    const sent = await deliveries(path);
    expect(
      sent.map((one): string => `${one.owner_name} ${one.channel} ${one.status}`).sort(),
    ).toEqual([
      'Ann Adam Email Sent',
      'Bob Baert Email Sent',
      'Bob Baert Email Sent',
      'Cyr Claes Email Failed',
      'Cyr Claes Post ToPost',
    ]);
    expect(mails.recipients().filter((to) => to === 'bob@example.org')).toHaveLength(2);
    const letters = await office.accountant.get(`${path}/letters?channel=Post&format=pdf`);
    expect(letters.status).toBe(200);
    const [page, ...more] = await textsOf(letters.raw);
    expect([page, more.length]).toEqual([expect.stringContaining('Cyr Claes'), 0]);
    const post = sent.find(({ channel }) => channel === 'Post');
    const body = { posted_on: '2025-01-03', tracking_number: 'R1' };
    must(await office.accountant.put(`${path}/deliveries/${post.id}/mark-posted`, body), 200);
    expect((await deliveries(path)).filter(({ status }) => status === 'ToPost')).toEqual([]);
  });
});

describe('February and March: what owners do and do not pay', () => {
  it('a payment that the bank takes back opens what it had settled, on its day', async () => {
    await office.on('2025-02-03');
    await pays('Bob', 200);
    const { id } = await pays('Ann', 500);
    expect((await itemOf('Ann')).open_amount).toBe(0);
    await office.on('2025-02-06');
    const bounce = { reversed_on: '2025-02-05', reason: 'Bounced' };
    must(await office.accountant.put(`/payments/${id}/reverse`, bounce), 200);
    expect((await itemOf('Ann')).open_amount).toBe(500);
    expect(await accountOf('Ann')).toMatchObject({ balance: 500, overdue: 500 });
  });

  it('a building that is left out, and less than the minimum, are reminded by no run', async () => {
    await office.on('2025-02-17');
    const { buildingId: residence } = office;
    await office.call({
      title: 'Provision',
      total_amount: 10_000,
      fund: 'Provision',
      due_date: '2025-01-31',
    });
    const settings = (id: string, body: object) =>
      office.syndic.put(`/payment-reminders/settings?building_id=${id}`, body);
    must(await office.syndic.put('/payment-reminders/settings', { hour: 9 }), 200);
    must(await settings(residence, { automatic: 'None' }), 200);
    must(await settings(building_id, { minimum_amount: 300.01 }), 200);
    expect(await dryThenNight()).toEqual([['Ann Adam Gentle'], ['Ann Adam Gentle']]);
  });

  it('but by a person: by post, whose free term begins on the third working day', async () => {
    const reminder = { owner_id: ownerOf('Cyr'), building_id };
    const { id } = must(await office.syndic.post('/payment-reminders', reminder), 201);
    must(await office.syndic.put(`/payment-reminders/${id}/send`), 200);
    await office.night();
    const letters = await office.syndic.get('/payment-reminders/letters?format=pdf');
    expect((await textsOf(letters.raw)).join(' ')).toContain('Cyr Claes');
    // Posted on Tuesday 18 February: the term runs from Friday 21 February to 6 March.
    const posted = { sent_on: '2025-02-18', by: 'Post' };
    await office.on('2025-02-18');
    must(await office.syndic.put(`/payment-reminders/${id}/mark-sent`, posted), 200);
    expect(await reminderOf('Cyr')).toMatchObject({ status: 'Sent', sent_date: '2025-02-18' });
  });

  it('the second reminder claims interest since the end of each one’s term', async () => {
    await office.on('2025-03-10');
    const settings = `/payment-reminders/settings?building_id=${building_id}`;
    must(await office.syndic.put(settings, { minimum_amount: 5 }), 200);
    expect(await dryThenNight()).toEqual([
      ['Ann Adam Formal', 'Cyr Claes Formal'],
      ['Ann Adam Formal', 'Cyr Claes Formal'],
    ]);
    // By mail on 17 February: the term ends on 3 March, 7 days to 10 March: 500 × 8 % × 7 / 365.
    expect((await reminderOf('Ann')).late_payment_penalty).toBe(0.77);
    // By post: 4 days from 7 to 10 March: 300 × 8 % × 4 / 365 = 0.263.
    expect((await reminderOf('Cyr')).late_payment_penalty).toBe(0.26);
  });

  it('is charged to one as an item of their account, and waived to the other', async () => {
    const settle = async (name: string, operation: string, reason: string) => {
      const { id } = await reminderOf(name);
      must(await office.syndic.put(`/payment-reminders/${id}/${operation}`, { reason }), 200);
    };
    await settle('Ann', 'charge-penalty', 'Decided by the council');
    await settle('Cyr', 'waive-penalty', 'A letter that was lost');
    expect((await accountOf('Ann')).balance).toBe(500.77);
    expect((await accountOf('Cyr')).balance).toBe(300);
    await pays('Ann', 500.77);
    await pays('Cyr', 300);
    for (const name of ['Ann', 'Cyr']) {
      expect((await accountOf(name)).balance).toBe(0);
      expect((await reminderOf(name)).status).toBe('Settled');
    }
  });
});

describe('April: an invoice that is refused, and files for the accountant', () => {
  const PATH = '/expenses';
  const invoice = {
    description: 'Réparation du portail',
    amount: 242,
    expense_date: '2025-04-02',
    category: 'Repairs',
    supplier: 'Ferronnerie Dubois',
    invoice_number: 'D-7',
  };

  it('loses the reason of its refusal once it is corrected, and is dated in no far year', async () => {
    await office.on('2025-04-04');
    const far = { building_id, ...invoice, expense_date: '2027-04-02' };
    expect(must(await office.accountant.post(PATH, far), 422).code).toBe('date_too_far');
    const { id } = must(await office.accountant.post(PATH, { building_id, ...invoice }), 201);
    const act = async (as: 'syndic' | 'accountant', operation: string, body = {}) =>
      must(await office[as].put(`${PATH}/${id}${operation}`, body), 200);
    await act('accountant', '/submit-for-approval');
    const reason = { rejection_reason: 'Wrong amount' };
    expect(await act('syndic', '/reject', reason)).toMatchObject(reason);
    expect(await act('accountant', '', { amount: 121 })).toMatchObject({ rejection_reason: null });
    await act('accountant', '/submit-for-approval');
    await act('syndic', '/approve');
    const { lines } = must(await office.auditor.get(`${PATH}/${id}/distribution`), 200);
    // 121.00 in 500, 300 and 200 thousandths.
    expect(
      lines.map(({ amount }: Json): number => amount).sort((a: number, b: number) => a - b),
    ).toEqual([24.2, 36.3, 60.5]);
  });

  it('names owners, suppliers and the association in the general ledger as PDF and XLSX', async () => {
    const path = `/reports/general-ledger?year=2025&building_id=${building_id}`;
    const pdf = await office.auditor.get(`${path}&format=pdf`);
    const pages = (await textsOf(pdf.raw)).join(' ');
    const xlsx = await office.auditor.get(`${path}&format=xlsx`);
    const [sheet] = await readWorkbook(new Blob([Uint8Array.from(xlsx.raw)]));
    const cells = JSON.stringify(sheet?.data);
    for (const name of ['Ann Adam', 'Bob Baert', 'Cyr Claes', 'Ferronnerie Dubois', '0850.243.206'])
      expect([pages.includes(name), cells.includes(name), name]).toEqual([true, true, name]);
  });

  it('leaves books that prove, in both buildings', async () => {
    expect(must(await office.auditor.get('/ledger/proof'), 200)).toMatchObject({
      balanced: true,
      chain_intact: true,
    });
    expect(must(await office.auditor.get('/owner-accounts/integrity'), 200).balanced).toBe(true);
  });
});
