import { API } from '../cases.ts';
import { pick } from '../facts.ts';
import type { LoadRequest } from '../load.ts';
import { UNIQUE } from '../unique.ts';

/** Records of a filled database, at most some thousands of each kind. */
export interface Filled {
  readonly building_ids: readonly string[];
  readonly unit_ids: readonly string[];
  readonly owner_ids: readonly string[];
  readonly expense_ids: readonly string[];
}

/** A kind of request. */
export interface Operation {
  readonly name: string;
  readonly path: (filled: Filled, turn: number) => string;
  /** Absent for a GET. */
  readonly body?: (filled: Filled, turn: number) => object;
}

/** A case of the load: operations with their relative weights. */
export interface TurnCase {
  readonly name: string;
  readonly weights: readonly (readonly [Operation, number])[];
  /** Whether writes carry an Idempotency-Key. */
  readonly hasKeys?: boolean;
}

function getOf(route: string, path: Operation['path'] = () => `${route}?limit=20`): Operation {
  return { name: `GET ${route}`, path: (filled, turn) => `${API}${path(filled, turn)}` };
}

const health: Operation = { name: 'GET /health', path: () => '/health' };
const buildings = getOf('/buildings');
const units = getOf('/units');
const owners = getOf('/owners');
const expenses = getOf('/expenses');
const lists = [buildings, units, owners, expenses];

const byId = [
  getOf('/buildings/{id}', ({ building_ids }, turn) => `/buildings/${pick(building_ids, turn)}`),
  getOf('/units/{id}', ({ unit_ids }, turn) => `/units/${pick(unit_ids, turn)}`),
  getOf('/owners/{id}', ({ owner_ids }, turn) => `/owners/${pick(owner_ids, turn)}`),
  getOf('/expenses/{id}', ({ expense_ids }, turn) => `/expenses/${pick(expense_ids, turn)}`),
];

const createExpense: Operation = {
  name: 'POST /expenses',
  path: () => `${API}/expenses`,
  body: ({ building_ids }, turn) => ({
    building_id: pick(building_ids, turn),
    description: 'Facture',
    amount: 121,
    expense_date: '2025-06-30',
    category: 'Maintenance',
    supplier: 'Fournisseur 1',
    invoice_number: `L-${UNIQUE}`,
  }),
};

const createOwner: Operation = {
  name: 'POST /owners',
  path: () => `${API}/owners`,
  body: () => ({ name: 'Anne Peeters', email: 'anne@example.org' }),
};

const createUnit: Operation = {
  name: 'POST /units',
  path: () => `${API}/units`,
  body: ({ building_ids }, turn) => ({
    building_id: pick(building_ids, turn),
    unit_number: `L-${UNIQUE}`,
    type: 'Storage',
  }),
};

const writes = [
  [createExpense, 8],
  [createOwner, 5],
  [createUnit, 3],
] as const;

/** Every operation, for what is counted request by request. */
export const OPERATIONS = [...lists, ...byId, createExpense, createOwner, createUnit];

export const TURN_CASES: readonly TurnCase[] = [
  {
    name: 'mix',
    weights: [[health, 5], [buildings, 30], [units, 20], [owners, 12], [expenses, 10], ...writes],
  },
  { name: 'writes', weights: writes },
  { name: 'writes with key', weights: writes, hasKeys: true },
  { name: 'by-id', weights: byId.map((operation) => [operation, 1]) },
  ...lists.map((list): TurnCase => ({ name: `list ${list.name}`, weights: [[list, 1]] })),
];

/** A request of an operation, sent by the user of the token. */
export function buildRequest(
  operation: Operation,
  filled: Filled,
  { turn, token, hasKey }: { readonly turn: number; readonly token: string; hasKey: boolean },
): LoadRequest {
  const body = operation.body?.(filled, turn);
  const path = operation.path(filled, turn);
  const headers = { authorization: `Bearer ${token}` };
  if (body === undefined) return { method: 'GET', path, headers };
  return {
    method: 'POST',
    path,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(hasKey ? { 'idempotency-key': `bench-${UNIQUE}` } : {}),
    },
    body: JSON.stringify(body),
  };
}

/** Requests of each connection: enough for many different records. */
const PER_CONNECTION = 100;

/**
 * Builds the requests of a case in the order of the load generator, which gives each connection
 * every n-th one: each connection goes through all operations by weight, from a start of its own.
 */
export function buildRequests(
  { weights, hasKeys = false }: TurnCase,
  filled: Filled,
  { tokens, connections }: { readonly tokens: readonly string[]; readonly connections: number },
): LoadRequest[] {
  const cycle = spreadOut(weights);
  const perConnection = cycle.length * Math.ceil(PER_CONNECTION / cycle.length);
  return Array.from({ length: perConnection * connections }, (_, turn) => {
    const connection = turn % connections;
    const operation = pick(cycle, Math.floor(turn / connections) + connection * 7);
    return buildRequest(operation, filled, {
      turn,
      token: pick(tokens, connection),
      hasKey: hasKeys,
    });
  });
}

/** Repeats each operation by its weight, evenly spread over the cycle. */
function spreadOut(weights: TurnCase['weights']): Operation[] {
  return weights
    .flatMap(([operation, weight]) =>
      Array.from({ length: weight }, (_, place) => ({ operation, at: (place + 0.5) / weight })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ operation }) => operation);
}
