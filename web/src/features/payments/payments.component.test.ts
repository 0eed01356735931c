import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { answering, sent } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));

describe('an auditor who reads payments', () => {
  it('is offered no new one in the list', async () => {
    await openPage('/payments', {
      as: 'Auditor',
      language: 'de',
      answers: { listPayments: [aRow('listPayments', {})], listOwners: [] },
    });
    expect(document.querySelectorAll('main tbody tr')).toHaveLength(1);
    expect(document.querySelector('a[href^="/payments/new"]')).toBeNull();
  });

  it('finds no button on the page of one', async () => {
    const payment = anAnswer('getPayment', {
      allocations: [{ amount: 5, source: { type: 'CallForFunds' } }],
    });
    await openPage(`/payments/${payment.id}`, {
      as: 'Auditor',
      language: 'de',
      answers: { getPayment: payment },
    });
    expect(inMain().queryByRole('button')).toBeNull();
  });
});

it('payments are listed in the order of the address, their amounts to the cent', async () => {
  await openPage('/payments?sort=-amount', {
    as: 'Syndic',
    answers: { listPayments: [aRow('listPayments', { amount: 9_999_999.99 })], listOwners: [] },
  });
  // The row, and the total at the foot.
  expect(inMain().getAllByText(/^9.999.999,99$/)).toHaveLength(2);
  expect(sent('listPayments')[0]?.query).toMatchObject({ sort: '-amount' });
});

describe('a payment that is recorded', () => {
  const building = aRow('listBuildings', {});
  const open = () =>
    openPage(`/payments/new?building_id=${building.id}`, {
      as: 'Syndic',
      answers: { listBuildings: [building], listOwners: [], listBankAccounts: [], search: [] },
    });

  it('without communication asks whose it is, where nobody knows the one that was typed', async () => {
    const user = await open();
    const field = screen.getByLabelText<HTMLInputElement>('Communication');
    await fill(user, field, '+++999/9999/99948+++');
    await screen.findByText(/Cette communication ne correspond à aucun montant demandé/);
    await user.click(screen.getByRole('button', { name: 'Enregistrer sans communication' }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Copropriétaire' }));
    await expectAccessible();
  });

  it('by its communication alone names the owner before it is saved', async () => {
    const user = await open();
    answering({ search: [aRow('search', { type: 'Owner', title: 'Hugo Vermeersch' })] });
    await fill(user, screen.getByLabelText('Communication'), '+++999/9999/99948+++');
    const named = await screen.findByText(/Paiement de/);
    expect(named.closest('[role=status]')?.textContent).toContain('Hugo Vermeersch');
    await fill(user, screen.getByLabelText('Montant'), '0,75');
    const payment = anAnswer('createPayment', {
      owner_name: 'Hugo Vermeersch',
      allocations: [{ amount: 0.75, source: { type: 'CallForFunds' } }],
      journal_entry_ids: [anId()],
    });
    answering({
      createPayment: payment,
      getPayment: payment,
      getJournalEntry: anAnswer('getJournalEntry', {}),
    });
    await user.click(screen.getByRole('button', { name: 'Enregistrer le paiement' }));
    await screen.findByRole('heading', { level: 1, name: 'Hugo Vermeersch' });
    const body = sent('createPayment')[0]?.body;
    expect(body).toMatchObject({ amount: 0.75, communication: '+++999/9999/99948+++' });
    expect(body).not.toHaveProperty('owner_id');
    screen.getByRole('row', { name: /Appel de fonds.*0,75/ });
    screen.getByRole('link', { name: 'Écriture 1' });
    await expectAccessible();
  });

  it('and settles nothing yet is said to be a credit', async () => {
    const payment = anAnswer('getPayment', { amount: 20, credit: 20 });
    await openPage(`/payments/${payment.id}`, { as: 'Syndic', answers: { getPayment: payment } });
    screen.getByText(/ne règlent encore rien/);
  });
});

describe('an amount that can be read in two ways', () => {
  it.each([
    ['fr', 'Montant', '121,005', /^121,005 ou 121.005 \? Séparez les décimales par une virgule/],
    ['nl', 'Bedrag', '121,005', /^121,005 of 121.005\? Gebruik een komma/],
    ['de', 'Betrag', '12.50', /^12,5 oder 1.250\? Trennen Sie Dezimalen mit einem Komma/],
    ['en', 'Amount', '121.005', /^121\.005 or 121,005\? Use a point/],
  ] as const)('is refused in %s with both readings', async (language, label, typed, fault) => {
    const building = aRow('listBuildings', {});
    const user = await openPage(`/payments/new?building_id=${building.id}&owner_id=${anId()}`, {
      as: 'Syndic',
      language,
      answers: {
        listBuildings: [building],
        listOwners: [],
        listBankAccounts: [],
        getOwner: anAnswer('getOwner', {}),
      },
    });
    const amount = screen.getByLabelText<HTMLInputElement>(label);
    await fill(user, amount, typed);
    await user.type(amount, '{Enter}');
    await screen.findByText(fault);
    expect(sent('createPayment')).toEqual([]);
  });
});

describe('a payment that the bank matched', () => {
  it('leads to its transaction, and is undone where it is shown', async () => {
    const transaction = anAnswer('getBankTransaction', { allowed_actions: ['unmatch'] });
    const { id } = transaction;
    const payment = anAnswer('getPayment', { bank_transaction_id: id });
    const user = await openPage(`/payments/${payment.id}`, {
      as: 'Syndic',
      answers: { getPayment: payment, getBankTransaction: transaction },
    });
    const related = within(screen.getByRole('list', { name: 'Éléments liés' }));
    const [link] = related.getAllByRole('link');
    expect(link?.getAttribute('href')).toBe(`/bank-transactions/${id}`);
    await user.click(screen.getByRole('button', { name: 'Annuler le rapprochement' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Retour' })).toBeInstanceOf(HTMLElement);
    await fill(user, dialog.getByLabelText('Motif'), 'Autre copropriétaire');
    answering({ unmatchBankTransaction: transaction });
    await user.click(dialog.getByRole('button', { name: 'Annuler le rapprochement' }));
    expect(sent('unmatchBankTransaction')[0]?.body).toEqual({ reason: 'Autre copropriétaire' });
  });
});
