import { PASSWORD, pick, type Facts } from './facts.ts';
import type { LoadRequest } from './load.ts';

/**
 * A case of requests per second over many connections, compared with the bare work of the same
 * name, if any.
 */
export interface RateCase {
  readonly name: string;
  readonly requests: (facts: Facts) => LoadRequest[];
  /** Minimum share of the bare loop's rate. */
  readonly target?: number;
  /** Each request can be sent only once. */
  readonly once?: true;
}

/** A case of single requests, one after the other. */
export interface LatencyCase {
  readonly name: string;
  readonly path: (facts: Facts) => string;
  readonly times: number;
  /** Maximum median, in milliseconds. */
  readonly target?: number;
}

/** A list walked by its cursors: deep pages must not take longer than the first. */
export interface DepthCase {
  readonly name: string;
  readonly path: string;
}

export const API = '/api/v1';
const TARGET_OF_BARE = 0.4;
/** Limit for "no slower": 25% more is within the noise of a shared machine. */
export const TARGET_OF_FIRST_PAGE = 1.25;
export const PAGES = [1, 10, 100, 1_000];
const REQUESTS = 2_000;
const APPROVALS = 400;

export function buildHeaders(facts: Facts, turn: number): Record<string, string> {
  return { authorization: `Bearer ${pick(facts.users, turn).token}` };
}

/** As many GETs as the samples have ids, by all users in turn. */
function reads(pathOf: (facts: Facts, turn: number) => string): RateCase['requests'] {
  return (facts) =>
    Array.from({ length: REQUESTS }, (_, turn) => ({
      method: 'GET',
      path: `${API}${pathOf(facts, turn)}`,
      headers: buildHeaders(facts, turn),
    }));
}

function sends(
  method: 'POST' | 'PUT',
  count: number,
  requestOf: (facts: Facts, turn: number) => { path: string; body: object },
): RateCase['requests'] {
  return (facts) =>
    Array.from({ length: count }, (_, turn) => {
      const { path, body } = requestOf(facts, turn);
      return {
        method,
        path: `${API}${path}`,
        headers: { ...buildHeaders(facts, turn), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
    });
}

function readCase(name: string, pathOf: (facts: Facts, turn: number) => string): RateCase {
  return { name, requests: reads(pathOf), target: TARGET_OF_BARE };
}

export const rateCases: readonly RateCase[] = [
  readCase('building by id', (facts, turn) => `/buildings/${pick(facts.building_ids, turn)}`),
  readCase('unit by id', (facts, turn) => `/units/${pick(facts.unit_ids, turn)}`),
  readCase('expense by id', (facts, turn) => `/expenses/${pick(facts.expense_ids, turn)}`),
  readCase('buildings', () => '/buildings'),
  readCase(
    'units of a building',
    (facts, turn) => `/units?building_id=${pick(facts.building_ids, turn)}`,
  ),
  readCase('expenses', () => '/expenses'),
  readCase(
    'expenses of a building',
    (facts, turn) => `/expenses?building_id=${pick(facts.building_ids, turn)}`,
  ),
  readCase('expenses by status', () => '/expenses?status=PendingApproval'),
  readCase('owners', () => '/owners'),
  {
    name: 'login',
    requests: (facts) =>
      facts.users.map(({ email }) => ({
        method: 'POST',
        path: `${API}/auth/login`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      })),
  },
  {
    name: 'create expense',
    requests: sends('POST', REQUESTS, (facts, turn) => ({
      path: '/expenses',
      body: {
        building_id: pick(facts.building_ids, turn),
        description: 'Facture',
        amount: 121,
        expense_date: '2025-06-30',
        category: 'Maintenance',
        supplier: 'Fournisseur 1',
      },
    })),
  },
  {
    name: 'create owner',
    requests: sends('POST', REQUESTS, () => ({
      path: '/owners',
      body: { name: 'Anne Peeters', email: 'anne@example.org' },
    })),
  },
  {
    name: 'approve expense (50 units)',
    requests: (facts) =>
      sends('PUT', Math.min(APPROVALS, facts.pending_expense_ids.length), (_, turn) => ({
        path: `/expenses/${pick(facts.pending_expense_ids, turn)}/approve`,
        body: {},
      }))(facts),
    once: true,
  },
];

export const depthCases: readonly DepthCase[] = [
  { name: 'expenses', path: '/expenses' },
  { name: 'units', path: '/units' },
  { name: 'owners', path: '/owners' },
];

export const latencyCases: readonly LatencyCase[] = [
  { name: 'search, all kinds', path: () => '/search?q=fourn', times: 50, target: 30 },
  { name: 'overview, all buildings', path: () => '/overview', times: 50, target: 30 },
  {
    name: 'balance sheet, all entries',
    path: () => '/reports/balance-sheet?year=2025',
    times: 50,
    target: 100,
  },
  {
    name: 'balance sheet, one building',
    path: (facts) => `/reports/balance-sheet?year=2025&building_id=${pick(facts.building_ids, 0)}`,
    times: 50,
  },
  {
    name: 'income statement, all entries',
    path: () => '/reports/income-statement?year=2025',
    times: 50,
  },
  { name: 'ledger proof, all entries', path: () => '/ledger/proof', times: 3 },
];
