import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { namedSchemas } from '#contract/index.ts';
import { createBackups } from '#database/index.ts';
import { inspector } from '#features/documents/documents/index.ts';
import { handoverReader } from '#features/imports/handovers/index.ts';
import { moneyFileReader } from '#features/imports/money/index.ts';
import { uploadReader } from '#features/imports/register/index.ts';
import { takeoverReader } from '#features/imports/takeover/index.ts';
import { bankFileReader } from '#features/money/bank-statements/index.ts';
import { invoiceFileReader, mailReader, paperReader } from '#features/money/invoices/index.ts';
import {
  ChangePublisher,
  StreamHub,
  registerNotificationTypes,
} from '#features/notifications/index.ts';
import { createAuthenticator } from '#features/people/auth/index.ts';
import { createReadLogger } from '#features/privacy/access-log/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { DiskSpace } from '#platform/disk-space.ts';
import type { Followers } from '#platform/followers.ts';
import type { Route } from '#platform/http/route.ts';
import { buildServer } from '#platform/http/server.ts';
import type { IdSource } from '#platform/ids.ts';
import type { Task } from '#platform/jobs/task.ts';
import { createMetrics } from '#platform/metrics.ts';
import { createEndpointGuard, type EndpointGuard } from '#platform/push/endpoint-guard.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import { createAccessTokens } from '#platform/security/access-token.ts';
import { createAnswerTokens, createDownloadTokens } from '#platform/security/link-token.ts';
import { createTicketTokens } from '#platform/security/ticket-token.ts';
import { openTotpVault } from '#platform/security/totp-vault.ts';
import type { OtherProcesses } from '#platform/serving/other-processes.ts';
import { createChannels } from './channels.ts';
import type { Parts } from './feature.ts';
import {
  collect,
  displayNames,
  notificationTypes,
  disclosureParts,
  erasureParts,
  handingRules,
  overviewParts,
  processings,
  proofs,
  recordKinds,
  retentionParts,
  searchParts,
} from './features.ts';
import { openIntake } from './intake.ts';
import { LogLinker } from './log-linker.ts';
import { reportWhile } from './report-while.ts';
import { schemaCompilers } from './schemas.ts';
import { writeAudit } from './write-audit.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly followers: Followers;
  readonly logger: Logger;
  /** Disk of the data folder, where the service uses one. */
  readonly space?: DiskSpace;
  /** The other processes that serve at the same address. */
  readonly otherProcesses?: OtherProcesses | undefined;
  /**
   * Addresses that push messages may be sent to; default: the public internet. Only tests and the
   * bench set another.
   */
  readonly endpointGuard?: EndpointGuard;
  /** Folder of the built web application; without it, only the API is served. */
  readonly webDirectory?: string | undefined;
}

/** The service without an address: to listen, or to be called by `inject`. */
export interface App {
  readonly server: FastifyInstance;
  readonly routes: readonly Route[];
  /** Tasks that a job worker runs for the server. */
  readonly tasks: readonly Task[];
  /** Links the entries of logs into their chains, once it is started. */
  readonly linker: LogLinker;
  /** Reports the coming stop while still answering, so that callers move to another instance. */
  leave(): void;
  stop(): Promise<void>;
}

/** Lists of parts that features contribute for use by other features. */
const PARTS = {
  overview: overviewParts,
  search: searchParts,
  disclosure: disclosureParts,
  erasure: erasureParts,
  retention: retentionParts,
  processings,
  proofs,
  rules: handingRules,
};

/** Composes the service; reads no settings and opens no connections of its own. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, endpointGuard = createEndpointGuard(), ...deps } = options;
  const { database, clock, logger } = deps;
  database.beforeCommit(writeAudit);
  const linker = new LogLinker(database, logger);
  const nowMs = () => clock.nowMs();
  const accessTokens = createAccessTokens({ secrets: config.jwtSecrets, clock: nowMs });
  const backups = createBackups(config, clock);
  const metrics = createMetrics(database, { ...options, backups, clock });
  const channels = createChannels({ config, database, endpointGuard });
  const authenticator = createAuthenticator({
    database: database.as('sign-in'),
    accessTokens,
    clock,
  });
  const streams = new StreamHub({ ...deps, records: recordKinds, authenticator, metrics });
  const changes = new ChangePublisher({ database, logger, records: recordKinds });
  const collected = collect({
    ...deps,
    ...channels,
    metrics,
    accessTokens,
    vault: openTotpVault(config),
    downloadTokens: createDownloadTokens(config.jwtSecrets),
    ticketTokens: createTicketTokens(config.jwtSecrets),
    answerTokens: createAnswerTokens(config.jwtSecrets),
    backups,
    ...openIntake(config),
    ...selectSettings(config),
    types: registerNotificationTypes(notificationTypes),
    streams,
    ...PARTS,
    operations: () => collected.routes,
  });
  const { routes, tasks, pages } = collected;
  let isStopping = false;
  const server = await buildServer({
    ...deps,
    isStopping: () => isStopping,
    ...selectServerSettings(config),
    routes,
    pages,
    schemas: namedSchemas,
    compilers: schemaCompilers,
    ...displayNames,
    noteReadsOf: createReadLogger({ database, logger }),
    authenticator,
    metrics,
    counts: options.otherProcesses,
    webDirectory: options.webDirectory,
  });
  return {
    server,
    routes,
    tasks,
    linker,
    leave() {
      isStopping = true;
    },
    async stop() {
      await streams.stop();
      await closeServer(server, logger);
      await changes.stop();
      await linker.stop();
      await stopWorking();
      await channels.stop();
    },
  };
}

/** The settings that the server receives. */
function selectServerSettings(config: Config) {
  const { publicUrl, limits, corsOrigins, trustProxy, dataDirectory } = config;
  const { maxUploadBytes, maxArchiveBytes } = config;
  const uploadDirectory = join(dataDirectory, 'uploads');
  const sizes = { maxUploadBytes, maxArchiveBytes };
  return { publicUrl, limits, corsOrigins, trustProxy, uploadDirectory, ...sizes };
}

/** The settings that features receive. */
function selectSettings(
  config: Config,
): Pick<
  Parts,
  'publicUrl' | 'demoDirectory' | 'sending' | 'bankInbox' | 'invoiceMailbox' | 'maxArchiveBytes'
> {
  const { publicUrl, smtpUrl, bankInboxDirectory: directory, maxUploadBytes: maxBytes } = config;
  const { invoiceMailbox: settings } = config;
  return {
    publicUrl,
    maxArchiveBytes: config.maxArchiveBytes,
    demoDirectory: config.demo ? config.dataDirectory : undefined,
    sending: smtpUrl !== undefined,
    bankInbox: directory === undefined ? undefined : { directory, maxBytes },
    invoiceMailbox: settings === undefined ? undefined : { settings, maxBytes },
  };
}

/** Finishes running requests, and logs what it waits for. */
function closeServer(app: FastifyInstance, logger: Pick<Logger, 'info'>): Promise<void> {
  return reportWhile(app.close(), () =>
    app.server.getConnections((_error, connections) => {
      logger.info({ connections }, 'waiting for running requests before stopping');
    }),
  );
}

/** Stops the processes that draw PDFs and parse untrusted files. */
async function stopWorking(): Promise<void> {
  await renderer.stop();
  await uploadReader.stop();
  await bankFileReader.stop();
  await moneyFileReader.stop();
  await takeoverReader.stop();
  await handoverReader.stop();
  await invoiceFileReader.stop();
  await mailReader.stop();
  await paperReader.stop();
  await inspector.stop();
}
