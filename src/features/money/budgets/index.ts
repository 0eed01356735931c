import { enterDemoBudget } from './demo.ts';
import { budgetRoutes } from './routes.ts';
import { tables } from './tables.ts';

export const budgetsFeature = { tables, routes: budgetRoutes, demo: enterDemoBudget };
