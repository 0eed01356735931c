import { pino } from 'pino';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { Database } from '#platform/db/database.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { createApp, type App } from './app.ts';
import { followers } from './followers.ts';

/** The service is only inspected: nothing connects to this address. */
const NO_DATABASE = 'postgresql://127.0.0.1:1/none';

/** Composes the service without a database, reads from it, and stops it. */
export async function readApp<T>(config: Config, read: (app: App) => T | Promise<T>): Promise<T> {
  const database = new Database({ url: NO_DATABASE });
  const logger = pino({ level: 'silent' });
  const app = await createApp({
    config,
    database,
    clock: systemClock,
    ids: uuidv7Source,
    followers,
    logger,
  });
  try {
    return await read(app);
  } finally {
    await app.stop();
    await database.close();
  }
}

/** The OpenAPI document as the service serves it, as indented JSON. */
export function buildApiDescription(config: Config): Promise<string> {
  return readApp(config, async ({ server }) => {
    const { body } = await server.inject('/openapi.json');
    return JSON.stringify(JSON.parse(body), null, 2);
  });
}
