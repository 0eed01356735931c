import { loading } from './loading.ts';
import { seedRegister } from './seed-register.ts';
import { findSeededUsers } from './seeded-users.ts';

/** An organization in which every unit has an owner who owns nothing else. */
export interface SeededOwners {
  readonly organization_id: string;
  /** Access token of its only user, a Syndic. */
  readonly token: string;
  readonly building_ids: readonly string[];
}

export async function seedOwners(
  { url, jwtSecret }: { readonly url: string; readonly jwtSecret: string },
  size: { readonly buildings: number; readonly owners_per_building: number },
): Promise<SeededOwners> {
  return loading(url, async (client) => {
    const units = size.owners_per_building;
    const register = { units_per_building: units, flats_per_building: units, users: 1 };
    // These users never sign in with a password.
    await seedRegister(client, { ...register, buildings: [size.buildings] }, '');
    const { rows } = await client.query<{ organization_id: string; id: string }>(
      'select organization_id, id from seed_buildings order by number',
    );
    const organizationId = rows[0]?.organization_id ?? '';
    const [user] = await findSeededUsers(client, organizationId, jwtSecret);
    return {
      organization_id: organizationId,
      token: user?.token ?? '',
      building_ids: rows.map(({ id }) => id),
    };
  });
}
