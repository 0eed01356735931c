import { discloseRights } from './disclosure-repository.ts';
import { eraseRights } from './repository.ts';
import { rightsRoutes } from './routes.ts';

export const rightsFeature = {
  disclosure: discloseRights,
  erasure: eraseRights,
  routes: rightsRoutes,
};
