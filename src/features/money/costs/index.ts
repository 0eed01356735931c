import { tables } from './tables.ts';

export { recordCostLines, type NewCostLine } from './record-lines.ts';
export {
  findCostLines,
  findCostParts,
  type CostLineFilter,
  type FoundCostLine,
} from './repository.ts';

export {
  findSettledFamilies,
  markSettled,
  releaseSettled,
  type LineFamily,
} from './settled-repository.ts';

export const costsFeature = { tables, routes: [] };
