import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblemAt } from '#platform/http/problem-handler.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, offered, openPage } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { answering, sent } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));

describe('a board member who reads calls for funds', () => {
  it('is offered no new one in the list', async () => {
    await openPage('/calls-for-funds?status=Sent', {
      as: 'BoardMember',
      answers: { listCallsForFunds: [aRow('listCallsForFunds', { title: 'Toiture' })] },
    });
    expect(inMain().getByRole('link', { name: 'Toiture' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('link', { name: 'Nouvel appel de fonds' })).toBeNull();
  });

  it('sees which part of a sent call is paid', async () => {
    const call = (title: string, status: 'Draft' | 'Sent', open_amount: number) =>
      aRow('listCallsForFunds', { title, status, total_amount: 12_000, open_amount });
    await openPage('/calls-for-funds', {
      as: 'BoardMember',
      answers: {
        listCallsForFunds: [call('Toiture', 'Sent', 3_267), call('Façade', 'Draft', 12_000)],
      },
    });
    inMain().getByRole('row', { name: /Toiture.*72,8\s%/ });
    expect(inMain().queryByRole('row', { name: /Façade.*%/ })).toBeNull();
  });

  it('sees what everybody owes, and is offered nothing that the service does not allow', async () => {
    const call = anAnswer('getCallForFunds', {
      status: 'Sent',
      sent_at: '2026-01-15T09:00:00.000Z',
    });
    const delivery = aRow('listCallDeliveries', { status: 'ToPost', channel: 'Post' });
    await openPage(`/calls-for-funds/${call.id}`, {
      as: 'BoardMember',
      answers: {
        getCallForFunds: call,
        listCallReceivables: [aRow('listCallReceivables', {})],
        listCallDeliveries: [delivery],
      },
    });
    expect(inMain().getByRole('table', { name: 'Montants dus' })).toBeInstanceOf(HTMLElement);
    expect(inMain().queryByRole('button', { name: /Annuler|Envoyer|Marquer/ })).toBeNull();
  });
});

describe('calls for many buildings', () => {
  const [first, second] = [
    aRow('listBuildings', { name: 'Les Cèdres' }),
    aRow('listBuildings', { name: 'Les Disparus' }),
  ];

  it('say why one was refused, and take it up again with what was typed', async () => {
    const user = await openPage('/calls-for-funds/bulk', {
      as: 'Syndic',
      answers: { listBuildings: [first, second] },
    });
    const quarter = screen.getByRole('combobox', { name: 'Trimestre' });
    await user.click(quarter);
    const [next] = offered(quarter);
    if (next !== undefined) await user.click(next);
    await fill(user, screen.getByLabelText('Intitulé'), 'Appel refusé');
    await fill(user, screen.getByLabelText('Montant par immeuble'), '90');
    const problem = createProblemAt({ language: 'fr', requestId: 'r1' }, 'not_found', {
      what: 'building',
    });
    answering({
      listBuildings: [first],
      bulkCreateCalls: anAnswer('bulkCreateCalls', {
        results: [
          { building_id: first.id, id: anId(), status: 'Draft' },
          { building_id: second.id, problem },
        ],
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Enregistrer 2 brouillons' }));
    await screen.findByText('1 brouillon enregistré, 1 immeuble refusé.');
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    row(/Les Disparus/).getByText(/n’existe/);
    row(/Les Cèdres/).getByText('Brouillon');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Réessayer pour l’immeuble refusé' }));
    // It is gone: nothing is left to be called for, and what was typed is still there.
    await screen.findByText('Aucun immeuble n’est sélectionné.');
    expect(screen.getByLabelText<HTMLInputElement>('Intitulé').value).toBe('Appel refusé');
  });
});

describe('a draft call', () => {
  const building = aRow('listBuildings', {});
  const draft = anAnswer('getCallForFunds', {
    status: 'Draft',
    building_id: building.id,
    title: 'Provisions',
    fund: 'Provision',
    total_amount: 100,
    due_date: '2026-03-31',
    call_date: '2026-03-01',
  });
  const answers = {
    listBuildings: [building],
    listDistributionKeys: [],
    listDecisions: [],
    previewCallForFunds: anAnswer('previewCallForFunds', {}),
  };

  it('is edited with what it holds', async () => {
    const user = await openPage(`/calls-for-funds/${draft.id}/edit`, {
      as: 'Syndic',
      answers: { ...answers, getCallForFunds: draft },
    });
    await fill(user, screen.getByLabelText('Montant'), '250,50');
    answering({ updateCallForFunds: draft });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent('updateCallForFunds')).not.toEqual([]));
    expect(sent('updateCallForFunds')[0]?.body).toMatchObject({
      title: 'Provisions',
      fund: 'Provision',
      total_amount: 250.5,
      parts: [],
    });
  });

  it('of a series shows no amounts to edit', async () => {
    const instalment = { ...draft, series_id: anId(), instalment_number: 1, instalment_count: 4 };
    await openPage(`/calls-for-funds/${draft.id}/edit`, {
      as: 'Syndic',
      answers: { ...answers, getCallForFunds: instalment },
    });
    expect(screen.queryByLabelText('Montant')).toBeNull();
    expect(screen.getByText(/sont ceux de sa série/)).toBeInstanceOf(HTMLElement);
  });
});
