import { discloseAccesses } from './disclosure-repository.ts';
import { findAccessFaults } from './proof.ts';
import { accessLogRoutes } from './routes.ts';

export { createReadNote } from './note-read.ts';

export const accessLogFeature = {
  disclosure: discloseAccesses,
  proof: findAccessFaults,
  routes: accessLogRoutes,
};
