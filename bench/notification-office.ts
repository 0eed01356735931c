import { createECDH, randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { createDatabaseIfMissing } from '#database/index.ts';
import { migrate } from '#platform/db/migrate.ts';
import { pick, type SeededUser } from './facts.ts';
import { loading } from './loading.ts';
import type { NotificationBench } from './notification-case.ts';
import type { ServiceOrder } from './notification-service.ts';
import { seedRegister, type RegisterSize } from './seed-register.ts';
import { findSeededUsers } from './seeded-users.ts';
import type { Sinks, SinksOrder, Taken } from './sinks.ts';
import { createTenant, type Tenant } from './tenant.ts';

/**
 * An organization whose users can be reached on every channel, with its own database and service.
 */
export interface NotificationOffice extends Tenant {
  readonly origin: string;
  readonly url: string;
  readonly organization_id: string;
  /** All users may send and are signed in; the first one makes the requests. */
  readonly users: readonly SeededUser[];
  /** Returns what the sinks have received. */
  taken(): Promise<Taken>;
  stop(): Promise<void>;
}

interface Wanted {
  /** Name of the database. */
  readonly name: string;
  readonly users: number;
  /** Whether users want notifications outside the app, too. */
  readonly isSent: boolean;
  /** Size of the register; empty if absent. */
  readonly register?: Omit<RegisterSize, 'users'>;
  /** Writes any other rows before the service starts. */
  readonly fill?: (client: Client, organizationId: string) => Promise<void>;
}

export async function openNotificationOffice(
  bench: NotificationBench,
  wanted: Wanted,
): Promise<NotificationOffice> {
  const url = await createDatabaseIfMissing(bench.url, `bench_${wanted.name}`);
  await migrate(url);
  const sinks = bench.startProgram<SinksOrder>(new URL('./sinks.ts', import.meta.url));
  const service = bench.startProgram<ServiceOrder>(
    new URL('./notification-service.ts', import.meta.url),
  );
  const addresses = await sinks.ask<Sinks>({ order: 'open' });
  const seeded = await loading(url, async (client) => {
    await seedRegister(client, { ...(wanted.register ?? NO_BUILDINGS), users: wanted.users }, '');
    const { rows } = await client.query<{ id: string }>('select id from seed_organizations');
    const { id: organization_id } = pick(rows, 0);
    await makeReachable(client, addresses.push_origin, wanted.isSent);
    await wanted.fill?.(client, organization_id);
    return {
      organization_id,
      users: await findSeededUsers(client, organization_id, bench.jwtSecret),
    };
  });
  const origin = await service.ask<string>({
    order: 'open',
    url,
    folder: await mkdtemp(join(bench.folder, 'notifications-')),
    jwt_secret: bench.jwtSecret,
    sinks: addresses,
  });
  return {
    ...createTenant(origin, pick(seeded.users, 0).token),
    ...seeded,
    origin,
    url,
    taken: () => sinks.ask<Taken>({ order: 'count' }),
    async stop() {
      await service.stop();
      await sinks.stop();
    },
  };
}

const NO_BUILDINGS = { buildings: [0], units_per_building: 0, flats_per_building: 0 };

/** Gives each user a phone, a browser, and preferences that send everything or nothing. */
async function makeReachable(client: Client, pushOrigin: string, isSent: boolean): Promise<void> {
  await client.query(`update auth.users set phone = '+3247' || lpad(seed_users.number::text, 7, '0'),
      language = (array['fr', 'nl', 'de', 'en'])[1 + seed_users.number % 4]
    from seed_users where seed_users.id = users.id`);
  // All get the keys of one browser: encryption costs the same for any key.
  await client.query(
    `insert into auth.push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
      select uuidv7(), id, $1 || '/' || number, $2, $3, now() from seed_users`,
    [
      pushOrigin,
      createECDH('prime256v1').generateKeys('base64url'),
      randomBytes(16).toString('base64url'),
    ],
  );
  await client.query(
    `insert into auth.notification_preferences (user_id, notification_type, enabled, email_enabled,
        sms_enabled, push_enabled, updated_at)
      select id, 'SystemAlert', true, $1, $1, $1, now() from seed_users`,
    [isSent],
  );
}
