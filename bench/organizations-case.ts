import { API } from './cases.ts';
import { pick } from './facts.ts';
import type { FundsBench } from './funds-case.ts';
import type { LoadRequest } from './load.ts';
import { measureInTurns, rateOf, type Measurement } from './measurement.ts';
import type { Result } from './run-cases.ts';
import { seedOwners, type SeededOwners } from './seed-owners.ts';

const CONNECTIONS = 50;
const OFFICES = 50;
const REQUESTS = 2_000;
const ROUNDS = 4;
const WARM_UP_ROUNDS = 2;
/** Minimum rate of one organization, as a share of the rate of fifty. */
const TARGET = 0.9;

/** Compares writes of one organization with the same writes spread over fifty. */
export async function runOrganizations(bench: FundsBench): Promise<Result[]> {
  const offices: SeededOwners[] = [];
  for (let office = 0; office < OFFICES; office += 1)
    offices.push(await seedOwners(bench, { buildings: 3, owners_per_building: 34 }));
  const send = (requests: readonly LoadRequest[]) =>
    bench.load.ask<Measurement>({
      order: 'load',
      origin: bench.origin,
      connections: CONNECTIONS,
      seconds: bench.isQuick ? 1 : 4,
      once: false,
      requests,
    });
  const [ofFifty, ofOne] = [buildRequests(offices), buildRequests(offices.slice(0, 1))];
  const { fifty, one } = await measureInTurns(
    { fifty: () => send(ofFifty), one: () => send(ofOne) },
    { rounds: ROUNDS, warmUpRounds: WARM_UP_ROUNDS },
  );
  const share = rateOf(one) / rateOf(fifty);
  return [
    { name: 'writes of fifty organizations', shown: fifty, hasRate: true },
    {
      name: 'writes of one organization',
      shown: one,
      hasRate: true,
      target: `≥ ${TARGET} × fifty (${share.toFixed(2)} ×)`,
      isMet: share >= TARGET && one.failed === 0,
    },
  ];
}

/** Writes of the organizations in turn: an expense, or an owner at every third place. */
function buildRequests(offices: readonly SeededOwners[]): LoadRequest[] {
  return Array.from({ length: REQUESTS }, (_, turn) => {
    const { token, building_ids } = pick(offices, turn);
    const isOwner = turn % 3 === 0;
    return {
      method: 'POST',
      path: `${API}/${isOwner ? 'owners' : 'expenses'}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(
        isOwner
          ? { name: 'Anne Peeters', email: 'anne@example.org' }
          : {
              building_id: pick(building_ids, turn),
              description: 'Facture',
              amount: 121,
              expense_date: '2025-06-30',
              category: 'Maintenance',
              supplier: 'Fournisseur 1',
            },
      ),
    };
  });
}
