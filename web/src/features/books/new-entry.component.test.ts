import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { sent } from '#test/component/service.ts';

const building = aRow('listBuildings', { name: 'Les Acacias' });
const entry = anAnswer('createJournalEntry', { lines: [] });
const key = aRow('listDistributionKeys', { name: 'Ascenseur' });
const claim = aRow('listClaims', { title: 'Dégât des eaux', occurred_on: '2026-03-04' });
const owner = aRow('listOwners', { name: 'Anne Peeters' });
const decision = aRow('listDecisions', { title: 'Toiture', decided_on: '2026-03-12' });
const year = (end_date: string, status: 'Open' | 'Closed') =>
  aRow('listFiscalYears', { start_date: `${end_date.slice(0, 4)}-01-01`, end_date, status });

const open = (years = [year('2025-12-31', 'Closed'), year('2026-12-31', 'Open')]) =>
  openPage(`/journal-entries/new?building_id=${building.id}`, {
    as: 'Accountant',
    answers: {
      listBuildings: [building],
      listFiscalYears: years,
      listDistributionKeys: [key],
      listClaims: [claim],
      listDecisions: [decision],
      listOwners: [owner],
      getOwner: anAnswer('getOwner', { ...owner }),
      createJournalEntry: entry,
      getJournalEntry: entry,
    },
  });

const account = (line: number) => screen.getByRole('textbox', { name: `Compte, ligne ${line}` });
const amount = (side: 'Débit' | 'Crédit', line: number) => {
  const field = screen.getAllByRole('textbox', { name: side })[line - 1];
  if (field === undefined) throw new Error(`no ${side} ${line}`);
  return field;
};

describe('an entry by hand', () => {
  it('that corrects a closed year names it, and says who bears a cost', async () => {
    const user = await open();
    await fill(user, screen.getByLabelText('Libellé'), 'Facture oubliée');
    await choose(user, screen.getByRole('combobox', { name: /^Corrige l’exercice/ }), '2025');
    await user.type(account(1), '61010');
    await choose(user, screen.getByRole('combobox', { name: 'Clé de répartition' }), 'Ascenseur');
    await fill(user, screen.getByLabelText('Couvre du'), '2025-07-01');
    await fill(user, screen.getByLabelText('Au (inclus)'), '2025-09-30');
    await user.type(amount('Débit', 1), '92');
    await user.type(account(2), '440');
    await user.type(screen.getByRole('textbox', { name: 'Fournisseur' }), 'Liftex');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Passer l’écriture' }));
    expect(sent('createJournalEntry')[0]?.body).toMatchObject({
      corrects_fiscal_year: 2025,
      lines: [
        {
          account_code: '61010',
          debit: 92,
          distribution_key_id: key.id,
          period_from: '2025-07-01',
          period_to: '2025-09-30',
        },
        { account_code: '440', credit: 92, supplier: 'Liftex' },
      ],
    });
  });

  it('names the decision of works, with whose calls their cost is settled', async () => {
    const user = await open();
    await fill(user, screen.getByLabelText('Libellé'), 'Toiture, solde');
    await user.type(account(1), '611');
    await choose(user, screen.getByRole('combobox', { name: 'Décision' }), '12/03/2026 · Toiture');
    await user.type(amount('Débit', 1), '900');
    await user.type(account(2), '551');
    await user.click(screen.getByRole('button', { name: 'Passer l’écriture' }));
    expect(sent('createJournalEntry')[0]?.body).toMatchObject({
      lines: [
        { account_code: '611', debit: 900, decision_id: decision.id },
        { account_code: '551', credit: 900 },
      ],
    });
  });

  it('names the claim and the owner on their accounts, and nothing that they do not have', async () => {
    const user = await open();
    await user.type(account(1), '4996');
    await choose(
      user,
      screen.getByRole('combobox', { name: 'Sinistre' }),
      '04/03/2026 · Dégât des eaux',
    );
    await user.type(amount('Débit', 1), '50');
    await user.type(account(2), '4101');
    await choose(user, screen.getByRole('combobox', { name: 'Copropriétaire' }), 'Anne Peeters');
    await fill(user, screen.getByLabelText('Libellé'), 'Franchise');
    await user.click(screen.getByRole('button', { name: 'Passer l’écriture' }));
    const body = sent('createJournalEntry')[0]?.body;
    expect(body?.lines).toEqual([
      { account_code: '4996', debit: 50, claim_id: claim.id },
      { account_code: '4101', credit: 50, owner_id: owner.id },
    ]);
    expect(body).not.toHaveProperty('corrects_fiscal_year');
  });

  it('asks for no year to correct where none is closed', async () => {
    await open([year('2026-12-31', 'Open')]);
    const form = within(screen.getByRole('main'));
    expect(form.queryByText(/^Corrige l’exercice/)).toBeNull();
  });
});
