import { enterDemoBudget } from './demo.ts';
import { budgetsOverview } from './overview.ts';
import { budgetRoutes } from './routes.ts';
import { tables } from './tables.ts';

export const budgetsFeature = {
  tables,
  routes: budgetRoutes,
  overview: budgetsOverview,
  demo: enterDemoBudget,
};
