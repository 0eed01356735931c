import { createRootRoute, createRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import { currentSession } from '../session/session.ts';
import { searchOf } from './search.ts';

/** Root of all pages. */
export const rootRoute = createRootRoute();

const buildingSearch = searchOf('building_id');

/** Parent of all pages for signed-in people. They keep the chosen building from page to page. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  validateSearch: buildingSearch,
  search: { middlewares: [retainSearchParams(['building_id'])] },
  beforeLoad: ({ location }) => {
    if (currentSession().kind === 'signed-out')
      throw redirect({ to: '/sign-in', search: { back: location.href } });
  },
});
