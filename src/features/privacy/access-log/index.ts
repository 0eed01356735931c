import { discloseAccesses } from './disclosure-repository.ts';
import { findAccessFaults } from './proof.ts';
import { accessChain, accessLog } from './repository.ts';
import { accessLogRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { createReadLogger } from './log-read.ts';

export const accessLogFeature = {
  tables,
  disclosure: discloseAccesses,
  proof: findAccessFaults,
  chain: accessChain,
  log: accessLog,
  routes: accessLogRoutes,
};
