import { eraseRights } from './repository.ts';
import { rightsRoutes } from './routes.ts';

export const rightsFeature = { routes: rightsRoutes, erasure: eraseRights };
