import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { APP_ROLE } from '#platform/db/roles.ts';
import { RECORD_STATEMENTS } from './helpers/recorded-statements.ts';

/**
 * Records each statement that succeeds under the serving role, one file per process, in the folder that
 * RECORD_STATEMENTS names: for the second server, and for scripts/record-statements.ts.
 */
const DIRECTORY = process.env[RECORD_STATEMENTS] ?? '';
/** Statements that can be prepared: others (`begin`, `set`, `listen`) do not depend on the schema. */
const PREPARED = /^\s*(?:select|insert|update|delete|with|values)\b/i;

interface Watched {
  /** The files of a worker share the driver. */
  statementsSeen?: Set<string>;
  connectionParameters?: { readonly options?: string };
  query: (this: Watched, first: unknown, ...rest: unknown[]) => unknown;
}

const prototype = Client.prototype as unknown as Watched;
const seen = (prototype.statementsSeen ??= watch());

function watch(): Set<string> {
  const statements = new Set<string>();
  const { query } = prototype;
  prototype.query = function (first, ...rest) {
    const text = (first as { readonly text?: unknown } | null)?.text;
    const isServing = this.connectionParameters?.options?.includes(`role=${APP_ROLE}`) === true;
    const [callback] = rest;
    if (!isServing || typeof text !== 'string' || !PREPARED.test(text) || !isCallback(callback))
      return query.call(this, first, ...rest);
    return query.call(this, first, (error: unknown, ...answer: readonly unknown[]) => {
      // Tests send invalid statements on purpose.
      if (error === null || error === undefined) statements.add(text);
      callback(error, ...answer);
    });
  };
  return statements;
}

function isCallback(value: unknown): value is (...values: readonly unknown[]) => void {
  return typeof value === 'function';
}

afterAll(() => {
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(join(DIRECTORY, `${process.pid}.json`), JSON.stringify([...seen]));
});
