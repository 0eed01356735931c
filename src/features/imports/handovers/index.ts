import { createHandoverRoutes } from './routes.ts';
import { tables } from './tables.ts';
import { createHandoverTasks } from './tasks.ts';

export { handoverReader } from './in/reader.ts';

export const handoversFeature = {
  tables,
  routes: createHandoverRoutes,
  tasks: createHandoverTasks,
};
