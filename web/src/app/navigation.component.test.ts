import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#test/component/page.ts';

describe('the frame of a page', () => {
  it.each([
    ['Syndic', 1],
    ['Accountant', 0],
  ] as const)('leads to the log of changes only who may read it: %s', async (as, count) => {
    await openPage('/profile', { as, answers: { listSessions: [] } });
    const links = screen.queryAllByRole('link', { name: 'Journal des modifications' });
    expect(links).toHaveLength(count);
  });

  it.each([
    ['nl', 'Meldingen'],
    ['de', 'Benachrichtigungen'],
  ] as const)('calls notifications by their name in %s', async (language, name) => {
    await openPage('/profile', { as: 'Accountant', language, answers: { listSessions: [] } });
    expect(screen.getByRole('button', { name })).toBeInstanceOf(HTMLElement);
  });
});
