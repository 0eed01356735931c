import { expect, it } from 'vitest';
import { listCallTitleKeys, sayCallTitle } from './call-titles.ts';

const say = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  [id, ...Object.values(values)].join(' ');

it.each([
  ['Quarter 2026 Q2', 'call_title.quarter 2 2026'],
  ['Quarter 2026 Q2 1/4', 'call_title.quarter 2 2026 (1/4)'],
  ['Provisions', 'call_title.provisions'],
  ['Provisions 2026 4/12', 'call_title.provisions 2026 (4/12)'],
  ['WorkingCapital 2026', 'enum.Fund.WorkingCapital 2026'],
  ['Works 1/2', 'enum.Fund.Works (1/2)'],
])('%s stands for %s', (key, title) => {
  expect(sayCallTitle(key, say)).toBe(title);
});

it.each(['', 'Roof', 'Provisions 26', 'Quarter 2026 Q5', 'budget', 'Works  2026'])(
  '%j stands for no title',
  (key) => {
    expect(sayCallTitle(key, say)).toBeUndefined();
  },
);

it('keys name the numbers of a title', () => {
  expect(listCallTitleKeys('Provisions')).toEqual([
    'Provisions',
    'WorkingCapital',
    'Reserve',
    'Provision',
    'Works',
  ]);
  expect(listCallTitleKeys('Anything 2026 (2/4)')).toContain('Quarter 2026 Q3 2/4');
  expect(listCallTitleKeys('Anything (2/4)')).toContain('Reserve 2/4');
});
