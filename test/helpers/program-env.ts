import { join } from 'node:path';

/**
 * Minimal environment to start a program of the service, without the settings of the user who runs the
 * tests. Compiled modules are cached as by the bootstrap, which saves a second per start.
 */
export const PROGRAM_ENV: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compile'),
};
