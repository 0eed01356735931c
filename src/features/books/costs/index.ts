import { entryReversed } from '#features/books/ledger/index.ts';
import { following } from '#platform/followers.ts';
import { reverseCostLines } from './record-lines.ts';
import { tables } from './tables.ts';

export { findAccrualTerms, findAccruedTerms, insertAccrualTerms } from './accrual-repository.ts';
export { findCostBearing, type CostBearing } from './cost-bearing.ts';
export { divideCosts, type DividedCost } from './divide-costs.ts';
export { findCostHoldings } from './holdings-repository.ts';
export { recordPlainCosts } from './plain-costs.ts';
export { recordCostLines, type CostEntry } from './record-lines.ts';
export { findCostLines, findCostParts, toPartRows, type FoundCostLine } from './repository.ts';
export {
  findCostSettings,
  readCostSettings,
  selectCostSettings,
  toPercent,
  type CostSettingsRow,
} from './settings-repository.ts';
export { readWantedTerms, type WantedTerms } from './wanted-terms.ts';

export { findLinesToSettle, markSettled, releaseSettled } from './settled-repository.ts';

export const costsFeature = {
  tables,
  routes: [],
  followers: [following(entryReversed, reverseCostLines)],
};
