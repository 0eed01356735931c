export { accountRoutes } from './routes.ts';
export { seedBelgianPcmn } from './seed.ts';
