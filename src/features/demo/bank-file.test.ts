import { expect, it } from 'vitest';
import { readCamt } from '#domain/banking/camt.ts';
import { readXml } from '#platform/xml/read-xml.ts';
import { writeDemoBankFile } from './bank-file.ts';

it('is read as a statement whose receipts add up to its balances', () => {
  const text = writeDemoBankFile({
    iban: 'BE68539007547034',
    date: '2026-11-21',
    opening_cents: 1_234_56,
    receipts: [
      { amount_cents: 334_00, name: 'Marguerite D’Hondt & fils', reference: '000000017376' },
      { amount_cents: 50_00, name: 'Inès Carlier', reference: null },
    ],
  });
  const [statement] = readCamt(readXml(Buffer.from(text)));
  expect(statement).toMatchObject({
    account: 'BE68539007547034',
    date: '2026-11-21',
    opening_cents: 1_234_56,
    closing_cents: 1_618_56,
    faults: [],
    transactions: [
      { amount_cents: 334_00, structured_communication: '000000017376' },
      { amount_cents: 50_00, counterparty_name: 'Inès Carlier', communication: 'charges' },
    ],
  });
});
