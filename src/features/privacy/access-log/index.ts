import { discloseAccesses } from './disclosure-repository.ts';
import { findAccessFaults } from './proof.ts';
import { accessLogRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { createReadLogger } from './log-read.ts';

export const accessLogFeature = {
  tables,
  disclosure: discloseAccesses,
  proof: findAccessFaults,
  routes: accessLogRoutes,
};
