import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, openPage, pageAddress } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { etagOf, sent, type Answers } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) => inMain().findByRole('button', { name });

const audit = anAnswer('getAudit', {
  start_date: '2025-01-01',
  end_date: '2025-12-31',
  status: 'Open',
  entries_since: 2,
  quote_threshold: 5_000,
  vouchers: { total: 2, unmarked: 2, ok: 0, questions: 0, objections: 0, unanswered: 0 },
  proposed_opinion: 'Approval',
  opinion: null,
  allowed_actions: ['sample', 'bank-file', 'report'],
});
const { id } = audit;
const voucher = (given: object = {}) =>
  aRow('listAuditVouchers', {
    audit_id: id,
    entry_id: anId(),
    description: 'Réparation de la porte',
    amount: 250,
    mark: null,
    expense_id: null,
    document_ids: [],
    messages: [],
    ...given,
  });
const [first, second] = [voucher({ sequence: 7 }), voucher({ sequence: 9 })];
const answers: Answers = { getAudit: audit, listAuditVouchers: [first, second] };
const asked = voucher({
  sequence: 11,
  mark: 'Question',
  messages: [{ id: anId(), written_by: 'Auditor', text: 'Quelle décision ?' }],
});

describe('an audit', () => {
  it('is begun for a year of a building', async () => {
    const building = aRow('listBuildings', { name: 'Les Tilleuls' });
    const year = aRow('listFiscalYears', { start_date: '2025-01-01', end_date: '2025-12-31' });
    const user = await openPage('/audits', {
      as: 'Auditor',
      answers: {
        ...answers,
        listAudits: [],
        listBuildings: [building],
        listFiscalYears: [year],
        createAudit: audit,
      },
    });
    const [begin] = await inMain().findAllByRole('button', { name: 'Commencer un contrôle' });
    await user.click(begin as HTMLElement);
    const dialog = await inDialog();
    const choice = dialog.getByRole('combobox', { name: 'Exercice' });
    await choose(user, choice, 'du 01/01/2025 au 31/12/2025');
    await user.click(dialog.getByRole('button', { name: 'Commencer un contrôle' }));
    await screen.findByRole('heading', {
      level: 1,
      name: 'Contrôle des comptes du 01/01/2025 au 31/12/2025',
    });
    expect(sent('createAudit')).toMatchObject([{ path: { id: year.id }, body: {} }]);
  });

  it('shows its progress, its sample and its basis, and draws a sample', async () => {
    const drawAuditSample = anAnswer('drawAuditSample', {});
    const user = await openPage(`/audits/${id}`, {
      as: 'Auditor',
      answers: { ...answers, drawAuditSample, listAccounts: [] },
    });
    expect(await inMain().findByText('0 sur 2')).toBeInstanceOf(HTMLElement);
    const table = inMain().getByRole('table', { name: 'Pièces de l’échantillon' });
    expect(within(table).getAllByText('Réparation de la porte')).toHaveLength(2);
    expect(
      inMain().getByText('2 écritures de l’exercice ont été passées depuis.'),
    ).toBeInstanceOf(HTMLElement);
    await expectAccessible();
    await user.click(await press('Tirer un échantillon'));
    const dialog = await inDialog();
    const submit = dialog.getByRole('button', { name: 'Tirer un échantillon' });
    await user.click(submit);
    expect(dialog.getAllByText('Entrez un nombre, un montant ou un compte.')).not.toEqual([]);
    await fill(user, dialog.getByRole('textbox', { name: 'Au-dessus de' }), '2500');
    await fill(user, dialog.getByRole('textbox', { name: 'Au hasard' }), '25');
    await fill(user, dialog.getByRole('textbox', { name: 'Clé du tirage' }), 'tilleuls');
    await user.click(submit);
    await inMain().findByText('0 sur 2');
    expect(sent('drawAuditSample')[0]?.body).toEqual({
      above: 2_500,
      account_code: null,
      random: 25,
      seed: 'tilleuls',
    });
  });

  it('takes the contract of the syndic, and leaves the threshold of the assembly alone', async () => {
    const supplier = aRow('listSuppliers', { name: 'Gestion Clairval' });
    const user = await openPage(`/audits/${id}`, {
      as: 'Auditor',
      answers: { ...answers, updateAudit: audit, listSuppliers: [supplier] },
    });
    await user.click(await press('Modifier la base'));
    const dialog = await inDialog();
    await user.click(dialog.getByRole('button', { name: 'Ajouter un contrat' }));
    await choose(
      user,
      dialog.getByRole('combobox', { name: 'Syndic (fournisseur)' }),
      'Gestion Clairval',
    );
    await fill(user, dialog.getByLabelText('Dès le'), '2025-01-01');
    await fill(user, dialog.getByRole('textbox', { name: 'Terme' }), '1815');
    const extras = dialog.getByRole('textbox', { name: 'Prix des prestations supplémentaires' });
    await fill(user, extras, '72,60; x');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    const refusal = 'Entrez des montants séparés par des points-virgules.';
    expect((await dialog.findAllByText(refusal)).length).toBeGreaterThan(0);
    await fill(user, extras, '72,60; 100');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await inMain().findByText('0 sur 2');
    expect(sent('updateAudit')).toMatchObject([
      {
        body: {
          fee_contracts: [
            {
              supplier_id: supplier.id,
              from: '2025-01-01',
              to: null,
              instalment: 1_815,
              instalments_per_year: 12,
              extra_prices: [72.6, 100],
            },
          ],
        },
        headers: { 'if-match': etagOf(audit) },
      },
    ]);
    expect(sent('updateAudit')[0]?.body).not.toHaveProperty('quote_threshold');
  });

  it('ends with an opinion and words, in the version that was read', async () => {
    const reportAudit = anAnswer('reportAudit', { ...audit, status: 'Reported' });
    const user = await openPage(`/audits/${id}`, {
      as: 'Auditor',
      answers: { ...answers, reportAudit },
    });
    await user.click(await press('Faire rapport'));
    const dialog = await inDialog();
    expect(dialog.getByText(/2 pièces ne sont pas examinées/)).toBeInstanceOf(HTMLElement);
    await choose(
      user,
      dialog.getByRole('combobox', { name: 'Avis' }),
      'Approbation avec remarques',
    );
    await fill(user, dialog.getByRole('textbox', { name: /Texte/ }), 'Une année soignée.');
    await user.click(dialog.getByRole('button', { name: 'Remettre le rapport' }));
    await inMain().findByText('0 sur 2');
    expect(sent('reportAudit')).toMatchObject([
      {
        body: { opinion: 'ApprovalWithRemarks', text: 'Une année soignée.' },
        headers: { 'if-match': etagOf(audit) },
      },
    ]);
  });

  it('offers the auditor’s acts to nobody else, and the agenda to the syndic', async () => {
    const documentId = anId();
    const reported = anAnswer('getAudit', {
      ...audit,
      status: 'Reported',
      opinion: 'Approval',
      report_text: 'Une année soignée.',
      meeting_id: null,
      reports: [{ language: 'fr', document_id: documentId }],
      allowed_actions: ['agenda'],
    });
    const meeting = aRow('listMeetings', {
      title: 'Assemblée générale',
      scheduled_date: '2026-06-10T17:00:00.000Z',
    });
    const user = await openPage(`/audits/${id}`, {
      as: 'Syndic',
      answers: {
        ...answers,
        getAudit: reported,
        listMeetings: [meeting],
        putAuditOnAgenda: reported,
      },
    });
    expect(await inMain().findByRole('link', { name: 'français' })).toBeInstanceOf(HTMLElement);
    for (const name of ['Tirer un échantillon', 'Faire rapport', 'Modifier la base']) {
      expect(inMain().queryByRole('button', { name })).toBe(null);
    }
    await user.click(await press('Mettre à l’ordre du jour'));
    const dialog = await inDialog();
    const choice = dialog.getByRole('combobox', { name: 'Assemblée' });
    await choose(user, choice, 'Assemblée générale, 10/06/2026 19:00');
    await user.click(dialog.getByRole('button', { name: 'Mettre à l’ordre du jour' }));
    await inMain().findByRole('link', { name: 'français' });
    expect(sent('putAuditOnAgenda')[0]?.body).toEqual({ meeting_id: meeting.id });
  });
});

describe('the vouchers of an audit', () => {
  it('are marked one after another by key', async () => {
    const marked = { ...first, mark: 'Ok' as const };
    const user = await openPage(`/audits/${id}/vouchers`, {
      as: 'Auditor',
      answers: { ...answers, markAuditVoucher: anAnswer('markAuditVoucher', marked) },
    });
    await inMain().findByRole('heading', { level: 2, name: 'Pièce 1 sur 2' });
    await expectAccessible();
    await user.keyboard('o');
    await inMain().findByRole('heading', { level: 2, name: 'Pièce 2 sur 2' });
    expect(pageAddress()).toContain(second.entry_id);
    expect(sent('markAuditVoucher')).toMatchObject([
      { path: { id, entry_id: first.entry_id }, body: { mark: 'Ok' } },
    ]);
    await user.keyboard('q');
    const dialog = await inDialog();
    await fill(user, dialog.getByRole('textbox', { name: 'Texte' }), 'Quelle décision ?');
    await user.click(dialog.getByRole('button', { name: 'Poser une question' }));
    await inMain().findByRole('heading', { level: 2, name: 'Pièce 1 sur 2' });
    expect(sent('markAuditVoucher')[1]).toMatchObject({
      path: { entry_id: second.entry_id },
      body: { mark: 'Question', text: 'Quelle décision ?' },
    });
    await user.keyboard('n');
    await inMain().findByRole('heading', { level: 2, name: 'Pièce 2 sur 2' });
    await user.keyboard('p');
    await inMain().findByRole('heading', { level: 2, name: 'Pièce 1 sur 2' });
  });

  it('show the syndic the open question first, to answer and not to mark', async () => {
    const user = await openPage(`/audits/${id}/vouchers`, {
      as: 'Syndic',
      answers: {
        ...answers,
        listAuditVouchers: [first, second, asked],
        answerAuditQuestion: anAnswer('answerAuditQuestion', asked),
      },
    });
    await inMain().findByRole('heading', { level: 2, name: 'Pièce 3 sur 3' });
    expect(inMain().getByText('Quelle décision ?')).toBeInstanceOf(HTMLElement);
    expect(inMain().queryByRole('button', { name: 'En ordre' })).toBe(null);
    await user.keyboard('a');
    const dialog = await inDialog();
    await fill(user, dialog.getByRole('textbox', { name: 'Texte' }), 'Le point 7.');
    await user.click(dialog.getByRole('button', { name: 'Répondre' }));
    await inMain().findByText('Quelle décision ?');
    expect(sent('answerAuditQuestion')).toMatchObject([
      { path: { id, entry_id: asked.entry_id }, body: { text: 'Le point 7.' } },
    ]);
  });

  it('take an entry that a finding names and the sample lacks', async () => {
    const entry_id = anId();
    const user = await openPage(`/audits/${id}/vouchers?entry_id=${entry_id}`, {
      as: 'Auditor',
      answers: { ...answers, markAuditVoucher: new DomainError('voucher_outside_audit') },
    });
    await inMain().findByRole('heading', { level: 2, name: 'Écriture hors de l’échantillon' });
    await user.click(await press('En ordre'));
    expect(await inMain().findByText(/n’est pas de l’exercice contrôlé/)).toBeInstanceOf(
      HTMLElement,
    );
    expect(sent('markAuditVoucher')[0]).toMatchObject({ path: { entry_id } });
  });
});

describe('the checks of an audit', () => {
  it('are sums and findings, with links to what they are about', async () => {
    const [expenseId, entryId] = [anId(), anId()];
    const getAuditChecks = anAnswer('getAuditChecks', {
      ledger: { is_intact: true, is_unchanged: true, entries_since: 0 },
      ties: [
        { code: 'bank', subject: 'BE1', detail: 'Banque et livres.', difference: -5, is_met: false },
      ],
      findings: [
        {
          check: 'weekend_invoice',
          detail: 'Un dimanche.',
          supplier_id: null,
          expense_ids: [expenseId],
          entry_ids: [entryId],
        },
      ],
    });
    await openPage(`/audits/${id}/checks`, { as: 'Auditor', answers: { ...answers, getAuditChecks } });
    expect(await inMain().findByText('Un dimanche.')).toBeInstanceOf(HTMLElement);
    const table = inMain().getByRole('table', { name: 'Concordances' });
    expect(within(table).getByText('diffère')).toBeInstanceOf(HTMLElement);
    const link = (name: string) => inMain().getByRole('link', { name }).getAttribute('href');
    expect(link('Facture 1')).toBe(`/expenses/${expenseId}`);
    expect(link('Écriture 1')).toBe(`/audits/${id}/vouchers?entry_id=${entryId}`);
    await expectAccessible();
  });
});

describe('the bank’s own file', () => {
  const file = anAnswer('compareBankFile', {
    file_name: 'bank.cod',
    first_day: '2025-01-02',
    last_day: '2025-12-31',
    transaction_count: 611,
    differences: [
      {
        code: 'amount_differs',
        detail: 'Le montant n’est pas partout le même.',
        statement: '2025-03-03',
        transaction_id: null,
        entry_ids: [],
        expense_ids: [],
        file: 401,
        bank: 399.99,
        books: '2025-04-13',
        papers: null,
      },
    ],
  });

  it('is dropped by the auditor, and every difference is named with its sources', async () => {
    const user = await openPage(`/audits/${id}/bank-files`, {
      as: 'Auditor',
      answers: { ...answers, listAuditBankFiles: [file], compareBankFile: file },
    });
    const table = await inMain().findByRole('table', { name: 'Différences de bank.cod' });
    for (const text of ['401,00', '399,99', '13/04/2025']) {
      expect(within(table).getByText(text)).toBeInstanceOf(HTMLElement);
    }
    await user.upload(inMain().getByLabelText('Choisir un fichier'), new File(['0'], 'bank.cod'));
    expect(
      await inMain().findByText('611 mouvements comparés : 1 différence.'),
    ).toBeInstanceOf(HTMLElement);
    expect(sent('compareBankFile')).toHaveLength(1);
    await expectAccessible();
  });

  it('is not asked of the syndic', async () => {
    await openPage(`/audits/${id}/bank-files`, {
      as: 'Syndic',
      answers: {
        ...answers,
        getAudit: { ...audit, allowed_actions: [] },
        listAuditBankFiles: [],
      },
    });
    await inMain().findByText('Aucun fichier n’a encore été comparé.');
    expect(inMain().queryByLabelText('Choisir un fichier')).toBe(null);
  });
});
