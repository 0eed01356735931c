import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { selectUnlisted } from './cluster/spread-statements.ts';
import {
  readSpreadStatements,
  startCitusCluster,
  type CitusCluster,
} from './helpers/citus-cluster.ts';
import {
  findSystemPostgres,
  startThrowAwayPostgres,
  type ThrowAwayPostgres,
} from './helpers/postgres-servers.ts';
import {
  prepareClusterTemplate,
  prepareTemplate,
  type Template,
} from './helpers/template-database.ts';
import {
  dropRunDatabases,
  findWarmServer,
  makeRunPrefix,
  WARM_FOLDER,
} from './helpers/warm-postgres.ts';

/**
 * Prepares the server and its template. TEST_POSTGRES=system runs the suite on the machine's own
 * PostgreSQL, TEST_POSTGRES=own on an embedded one that the run starts, TEST_POSTGRES=citus on a coordinator
 * and two workers with Citus. Without it, the one that `npm run
 * test:db` keeps is used if it runs.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop } = await prepareServer(project);
  return stop;
}

export interface PreparedServer {
  /** URL of the database to clone, for the login that serves. */
  readonly url: string;
  /** Stops the server or, if it is kept, removes the databases of the run. */
  readonly stop: () => Promise<void>;
}

/**
 * Finds or starts a server for the run, with a migrated database to clone.
 * @param options.isFilled whether the caller fills that database, so that other runs must not share it
 */
export async function prepareServer(
  project: TestProject,
  { isFilled = false } = {},
): Promise<PreparedServer> {
  const server = await openServer();
  const { name, serviceUrl } = await makeTemplate(server).catch(async (error: unknown) => {
    // The run would wait for its servers.
    await server.stop();
    throw error;
  });
  const template = isFilled ? `${makeRunPrefix()}_template` : name;
  if (isFilled) await cloneDatabase(server.url, name, template);
  project.provide('serverUrl', server.url);
  project.provide('workerUrls', [...server.workerUrls]);
  project.provide('serviceUrl', serviceUrl);
  project.provide('templateDatabase', template);
  project.provide('databasePrefix', makeRunPrefix());
  const url = new URL(serviceUrl);
  url.pathname = `/${template}`;
  return { url: url.href, stop: server.stop };
}

function makeTemplate(server: OpenServer): Promise<Template> {
  return server.workerUrls.length > 0
    ? prepareClusterTemplate(server, server.loginFolder)
    : prepareTemplate(server.url, server.loginFolder);
}

interface OpenServer {
  readonly url: string;
  /** Workers, if it is the coordinator of a cluster. */
  readonly workerUrls: readonly string[];
  /** Folder of the serving login. */
  readonly loginFolder: string;
  readonly stop: () => Promise<void>;
}

async function openServer(): Promise<OpenServer> {
  const wanted = process.env['TEST_POSTGRES'];
  const warm = wanted === undefined ? await findWarmServer() : undefined;
  if (warm !== undefined) {
    await dropRunDatabases(warm);
    return {
      url: warm,
      workerUrls: [],
      loginFolder: WARM_FOLDER,
      stop: () => dropRunDatabases(warm),
    };
  }
  const server = await startServer(wanted);
  const loginFolder = mkdtempSync(join(tmpdir(), 'millieme-test-login-'));
  const { workerUrls = [] } = server;
  const stop = async (): Promise<void> => {
    const spread = workerUrls.length > 0 ? await readSpreadStatements(server.url) : [];
    await server.stop();
    rmSync(loginFolder, { recursive: true });
    requireListed(spread);
  };
  return { url: server.url, workerUrls, loginFolder, stop };
}

/** Fails the run if the service has sent a statement for rows of several tenants. */
function requireListed(statements: readonly string[]): void {
  const unlisted = selectUnlisted(statements);
  if (unlisted.length > 0)
    throw new Error(`more than one part of a table has answered:\n${unlisted.join('\n')}`);
}

function startServer(
  wanted: string | undefined,
): Promise<Pick<ThrowAwayPostgres, 'url' | 'stop'> & Partial<Pick<CitusCluster, 'workerUrls'>>> {
  if (wanted === 'citus') return startCitusCluster();
  return wanted === 'system'
    ? findSystemPostgres().then(startThrowAwayPostgres)
    : startThrowAwayPostgres();
}

async function cloneDatabase(serverUrl: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${to} template ${from}`);
  } finally {
    await client.end();
  }
}
