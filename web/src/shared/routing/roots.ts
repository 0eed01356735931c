import { createRootRoute, createRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import { currentSession } from '../session/session.ts';
import { searchOf } from './search.ts';

/** What every page is below. */
export const rootRoute = createRootRoute();

const buildingSearch = searchOf('building_id');

/** Pages of a person who is signed in. They keep the building that was chosen from page to page. */
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
