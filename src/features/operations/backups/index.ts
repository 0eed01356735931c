import { createBackupTasks } from './tasks.ts';

export type { Backups } from './backups.ts';

export const backupsFeature = { routes: [], tasks: createBackupTasks };
