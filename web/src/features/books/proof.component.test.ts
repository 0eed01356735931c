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
    const proof = anAnswer('proveLedger', { balanced, chain_intact, since_archive: null });
    await openPage('/ledger/proof', { as: 'BoardMember', answers: { proveLedger: proof } });
    expect(
      screen.getAllByText(/^Vérifié$|^Contrôle échoué$/).map(({ textContent }) => textContent),
    ).toContain(said);
    await expectAccessible();
  },
);

it.each([
  [true, 'Vérifié', /^Comme dans la sauvegarde du/],
  [false, 'Contrôle échoué', /^Autre que dans la sauvegarde du/],
])(
  'books compared with the newest backup, unchanged: %s, are said to be: %s',
  async (unchanged, said, sentence) => {
    const since_archive = {
      at: '2026-03-16T01:00:00Z',
      count: 2,
      head_hash: '0'.repeat(64),
      unchanged,
    };
    const proof = anAnswer('proveLedger', { balanced: true, chain_intact: true, since_archive });
    await openPage('/ledger/proof', { as: 'BoardMember', answers: { proveLedger: proof } });
    expect(await screen.findAllByText(sentence)).toHaveLength(1);
    expect(screen.getAllByText(said).length).toBeGreaterThan(0);
  },
);
