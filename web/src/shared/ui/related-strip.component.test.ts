import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';

const cells = () =>
  within(screen.getByRole('list', { name: 'Éléments liés' }))
    .getAllByRole('listitem')
    .map((cell) => [...cell.children].map(({ textContent }) => textContent).filter(Boolean));

it('a payment names the line of the bank, what it settled, and its entry', async () => {
  const transaction = anAnswer('getBankTransaction', { booked_on: '2026-11-20', amount: 696 });
  const entry = anAnswer('getJournalEntry', {
    journal: 'Bank',
    sequence: 118,
    entry_date: '2026-11-20',
  });
  const payment = anAnswer('getPayment', {
    received_on: '2026-11-20',
    status: 'Recorded',
    bank_transaction_id: transaction.id,
    allocations: [{ amount: 600, source: { type: 'CallForFunds' } }],
    credit: 96,
    journal_entry_ids: [entry.id],
  });
  await openPage(`/payments/${payment.id}`, {
    as: 'Syndic',
    answers: { getPayment: payment, getBankTransaction: transaction, getJournalEntry: entry },
  });
  expect(cells()).toEqual([
    ['Opération bancaire', 'du 20/11/2026', expect.stringMatching(/^696,00/)],
    ['Paiement', 'du 20/11/2026'],
    ['Réglé', '1 poste', expect.stringMatching(/^reste 96,00/)],
    ['Écriture', 'Banque 118', '20/11/2026'],
  ]);
  await expectAccessible();
});

it('a call that is not sent says what it does not have yet', async () => {
  const call = anAnswer('getCallForFunds', {
    status: 'Draft',
    sent_at: null,
    call_date: '2026-12-01',
  });
  await openPage(`/calls-for-funds/${call.id}`, {
    as: 'Syndic',
    answers: { getCallForFunds: call, previewCallForFunds: anAnswer('previewCallForFunds', {}) },
  });
  expect(cells()).toEqual([
    ['Appel de fonds', 'du 01/12/2026'],
    ['Lettres', 'pas encore'],
    ['Paiements', 'pas encore'],
    ['Écriture', 'pas encore'],
  ]);
});

it('a batch that is with the bank says how many payments are still expected', async () => {
  const batch = anAnswer('getPaymentBatch', {
    status: 'Sent',
    execution_date: '2026-11-27',
    lines: [{ status: 'Paid' }, { status: 'Pending' }],
  });
  await openPage(`/payment-batches/${batch.id}`, {
    as: 'Syndic',
    answers: { getPaymentBatch: batch },
  });
  expect(cells()).toEqual([
    ['Factures', '2'],
    ['Ordre de virement', 'du 27/11/2026'],
    ['Opération bancaire', '1 sur 2 payés', 'vers le 27/11/2026'],
  ]);
});

it('a reader who may open only the record itself sees no strip', async () => {
  const transaction = aRow('listBankTransactions', {});
  const payment = anAnswer('getPayment', { bank_transaction_id: transaction.id });
  await openPage(`/payments/${payment.id}`, { as: 'Owner', answers: { getPayment: payment } });
  expect(
    screen.queryAllByRole('list', { name: 'Éléments liés' }).flatMap((strip) =>
      within(strip)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ),
  ).toEqual([]);
});
