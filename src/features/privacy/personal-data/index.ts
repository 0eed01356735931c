import { personalDataRoutes } from './routes.ts';

export { processingRegister } from './processing-register.ts';

export const personalDataFeature = { routes: personalDataRoutes };
