import { pino } from 'pino';
import { systemClock } from '#platform/clock.ts';
import { Database } from '#platform/db/database.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { createApp } from '../app.ts';
import { writeLine, type Run } from './command.ts';

/** The description is made of the routes alone: nothing is ever sent to this address. */
const NO_DATABASE = 'postgresql://127.0.0.1:1/none';

export const runOpenapi: Run = async ({ config }) => {
  const database = new Database({ url: NO_DATABASE });
  const logger = pino({ level: 'silent' });
  const app = await createApp({
    config,
    database,
    clock: systemClock,
    ids: uuidv7Source,
    logger,
  });
  try {
    const { body } = await app.server.inject('/openapi.json');
    writeLine(JSON.stringify(JSON.parse(body), null, 2));
  } finally {
    await app.stop();
    await database.close();
  }
};
