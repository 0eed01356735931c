import { createRoute, redirect } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';

/** Resolves the API’s links to the statements of a building. */
const ofBuilding = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/$id/statements',
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/statements', search: { building_id: id }, replace: true });
  },
});

/** Statements of charges for staff; their pages are those of owners too (`app/statements.tsx`). */
export const statementsArea = {
  routes: [ofBuilding] as const,
  navigation: [],
  actions: [
    {
      to: '/statements',
      label: 'web-navigation.statements',
      also: 'web-navigation.statements.also',
      needs: 'listStatements',
    },
  ],
} as const;
