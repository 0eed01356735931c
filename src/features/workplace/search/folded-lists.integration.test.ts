import { beforeAll, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, IBAN, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { aDocument } from '#test/helpers/documents.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

/** Every list with a search finds a name however it is typed. */

const NAME = 'L’Œuvre d’Øster Łukasz Straße Évrard';
const TYPED = [
  ['as it is written', NAME],
  ['without case and accents', 'EVRARD'],
  ['with the apostrophe of a keyboard', "d'oster"],
  ['with letters of a keyboard', 'oeuvre lukasz strasse'],
  ['with its words in another order', 'evrard straße œuvre'],
] as const;

const test = await startTestApp();
let tenant: Tenant;
let buildingId: string;

beforeAll(async () => {
  tenant = await aTenant(test);
  ({ buildingId } = await aFixture(test, tenant));
  const { syndic, accountant } = tenant;
  const building_id = buildingId;
  const house = { name: NAME, address: 'Rue Haute 1', total_units: 1 };
  must(await syndic.post('/buildings', house), 201);
  must(await syndic.post('/owners', { name: NAME, email: 'oster@example.org' }), 201);
  must(await accountant.post('/suppliers', { name: NAME }), 201);
  const ticket = { building_id, title: NAME, description: 'Broken', category: 'Other' };
  must(await syndic.post('/tickets', ticket), 201);
  const account = { code: '6199', name: NAME, account_type: 'Expense', parent_code: '61' };
  must(await accountant.post('/accounts', account), 201);
  const expense = { building_id, description: NAME, amount: 1, expense_date: '2026-02-01' };
  must(await accountant.post('/expenses', { ...expense, category: 'Other' }), 201);
  const user = { email: 'lukasz@example.org', name: NAME, roles: [{ role_type: 'Auditor' }] };
  must(await syndic.post('/users', user), 201);
  await aDocument(syndic, buildingId, NAME);
  const iban = { iban: IBAN, holder: 'ACP', account_code: '551' };
  must(await accountant.post(`/buildings/${buildingId}/bank-accounts`, iban), 201);
  const file = aBankFile(
    aStatement([
      received(5, { counterparty_name: 'Evrard Elise', communication: "Solde de l'annee" }),
    ]),
  );
  must(await sendBankFile(test, accountant, file), 201);
});

const LISTS = [
  '/buildings',
  '/owners',
  '/suppliers',
  '/tickets',
  '/accounts',
  '/expenses',
  '/users',
  '/documents',
  '/search',
];

it.each(['élise évrard', 'ANNÉE l’', 'be68 5390 evrard nowhere'])(
  'finds what a bank has written without accents: %s',
  async (q) => {
    const path = `/bank-transactions?q=${encodeURIComponent(q)}`;
    const found = must(await tenant.syndic.get(path), 200);
    expect(found).toHaveLength(q.includes('nowhere') ? 0 : 1);
  },
);

describe.each(LISTS)('%s', (list) => {
  it.each(TYPED)('finds a name %s', async (_, typed) => {
    const found: Json[] = must(
      await tenant.syndic.get(`${list}?q=${encodeURIComponent(typed)}`),
      200,
    );
    expect(found.length).toBeGreaterThan(0);
  });

  it('finds nothing by a word that is not there, and takes signs of patterns as they are', async () => {
    for (const q of ['evrard nowhere', '%', 'e_rard', '％', '\u{301}', '\u{200d}\u{301}'])
      expect(must(await tenant.syndic.get(`${list}?q=${encodeURIComponent(q)}`), 200)).toEqual([]);
  });
});
