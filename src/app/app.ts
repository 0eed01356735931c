import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { namedSchemas } from '#contract/index.ts';
import { accountRoutes } from '#features/books/accounts/index.ts';
import { fiscalYearRoutes } from '#features/books/fiscal-years/index.ts';
import { journalEntryRoutes } from '#features/books/journal-entries/index.ts';
import { ledgerRoutes } from '#features/books/ledger/index.ts';
import { reportRoutes } from '#features/books/reports/index.ts';
import { createMailSender } from '#features/mail-queue/index.ts';
import { bankAccountRoutes } from '#features/money/bank-accounts/index.ts';
import { callForFundsRoutes } from '#features/money/calls-for-funds/index.ts';
import { expenseRoutes } from '#features/money/expenses/index.ts';
import {
  createDailyPaymentDue,
  createNightlyIntegrity,
  ownerAccountRoutes,
} from '#features/money/owner-accounts/index.ts';
import {
  createDailyReminders,
  createPaymentReminderRoutes,
} from '#features/money/payment-reminders/index.ts';
import { paymentRoutes } from '#features/money/payments/index.ts';
import {
  configuredChannels,
  createNotificationRoutes,
  createNotificationTasks,
  createPushRoutes,
  createStreamRoutes,
  type PushParts,
  StreamHub,
  registerNotificationTypes,
} from '#features/notifications/index.ts';
import { createHealthRoutes } from '#features/operations/health/index.ts';
import { createAuthenticator, createAuthRoutes } from '#features/people/auth/index.ts';
import { organizationRoutes } from '#features/people/organizations/index.ts';
import { createUserRoutes } from '#features/people/users/index.ts';
import { buildingRoutes } from '#features/register/buildings/index.ts';
import { distributionKeyRoutes } from '#features/register/distribution-keys/index.ts';
import { importRoutes } from '#features/register/imports/index.ts';
import { ownerRoutes } from '#features/register/owners/index.ts';
import { unitOwnerRoutes } from '#features/register/unit-owners/index.ts';
import {
  createDailyTransfers,
  unitTransferRoutes,
} from '#features/register/unit-transfers/index.ts';
import { unitRoutes } from '#features/register/units/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { Followers } from '#platform/followers.ts';
import type { Route } from '#platform/http/route.ts';
import { buildServer } from '#platform/http/server.ts';
import type { IdSource } from '#platform/ids.ts';
import type { Task } from '#platform/jobs/task.ts';
import { createMailTransport } from '#platform/mail/mail-transport.ts';
import { createMetrics } from '#platform/metrics.ts';
import { createEndpointGuard, type EndpointGuard } from '#platform/push/endpoint-guard.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import { createAccessTokens } from '#platform/security/access-token.ts';
import { createChannels } from './channels.ts';
import { notificationTypes } from './notification-types.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly followers: Followers;
  readonly logger: Logger;
  /** Where push messages may go; the default is the public internet. Only tests and the bench give another. */
  readonly endpointGuard?: EndpointGuard;
}

/** The service without its address: to listen with, or to be called by `inject`. */
export interface App {
  readonly server: FastifyInstance;
  readonly routes: readonly Route[];
  /** What a job worker runs beside the server. */
  readonly tasks: readonly Task[];
  stop(): Promise<void>;
}

/** Puts the parts together; reads no setting and opens no connection of its own. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, database, clock, ids, followers, logger } = options;
  const { endpointGuard = createEndpointGuard() } = options;
  const accessTokens = createAccessTokens({ secret: config.jwtSecret, clock: () => clock.nowMs() });
  const metrics = createMetrics(database);
  const transport = createMailTransport({
    ...(config.smtpUrl === undefined ? {} : { smtpUrl: config.smtpUrl }),
    from: config.mailFrom,
    outboxDirectory: join(config.dataDirectory, 'outbox'),
  });
  const mailSender = createMailSender({ database, transport, clock, logger });
  const wakeMailSender = () => mailSender.wake();
  const accounts = { accessTokens, publicUrl: config.publicUrl, wakeMailSender, logger };
  const mail = { sending: config.smtpUrl !== undefined, wakeMailSender };
  const sweep = { database, clock, ids, followers, logger };
  const channels = createChannels({ ...sweep, config, mailTransport: transport, endpointGuard });
  const tasks = [
    ...createNotificationTasks({
      ...sweep,
      senders: channels.senders,
      types: registerNotificationTypes(notificationTypes),
    }),
    createDailyTransfers(sweep),
    createDailyReminders({ ...sweep, ...mail }),
    createDailyPaymentDue(sweep),
    createNightlyIntegrity({ ...sweep, metrics }),
  ];
  const notifications = { configured: configuredChannels(channels.senders), push: channels };
  const authenticator = createAuthenticator({ database, accessTokens, clock });
  const streams = new StreamHub({ database, clock, authenticator, logger, metrics });
  const routes = createRoutes({
    accounts,
    mail,
    notifications,
    streams,
    health: { database, metrics, clock },
  });
  const server = await buildServer({
    database,
    clock,
    ids,
    followers,
    routes,
    pages: channels.pages,
    schemas: namedSchemas,
    authenticator,
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
    tasks,
    async stop() {
      await streams.stop();
      await server.close();
      await renderer.stop();
      await mailSender.stop();
      await channels.stop();
      await transport.close();
    },
  };
}

interface RouteParts {
  readonly accounts: Parameters<typeof createAuthRoutes>[0] &
    Parameters<typeof createUserRoutes>[0];
  readonly mail: Parameters<typeof createPaymentReminderRoutes>[0];
  readonly notifications: Parameters<typeof createNotificationRoutes>[0] & {
    readonly push: PushParts;
  };
  readonly streams: StreamHub;
  readonly health: Parameters<typeof createHealthRoutes>[0];
}

/** The routes of all features, in the order in which the interface is described. */
function createRoutes(parts: RouteParts): readonly Route[] {
  const { accounts, mail, notifications, streams, health } = parts;
  return [
    ...createHealthRoutes(health),
    ...createAuthRoutes(accounts),
    ...organizationRoutes,
    ...createUserRoutes(accounts),
    ...buildingRoutes,
    ...unitRoutes,
    ...ownerRoutes,
    ...unitOwnerRoutes,
    ...unitTransferRoutes,
    ...distributionKeyRoutes,
    ...accountRoutes,
    ...journalEntryRoutes,
    ...ledgerRoutes,
    ...fiscalYearRoutes,
    ...bankAccountRoutes,
    ...callForFundsRoutes,
    ...paymentRoutes,
    ...expenseRoutes,
    ...ownerAccountRoutes,
    ...createPaymentReminderRoutes(mail),
    ...createNotificationRoutes(notifications),
    ...createPushRoutes(notifications.push),
    ...createStreamRoutes(streams),
    ...reportRoutes,
    ...importRoutes,
  ];
}
