import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { sent } from '#test/component/service.ts';

const building = aRow('listBuildings', { name: 'Les Acacias' });
const handover = anAnswer('getHandover', {
  building_id: building.id,
  building_name: 'Les Acacias',
  status: 'Ready',
  mandate_ended_on: '2026-06-30',
  last_on: '2026-07-30',
  size: 2_400_000,
  contents: [
    { file: 'units.json', rows: 24 },
    { file: 'call-parts.json', rows: 7 },
  ],
  missing: [{ code: 'statutes_missing', detail: 'Statuts (acte de base).' }],
});

const inMain = () => within(screen.getByRole('main'));
const archive = new File(['PK'], 'handover.zip', { type: 'application/zip' });

describe('a handover', () => {
  it('is made for the building and the end of the mandate, and shown with what is missing', async () => {
    const user = await openPage('/handovers', {
      as: 'Syndic',
      answers: {
        listBuildings: [building],
        listHandovers: [],
        createHandover: handover,
        getHandover: handover,
      },
    });
    const [open] = await inMain().findAllByRole('button', { name: 'Transmettre un immeuble' });
    if (open !== undefined) await user.click(open);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Fin du mandat'), '30/06/2026');
    await user.click(dialog.getByRole('button', { name: 'Constituer le dossier' }));
    await screen.findByText('Statuts (acte de base).');
    expect(sent('createHandover')).toMatchObject([{ body: { mandate_ended_on: '2026-06-30' } }]);
    expect(inMain().getByText('3 Mo')).toBeTruthy();
    const rows = [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['Lots et quotités24']);
    expect(inMain().getByRole('button', { name: 'Reçu (PDF)' })).toBeTruthy();
  });

  it('cannot be downloaded while it is prepared', async () => {
    await openPage(`/handovers/${handover.id}`, {
      as: 'Syndic',
      answers: { getHandover: { ...handover, status: 'Preparing', size: null, sha256: null } },
    });
    await screen.findByText(/^L’archive est en préparation/);
    expect(inMain().queryByRole('button', { name: 'Télécharger l’archive' })).toBeNull();
  });
});

describe('a building from another office', () => {
  it('is checked before it can be imported, and compared with what was handed over', async () => {
    const result = anAnswer('importHandover', {
      building_id: building.id,
      building_name: 'Les Acacias',
      created: [{ file: 'units.json', rows: 24 }],
      accounts: ['61310'],
      references_changed: 1,
    });
    const user = await openPage('/imports/handover', {
      as: 'Syndic',
      answers: { importHandover: result },
    });
    const check = inMain().getByRole('button', { name: 'Vérifier sans rien enregistrer' });
    expect(check).toHaveProperty('disabled', true);
    await user.upload(inMain().getByLabelText('Archive'), archive);
    await waitFor(() => expect(check).toHaveProperty('disabled', false));
    await user.click(check);
    await screen.findByRole('heading', { name: /^Aucune erreur/ });
    expect(inMain().getByText('Comptes créés : 61310')).toBeTruthy();
    await user.click(inMain().getByRole('button', { name: 'Importer définitivement' }));
    await screen.findByRole('heading', { name: /^Importation terminée/ });
    const bodies = sent('importHandover').map(({ body }) => body as unknown as FormData);
    expect(bodies.map((body) => body.get('dry_run'))).toEqual(['true', 'false']);
  });

  it('is refused with the faults of the archive by file', async () => {
    const user = await openPage('/imports/handover', {
      as: 'Syndic',
      answers: {
        importHandover: new DomainError('handover_invalid', {
          error_count: 1,
          errors: [{ file: 'units.json', code: 'file_altered', detail: 'Modifié' }],
        }),
      },
    });
    await user.upload(inMain().getByLabelText('Archive'), archive);
    await user.click(inMain().getByRole('button', { name: 'Vérifier sans rien enregistrer' }));
    await screen.findByRole('heading', { name: '1 erreur dans l’archive' });
    expect(document.querySelector('main tbody tr')?.textContent).toBe('units.jsonModifié');
    expect(inMain().queryByRole('button', { name: 'Importer définitivement' })).toBeNull();
  });
});
