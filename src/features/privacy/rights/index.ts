import { discloseRights } from './disclosure-repository.ts';
import { eraseRights } from './repository.ts';
import { rightsRoutes } from './routes.ts';
import { tables } from './tables.ts';

export const rightsFeature = {
  tables,
  disclosure: discloseRights,
  erasure: eraseRights,
  routes: rightsRoutes,
};
