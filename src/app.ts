import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { namedSchemas } from '#contract/index.ts';
import { accountRoutes } from '#features/accounts/index.ts';
import { createAuthenticator, createAuthRoutes } from '#features/auth/index.ts';
import { buildingRoutes } from '#features/buildings/index.ts';
import { distributionKeyRoutes } from '#features/distribution-keys/index.ts';
import { expenseRoutes } from '#features/expenses/index.ts';
import { fiscalYearRoutes } from '#features/fiscal-years/index.ts';
import { createHealthRoutes } from '#features/health/index.ts';
import { importRoutes } from '#features/imports/index.ts';
import { ledgerRoutes } from '#features/ledger/index.ts';
import { createMailSender } from '#features/mail-queue/index.ts';
import { organizationRoutes } from '#features/organizations/index.ts';
import { ownerRoutes } from '#features/owners/index.ts';
import { reportRenderer, reportRoutes } from '#features/reports/index.ts';
import { unitOwnerRoutes } from '#features/unit-owners/index.ts';
import { unitRoutes } from '#features/units/index.ts';
import { createUserRoutes } from '#features/users/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { Route } from '#platform/http/route.ts';
import { buildServer } from '#platform/http/server.ts';
import type { IdSource } from '#platform/ids.ts';
import { createMailTransport } from '#platform/mail/mail-transport.ts';
import { createMetrics } from '#platform/metrics.ts';
import { createAccessTokens } from '#platform/security/access-token.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
}

/** The service without its address: to listen with, or to be called by `inject`. */
export interface App {
  readonly server: FastifyInstance;
  readonly routes: readonly Route[];
  stop(): Promise<void>;
}

/** Puts the parts together; reads no setting and opens no connection of its own. */
export async function createApp({
  config,
  database,
  clock,
  ids,
  logger,
}: AppOptions): Promise<App> {
  const accessTokens = createAccessTokens({ secret: config.jwtSecret, clock: () => clock.nowMs() });
  const metrics = createMetrics(database);
  const transport = createMailTransport({
    ...(config.smtpUrl === undefined ? {} : { smtpUrl: config.smtpUrl }),
    from: config.mailFrom,
    outboxDirectory: join(config.dataDirectory, 'outbox'),
  });
  const mailSender = createMailSender({ database, transport, clock, logger });
  const accounts = {
    accessTokens,
    publicUrl: config.publicUrl,
    wakeMailSender: () => mailSender.wake(),
    logger,
  };
  const routes = [
    ...createHealthRoutes({ database, metrics, clock }),
    ...createAuthRoutes(accounts),
    ...organizationRoutes,
    ...createUserRoutes(accounts),
    ...buildingRoutes,
    ...unitRoutes,
    ...ownerRoutes,
    ...unitOwnerRoutes,
    ...distributionKeyRoutes,
    ...accountRoutes,
    ...ledgerRoutes,
    ...fiscalYearRoutes,
    ...expenseRoutes,
    ...reportRoutes,
    ...importRoutes,
  ];
  const server = await buildServer({
    database,
    clock,
    ids,
    routes,
    schemas: namedSchemas,
    authenticator: createAuthenticator({ database, accessTokens, clock }),
    logger,
    metrics,
    limits: config.limits,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    uploadDirectory: join(config.dataDirectory, 'uploads'),
    maxUploadBytes: config.maxUploadBytes,
  });
  mailSender.start();
  return {
    server,
    routes,
    async stop() {
      await server.close();
      await reportRenderer.stop();
      await mailSender.stop();
      await transport.close();
    },
  };
}
