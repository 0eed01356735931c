import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage, openPalette, pageAddress } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { areas } from './areas.ts';

describe('the palette', () => {
  it('is a dialog that says what it is, and finds pages by how their words begin', async () => {
    const user = await openPage('/bank-rules', {
      as: 'Syndic',
      answers: { listBankRules: [], search: [] },
    });
    await openPalette(user);
    await screen.findByRole('dialog', { name: 'Recherche et actions' });
    await expectAccessible();
    const field = screen.getByRole('combobox', { name: 'Recherche et actions' });
    await fill(user, field, 'depens');
    await screen.findAllByRole('option', { name: /Factures/ });
    expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/^Factures/);
    await fill(user, field, 'epens');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Factures/ })).toBeNull());
  });

  it.each([
    ['facture', 'Factures'],
    ['FACTURES', 'Factures'],
    ['bilan', 'Rapports'],
    ['relance', 'Rappels'],
    ['virement', 'Paiements aux fournisseurs'],
    ['fonds appels', 'Appels de fonds'],
  ])('finds pages by the words that offices use, in any order: %s', async (typed, page) => {
    const user = await openPage('/bank-rules', {
      as: 'Syndic',
      answers: { listBankRules: [], search: [] },
    });
    await openPalette(user);
    await fill(user, screen.getByRole('combobox', { name: 'Recherche et actions' }), typed);
    await screen.findByRole('option', { name: new RegExp(`^${page} ?[A-Z]`) });
  });
});

it('an owner who is found comes with what is done for them', async () => {
  const owner = aRow('search', { type: 'Owner', title: 'Karim Benali', link: '/owners/1' });
  const lot = aRow('search', { type: 'Unit', title: 'Lot 3.3', link: '/units/1' });
  const user = await openPage('/bank-rules', {
    as: 'Syndic',
    answers: {
      listBankRules: [],
      search: [owner, lot],
      listOwners: [],
      getOwner: anAnswer('getOwner', { name: 'Karim Benali' }),
    },
  });
  await openPalette(user);
  await fill(user, screen.getByRole('combobox', { name: 'Recherche et actions' }), 'benali');
  await screen.findByRole('option', { name: /^Karim Benali/ });
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Copropriétaire', 'Agir pour Karim Benali', 'Trouvé aussi']);
  await expectAccessible();
  await user.click(screen.getByRole('option', { name: /^Nouveau paiement/ }));
  expect(pageAddress()).toBe(`/payments/new?owner_id=${owner.id}`);
});

it('each letter after g opens one page', () => {
  const keys = areas.flatMap(({ navigation }) => navigation.flatMap(({ key }) => key ?? []));
  expect(keys.length).toBeGreaterThan(5);
  expect(keys).toEqual([...new Set(keys)]);
});
