import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage, pageAddress } from '#test/component/page.ts';

const answers = {
  listSessions: [],
  listSuppliers: [],
  listExpenses: [],
  listPaymentBatches: [],
};
const entry = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Navigation principale' })).getByRole('link', {
    name,
  });
// The flyout may still have to load, which React awaits only in an awaited `act`.
const hover = (user: UserEvent, name: string) => act(() => user.hover(entry(name)));
const names = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

describe('the flyout of an entry', () => {
  it('has its pages, then what can be done there, while the mouse is over it', async () => {
    const user = await openPage('/profile', { as: 'Syndic', answers });
    await hover(user, 'Factures');
    const menu = await screen.findByRole('menu', { name: 'Factures' });
    expect(names(menu)).toEqual([
      'Factures',
      'Paiements aux fournisseurs',
      'Fournisseurs',
      'Nouvelle facture',
      'Nouveau fournisseur',
    ]);
    expect(entry('Factures').getAttribute('aria-expanded')).toBe('true');
    await expectAccessible();
    await user.click(within(menu).getByRole('menuitem', { name: 'Fournisseurs' }));
    await waitFor(() => expect(pageAddress()).toBe('/suppliers'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes on Escape, and once the mouse has left', async () => {
    const user = await openPage('/profile', { as: 'Syndic', answers });
    await hover(user, 'Banque');
    await screen.findByRole('menu', { name: 'Banque' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await hover(user, 'Factures');
    await screen.findByRole('menu', { name: 'Factures' });
    await user.unhover(screen.getByRole('navigation', { name: 'Navigation principale' }));
    await user.hover(screen.getByRole('main'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('is entered by the right arrow, gone through by arrows, and left to its entry', async () => {
    const user = await openPage('/profile', { as: 'Syndic', answers });
    entry('Factures').focus();
    await user.keyboard('{ArrowRight}');
    const menu = await screen.findByRole('menu', { name: 'Factures' });
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toBe('Factures'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Fournisseurs');
    await user.keyboard('{Home}{ArrowUp}');
    expect(focused()).toBe(names(menu).at(-1));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(entry('Factures'));
  });

  it('of “Plus” opens by a click too, with every page under it', async () => {
    const user = await openPage('/profile', { as: 'Syndic', answers });
    await act(() => user.click(screen.getByRole('button', { name: 'Plus' })));
    const menu = await screen.findByRole('menu', { name: 'Plus' });
    within(menu).getByRole('group', { name: 'Données personnelles' });
    within(menu).getByRole('menuitem', { name: 'Registre des traitements' });
    within(menu).getByRole('menuitem', { name: 'Inviter un utilisateur' });
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'));
    await expectAccessible();
  });

  it('is not for touch, which follows the entry', async () => {
    const user = await openPage('/profile', { as: 'Syndic', answers });
    await user.pointer([{ keys: '[TouchA]', target: entry('Factures') }]);
    await waitFor(() => expect(pageAddress()).toBe('/expenses'));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
