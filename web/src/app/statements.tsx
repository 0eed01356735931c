import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/routing/lazy-page.ts';
import { signedInRoute } from '../shared/routing/roots.ts';
import { searchOf } from '../shared/routing/search.ts';
import { getOwnerId, useOwnerId } from '../shared/session/session.ts';

const StaffList = lazyPage(
  'web-statements',
  () => import('../features/statements/StatementsPage.tsx'),
  'StatementsPage',
);
const StaffRun = lazyPage(
  'web-statements',
  () => import('../features/statements/RunPage.tsx'),
  'RunPage',
);
const OwnList = lazyPage(
  'web-portal',
  () => import('../features/portal/StatementsPage.tsx'),
  'OwnStatementsPage',
);
const OwnStatement = lazyPage(
  'web-portal',
  () => import('../features/portal/StatementPage.tsx'),
  'OwnStatementPage',
);

type LazyPage = ReturnType<typeof lazyPage>;

/** Shows staff one page and owners the other, and loads only theirs, before the address changes. */
function byReader(Staff: LazyPage, Own: LazyPage) {
  const Page = () => (useOwnerId() === null ? <Staff /> : <Own />);
  return Object.assign(Page, {
    preload: () => (getOwnerId() === null ? Staff : Own).preload(),
  });
}

/** Statements of charges: the runs of buildings for staff, their own statements for owners. */
const statements = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/statements',
  component: byReader(StaffList, OwnList),
});

/** A run of statements, or an owner’s statement in it. */
const statement = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/statements/$id',
  validateSearch: searchOf('owner_id', 'line'),
  component: byReader(StaffRun, OwnStatement),
});

export const statementRoutes = [statements, statement] as const;
