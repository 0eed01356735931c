import { must, type Answer, type Tenant } from './test-app.ts';

/** Frequent operations on the register, by the syndic of a tenant. */
export interface Register {
  /** Adds a unit in its own building. */
  readonly aUnit: () => Promise<string>;
  readonly anOwner: (name?: string) => Promise<string>;
  readonly addOwner: (
    unit: string,
    owner_id: string,
    ownership_share: string,
    more?: object,
  ) => Promise<Answer>;
  /** Formats each relation of a unit as "name share start…end primary mandatary". */
  readonly relations: (unit: string, path?: string) => Promise<string[]>;
}

export function registerOf({ syndic }: Tenant): Register {
  return {
    async aUnit() {
      const building = { name: 'Les Tilleuls', address: 'Rue du Parc 1', total_units: 1 };
      const { id: building_id } = must(await syndic.post('/buildings', building), 201);
      return must(await syndic.post('/units', { building_id, unit_number: 'A1' }), 201).id;
    },
    async anOwner(name = 'Anne') {
      return must(await syndic.post('/owners', { name, email: 'a@example.org' }), 201).id;
    },
    addOwner: (unit, owner_id, ownership_share, more = {}) =>
      syndic.post(`/units/${unit}/owners`, { owner_id, ownership_share, ...more }),
    async relations(unit, path = '') {
      const rows = must(await syndic.get(`/units/${unit}/owners${path}`), 200);
      return rows.map((row: Record<string, string | boolean | null>) =>
        [
          row['owner_name'],
          row['ownership_share'],
          `${row['start_date']}…${row['end_date'] ?? ''}`,
          ...(row['is_primary_contact'] ? ['primary'] : []),
          ...(row['is_voting_mandatary'] ? ['mandatary'] : []),
        ].join(' '),
      );
    },
  };
}
