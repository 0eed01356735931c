import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage, openPalette, pageAddress } from '#test/component/page.ts';
import { aRow, anAnswer, anId } from '#test/component/records.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { findPageAddresses } from '#test/helpers/page-addresses.ts';
import { signInRoutes } from '../features/sign-in/area.ts';
import type { NavigationEntry } from '../shared/routing/area.ts';
import { areas } from './areas.ts';
import { buildMenu } from './menu.ts';

const profile = { listSessions: [] };
const mainMenu = () => screen.getByRole('navigation', { name: 'Navigation principale' });
const linkNames = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.querySelector('span')?.textContent ?? link.textContent);

describe('the menu', () => {
  it('has eight entries for the syndic, and the rest under “Plus”', async () => {
    await openPage('/profile', { as: 'Syndic', answers: profile });
    expect(linkNames(mainMenu())).toEqual([
      'Aujourd’hui',
      'Immeubles',
      'Copropriétaires',
      'Factures',
      'Appels & paiements',
      'Banque',
      'Assemblées',
      'Comptabilité',
    ]);
    await expectAccessible();
    within(mainMenu()).getByRole('button', { name: 'Plus' });
  });

  it.each([
    ['Syndic', 1],
    ['Accountant', 0],
  ] as const)('leads to the log of changes only who may read it: %s', async (as, count) => {
    const user = await openPage('/profile', { as, answers: { ...profile, search: [] } });
    await openPalette(user);
    const field = await screen.findByRole('combobox', { name: 'Recherche et actions' });
    await fill(user, field, 'journal');
    await screen.findByRole('option', { name: /^Journal ?Comptabilité$/ });
    expect(screen.queryAllByRole('option', { name: /^Journal des modifications/ })).toHaveLength(
      count,
    );
  });

  it('has four entries for an owner, with their pages as tabs', async () => {
    await openPage('/charges', { as: 'Owner', answers: { listExpenses: [], listFiscalYears: [] } });
    expect(linkNames(mainMenu())).toEqual(['Accueil', 'Charges', 'Assemblée', 'Moi']);
    const tabs = screen.getByRole('navigation', { name: 'Charges' });
    expect(linkNames(tabs)).toEqual([
      'Mes charges',
      'Mes décomptes',
      'Relevés et courriers',
      'Comptes de l’immeuble',
    ]);
  });

  it('says how much waits behind an entry, beside its name', async () => {
    const figure = { count: 3, amount: null, link: '/expenses' };
    const overview = anAnswer('getOverview', {
      figures: { to_approve: figure, to_submit: { ...figure, count: 1 } },
    });
    await openPage('/profile', { as: 'Syndic', answers: { ...profile, getOverview: overview } });
    const entry = await within(mainMenu()).findByRole('link', {
      name: 'Factures',
      description: '4 en attente',
    });
    expect(entry.textContent).toContain('4');
  });
});

describe('every page', () => {
  const pages: readonly NavigationEntry[] = areas.flatMap(({ navigation }) => navigation);
  const claims = pages.flatMap(({ to, pages: others = [] }) => [to, ...others]);

  it('belongs to a part of the menu', () => {
    const signedOut: readonly string[] = signInRoutes.map(({ fullPath }) => fullPath);
    const lost = nonEmpty(findPageAddresses())
      .filter((path) => path !== '/' && !signedOut.includes(path))
      .filter((path) => !claims.some((one) => path === one || path.startsWith(`${one}/`)));
    expect(lost).toEqual([]);
  });

  it('under “Plus” is listed with what sets up the office first', () => {
    expect(buildMenu(pages, false).more.map(({ tabs }) => tabs.map(({ to }) => to))).toEqual([
      ['/users', '/approvers'],
      ['/organization'],
      [
        '/imports/buildings',
        '/imports/takeover',
        '/imports/expenses',
        '/imports/payments',
        '/imports/handover',
        '/handovers',
      ],
      ['/notification-deliveries'],
      ['/gdpr/requests', '/gdpr/register'],
      ['/audit'],
    ]);
  });

  it('under “Plus” is a tab of its entry, if several share it', async () => {
    await openPage('/gdpr/register', {
      as: 'Syndic',
      answers: { listProcessingActivities: [] },
    });
    const tabs = within(await screen.findByRole('navigation', { name: 'Données personnelles' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Demandes RGPD',
      'Registre des traitements',
    ]);
    expect(pages.filter(({ place }) => place === 'more')).toHaveLength(
      buildMenu(pages, false).more.flatMap(({ tabs: own }) => own).length,
    );
  });

  it.each<readonly [NavigationEntry['place'], readonly string[]]>([
    ['today', ['/', '/notifications']],
    ['building', ['/buildings', '/documents', '/tickets', '/sales', '/lot-requests']],
    ['owners', ['/owners', '/owner-accounts']],
    ['invoices', ['/expenses', '/payment-batches', '/suppliers']],
    [
      'calls',
      [
        '/calls-for-funds',
        '/payments',
        '/payment-reminders',
        '/payment-reminders/stats',
        '/payment-reminders/settings',
        '/interest-rates',
        '/holds',
      ],
    ],
    ['bank', ['/bank-transactions/match', '/bank-statements', '/bank-transactions', '/bank-rules']],
    ['meetings', ['/meetings', '/decisions', '/agenda-proposals', '/assembly-requests']],
    [
      'books',
      [
        '/journal-entries',
        '/reports/general-ledger',
        '/accounts',
        '/budgets',
        '/reports/balance-sheet',
        '/fiscal-years',
        '/ledger/proof',
        '/audits',
      ],
    ],
    [
      'more',
      [
        '/imports/buildings',
        '/imports/takeover',
        '/imports/expenses',
        '/imports/payments',
        '/imports/handover',
        '/handovers',
        '/users',
        '/approvers',
        '/organization',
        '/notification-deliveries',
        '/gdpr/requests',
        '/gdpr/register',
        '/audit',
      ],
    ],
    ['home', ['/']],
    ['charges', ['/charges', '/statements', '/letters', '/reports/balance-sheet']],
    ['me', ['/convocation-consent', '/lots', '/my-data', '/profile']],
    ['platform', ['/organizations', '/service', '/service/audit']],
  ])('of %s is a tab of it', (place, addresses) => {
    const found = pages.filter((page) => page.place === place).map(({ to }) => to);
    expect(found.toSorted()).toEqual(addresses.toSorted());
  });
});

describe('a tab', () => {
  const answers = { listBankRules: [], listBankTransactions: [], listBankAccounts: [] };

  it('is beside the others of its part, marked as the current one', async () => {
    await openPage('/bank-rules', { as: 'Syndic', answers });
    const tabs = screen.getByRole('navigation', { name: 'Banque' });
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe(
      'Règles bancaires',
    );
    const entry = within(mainMenu()).getByRole('link', { name: 'Banque' });
    expect(entry.getAttribute('aria-current')).toBe('true');
  });
});

describe('the path above a page', () => {
  it('names the building, the part of the menu, and the page', async () => {
    const building = aRow('listBuildings', { name: 'Résidence Les Tilleuls' });
    await openPage(`/bank-rules?building_id=${building.id}`, {
      as: 'Syndic',
      answers: { listBankRules: [], listBuildings: [building] },
    });
    const steps = within(screen.getByRole('list', { name: 'Emplacement' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Résidence Les Tilleuls',
      'Banque',
      'Règles bancaires',
    ]);
  });
});

describe('the choice of a building', () => {
  const [tilleuls, mercator] = ['Résidence Les Tilleuls', 'Tour Mercator'].map((name) =>
    aRow('listBuildings', { id: anId(), name, city: 'Forest' }),
  );

  it('says what waits in each building, and where a deadline of the law is near', async () => {
    const task = { building_name: null, link: '/tickets', title: 'Gaz', due_on: '2025-10-01' };
    await openPage('/bank-rules', {
      as: 'Syndic',
      answers: {
        listBankRules: [],
        listBuildings: [tilleuls, mercator].filter((one) => one !== undefined),
        getOverview: anAnswer('getOverview', {
          items: [
            { ...task, building_id: tilleuls?.id ?? null, kind: 'MeetingToConvene' },
            { ...task, building_id: mercator?.id ?? null, kind: 'ExpenseToPay' },
          ],
        }),
      },
    });
    await act(async () => screen.getByRole('button', { name: /^Immeuble : Tous/ }).click());
    await screen.findByRole('combobox', { name: 'Chercher un immeuble', hidden: true });
    const options = screen.getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('délai légal'),
      expect.stringMatching(/Tilleuls.*délai légal/),
      expect.stringMatching(/Mercator.*1 tâche/),
    ]);
  });

  // Without layout, a layer counts as hidden.
  it('narrows as one types, chooses with Enter, and keeps the page', async () => {
    const user = await openPage('/bank-rules', {
      as: 'Syndic',
      answers: {
        listBankRules: [],
        listBuildings: [tilleuls, mercator].filter((one) => one !== undefined),
      },
    });
    // The list may still have to load, which React awaits only in an awaited `act`.
    await act(async () => screen.getByRole('button', { name: /^Immeuble : Tous/ }).click());
    const field = await screen.findByRole('combobox', {
      name: 'Chercher un immeuble',
      hidden: true,
    });
    await expectAccessible();
    await fill(user, field, 'mercator');
    const options = screen.getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tour Mercator'),
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pageAddress()).toBe(`/bank-rules?building_id=${mercator?.id}`));
  });
});

describe('the bell', () => {
  it.each([
    ['nl', 'Meldingen'],
    ['de', 'Benachrichtigungen'],
  ] as const)('calls notifications by their name in %s', async (language, name) => {
    await openPage('/profile', { as: 'Accountant', language, answers: profile });
    expect(screen.getByRole('button', { name })).toBeInstanceOf(HTMLElement);
  });
});
