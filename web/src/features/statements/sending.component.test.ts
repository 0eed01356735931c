import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill } from '#test/component/page.ts';
import { aRow } from '#test/component/records.ts';
import { sent } from '#test/component/service.ts';
import { aRun, openRun } from '#test/component/statement-run.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('sending', () => {
  const run = aRun({ status: 'Frozen', allowed_actions: ['approve', 'send', 'reverse'] });
  const preview = {
    recipients: [
      { channel: 'Email' as const, language: 'fr' as const, count: 1 },
      { channel: 'Post' as const, language: 'nl' as const, count: 1 },
    ],
    total: 150,
    post_by: null,
    gaps: [],
  };

  it('shows what is asked and how, and sends it with the due date and the setting for credits', async () => {
    const user = await openRun(run, 'Syndic', {
      previewStatementSending: preview,
      sendStatement: aRun({ status: 'Sent' }),
    });
    await user.click(inMain().getByRole('button', { name: 'Envoyer' }));
    const dialog = await inDialog();
    const figures = dialog.getByRole('list', { name: 'Totaux du décompte' });
    expect(figures.textContent).toMatch(/163,84.*13,84/);
    const recipients = await dialog.findByRole('list', { name: 'Destinataires' });
    expect(recipients.textContent).toBe('E-mail1 lettrePoste1 lettre');
    dialog.getByRole('button', { name: 'Néerlandais (1)' });
    await expectAccessible();
    await fill(user, dialog.getByLabelText('Échéance'), '2027-03-31');
    await user.click(dialog.getByRole('button', { name: /^Envoyer 2 décomptes, 163,84/ }));
    expect(sent('sendStatement')[0]?.body).toEqual({ due_date: '2027-03-31' });
  });

  it('is not possible without a bank account to pay to', async () => {
    const gaps = [{ code: 'BankAccountMissing' as const, severity: 'Blocking' as const, count: 2 }];
    const user = await openRun(run, 'Syndic', { previewStatementSending: { ...preview, gaps } });
    await user.click(inMain().getByRole('button', { name: 'Envoyer' }));
    const dialog = await inDialog();
    await dialog.findByText(/pas de compte bancaire/);
    expect(dialog.getByRole('button', { name: /^Envoyer/ })).toHaveProperty('disabled', true);
  });

  it('leaves letters that are posted by hand, and marked as such', async () => {
    const delivery = aRow('listStatementDeliveries', {
      owner_name: 'Anne Peeters',
      channel: 'Post',
      status: 'ToPost',
    });
    const user = await openRun(
      aRun({ status: 'Sent', sent_at: '2027-02-15T10:00:00.000Z' }),
      'Syndic',
      {
        listStatementDeliveries: [delivery],
        markStatementDeliveryPosted: { ...delivery, status: 'Posted' },
      },
    );
    await user.click(inMain().getByRole('button', { name: 'Marquer comme postée' }));
    await user.click((await inDialog()).getByRole('button', { name: 'Marquer comme postée' }));
    expect(sent('markStatementDeliveryPosted')[0]?.path).toMatchObject({
      delivery_id: delivery.id,
    });
  });

  it('comes after the approval that the building asks for, with its decision', async () => {
    const decision = aRow('listDecisions', { title: 'Comptes 2026', decided_on: '2027-03-18' });
    const unapproved = aRun({ status: 'Frozen', allowed_actions: ['approve', 'reverse'] });
    const user = await openRun(unapproved, 'Syndic', {
      listDecisions: [decision],
      approveStatement: aRun({ status: 'Approved' }),
    });
    expect(inMain().queryByRole('button', { name: 'Envoyer' })).toBeNull();
    await user.click(inMain().getByRole('button', { name: 'Approuver' }));
    const dialog = await inDialog();
    dialog.getByText(/exige une décision de l’assemblée/);
    const field = dialog.getByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    // A list that opens with its dialog would cover it.
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await choose(user, field, '18/03/2027 · Comptes 2026');
    await user.click(dialog.getByRole('button', { name: 'Approuver les décomptes' }));
    expect(sent('approveStatement')[0]?.body).toEqual({ decision_id: decision.id });
  });
});

it('a sent run is reversed with a reason', async () => {
  const run = aRun({ status: 'Sent', allowed_actions: ['reverse'] });
  const user = await openRun(run, 'Accountant', { reverseStatement: aRun({ status: 'Reversed' }) });
  await user.click(inMain().getByRole('button', { name: 'Extourner' }));
  const dialog = await inDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Une facture manquait');
  await user.click(dialog.getByRole('button', { name: 'Extourner les décomptes' }));
  expect(sent('reverseStatement')[0]?.body).toEqual({ reason: 'Une facture manquait' });
});

it('a reversed run says why', async () => {
  await openRun(aRun({ status: 'Reversed', allowed_actions: [], reversal_reason: 'Oubli' }));
  inMain().getByText('Extourné : Oubli');
});
