export { buildingRoutes } from './routes.ts';
export { toBuilding } from './building.ts';
export { createBuilding } from './commands.ts';
export type { BuildingRow } from './repository.ts';
