import axe from 'axe-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that need layout; the browser tests check them. */
const SEEN = ['color-contrast', 'target-size'];

/** Checks the visible page against WCAG 2.2 AA: names, roles, states and structure. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, {
    runOnly: TAGS,
    rules: Object.fromEntries(SEEN.map((rule) => [rule, { enabled: false }])),
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
