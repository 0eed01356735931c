import { join } from 'node:path';
import type { Config } from '#platform/config.ts';

/** Where the embedded database lies. */
export function clusterFolder({ dataDirectory }: Pick<Config, 'dataDirectory'>): string {
  return join(dataDirectory, 'postgres');
}
