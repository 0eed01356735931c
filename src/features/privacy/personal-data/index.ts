import { personalDataRoutes } from './routes.ts';

export { personalData } from './personal-data.ts';
export { processingRegister } from './processing-register.ts';

export const personalDataFeature = { routes: personalDataRoutes };
