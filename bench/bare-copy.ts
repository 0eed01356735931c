import { Client } from 'pg';
import { measured, type Measurement } from './measurement.ts';

/**
 * Rows that a case wrote: those of the table that meet the condition, where $1 is the parameter.
 */
export interface WrittenRows {
  readonly table: string;
  readonly where: string;
}

interface CopyOptions {
  readonly times: number;
  readonly written: readonly WrittenRows[];
  readonly parameter: string;
}

/**
 * Writes the same rows again in one transaction, with one bare statement per table, into empty
 * tables with the same indexes and checks. No foreign keys, no row level security, nothing to
 * compute or to send.
 */
export async function copyRows(url: string, options: CopyOptions): Promise<Measurement> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await copyOn(client, options);
  } finally {
    await client.end();
  }
}

async function copyOn(client: Client, { times, written, parameter }: CopyOptions) {
  await client.query('create schema bare');
  for (const { table, where } of written) {
    // Finding the rows does not count as writing them.
    await client.query(
      `create temp table found_${table} as select * from app.${table} where false`,
    );
    await client.query(`insert into found_${table} select * from app.${table} where ${where}`, [
      parameter,
    ]);
    await client.query(
      `create table bare.${table} (like app.${table} including all excluding generated)`,
    );
  }
  const durations: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await client.query('begin');
    for (const { table } of written) {
      await client.query(`insert into bare.${table} select * from found_${table}`);
    }
    await client.query('commit');
    durations.push(performance.now() - start);
    await client.query(`truncate ${written.map(({ table }) => `bare.${table}`).join(', ')}`);
  }
  await client.query('drop schema bare cascade');
  const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1_000;
  return measured(durations, 0, seconds);
}
