import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { sent, type Answers } from '#test/component/service.ts';

const building = aRow('listBuildings', { name: 'Les Acacias' });
const planned = anAnswer('importTakeover', {
  building_id: building.id,
  entry_id: null,
  created: {
    opening_lines: 3,
    open_items: 2,
    invoices: 1,
    cost_lines: 0,
    calls: 0,
    meters: 0,
    readings: 4,
  },
  balances: [
    { account_code: '4101', debit: 150.5, credit: 0 },
    { account_code: '440', debit: 0, credit: 150.5 },
  ],
});

const inMain = () => within(screen.getByRole('main'));
const table = new File(['account_code,balance\n551,1\n'], 'trial_balance.csv', {
  type: 'text/csv',
});

const open = (importTakeover: NonNullable<Answers['importTakeover']>) =>
  openPage('/imports/takeover', {
    as: 'Accountant',
    answers: { listBuildings: [building], importTakeover },
  });

describe('a takeover from other software', () => {
  it('is checked before it can be imported, and shows what it books', async () => {
    const user = await open(planned);
    const check = inMain().getByRole('button', { name: 'Vérifier sans rien enregistrer' });
    expect(check).toHaveProperty('disabled', true);
    await user.type(inMain().getByLabelText('Jour de la reprise'), '01/07/2025');
    await user.upload(inMain().getByLabelText('Fichiers'), table);
    await waitFor(() => expect(check).toHaveProperty('disabled', false));
    await user.click(check);
    await screen.findByRole('heading', { name: /^Aucune erreur/ });
    expect(inMain().getByText('2 postes ouverts de copropriétaires')).toBeTruthy();
    expect(inMain().getByText('4 relevés')).toBeTruthy();
    expect(inMain().queryByText(/de l’exercice en cours/)).toBeNull();
    expect(document.querySelectorAll('main tbody tr')).toHaveLength(2);
    await user.click(inMain().getByRole('button', { name: 'Importer définitivement' }));
    await screen.findByRole('heading', { name: /^Importation terminée/ });
    const bodies = sent('importTakeover').map(({ body }) => body as unknown as FormData);
    expect(bodies.map((body) => Object.fromEntries(body))).toMatchObject([
      { building_id: building.id, entry_date: '2025-07-01', dry_run: 'true' },
      { building_id: building.id, entry_date: '2025-07-01', dry_run: 'false' },
    ]);
  });

  it('lists what is wrong by file, row and column', async () => {
    const user = await open(
      new DomainError('import_failed', {
        error_count: 1,
        errors: [
          {
            file: 'calls.csv',
            row: 5,
            column: 'key',
            code: 'unknown_key',
            detail: 'Clé inconnue',
            remedy: 'Corriger',
          },
        ],
      }),
    );
    await user.type(inMain().getByLabelText('Jour de la reprise'), '01/07/2025');
    await user.upload(inMain().getByLabelText('Fichiers'), table);
    await user.click(inMain().getByRole('button', { name: 'Vérifier sans rien enregistrer' }));
    await screen.findByRole('heading', { name: /1 erreur/ });
    expect(document.querySelector('main tbody tr')?.textContent).toContain('calls.csv');
    expect(inMain().queryByRole('button', { name: 'Importer définitivement' })).toBeNull();
  });
});
