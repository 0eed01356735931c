import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer } from '#test/component/records.ts';
import { sentOperations } from '#test/component/service.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';

describe('a page that a role may not open', () => {
  it.each([
    ['Auditor', 'de', '/expenses/new', /Ihre Rolle hat keinen Zugang/],
    ['Auditor', 'de', '/calls-for-funds/new', /Ihre Rolle hat keinen Zugang/],
    ['Auditor', 'de', '/calls-for-funds/bulk', /Ihre Rolle hat keinen Zugang/],
    ['BoardMember', 'fr', '/users/new', /Votre rôle n’a pas accès/],
    ['BoardMember', 'fr', '/organizations', /Votre rôle n’a pas accès/],
    ['Accountant', 'nl', '/gdpr/requests/new', /Uw rol heeft geen toegang/],
    ['Owner', 'nl', '/users', /Uw rol heeft geen toegang/],
    ['Owner', 'nl', '/journal-entries', /Uw rol heeft geen toegang/],
    ['Owner', 'nl', '/accounts', /Uw rol heeft geen toegang/],
  ] as const)(
    'tells the %s so in %s at %s, and nothing leads there',
    async (as, language, path, told) => {
      await openPage(path, { as, language });
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('heading', { level: 1 }).textContent).toMatch(told);
      expect(document.querySelectorAll(`a[href^="${path}"]`)).toHaveLength(0);
      await expectAccessible();
    },
  );
});

describe('the first page', () => {
  it.each([
    ['Auditor', ['/expenses/new', '/calls-for-funds/new', '/calls-for-funds/bulk']],
    ['BoardMember', ['/users/new', '/organizations']],
    ['Accountant', ['/gdpr/requests/new']],
  ] as const)('leads the %s to nothing that is not open to them', async (as, paths) => {
    const overview = anAnswer('getOverview', {});
    await openPage('/', { as, answers: { getOverview: overview } });
    for (const path of nonEmpty(paths))
      expect(document.querySelectorAll(`a[href^="${path}"]`)).toHaveLength(0);
  });
});

describe('a page for owners', () => {
  it.each([
    ['Syndic', 'fr', '/charges', /Cette page montre aux copropriétaires leurs propres données/],
    ['Syndic', 'fr', '/lots', /Cette page montre aux copropriétaires leurs propres données/],
    ['Syndic', 'fr', '/my-data', /Cette page montre aux copropriétaires leurs propres données/],
    ['Accountant', 'nl', '/letters', /Deze pagina toont mede-eigenaars hun eigen gegevens/],
    [
      'BoardMember',
      'fr',
      '/convocation-consent',
      /Cette page montre aux copropriétaires leurs propres données/,
    ],
    ['Auditor', 'de', '/lots', /Diese Seite zeigt Miteigentümern ihre eigenen Daten/],
  ] as const)(
    'tells the %s so in %s at %s, and asks for nothing',
    async (as, language, path, told) => {
      await openPage(path, { as, language });
      expect(screen.getByText(told)).toBeInstanceOf(HTMLElement);
      expect(sentOperations()).toEqual([
        'login',
        'whoAmI',
        'listBuildings',
        'getOverview',
        'getNotificationStats',
      ]);
    },
  );
});

describe('a page that another role may open', () => {
  it.each([
    ['Auditor', '/journal-entries/new', /Rôles qui y ont accès : Syndic et Comptable/],
    ['Accountant', '/users', /Rôles qui y ont accès : Syndic\./],
  ] as const)('tells the %s who may at %s', async (as, path, who) => {
    await openPage(path, { as, language: 'fr' });
    expect(await screen.findByText(who)).toBeInstanceOf(HTMLElement);
  });
});
