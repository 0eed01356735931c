import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { sent } from '#test/component/service.ts';
import type { SendingPreview } from '../api/generated.ts';

/** Letters in two languages and by both channels. */
const preview: SendingPreview = {
  recipients: [
    { channel: 'Email', language: 'fr', count: 2 },
    { channel: 'Post', language: 'nl', count: 1 },
  ],
  total: 1200.5,
  post_by: null,
  gaps: [],
};
const withoutAccount: SendingPreview = {
  ...preview,
  gaps: [{ code: 'BankAccountMissing', severity: 'Blocking', count: 3 }],
};

const panel = async () => within(await screen.findByRole('region', { name: 'Avant de continuer' }));
const submit = (name: string | RegExp) =>
  within(screen.getByRole('dialog')).getByRole('button', { name });

async function openCall(answer: SendingPreview | DomainError) {
  const call = anAnswer('getCallForFunds', { status: 'Draft', allowed_actions: ['send'] });
  const user = await openPage(`/calls-for-funds/${call.id}`, {
    as: 'Syndic',
    answers: {
      getCallForFunds: call,
      previewCallForFunds: anAnswer('previewCallForFunds', {}),
      previewCallSending: answer,
      sendCallForFunds: call,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  return user;
}

describe('before a call for funds', () => {
  it('the panel shows recipients by channel, the total and a draft per language', async () => {
    const user = await openCall(preview);
    const shown = await panel();
    await shown.findByText('2 lettres');
    shown.getByText('1 lettre');
    shown.getByText(/1\s?200,50/);
    shown.getByRole('button', { name: 'Français (2)' });
    shown.getByRole('button', { name: 'Néerlandais (1)' });
    expect(shown.getAllByRole('button')).toHaveLength(2);
    shown.getByText('Compte bancaire indiqué sur les lettres');
    shown.getByText('Adresses postales complètes');
    await expectAccessible();
    await user.click(submit(/^Envoyer à/));
    expect(sent('sendCallForFunds')).toHaveLength(1);
  });

  it('a missing bank account blocks it', async () => {
    const user = await openCall(withoutAccount);
    const shown = await panel();
    await shown.findByText(/pas de compte bancaire/);
    expect(shown.queryByText('Compte bancaire indiqué sur les lettres')).toBeNull();
    shown.getByText('Bloquant');
    const mend = shown.getByRole('link', { name: 'Compléter' });
    expect(mend.getAttribute('href')).toBe('/bank-accounts/new');
    await user.click(submit(/^Envoyer à/));
    expect(sent('sendCallForFunds')).toHaveLength(0);
  });

  it('what the service would refuse blocks it and is said', async () => {
    await openCall(new DomainError('ownership_incomplete'));
    const shown = await panel();
    await shown.findByRole('alert');
    expect(submit(/^Envoyer à/)).toHaveProperty('disabled', true);
  });

  it('a warning does not block it', async () => {
    const user = await openCall({
      ...preview,
      gaps: [{ code: 'AddressMissing', severity: 'Warning', count: 1 }],
    });
    const shown = await panel();
    await shown.findByText(/pas d’adresse postale/);
    await user.click(submit(/^Envoyer à/));
    expect(sent('sendCallForFunds')).toHaveLength(1);
  });
});

describe('before a convocation', () => {
  const meeting = anAnswer('getMeeting', {
    status: 'Scheduled',
    convened_at: null,
    last_sending_day: '2199-01-01',
    allowed_actions: ['convene'],
  });
  const open = async (code: 'PlaceMissing' | 'TextMissing') => {
    const user = await openPage(`/meetings/${meeting.id}`, {
      as: 'Syndic',
      answers: {
        getMeeting: meeting,
        listAgendaItems: [],
        listMeetingFindings: [
          aRow('listMeetingFindings', { code, agenda_item_id: null, title: null }),
        ],
        previewConvocations: { ...preview, total: null, post_by: '2199-01-01' },
        conveneMeeting: meeting,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Convoquer' }));
    return user;
  };

  it('the panel shows recipients, the days left by post and findings', async () => {
    const user = await open('TextMissing');
    const shown = await panel();
    await shown.findByText(/encore [\d\s]+ jours/);
    shown.getByText('Le point n’a pas de texte.');
    await user.click(submit('Convoquer'));
    expect(sent('conveneMeeting')).toHaveLength(1);
  });

  it('a missing place blocks it', async () => {
    await open('PlaceMissing');
    const shown = await panel();
    shown.getByText('Bloquant');
    expect(submit('Convoquer')).toHaveProperty('disabled', true);
    expect(sent('previewConvocations')).toHaveLength(0);
  });
});

it('before a reminder, the panel shows how its letter goes', async () => {
  const reminder = anAnswer('getPaymentReminder', { status: 'Open', allowed_actions: ['send'] });
  const user = await openPage(`/payment-reminders/${reminder.id}`, {
    as: 'Syndic',
    answers: {
      getPaymentReminder: reminder,
      listPaymentReminderDeliveries: [],
      previewReminderSending: withoutAccount,
      listUsers: [],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }));
  await (await panel()).findByText(/pas de compte bancaire/);
  expect(submit('Envoyer par e-mail')).toHaveProperty('disabled', true);
});

it('before minutes, the panel shows recipients and drafts', async () => {
  const minutes = anAnswer('getMinutes', {
    meeting: { status: 'Completed', meeting_type: 'GeneralAssembly' },
    published_at: null,
    quorum: null,
  });
  const user = await openPage(`/meetings/${minutes.meeting.id}/minutes`, {
    as: 'Syndic',
    answers: {
      getMinutes: minutes,
      listAttendances: [],
      proveVotes: anAnswer('proveVotes', {}),
      previewMinutesSending: { ...preview, total: null },
      publishMinutes: minutes,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Envoyer à tous' }));
  const shown = await panel();
  await shown.findByText('2 lettres');
  await user.click(submit('Envoyer à tous'));
  expect(sent('publishMinutes')).toHaveLength(1);
});

it('before a payment batch, the panel shows payments, total and a date that has passed', async () => {
  const batch = anAnswer('getPaymentBatch', {
    status: 'Draft',
    allowed_actions: ['approve'],
    execution_date: '2020-01-15',
    bank_account_iban: 'BE68539007547034',
    total: 75,
    lines: [{ amount: 75 }],
  });
  const user = await openPage(`/payment-batches/${batch.id}`, {
    as: 'Syndic',
    answers: { getPaymentBatch: batch, approvePaymentBatch: batch },
  });
  await user.click(screen.getByRole('button', { name: 'Approuver' }));
  const shown = await panel();
  shown.getByText('Virement');
  shown.getByText(/75,00/);
  shown.getByText(/est passée/);
  await user.click(submit('Approuver'));
  expect(sent('approvePaymentBatch')).toHaveLength(1);
});

it('a financial year is closed once every warning is accepted', async () => {
  const year = anAnswer('getFiscalYear', { status: 'Open', allowed_actions: ['close'] });
  const user = await openPage(`/fiscal-years/${year.id}`, {
    as: 'Accountant',
    answers: {
      getFiscalYear: year,
      getClosingList: anAnswer('getClosingList', {
        steps: [
          {
            code: 'Invoices',
            state: 'Done',
            action: null,
            findings: [
              { code: 'draft_calls', severity: 'Warning', detail: 'Un appel en brouillon' },
            ],
          },
        ],
      }),
      closeFiscalYear: year,
    },
  });
  screen.getByText(/^Acceptez chacun/);
  const close = screen.getByRole('button', { name: 'Clôturer l’exercice' });
  expect(close).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Un appel en brouillon' }));
  await user.click(close);
  expect(sent('closeFiscalYear')[0]?.body).toEqual({ acknowledge: ['draft_calls'] });
});

it('before an erasure, the panel shows what is erased and what is kept', async () => {
  const owner = anAnswer('getOwner', { name: 'Hugo Vermeersch' });
  const user = await openPage(`/gdpr/owners/${owner.id}/erasure`, {
    as: 'Syndic',
    answers: {
      getOwner: owner,
      previewErasure: anAnswer('previewErasure', { erased: [{ count: 4 }], blocked_by: [] }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Effacer définitivement' }));
  (await panel()).getByText('4 enregistrements');
  await expectAccessible();
});

it('before a run of reminders, the panel counts letters by channel', async () => {
  const run = anAnswer('runPaymentReminders', {
    lines: [
      { channel: 'Email', amount_owed: 100, to: 'Gentle', from: null },
      { channel: 'Post', amount_owed: 50, to: 'FinalNotice', from: 'Formal' },
    ],
  });
  const user = await openPage('/payment-reminders/run', {
    as: 'Syndic',
    answers: { runPaymentReminders: run },
  });
  await user.click(screen.getByRole('button', { name: /^Créer et envoyer/ }));
  const shown = await panel();
  expect(shown.getAllByText('1 lettre')).toHaveLength(2);
  shown.getByText(/150,00/);
});
