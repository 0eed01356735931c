import { join } from 'node:path';
import type { Config } from '#platform/config.ts';

/** Folder of the embedded database. */
export function clusterFolder({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return join(dataDirectory, 'postgres');
}
