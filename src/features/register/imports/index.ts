import { importRoutes } from './routes.ts';

export { importBuilding, type DescribedError, type ImportOutcome } from './commands.ts';
export { readFiles, readUpload, type ImportInput } from './sources.ts';

export const importsFeature = { routes: importRoutes };
