import { beforeAll, describe, expect, it } from 'vitest';
import { aBuilding, post, someBooks, type Books } from '#test/helpers/books.ts';
import { must, startTestApp, type Json, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
let books: Books;
let buildingId: string;
let ownerId: string;
beforeAll(async () => {
  test = await startTestApp();
  books = await someBooks(test);
  const { syndic } = books.tenant;
  buildingId = await aBuilding(books, { language: 'fr' });
  const dirk = { name: 'Dirk Maes', email: 'dirk@example.org', language: 'nl' };
  ownerId = must(await syndic.post('/owners', dirk), 201).id;
  const payment = {
    owner_id: ownerId,
    building_id: buildingId,
    amount: 100,
    received_on: '2026-02-01',
    method: 'BankTransfer',
  };
  const { id } = must(await syndic.post('/payments', payment), 201);
  must(await syndic.put(`/payments/${id}/reverse`, { reversed_on: '2026-02-03' }), 200);
  await post({ ...books, ownerId }, buildingId, [['2026-02-04', '4101', '701', 7]]);
});

const words = (rows: Json[]) => rows.map(({ description }) => description);

describe('words of the service about an entry', () => {
  it("follow the owner in a statement, what somebody typed doesn't", async () => {
    const path = `/owners/${ownerId}/statement?building_id=${buildingId}`;
    const statement = must(await books.tenant.syndic.get(path), 200);
    expect(words(statement.movements)).toEqual([
      'Betaling van een mede-eigenaar (overschrijving)',
      expect.stringMatching(
        /^Tegenboeking van boeking \d+: Betaling van een mede-eigenaar \(overschrijving\)$/,
      ),
      'Posting',
    ]);
  });

  it.each([
    ['fr', 'Paiement d’un copropriétaire (virement)'],
    ['de', 'Zahlung eines Miteigentümers (Überweisung)'],
    ['en', 'Payment by a co-owner (bank transfer)'],
  ])('follow a reader of %s in the account and in the books', async (language, said) => {
    const asked = { 'accept-language': language };
    const { auditor } = books.tenant;
    const account = must(
      await auditor.get(`/owners/${ownerId}/account?building_id=${buildingId}`, asked),
      200,
    );
    expect(words(account.movements)).toEqual([said, expect.stringContaining(said), 'Posting']);
    const path = `/reports/general-ledger?year=2026&building_id=${buildingId}&account_code=4101`;
    const ledger = must(await auditor.get(path, asked), 200);
    expect(words(ledger.accounts[0].movements)).toEqual([
      said,
      expect.stringContaining(said),
      'Posting',
    ]);
    const { id } = must(await auditor.get('/accounts/code/551'), 200);
    const movements = must(await auditor.get(`/accounts/${id}/ledger`, asked), 200);
    expect(words(movements)).toEqual([said, expect.stringContaining(said)]);
  });
});
