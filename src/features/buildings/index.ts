export { buildingRoutes } from './routes.ts';
export { createBuilding } from './commands.ts';
export type { BuildingRow } from './repository.ts';
