import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, openPage } from '#test/component/page.ts';
import { aRow } from '#test/component/records.ts';

it('a supplier brings a new invoice its usual account and term', async () => {
  const supplier = aRow('listSuppliers', {
    name: 'Ascenseurs du Parc',
    default_account_code: '61012',
    payment_days: 30,
  });
  const user = await openPage('/expenses/new', {
    as: 'Syndic',
    answers: { listSuppliers: [supplier], listAccounts: [], listExpenses: [] },
  });
  const day = screen.getByLabelText('Date');
  await fill(user, day, '2026-02-20');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fournisseur' });
  await choose(user, field, 'Ascenseurs du Parc');
  expect(field.value).toBe('Ascenseurs du Parc');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Compte' }).value).toBe('61012');
  expect(screen.getByLabelText<HTMLInputElement>('Échéance').value).toBe('22/03/2026');
  await expectAccessible();
});
