import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aMail, startImapServer } from '#test/helpers/imap-server.ts';
import { TWO_AT_50 } from '#test/helpers/invoice-files.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { writeUbl, type WrittenUbl } from '#test/helpers/ubl-writer.ts';

const SUPPLIER = 'BE0202239951';
const clock = fakeClock(new Date().toISOString());
const imap = await startImapServer();
const said: string[] = [];
const test = await startTestApp({
  databaseUrl: await freshDatabase(),
  clock,
  logger: pino({ level: 'info' }, { write: (line: string) => void said.push(line) }),
  env: { INVOICE_IMAP_URL: imap.url(), MAX_UPLOAD_MIB: '1' },
});
let tenant: Tenant;
let fixture: Fixture;
let count = 0;

/** Makes up an enterprise number that no other building has. */
function anEnterprise(): string {
  count += 1;
  const eight = String(10_000_000 + count * 131).padStart(8, '0');
  return `0${eight.slice(1)}${String(97 - (Number(`0${eight.slice(1)}`) % 97)).padStart(2, '0')}`;
}

beforeEach(async () => {
  said.length = 0;
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  imap.empty();
});

async function read(app = test.app): Promise<void> {
  const task = app.tasks.find(({ name }) => name === 'invoice-mailbox');
  await task?.run({}, { signal: new AbortController().signal });
}

const namesOf = (rows: readonly Json[], field: string) => new Set(rows.map((row) => row[field]));
const lying = () => [imap.count('INBOX'), imap.count('Taken'), imap.count('Held')];
const ubl = (written: Partial<WrittenUbl> = {}) =>
  writeUbl({ lines: [TWO_AT_50], supplier_number: SUPPLIER, ...written });
const named = (content: string | Uint8Array, name = 'F-1.xml') => ({ name, content });
const byMail = async (of = tenant): Promise<Json[]> => {
  const all: Json[] = must(await of.accountant.get('/expenses?limit=100'), 200);
  return all.filter(({ received_from }) => received_from !== null);
};
const documents = async (query: string): Promise<Json[]> =>
  must(await tenant.accountant.get(`/documents?${query}`), 200);
const toEnter = async () =>
  (await documents('document_type=Invoice')).filter(({ expense_id }) => expense_id === null);

const alerts = () =>
  asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query<{ payload: Json }>(
      `select payload from app.outbox_events where type = 'SystemAlert' order by id`,
    );
    return rows.map(({ payload: { finding, audience } }) => ({ finding, audience }));
  });

/** Gives the building an enterprise number, by which invoices find it. */
async function numbered(): Promise<string> {
  const enterprise_number = anEnterprise();
  must(await tenant.syndic.put(`/buildings/${fixture.buildingId}`, { enterprise_number }), 200);
  return enterprise_number;
}

describe('a mail with an invoice', () => {
  it('is the draft of the building whose association it is for, with its paper', async () => {
    const buyer_number = `BE${await numbered()}`;
    const scan = named(aPdf('Scan'), 'scan.pdf');
    imap.put(aMail([named(ubl({ number: 'F-1', buyer_number })), scan]));
    await read();
    expect(lying()).toEqual([0, 1, 0]);
    const [expense, ...more] = await byMail();
    expect(more).toEqual([]);
    expect(expense).toMatchObject({
      building_id: fixture.buildingId,
      status: 'Draft',
      amount: 121,
      invoice_number: 'F-1',
      received_from: 'facturen@chaud.example',
      problems: [],
    });
    const kept = await documents(`expense_id=${expense.id}`);
    expect(namesOf(kept, 'file_name')).toEqual(new Set(['F-1.xml', 'scan.pdf']));
    expect(said.join('')).not.toContain('testpass');
  });

  it('brings an account that two persons confirm, since nobody entered it', async () => {
    const buyer_number = `BE${await numbered()}`;
    imap.put(aMail([named(ubl({ buyer_number, iban: 'BE62510007547061' }))]));
    await read();
    const [{ supplier_id }] = await byMail();
    const confirm = (who: 'accountant' | 'syndic') =>
      tenant[who].put(`/suppliers/${supplier_id}/confirm-iban`);
    expect(must(await confirm('accountant'), 200)).toMatchObject({
      iban_state: 'Unconfirmed',
      allowed_actions: [],
    });
    expect(must(await confirm('accountant'), 403).code).toBe('second_person_required');
    expect(must(await confirm('syndic'), 200).iban_state).toBe('Confirmed');
  });

  it('is for the building that its address names, by number or id', async () => {
    const number = await numbered();
    const to = (detail: string) => ({ to: `Invoices <invoices+${detail}@example.org>` });
    imap.put(aMail([named(aPdf('One'), 'one.pdf')], to(number)));
    imap.put(aMail([named(aPdf('Two'), 'two.pdf')], to(fixture.buildingId)));
    await read();
    const drafts = await byMail();
    expect(namesOf(drafts, 'description')).toEqual(new Set(['one', 'two']));
    for (const { building_id, amount, problems } of nonEmpty(drafts)) {
      expect({ building_id, amount }).toEqual({ building_id: fixture.buildingId, amount: 0 });
      expect(problems).toMatchObject([{ code: 'amount_missing' }]);
    }
  });

  it('changes nothing when it comes again, in another mail or after a death', async () => {
    const buyer_number = `BE${await numbered()}`;
    const mail = aMail([named(ubl({ buyer_number }))]);
    imap.put(mail);
    await read();
    imap.put(mail);
    imap.put(aMail([named(ubl({ buyer_number }))], { subject: 'Again' }));
    await read();
    expect(await byMail()).toHaveLength(1);
    expect(lying()).toEqual([0, 3, 0]);
  });

  it('with several invoices is one draft of each, with the papers that are called as they are', async () => {
    const buyer_number = `BE${await numbered()}`;
    imap.put(
      aMail([
        named(ubl({ number: 'A', buyer_number }), 'a.xml'),
        named(ubl({ number: 'B', buyer_number }), 'b.xml'),
        named(aPdf('Of B'), 'B.pdf'),
      ]),
    );
    await read();
    const drafts = await byMail();
    expect(namesOf(drafts, 'invoice_number')).toEqual(new Set(['A', 'B']));
    const b = drafts.find(({ invoice_number }) => invoice_number === 'B');
    expect(await documents(`expense_id=${b?.id}`)).toHaveLength(2);
  });

  it('that was cut off in its midst lies there still, and is taken once', async () => {
    const buyer_number = `BE${await numbered()}`;
    // The connection fails when the e-mail is to be moved, after its content is committed.
    const mend = imap.failAt('UID MOVE');
    imap.put(aMail([named(ubl({ buyer_number }))]));
    await read();
    mend();
    expect(lying()).toEqual([1, 0, 0]);
    expect(await byMail()).toHaveLength(1);
    await read();
    expect(await byMail()).toHaveLength(1);
    expect(lying()).toEqual([0, 1, 0]);
  });
});

describe('a mail whose invoice cannot be drafted', () => {
  it('leaves its file with the reason among what is to be entered', async () => {
    const number = await numbered();
    const to = `invoices+${number}@example.org`;
    imap.put(aMail([named(ubl({ currency: 'SEK' }), 'sek.xml')], { to }));
    await read();
    expect(await byMail()).toEqual([]);
    const [kept] = await toEnter();
    expect(kept).toMatchObject({ building_id: fixture.buildingId, file_name: 'sek.xml' });
    expect(kept?.title).toMatch(/^sek\.xml.*facturen@chaud\.example.*SEK/);
    const overview = must(await tenant.accountant.get('/overview'), 200);
    expect(overview.items.map(({ kind }: Json) => kind)).toContain('InvoiceToEnter');
    expect(lying()).toEqual([0, 1, 0]);
    imap.put(aMail([named(ubl({ currency: 'SEK' }), 'sek.xml')], { to }));
    await read();
    expect(await toEnter()).toHaveLength(1);
  });

  it('is kept for the office where several of its buildings have the number', async () => {
    const enterprise_number = await numbered();
    const other = await aFixture(test, tenant);
    must(await tenant.syndic.put(`/buildings/${other.buildingId}`, { enterprise_number }), 200);
    const invoice = named(ubl({ buyer_number: `BE${enterprise_number}` }));
    imap.put(aMail([invoice, named(aPdf('Scan'), 'scan.pdf')]));
    await read();
    expect(await byMail()).toEqual([]);
    const kept = await toEnter();
    expect(namesOf(kept, 'file_name')).toEqual(new Set(['F-1.xml', 'scan.pdf']));
    expect(namesOf(kept, 'building_id')).toEqual(new Set([null]));
  });

  it('stays in the mailbox where nobody knows whose it is, and who runs the platform is told once', async () => {
    const other = await aTenant(test);
    imap.put(aMail([named(ubl({ buyer_number: 'BE0999999922' }))]));
    imap.put(aMail([], { subject: 'Hello' }));
    await read();
    expect(lying()).toEqual([0, 0, 2]);
    expect(await byMail()).toEqual([]);
    expect(await byMail(other)).toEqual([]);
    expect(await alerts()).toEqual([{ finding: 'invoice_mail_held', audience: 'Operators' }]);
  });

  const parts = (many: number) =>
    aMail(Array.from({ length: many }, (_, index) => named(aPdf(`${index}`), `${index}.pdf`)));
  const nested = Array.from(
    { length: 2_000 },
    (_, depth) => `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`,
  ).join('');
  it.each([
    ['of 10,000 parts', () => aMail([]).replace('--part--', '--part\r\n\r\nx\r\n'.repeat(10_000))],
    ['of 60 files', () => parts(60)],
    ['that is nested without end', () => nested],
    ['that is too large', () => aMail([named('0'.repeat(3 * 1024 * 1024), 'big.pdf')])],
    ['that is no mail', () => '\0\u0001\u0002'.repeat(10_000)],
    ['that is empty', () => '\r\n'],
  ])('%s is held, and the next one is taken', async (_what, hostile) => {
    const buyer_number = `BE${await numbered()}`;
    imap.put(hostile());
    imap.put(aMail([named(ubl({ buyer_number }))]));
    await read();
    expect(lying()).toEqual([0, 1, 1]);
    expect(await byMail()).toHaveLength(1);
  });
});

describe('a mailbox that cannot be read', () => {
  it('is told of in the log without its password, and fails the job once that lasts', async () => {
    const lines: string[] = [];
    const app = await startTestApp({
      databaseUrl: await freshDatabase(),
      clock,
      logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
      env: { INVOICE_IMAP_URL: imap.url('an-open-secret') },
    });
    await read(app.app);
    expect(lines.join('')).toContain('user or password is refused');
    const { superAdmin } = await aTenant(app);
    expect(String(must(await superAdmin.get('/metrics'), 200))).toContain(
      'millieme_invoice_mailbox_failing 1',
    );
    clock.advance(16 * 60_000);
    await expect(read(app.app)).rejects.toThrow('user or password is refused');
    clock.advance(60_000);
    await read(app.app);
    expect(lines.join('')).not.toContain('an-open-secret');
  });

  it('is looked at by nobody where there is none', async () => {
    const without = await startTestApp();
    expect(without.app.tasks.map(({ name }) => name)).not.toContain('invoice-mailbox');
  });
});
