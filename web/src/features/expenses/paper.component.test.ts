import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { sent, type Answers } from '#test/component/service.ts';

/** Answers for the other requests of the form. */
const beside: Answers = {
  listExpenses: [],
  listDocuments: [],
  listSuppliers: [],
  listAccounts: [],
  listDistributionKeys: [],
  listFiscalYears: [],
  listBudgets: [],
};

describe('the paper of an expense', () => {
  const IBAN = 'BE62510007547061';
  const supplier = anAnswer('getSupplier', {
    name: 'Lumière & Force SC',
    iban: IBAN,
    default_account_code: '6121',
    payment_days: 30,
  });
  const values = anAnswer('getInvoiceValues', {
    has_text: true,
    supplier_id: supplier.id,
    iban: IBAN,
    invoice_number: '2026-88120',
    expense_date: '2026-11-12',
    amount: 488.68,
  });
  const input = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

  /** Opens the form beside a document. */
  async function openPaper(read: Answers['getInvoiceValues'], content_type = 'application/pdf') {
    const building = aRow('listBuildings', {});
    const document = anAnswer('getDocument', { building_id: building.id, content_type });
    return openPage(`/expenses/new?document_id=${document.id}`, {
      as: 'Syndic',
      answers: {
        ...beside,
        listBuildings: [building],
        getDocument: document,
        getSupplier: supplier,
        getInvoiceValues: read ?? values,
        // The preview is the browser’s own.
        createDownloadLink: new DomainError('not_found', { what: 'document', id: document.id }),
      },
    });
  }

  it('fills in the form, marks each field until it is changed, and says what it lacks', async () => {
    const user = await openPaper(values);
    const number = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Numéro de facture Lu dans le PDF',
    });
    expect(number.value).toBe('2026-88120');
    expect(input('Date Lu dans le PDF').value).toBe('12/11/2026');
    expect(input('Montant TVA comprise Lu dans le PDF').value).toBe('488,68');
    const named = screen.getByRole<HTMLInputElement>('combobox', {
      name: 'Fournisseur Lu dans le PDF',
    });
    expect(named.value).toBe('Lumière & Force SC');
    // Defaults of the supplier are not marked as read.
    expect(input('Échéance').value).toBe('12/12/2026');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Compte' }).value).toBe('6121');
    const said = screen.getByText('4 champs lus dans le PDF.').closest('[role=status]');
    expect(said?.textContent).toMatch(/Non lus : Échéance, Communication/);
    expect(said?.textContent).toMatch(/BE62 5100 0754 7061 est celui du fournisseur/);
    await expectAccessible();
    await user.type(number, 'A');
    expect(input('Numéro de facture').value).toBe('2026-88120A');
  });

  it('changes nothing that was typed before it was read', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof values>();
    const user = await openPaper(() => promise);
    await fill(user, input('Numéro de facture'), '7');
    resolve(values);
    await screen.findByText('4 champs lus dans le PDF.');
    expect(input('Numéro de facture').value).toBe('7');
    input('Montant TVA comprise Lu dans le PDF');
  });

  it('that has no text, or cannot be read, leaves the form to be filled in by hand', async () => {
    await openPaper(anAnswer('getInvoiceValues', { has_text: false }));
    await screen.findByText(/n’a pas de texte lisible/);
    cleanup();
    await openPaper(new DomainError('too_busy'));
    await screen.findByText(/n’a pas pu être lu/);
    expect(input('Numéro de facture').value).toBe('');
  });

  it('is read into a draft of which only the file is known, and no photo is', async () => {
    const draft = anAnswer('getExpense', { status: 'Draft', amount: 0, allocations: [] });
    const document = aRow('listDocuments', { content_type: 'application/pdf' });
    await openPage(`/expenses/${draft.id}/edit`, {
      as: 'Syndic',
      answers: {
        ...beside,
        getExpense: draft,
        listDocuments: [document],
        getSupplier: supplier,
        getInvoiceValues: values,
        createDownloadLink: new DomainError('not_found', { what: 'document', id: document.id }),
      },
    });
    await screen.findByText('4 champs lus dans le PDF.');
    expect(sent('getInvoiceValues')[0]?.path).toEqual({ id: document.id });
    cleanup();
    await openPaper(values, 'image/png');
    expect(screen.queryByText(/lus dans le PDF/)).toBeNull();
  });
});
