import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage, openPalette } from '#test/component/page.ts';

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
    await screen.findAllByRole('option', { name: /Dépenses/ });
    await fill(user, field, 'epens');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Dépenses/ })).toBeNull());
  });
});
