import { describe, expect, it } from 'vitest';
import { findWebFaults } from './web-faults.ts';

function faultsOf(path: string, text: string): string[] {
  return findWebFaults([{ path, text }], { leastFiles: 1 });
}

describe('findWebFaults', () => {
  it.each([
    ['web/src/features/money/Page.tsx', "import { api } from '../../shared/session/session.ts';"],
    ['web/src/features/money/Page.tsx', "import { Row } from './Row.tsx';"],
    ['web/src/features/money/Page.tsx', "import { LANGUAGES } from '#domain/kernel/language.ts';"],
    ['web/src/app/areas.ts', "import { area } from '../features/money/area.ts';"],
    ['web/src/main.tsx', "import { App } from './app/App.tsx';"],
    ['web/src/app/router.ts', "const page = () => import('../features/money/Page.tsx');"],
  ])('lets %s have %s', (path, text) => expect(faultsOf(path, text)).toEqual([]));

  it.each([
    ['web/src/shared/ui/Page.tsx', "import { area } from '../../features/money/area.ts';"],
    ['web/src/shared/ui/Page.tsx', "const late = () => import('../../features/money/Page.tsx');"],
    ['web/src/features/money/Page.tsx', "import { Row } from '../books/Row.tsx';"],
    ['web/src/features/money/Page.tsx', "import { App } from '../../app/App.tsx';"],
    ['web/src/features/money/Page.tsx', "import { Expense } from '#contract/expenses.ts';"],
    ['web/src/main.tsx', "import { sql } from '../../src/platform/db/sql.ts';"],
  ])('refuses %s %s', (path, text) => expect(faultsOf(path, text)).toHaveLength(1));

  it('says when it has read too little to be a check', () => {
    expect(findWebFaults([], { leastFiles: 1 })).toEqual(['only 0 files of web were read']);
  });
});
