import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { LIMITS } from '#test/helpers/limits.ts';
import { ApiProblem } from '../../web/src/shared/api/client.ts';
import { queryClient } from '../../web/src/shared/api/query-client.ts';
import { currentSession, signOut } from '../../web/src/shared/session/session.ts';
import { answering, recordFault, resetService } from './service.ts';

configure({
  asyncUtilTimeout: LIMITS.poll,
  // The text of the page says more than its markup.
  getElementError: (message) => {
    const shown = [...document.querySelectorAll('main, [role=dialog]')];
    const text = shown.map(({ textContent }) => textContent).join('\n');
    return new Error(`${message?.split('\n')[0]}\nThe page says: ${text}`);
  },
});

// What a page logs as an error fails its test.
// oxlint-disable-next-line no-console -- It replaces console.error.
console.error = (...said: unknown[]) => {
  const text = said.map(String).join(' ');
  // A page that fails to load logs why; unexpected refusals are already recorded.
  if (said.some((one) => one instanceof ApiProblem)) return;
  // The router awaits the code of a page with `use`, conditionally.
  if (!text.includes('conditional-use-of-use')) recordFault(text);
};

afterEach(async () => {
  cleanup();
  answering({ logout: undefined });
  if (currentSession().kind === 'signed-in') await signOut();
  queryClient.clear();
  localStorage.clear();
  expect(resetService()).toEqual([]);
});
