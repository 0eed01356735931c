import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApp } from '#app/api-description.ts';
import type { App } from '#app/app.ts';
import { loadConfig } from '#platform/config.ts';

/** Reads the routes and tasks of a service with these settings, without a database. */
export async function readAppWith<T>(
  settings: Readonly<Record<string, string>>,
  read: (app: App) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'millieme-read-'));
  try {
    return await readApp(loadConfig({ DATA_DIR: folder, ...settings }), read);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
