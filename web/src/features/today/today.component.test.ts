import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { inLayer, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { answering, etagOf, sent } from '#test/component/service.ts';
import { aPerson } from '#test/component/session.ts';
import { today } from '../../shared/format/today.ts';
import type { Task } from './fold-tasks.ts';

const inMain = () => within(screen.getByRole('main'));

const aTask = (title: string, given: Partial<Task>): Task => ({
  kind: 'TicketToSettle',
  title,
  detail: 'Les Tilleuls',
  building_id: null,
  building_name: null,
  due_on: null,
  amount: null,
  link: `/tickets/${title}`,
  ...given,
});

const soon = aTask('Infiltration', { due_on: addDays(today(), 3) });
const far = aTask('Contrat', { due_on: addDays(today(), 60) });
const legal = aTask('Convoquer', {
  kind: 'MeetingToConvene',
  due_on: addDays(today(), 1),
  link: '/meetings/1',
});
const bills = [10.5, 20, 30].map((amount) =>
  aTask(`Facture ${amount}`, {
    kind: 'ExpenseToPay',
    amount,
    due_on: addDays(today(), -2),
    link: `/expenses/${amount}`,
  }),
);

function open(items: readonly Task[], settings = {}) {
  const answer = anAnswer('getOverview', {
    items,
    figures: { to_pay: { count: 3, amount: 60.5, link: '/expenses?status=Approved' } },
  });
  return openPage('/', { as: 'Syndic', me: { settings }, answers: { getOverview: answer } });
}

describe('tasks', () => {
  it('of one kind share a row with their total, which unfolds and leads to their list', async () => {
    const user = await open(bills);
    const fold = inMain().getByRole('button', { name: '3 factures à payer' });
    expect(fold.closest('li')?.textContent).toMatch(/2 jours de retard.*60,50/);
    expect(inMain().queryByRole('link', { name: 'Facture 20' })).toBeNull();
    const list = inMain().getByRole('link', { name: 'Payer', description: '3 factures à payer' });
    expect(list.getAttribute('href')).toBe('/expenses?status=Approved');
    await user.click(fold);
    expect(inMain().getByRole('link', { name: 'Facture 20' }).getAttribute('href')).toBe(
      '/expenses/20',
    );
    await expectAccessible();
  });

  it('lead from their title to the page, and by their act to its dialog', async () => {
    await open([soon]);
    const title = inMain().getByRole('link', { name: 'Infiltration' });
    expect(title.getAttribute('href')).toBe('/tickets/Infiltration');
    const act = inMain().getByRole('link', { name: 'Résoudre', description: 'Infiltration' });
    expect(act.getAttribute('href')).toBe('/tickets/Infiltration?act=resolve');
  });

  it('that are due after the horizon are counted, and shown when asked for', async () => {
    const user = await open([soon, far]);
    inMain().getByRole('link', { name: 'Infiltration' });
    expect(inMain().queryByRole('link', { name: 'Contrat' })).toBeNull();
    await user.click(inMain().getByRole('button', { name: '1 tâche plus tard' }));
    inMain().getByRole('link', { name: 'Contrat' });
    await user.click(inMain().getByRole('radio', { name: '7 jours' }));
    expect(inMain().queryByRole('link', { name: 'Contrat' })).toBeNull();
  });

  it('with a legal deadline say so', async () => {
    await open([soon, legal]);
    const row = inMain().getByRole('link', { name: 'Convoquer', description: 'Convoquer' });
    expect(row.closest('li')?.textContent).toContain('Délai légal');
  });

  it('are narrowed to a topic, whose chip counts them', async () => {
    const user = await open([soon, legal, ...bills]);
    const topic = (name: string) => inMain().getByRole('button', { name });
    expect(topic('Tout 5').getAttribute('aria-pressed')).toBe('true');
    await user.click(topic('Argent 3'));
    inMain().getByRole('button', { name: '3 factures à payer' });
    expect(inMain().queryByRole('link', { name: 'Infiltration' })).toBeNull();
    await user.click(topic('Délai légal 1'));
    expect(inMain().queryByRole('button', { name: '3 factures à payer' })).toBeNull();
    inMain().getByRole('link', { name: 'Convoquer', description: 'Convoquer' });
    await expectAccessible();
    await user.click(topic('Tout 5'));
    inMain().getByRole('link', { name: 'Infiltration' });
  });

  it('of several coming days are marked on a line', async () => {
    await open([aTask('Toit', { due_on: addDays(today(), 15) }), legal, ...bills]);
    const marks = [...document.querySelectorAll('main [data-align]')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Convoquer', 'Résoudre']);
    expect(marks.map((mark) => mark.hasAttribute('data-legal'))).toEqual([true, false]);
  });

  it('are snoozed until a day, which can be undone', async () => {
    const user = await open([soon, legal], { theme: 'dark', snoozed: { 'x /y': '2020-01-01' } });
    answering({
      updateMe: ({ body }) => aPerson('Syndic', 'fr', { settings: body?.settings ?? {} }),
    });
    const snooze = { name: 'Reporter', description: 'Infiltration' };
    await user.click(inMain().getByRole('button', snooze));
    await user.click(await inLayer('menuitem', 'D’une semaine'));
    await waitFor(() => expect(inMain().queryByRole('link', { name: 'Infiltration' })).toBeNull());
    inMain().getByText('1 tâche en attente');
    inMain().getByText('1 tâche reportée');
    const settings = {
      theme: 'dark',
      snoozed: { 'TicketToSettle /tickets/Infiltration': addDays(today(), 7) },
    };
    await user.click(screen.getByRole('button', { name: 'Annuler l’action' }));
    await inMain().findByRole('link', { name: 'Infiltration' });
    expect(sent('updateMe').map(({ body }) => body?.settings)).toEqual([
      settings,
      { theme: 'dark', snoozed: {} },
    ]);
  });

  it('that are snoozed can be shown again before their day', async () => {
    const snoozed = { 'TicketToSettle /tickets/Infiltration': addDays(today(), 7) };
    const user = await open([soon], { snoozed });
    inMain().getByText('Aucune tâche en attente');
    answering({
      updateMe: ({ body }) => aPerson('Syndic', 'fr', { settings: body?.settings ?? {} }),
    });
    await user.click(
      inMain().getByRole('button', { name: 'Reprendre : Infiltration', hidden: true }),
    );
    await inMain().findByRole('link', { name: 'Infiltration' });
  });
});

describe('an invoice to approve', () => {
  it('is approved in its row, as it was shown', async () => {
    const expense = anAnswer('getExpense', {
      amount: 345.02,
      supplier: 'Gaz du Brabant',
      status: 'PendingApproval',
      allowed_actions: ['approve', 'reject'],
    });
    const link = `/expenses/${expense.id}`;
    const user = await open([aTask('Gaz', { kind: 'ExpenseToApprove', link })]);
    answering({ getExpense: expense, approveExpense: expense });
    await user.click(inMain().getByRole('button', { name: 'Approuver', description: 'Gaz' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Gaz du Brabant');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Approuver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('approveExpense')[0]?.headers['if-match']).toBe(etagOf(expense));
  });
});

describe('a platform without offices', () => {
  const office = { name: 'Créer le bureau' };
  it.each([
    [0, true],
    [1, false],
  ])('leads to the first one: there are %s', async (count, isOffered) => {
    const listOrganizations = [aRow('listOrganizations', {})].slice(0, count);
    await openPage('/', { as: 'SuperAdmin', answers: { listOrganizations } });
    expect(inMain().queryByRole('link', office) !== null).toBe(isOffered);
  });
});
