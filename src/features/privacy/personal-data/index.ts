import { createPersonalDataRoutes } from './routes.ts';

export { createProcessingRegister } from './processing-register.ts';

export const personalDataFeature = { routes: createPersonalDataRoutes };
