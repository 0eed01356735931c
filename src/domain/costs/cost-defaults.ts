import type { Nature } from './cost-line.ts';

/**
 * The days of a cost without a covered period. InvoiceDate: the day of the entry; SettlementPeriod: the
 * settlement period of that day.
 */
export const UNCOVERED = ['InvoiceDate', 'SettlementPeriod'] as const;
export type Uncovered = (typeof UNCOVERED)[number];

/** Settings of an account for the costs on it; null: those of its parent. */
export interface CostSettings {
  readonly uncovered: Uncovered | null;
  readonly nature: Nature | null;
  readonly recoverable_percent: number | null;
}

/** The settings of an account after its parents and the defaults. */
export type CostDefaults = {
  readonly [Name in keyof CostSettings]: NonNullable<CostSettings[Name]>;
};

const period = { uncovered: 'SettlementPeriod', nature: null } as const;
const day = { uncovered: 'InvoiceDate', nature: null } as const;

/**
 * Settings of the chart before an office changes any. Contracts, supplies, fees, insurance, staff and taxes
 * cover the settlement period; repairs, lawyers, works, financial and exceptional items cover their day.
 * Works and exceptional costs are extraordinary. A tenant usually bears upkeep of common equipment,
 * cleaning, garden and supplies.
 * Source: Belgian practice; no statute fixes the periods or what a lease charges on.
 */
const DEFAULT_COST_SETTINGS: ReadonlyMap<string, CostSettings> = new Map<string, CostSettings>([
  ['6100', { ...period, recoverable_percent: 100 }],
  ['61010', { ...period, recoverable_percent: 100 }],
  ['61011', { ...period, recoverable_percent: 100 }],
  ['61012', { ...day, recoverable_percent: 0 }],
  ['6102', { ...day, recoverable_percent: 0 }],
  ['6103', { ...day, recoverable_percent: 0 }],
  ['6105', { ...period, recoverable_percent: 100 }],
  ['6106', { ...period, recoverable_percent: 100 }],
  ['6107', { ...day, recoverable_percent: 0 }],
  ['611', { uncovered: 'InvoiceDate', nature: 'Extraordinary', recoverable_percent: 0 }],
  ['612', { ...period, recoverable_percent: 100 }],
  ['613', { ...period, recoverable_percent: 0 }],
  ['61301', { ...day, recoverable_percent: 0 }],
  ['614', { ...period, recoverable_percent: 0 }],
  ['615', { ...period, recoverable_percent: 0 }],
  ['616', { ...period, recoverable_percent: 0 }],
  ['62', { ...period, recoverable_percent: 0 }],
  ['63', { ...day, recoverable_percent: 0 }],
  ['640', { ...period, recoverable_percent: 0 }],
  ['65', { ...day, recoverable_percent: 0 }],
  ['66', { uncovered: 'InvoiceDate', nature: 'Extraordinary', recoverable_percent: 0 }],
  ['74', { ...day, recoverable_percent: 0 }],
  ['75', { ...day, recoverable_percent: 0 }],
  ['76', { ...day, recoverable_percent: 0 }],
]);

/**
 * Finds the settings of an account: its own, or else those of the longest prefix that has any; the day of
 * the entry, Ordinary and nothing recoverable where none has.
 * @param settings of the office, by account code; the defaults of the chart apply below them
 */
export function findCostDefaults(
  account_code: string,
  settings: ReadonlyMap<string, CostSettings> = new Map(),
): CostDefaults {
  const find = <Name extends keyof CostSettings>(name: Name): CostDefaults[Name] | null => {
    for (let length = account_code.length; length > 0; length -= 1) {
      const code = account_code.slice(0, length);
      const value = settings.get(code)?.[name] ?? DEFAULT_COST_SETTINGS.get(code)?.[name] ?? null;
      if (value !== null) return value as CostDefaults[Name];
    }
    return null;
  };
  return {
    uncovered: find('uncovered') ?? 'InvoiceDate',
    nature: find('nature') ?? 'Ordinary',
    recoverable_percent: find('recoverable_percent') ?? 0,
  };
}
