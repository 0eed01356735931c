import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { sent, type Answers } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));

describe('the buildings', () => {
  it('have their cash and what owners are late with, and its sum', async () => {
    const rows = ['Les Tilleuls', 'Zonnebloem'].map((name) => aRow('listBuildings', { name }));
    const figures = rows.map(({ id, name }, index) => ({
      building_id: id,
      building_name: name,
      cash: 1_000.5,
      overdue: index * 80.1,
    }));
    const answers: Answers = { listBuildings: rows, listBuildingFigures: figures };
    await openPage('/buildings', { as: 'Syndic', answers });
    const table = await inMain().findByRole('table');
    await screen.findByText(/^2.001,00$/);
    expect(within(table).getAllByText('80,10')).toHaveLength(2);
    expect(sent('listBuildingFigures')).toHaveLength(1);
  });

  it('have the number of their tasks and the next deadline, late ones in red', async () => {
    const [late, calm] = ['Les Tilleuls', 'Zonnebloem'].map((name) =>
      aRow('listBuildings', { name }),
    );
    const task = { building_id: late?.id ?? null, building_name: 'Les Tilleuls', link: '/tickets' };
    const getOverview = anAnswer('getOverview', {
      items: [
        { ...task, kind: 'ExpenseToPay', title: 'Gaz', due_on: '2025-10-01' },
        { ...task, kind: 'TicketToSettle', title: 'Infiltration', due_on: null },
      ],
    });
    const answers: Answers = {
      listBuildings: [late, calm].filter((one) => one !== undefined),
      listBuildingFigures: [],
      getOverview,
    };
    await openPage('/buildings', { as: 'Syndic', answers });
    const count = await inMain().findByRole('link', { name: '2 tâches' });
    expect(count.getAttribute('href')).toBe(`/?building_id=${late?.id}`);
    const due = inMain().getByRole('link', { name: '01/10/2025 · Gaz' });
    expect(due.firstElementChild?.className).toContain('bad');
    inMain().getByRole('row', { name: /Zonnebloem .*Aucune échéance/ });
    await expectAccessible();
  });

  it('are sorted by urgency, unless asked for another order', async () => {
    const rows = ['Calme', 'Demain', 'Retard'].map((name) => aRow('listBuildings', { name }));
    const task = { building_name: null, link: '/tickets', title: 'Gaz' };
    const [calm, soon, late] = rows.map(({ id }) => id);
    const getOverview = anAnswer('getOverview', {
      items: [
        { ...task, building_id: late ?? null, kind: 'ExpenseToPay', due_on: '2025-10-01' },
        { ...task, building_id: soon ?? null, kind: 'ExpenseToPay', due_on: '2090-10-01' },
        { ...task, building_id: calm ?? null, kind: 'TicketToSettle', due_on: null },
      ],
    });
    await openPage('/buildings', {
      as: 'Syndic',
      answers: { listBuildings: rows, listBuildingFigures: [], getOverview },
    });
    const names = () =>
      inMain()
        .getAllByRole('link', { name: /Calme|Demain|Retard/ })
        .map(({ textContent }) => /Calme|Demain|Retard/.exec(textContent)?.[0]);
    expect(names()).toEqual(['Retard', 'Demain', 'Calme']);
  });

  it('are searched by name, address or number', async () => {
    const user = await openPage('/buildings', {
      as: 'Syndic',
      answers: { listBuildingFigures: [] },
    });
    await fill(user, inMain().getByRole('searchbox', { name: 'Nom, adresse, n° BCE' }), 'zonne');
    await waitFor(() => expect(sent('listBuildings').at(-1)?.query['q']).toBe('zonne'));
    await inMain().findByText('Aucun immeuble ne correspond.');
  });
});
