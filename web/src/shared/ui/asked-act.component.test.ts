import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage, pageAddress } from '#test/component/page.ts';
import { anAnswer } from '#test/component/records.ts';

function openTicket(act: string, allowed_actions: readonly ('resolve' | 'reopen')[]) {
  const ticket = anAnswer('getTicket', {
    title: 'Ascenseur',
    allowed_actions: [...allowed_actions],
  });
  const address = `/tickets/${ticket.id}`;
  const answers = {
    getTicket: ticket,
    listTicketComments: [],
    listDocuments: [],
    listTicketHistory: [],
  };
  return { address, opened: openPage(`${address}?act=${act}`, { as: 'Syndic', answers }) };
}

describe('an address that asks for an act', () => {
  it('opens its dialog once, and asks no longer', async () => {
    const { address, opened } = openTicket('resolve', ['resolve']);
    const user = await opened;
    await screen.findByRole('dialog', { name: 'Résoudre' });
    await waitFor(() => expect(pageAddress()).toBe(address));
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pageAddress()).toBe(address);
  });

  it.each([
    ['resolve', ['reopen']],
    ['invented', ['resolve']],
  ] as const)('only shows the page where %s is not possible', async (act, allowed) => {
    const { address, opened } = openTicket(act, allowed);
    await opened;
    await waitFor(() => expect(pageAddress()).toBe(address));
    screen.getByRole('heading', { level: 1, name: 'Ascenseur' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
