import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage, openPalette, pageAddress, settled } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { answering, sent } from '#test/component/service.ts';
import { aPerson } from '#test/component/session.ts';

const organization = anAnswer('getOrganization', { name: 'Gestion Clairval' });
const { id, name } = organization;
const superadmin = aPerson('SuperAdmin', 'en');
const working = { ...superadmin, settings: { acting_in: { id, name } } };

describe('an organization', () => {
  it.each(['/expenses?status=Paid', '/reports/balance-sheet'])(
    'is chosen first by a SuperAdmin who acts in none: %s',
    async (path) => {
      await openPage(path, {
        as: 'SuperAdmin',
        language: 'en',
        answers: { listOrganizations: [organization] },
      });
      screen.getByRole('heading', { level: 1, name: 'Choose an organization' });
      await expectAccessible();
    },
  );

  it('that was found and chosen opens the page that was asked for, until it is left', async () => {
    const user = await openPage('/expenses?status=Paid', {
      as: 'SuperAdmin',
      me: superadmin,
      answers: { listOrganizations: [] },
    });
    answering({ listOrganizations: [organization] });
    await fill(user, screen.getByRole('searchbox', { name: 'Name' }), 'clairval');
    await user.keyboard('{Enter}');
    const enter = await screen.findByRole('button', { name: 'Open Gestion Clairval' });
    expect(sent('listOrganizations').at(-1)?.query).toMatchObject({ q: 'clairval' });
    answering({
      updateMe: working,
      listAccounts: [],
      listExpenses: [aRow('listExpenses', {})],
      listPaymentBatches: [],
    });
    await user.click(enter);
    await screen.findByRole('heading', { level: 1, name: 'Invoices' });
    await settled();
    expect(pageAddress()).toBe('/expenses?status=Paid');
    expect(sent('listExpenses')[0]?.headers['x-organization-id']).toBe(id);
    const bar = within(await screen.findByRole('region', { name: 'Selected organization' }));
    answering({ updateMe: superadmin, getOverview: anAnswer('getOverview', {}) });
    await user.click(bar.getByRole('button', { name: 'Leave' }));
    await settled();
    expect(screen.queryByRole('region', { name: 'Selected organization' })).toBeNull();
  });

  it.each([
    ['none', superadmin, 0],
    ['one', working, 1],
  ] as const)(
    'has its acts in the palette of who works in %s as they may',
    async (_, me, count) => {
      const user = await openPage('/organizations', {
        as: 'SuperAdmin',
        me,
        answers: { listOrganizations: [organization], search: [] },
      });
      await openPalette(user);
      await fill(user, await screen.findByRole('combobox', { name: 'Search and actions' }), 'new');
      await screen.findByRole('option', { name: /^New organization/ });
      expect(screen.queryAllByRole('option', { name: /^New invoice/ })).toHaveLength(count);
    },
  );

  it('is changed by its syndic, all but the enterprise number', async () => {
    const user = await openPage(`/organizations/${id}/edit`, {
      as: 'Syndic',
      answers: { getOrganization: organization },
    });
    const number = screen.getByLabelText<HTMLInputElement>(/Numéro d’entreprise/);
    expect(number.readOnly).toBe(true);
    const city = screen.getByLabelText('Commune');
    await fill(user, city, 'Namur');
    await expectAccessible();
    const changed = { ...organization, city: 'Namur' };
    answering({ updateOrganization: changed, getOrganization: changed });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText(/Namur/);
    expect(sent('updateOrganization')[0]?.body).toMatchObject({ city: 'Namur' });
  });
});

describe('a new organization', () => {
  const fillIn = async () => {
    const user = await openPage('/organizations/new', { as: 'SuperAdmin', language: 'en' });
    await fill(user, screen.getByLabelText('Name'), 'Gestion Clairval');
    await fill(user, screen.getByLabelText('E-mail'), 'office@example.org');
    answering({
      createOrganization: organization,
      seedBelgianPcmn: anAnswer('seedBelgianPcmn', {}),
      getOrganization: organization,
      listUsers: [],
      proveLedger: anAnswer('proveLedger', {}),
    });
    return user;
  };
  const create = { name: 'Create organization' };

  it('gets the chart of accounts, unless that is deselected', async () => {
    const user = await fillIn();
    const chart = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Create the Belgian chart of accounts',
    });
    expect(chart.checked).toBe(true);
    await user.click(screen.getByRole('button', create));
    await screen.findByRole('heading', { level: 1, name: 'Gestion Clairval' });
    expect(sent('seedBelgianPcmn')[0]?.headers['x-organization-id']).toBe(id);
  });

  it('gets none where that is deselected', async () => {
    const user = await fillIn();
    await user.click(
      screen.getByRole('checkbox', { name: 'Create the Belgian chart of accounts' }),
    );
    await user.click(screen.getByRole('button', create));
    await screen.findByRole('heading', { level: 1, name: 'Gestion Clairval' });
    expect(sent('createOrganization')).toHaveLength(1);
    expect(sent('seedBelgianPcmn')).toEqual([]);
  });

  it('leads to the invitation of its syndic', async () => {
    const user = await fillIn();
    await user.click(screen.getByRole('button', create));
    const invite = await screen.findByRole('link', { name: 'Invite a user' });
    expect(invite.getAttribute('href')).toBe(`/users/new?organization_id=${id}`);
  });
});
