import { pino } from 'pino';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { Database } from '#platform/db/database.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { createApp } from './app.ts';
import { followers } from './followers.ts';

/** The description is made of the routes alone: nothing is ever sent to this address. */
const NO_DATABASE = 'postgresql://127.0.0.1:1/none';

/** The OpenAPI document as the service would serve it, as indented JSON. */
export async function interfaceDescription(config: Config): Promise<string> {
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
    const { body } = await app.server.inject('/openapi.json');
    return JSON.stringify(JSON.parse(body), null, 2);
  } finally {
    await app.stop();
    await database.close();
  }
}
