import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, settled } from '#test/component/page.ts';
import { anAnswer } from '#test/component/records.ts';
import { answering, sent, type Answers } from '#test/component/service.ts';
import { aPerson } from '#test/component/session.ts';

const readTicketStats = anAnswer('readTicketStats', {});

describe('saved views', () => {
  it.each([
    ['/calls-for-funds?status=Draft', { listCallsForFunds: [] }],
    ['/documents?document_type=Letter', { listDocuments: [] }],
    ['/journal-entries?journal=Purchases', { listJournalEntries: [] }],
    ['/notifications?read=false', { listMyNotifications: [] }],
    ['/owners?q=a', { listOwners: [] }],
    ['/payment-reminders?status=Open', { listPaymentReminders: [], listOwners: [] }],
    ['/payments?status=Reversed', { listPayments: [], listOwners: [] }],
    ['/tickets?status=Open', { listTickets: [], readTicketStats }],
    ['/users?is_active=true', { listUsers: [] }],
  ] satisfies [string, Answers][])(
    'are offered by a list that is narrowed: %s',
    async (path, answers) => {
      await openPage(path, { as: 'Syndic', answers });
      screen.getByRole('button', { name: 'Enregistrer la vue' });
    },
  );

  it.each([
    ['/tickets?sort=created_at&view=board', 0],
    ['/tickets?sort=created_at&view=board&status=Open', 1],
  ])('are not offered for an order or a view, which narrow nothing: %s', async (path, count) => {
    await openPage(path, { as: 'Syndic', answers: { listTickets: [], readTicketStats } });
    const keep = screen.queryAllByRole('button', { name: 'Enregistrer la vue' });
    expect(keep).toHaveLength(count);
  });

  it('removed quickly one after the other are all removed', async () => {
    const filters = ['Un', 'Deux'].map((name) => ({ name, search: `?q=${name}` }));
    const me = { settings: { theme: 'dark', filters: { '/documents': filters } } };
    const user = await openPage('/documents', {
      as: 'Syndic',
      me,
      answers: { listDocuments: [] },
    });
    answering({
      updateMe: ({ body }) => aPerson('Syndic', 'fr', { settings: body?.settings ?? {} }),
    });
    await user.click(screen.getByRole('button', { name: 'Vues' }));
    // Without layout, layers count as out of sight.
    const found = { name: /^Supprimer la vue/, hidden: true };
    for (const remove of screen.getAllByRole('button', found)) remove.click();
    await settled();
    expect(sent('updateMe').map(({ body }) => body?.settings)).toEqual([
      { theme: 'dark', filters: { '/documents': filters.slice(1) } },
      { theme: 'dark', filters: { '/documents': [] } },
    ]);
  });
});
