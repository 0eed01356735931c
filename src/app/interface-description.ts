import { pino } from 'pino';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { Database } from '#platform/db/database.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { createApp, type App } from './app.ts';
import { followers } from './followers.ts';

/** The description is made of the routes alone: nothing is ever sent to this address. */
const NO_DATABASE = 'postgresql://127.0.0.1:1/none';

/** Looks at a service that nobody calls. */
export async function withIdleApp<T>(config: Config, look: (app: App) => Promise<T>): Promise<T> {
  const database = new Database({ url: NO_DATABASE });
  const logger = pino({ level: 'silent' });
  const deps = { database, clock: systemClock, ids: uuidv7Source, followers, logger };
  const app = await createApp({ config, ...deps });
  try {
    return await look(app);
  } finally {
    await app.stop();
    await database.close();
  }
}

/** The OpenAPI document as the service would serve it, as indented JSON. */
export function interfaceDescription(config: Config): Promise<string> {
  return withIdleApp(config, async ({ server }) => {
    const { body } = await server.inject('/openapi.json');
    return JSON.stringify(JSON.parse(body), null, 2);
  });
}
