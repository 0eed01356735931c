import { discloseAccesses } from './disclosure-repository.ts';
import { findAccessFaults } from './proof.ts';
import { accessLogRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { createReadNote } from './note-read.ts';

export const accessLogFeature = {
  tables,
  disclosure: discloseAccesses,
  proof: findAccessFaults,
  routes: accessLogRoutes,
};
