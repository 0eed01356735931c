import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inLayer, openPage, pageAddress, settled } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { answering, sent, type Answers } from '#test/component/service.ts';
import { aPerson } from '#test/component/session.ts';
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
      answers: { [list]: [], listAccounts: [], listOwners: [], listPaymentBatches: [] },
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
  it('says in its chip what it is set to, and is changed and removed there', async () => {
    const user = await openPage('/payments?status=Recorded', {
      as: 'Syndic',
      answers: { listPayments: [], listOwners: [] },
    });
    await user.click(inMain().getByRole('button', { name: 'État : Enregistré' }));
    await user.click(await inLayer('checkbox', 'Extourné'));
    expect(pageAddress()).toBe('/payments?status=Recorded,Reversed');
    await user.click(inMain().getByRole('button', { name: 'Retirer le filtre État' }));
    expect(pageAddress()).toBe('/payments');
    inMain().getByRole('button', { name: 'État' });
  });

  it('by a record names the record', async () => {
    const owner = anAnswer('getOwner', { name: 'Karim Benali' });
    await openPage(`/payments?owner_id=${owner.id}`, {
      as: 'Syndic',
      answers: { listPayments: [], listOwners: [], getOwner: owner },
    });
    inMain().getByRole('button', { name: 'Copropriétaire : Karim Benali' });
  });

  it('that a list sets by itself can be changed, but not removed', async () => {
    await openPage('/notification-deliveries', {
      as: 'Syndic',
      answers: { listNotificationDeliveries: [], listUsers: [] },
    });
    inMain().getByRole('button', { name: 'État : Échoué' });
    expect(inMain().queryByRole('button', { name: /^Retirer le filtre/ })).toBe(null);
  });

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
    const user = await openPage('/payments', {
      as: 'Syndic',
      answers: { listPayments: [], listOwners: [] },
    });
    await user.click(inMain().getByRole('button', { name: 'Ajouter un filtre' }));
    await user.click(await inLayer('menuitem', 'Date'));
    const from = screen.getByLabelText('Du');
    for (const day of ['01/01/2', '01/01/20', '01/01/202', '01/01/2026']) {
      fireEvent.change(from, { target: { value: day } });
      await settled();
    }
    expect(sent('listPayments').map(({ query }) => query['date_from'])).toEqual([
      undefined,
      '2026-01-01',
    ]);
    expect(from).toHaveProperty('value', '01/01/2026');
  });
});

describe('the total of a list', () => {
  const rows = [aRow('listPayments', { amount: 10.1 }), aRow('listPayments', { amount: 20.2 })];
  const foot = () =>
    [...document.querySelectorAll('main tfoot td')].map((cell) => cell.textContent);

  it('is at its foot, to the cent', async () => {
    await openPage('/payments', {
      as: 'Syndic',
      answers: { listPayments: rows, listOwners: [] },
    });
    expect(foot()).toContain('Total');
    expect(foot()).toContain('30,30');
  });

  it('says that it is only of the rows shown while there are others', async () => {
    const many = Array.from({ length: 150 }, () => aRow('listPayments', { amount: 1 }));
    await openPage('/payments', {
      as: 'Syndic',
      answers: { listPayments: many, listOwners: [] },
    });
    expect(foot()).toContain('Total des lignes affichées');
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

describe('compact rows', () => {
  it('are chosen in one list, and kept for all', async () => {
    const user = await openPage('/payments', {
      as: 'Syndic',
      answers: { listPayments: [aRow('listPayments', {})], listOwners: [] },
    });
    const me = aPerson('Syndic', 'fr');
    answering({
      updateMe: ({ body }) => ({ ...me, settings: body?.settings ?? {} }),
    });
    await user.click(inMain().getByRole('button', { name: 'Lignes compactes' }));
    await screen.findByRole('button', { name: 'Lignes compactes', pressed: true });
    expect(sent('updateMe')[0]?.body).toMatchObject({ settings: { density: 'compact' } });
    expect(screen.getByRole('table').dataset['density']).toBe('compact');
  });
});
