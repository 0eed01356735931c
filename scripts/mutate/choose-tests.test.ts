import { describe, expect, it } from 'vitest';
import { chooseTestRuns } from './choose-tests.ts';
import { findImporters } from './imports.ts';

const files = Object.entries({
  'src/domain/money.ts': '',
  'src/domain/money.test.ts': "import { cents } from './money.ts';",
  'src/domain/share.ts': "import { cents } from './money.ts';",
  'src/domain/share.test.ts': "import { share } from './share.ts';",
  'src/domain/other.test.ts': "import type { Cents } from './money.ts';",
  'src/features/books/ledger/index.ts': "import { share } from '#domain/share.ts';",
  'src/features/books/ledger/ledger.integration.test.ts': '',
  'src/features/books/ledger/posting.integration.test.ts': '',
  'src/features/books/ledger/repository/lines.ts': '',
  'src/features/books/ledger/tickets.ts': '',
  'src/features/books/ledger/posting.ts': "export { cents } from '#domain/money.ts';",
  'src/features/tickets/tickets.integration.test.ts': '',
  'src/app/links.test.ts': "globSync('src/**')",
  'web/src/app/every-page.component.test.ts': '',
  'web/src/features/books/books.component.test.ts': '',
  'web/src/features/books/Ledger.tsx': '',
  'web/src/features/tickets/tickets.component.test.ts': '',
  'web/src/shared/List.tsx': '',
}).map(([path, text]) => ({ path, text }));
const sources = {
  importers: findImporters(files),
  tests: files.map(({ path }) => path).filter((path) => path.includes('.test.')),
  readers: ['src/app/links.test.ts'],
};

describe('the tests that can see a change', () => {
  it('of a rule are those that reach it by imports, and those of the features that use it', () => {
    expect(chooseTestRuns('src/domain/money.ts', sources)).toEqual([
      { project: 'unit', files: ['src/domain/money.test.ts', 'src/domain/share.test.ts'] },
      { project: 'unit', files: ['src/app/links.test.ts'] },
      {
        project: 'integration',
        files: [
          'src/features/books/ledger/ledger.integration.test.ts',
          'src/features/books/ledger/posting.integration.test.ts',
        ],
      },
    ]);
  });

  it('of a feature are those beside it, first the one of its name', () => {
    expect(chooseTestRuns('src/features/books/ledger/posting.ts', sources).at(-1)).toEqual({
      project: 'integration',
      files: [
        'src/features/books/ledger/posting.integration.test.ts',
        'src/features/books/ledger/ledger.integration.test.ts',
      ],
    });
  });

  it('of a feature are also those of its name elsewhere', () => {
    const ledger = 'src/features/books/ledger/ledger.integration.test.ts';
    const posting = 'src/features/books/ledger/posting.integration.test.ts';
    const tickets = 'src/features/tickets/tickets.integration.test.ts';
    expect(chooseTestRuns('src/features/books/ledger/repository/lines.ts', sources).at(-1)).toEqual(
      { project: 'integration', files: [ledger, posting] },
    );
    expect(chooseTestRuns('src/features/books/ledger/tickets.ts', sources).at(-1)).toEqual({
      project: 'integration',
      files: [tickets, ledger, posting],
    });
  });

  it('of a page are those of its area, of what areas share all that open pages; then that of every page', () => {
    const books = 'web/src/features/books/books.component.test.ts';
    const tickets = 'web/src/features/tickets/tickets.component.test.ts';
    const everyPage = {
      project: 'component',
      files: ['web/src/app/every-page.component.test.ts'],
    };
    const readers = { project: 'unit', files: ['src/app/links.test.ts'] };
    expect(chooseTestRuns('web/src/features/books/Ledger.tsx', sources)).toEqual([
      readers,
      { project: 'component', files: [books] },
      everyPage,
    ]);
    expect(chooseTestRuns('web/src/shared/List.tsx', sources)).toEqual([
      readers,
      { project: 'component', files: [books, tickets] },
      everyPage,
    ]);
  });
});
