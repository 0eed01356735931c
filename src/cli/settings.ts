import { loadConfig, type Config } from '#platform/config.ts';
import type { Invocation } from './command.ts';

/**
 * Settings of a command, without those of the administrator and the demo, which belong to the start
 * of the service.
 */
export function commandConfig(env: Invocation['env']): Config {
  return loadConfig({
    ...env,
    MILLIEME_ADMIN_EMAIL: undefined,
    MILLIEME_ADMIN_PASSWORD: undefined,
    MILLIEME_DEMO: '0',
  });
}
