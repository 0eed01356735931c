import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer } from '#test/component/records.ts';
import { sentOperations } from '#test/component/service.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';

describe('a page that a role may not open', () => {
  it.each([
    ['Auditor', 'de', '/expenses/new', /steht Ihrer Rolle nicht offen/],
    ['Auditor', 'de', '/calls-for-funds/new', /steht Ihrer Rolle nicht offen/],
    ['Auditor', 'de', '/calls-for-funds/bulk', /steht Ihrer Rolle nicht offen/],
    ['BoardMember', 'fr', '/users/new', /n’est pas ouverte à votre rôle/],
    ['BoardMember', 'fr', '/organizations', /n’est pas ouverte à votre rôle/],
    ['Accountant', 'nl', '/gdpr/requests/new', /niet voor uw rol/],
    ['Owner', 'nl', '/users', /niet voor uw rol/],
    ['Owner', 'nl', '/journal-entries', /niet voor uw rol/],
    ['Owner', 'nl', '/accounts', /niet voor uw rol/],
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
    ['Syndic', 'fr', '/charges', /Elle montre aux copropriétaires ce qui est à eux/],
    ['Syndic', 'fr', '/lots', /Elle montre aux copropriétaires ce qui est à eux/],
    ['Syndic', 'fr', '/my-data', /Elle montre aux copropriétaires ce qui est à eux/],
    ['Accountant', 'nl', '/letters', /Ze toont mede-eigenaars wat van hen is/],
    [
      'BoardMember',
      'fr',
      '/convocation-consent',
      /Elle montre aux copropriétaires ce qui est à eux/,
    ],
    ['Auditor', 'de', '/lots', /Sie zeigt Miteigentümern, was ihnen gehört/],
  ] as const)(
    'tells the %s so in %s at %s, and asks for nothing',
    async (as, language, path, told) => {
      await openPage(path, { as, language });
      expect(screen.getByText(told)).toBeInstanceOf(HTMLElement);
      expect(sentOperations()).toEqual([
        'login',
        'whoAmI',
        'listBuildings',
        'getNotificationStats',
      ]);
    },
  );
});
