import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, pageAddress, settled } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { answering, sent, type Answers } from '#test/component/service.ts';
import { queryClient } from '../api/query-client.ts';

const inMain = () => within(screen.getByRole('main'));

describe('an empty list', () => {
  it.each([
    ['/calls-for-funds?status=Cancelled', { listCallsForFunds: [] }, 'Nouvel appel de fonds'],
    ['/payments?status=Reversed', { listPayments: [], listOwners: [] }, 'Nouveau paiement'],
    ['/meetings?status=Cancelled', { listMeetings: [] }, 'Planifier une assemblée'],
    ['/documents?q=zzzz', { listDocuments: [] }, 'Ajouter un document'],
    [
      '/tickets?q=zzzz',
      { listTickets: [], readTicketStats: anAnswer('readTicketStats', {}) },
      'Ouvrir un ticket',
    ],
    ['/users?q=zzzz', { listUsers: [] }, 'Inviter un utilisateur'],
  ] satisfies [string, Answers, string][])(
    'at %s names its next act at its head and in the place of its rows',
    async (path, answers, act) => {
      await openPage(path, { as: 'Syndic', answers });
      const links = inMain().getAllByRole('link', { name: act });
      expect(links).toHaveLength(2);
      for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/[a-z-]+\/new/);
    },
  );

  it.each([
    ['/expenses?q=zzzz', 'listExpenses', aRow('listExpenses', {})],
    ['/suppliers?q=zzzz', 'listSuppliers', aRow('listSuppliers', {})],
    ['/documents?q=zzzz', 'listDocuments', aRow('listDocuments', {})],
    ['/payments?status=Reversed', 'listPayments', aRow('listPayments', {})],
  ] as const)('that filters leave nothing of leads back to all: %s', async (path, list, row) => {
    const user = await openPage(`${path}&sort=id`, {
      as: 'Syndic',
      answers: { [list]: [], listOwners: [] },
    });
    answering({ [list]: [row] });
    await user.click(inMain().getByRole('button', { name: 'Effacer les filtres' }));
    await settled();
    expect(document.querySelectorAll('main tbody tr')).toHaveLength(1);
    expect(pageAddress()).toMatch(/^\/[a-z]+\?sort=id$/);
  });
});

describe('the chosen building', () => {
  const building = '019a0000-0000-7000-8000-000000000001';

  it('narrows a list of its records', async () => {
    await openPage(`/payments?building_id=${building}&method=Cash`, {
      as: 'Syndic',
      answers: { listPayments: [], listOwners: [] },
    });
    expect(sent('listPayments')[0]?.query).toMatchObject({ building_id: building, method: 'Cash' });
  });

  it('is not sent to a list that belongs to no building', async () => {
    await openPage(`/users?building_id=${building}&q=ann`, {
      as: 'Syndic',
      answers: { listUsers: [] },
    });
    const [request] = sent('listUsers');
    expect(request?.query).toMatchObject({ q: 'ann', sort: 'name' });
    expect(request?.query).not.toHaveProperty('building_id');
  });
});

describe('a filter', () => {
  it('ignores values in the address that are none of its own', async () => {
    await openPage('/payments?status=Recorded,Nonsense', {
      as: 'Syndic',
      answers: { listPayments: [], listOwners: [] },
    });
    expect(sent('listPayments')[0]?.query).toMatchObject({ status: 'Recorded' });
  });
});

describe('a day that filters a list', () => {
  it('is sent once its year is whole', async () => {
    await openPage('/expenses', { as: 'Syndic', answers: { listExpenses: [] } });
    const from = inMain().getByLabelText('Du');
    // Browsers give these days while 2026 is typed.
    for (const day of ['0002-01-01', '0020-01-01', '0202-01-01', '2026-01-01']) {
      fireEvent.change(from, { target: { value: day } });
      await settled();
    }
    expect(sent('listExpenses').map(({ query }) => query['date_from'])).toEqual([
      undefined,
      '2026-01-01',
    ]);
    expect(from).toHaveProperty('value', '2026-01-01');
  });
});

describe('a page that is added to a list', () => {
  it('is shown even if records change while it comes', async () => {
    const rows = Array.from({ length: 150 }, () => aRow('listDocuments', {}));
    const isAsked = Promise.withResolvers<void>();
    const isChanged = Promise.withResolvers<void>();
    const listDocuments: Answers['listDocuments'] = async ({ query }) => {
      if (query['cursor'] !== undefined) {
        isAsked.resolve();
        await isChanged.promise;
      }
      return rows;
    };
    const user = await openPage('/documents', { as: 'Syndic', answers: { listDocuments } });
    await user.click(inMain().getByRole('button', { name: 'Afficher plus de lignes' }));
    await isAsked.promise;
    void queryClient.invalidateQueries();
    isChanged.resolve();
    await settled();
    expect(document.querySelectorAll('main tbody tr')).toHaveLength(150);
  });
});
