import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles.ts';

/** Makes files of features, each with imports from other features. */
function treeOf(imports: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(imports).flatMap(([feature, imported]) => [
    {
      path: `src/features/${feature}/index.ts`,
      text: "export { run } from './commands.ts';",
    },
    {
      path: `src/features/${feature}/commands.ts`,
      text: imported
        .map((other, index) => `import { x as x${index} } from '#features/${other}/index.ts';`)
        .join('\n'),
    },
  ]);
}

describe('the search for cycles', () => {
  it('finds none where features import only what comes before them', () => {
    const tree = treeOf({
      'register/units': [],
      'register/owners': ['register/units'],
      'books/ledger': ['register/owners', 'register/units'],
      tickets: ['books/ledger', 'register/owners'],
    });
    expect(findCycles(tree)).toEqual({ features: [], areas: [] });
  });

  it('names all features of a cycle, and none that only lead to it or follow from it', () => {
    const tree = treeOf({
      'money/payments': ['money/credits'],
      'money/credits': ['money/receivables'],
      'money/receivables': ['money/payments', 'register/units'],
      'register/units': [],
      demo: ['money/payments'],
    });
    expect(findCycles(tree)).toEqual({
      features: [['money/credits', 'money/payments', 'money/receivables']],
      areas: [],
    });
  });

  it('finds areas that import one another through different features', () => {
    const tree = treeOf({
      'books/ledger': [],
      'books/reports': ['money/payments'],
      'money/payments': ['books/ledger'],
      tickets: ['notifications'],
      notifications: [],
    });
    expect(findCycles(tree)).toEqual({ features: [], areas: [['books', 'money']] });
  });

  it('keeps cycles apart that share nothing', () => {
    const tree = treeOf({
      'books/ledger': ['books/accounts'],
      'books/accounts': ['books/ledger'],
      tickets: ['notifications'],
      notifications: ['tickets'],
    });
    expect(findCycles(tree)).toEqual({
      features: [
        ['books/accounts', 'books/ledger'],
        ['notifications', 'tickets'],
      ],
      areas: [['notifications', 'tickets']],
    });
  });

  it('follows types and re-exports, and what relations join is no import of a feature', () => {
    const tree = [
      ...treeOf({ 'register/units': [], 'register/owners': [] }),
      {
        path: 'src/features/register/units/unit.ts',
        text: "import type { Owner } from '../owners/index.ts';\nimport { owners } from '#relations/owners.ts';",
      },
      {
        path: 'src/features/register/owners/units.ts',
        text: "export { x } from '#features/register/units/index.ts';",
      },
    ];
    expect(findCycles(tree).features).toEqual([['register/owners', 'register/units']]);
    const withoutType = tree.filter(({ path }) => !path.endsWith('unit.ts'));
    expect(findCycles(withoutType).features).toEqual([]);
  });
});
