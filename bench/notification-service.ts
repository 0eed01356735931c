import { pino } from 'pino';
import { followers } from '#app/followers.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { Database } from '#platform/db/database.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { startJobWorker } from '#platform/jobs/worker.ts';
import { createEndpointGuard } from '#platform/push/endpoint-guard.ts';
import { createApp } from '../src/app/app.ts';
import { answerOrders } from './child.ts';
import type { Sinks } from './sinks.ts';

export interface ServiceOrder {
  readonly order: 'open';
  readonly url: string;
  readonly folder: string;
  readonly jwt_secret: string;
  readonly sinks: Sinks;
}

/**
 * Runs the service with its worker in one process, as `npm start` does, except that it sends push
 * messages to this machine, which no setting allows.
 */
async function open({ url, folder, jwt_secret, sinks }: ServiceOrder): Promise<string> {
  const config = loadConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    JWT_SECRET: jwt_secret,
    RATE_LIMIT_USER: '0',
    RATE_LIMIT_ADDRESS: '0',
    LOG_LEVEL: 'error',
    SMTP_URL: sinks.smtp_url,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+3225550100',
    TWILIO_BASE_URL: sinks.sms_url,
  });
  const database = new Database({ url });
  const logger = pino({ level: config.logLevel, base: null });
  const endpointGuard = createEndpointGuard({ allowLoopback: true });
  const parts = {
    database,
    clock: systemClock,
    ids: uuidv7Source,
    followers,
    logger,
    endpointGuard,
  };
  const app = await createApp({ config, ...parts });
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 });
  await startJobWorker({ url, tasks: app.tasks, log: logger });
  return origin;
}

answerOrders((order) => open(order as ServiceOrder));
