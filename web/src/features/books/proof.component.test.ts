import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer } from '#test/component/records.ts';

it.each([
  [true, true, 'Vérifié'],
  [true, false, 'Contrôle échoué'],
  [false, true, 'Contrôle échoué'],
])(
  'books with sums that agree: %s, and an unbroken chain: %s, are said to be: %s',
  async (balanced, chain_intact, said) => {
    const proof = anAnswer('proveLedger', { balanced, chain_intact });
    await openPage('/ledger/proof', { as: 'BoardMember', answers: { proveLedger: proof } });
    expect(
      screen.getAllByText(/^Vérifié$|^Contrôle échoué$/).map(({ textContent }) => textContent),
    ).toContain(said);
    await expectAccessible();
  },
);
