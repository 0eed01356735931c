import { command, type Call, type Command } from './command.ts';

export const startCall = {
  name: 'start',
  summary: 'Serve requests and run jobs until stopped',
  positionals: [],
  options: {},
  isService: true,
} as const satisfies Call;

export const workerCall = {
  name: 'worker',
  summary: 'Run jobs only, next to a running service',
  positionals: [],
  options: {},
  isService: true,
} as const satisfies Call;

export const importCall = {
  name: 'import',
  summary: 'Import a building from a folder of CSV files, a ZIP of them, or an XLSX workbook',
  positionals: ['DIR_OR_XLSX'],
  options: {
    organization: {
      type: 'string',
      value: 'ID',
      help: 'ID of the organization that manages the building',
      required: true,
    },
    'dry-run': { type: 'boolean', help: 'Check everything and write nothing' },
  },
} as const satisfies Call;

export const migrateCall = {
  name: 'migrate',
  summary: 'Apply pending migrations to the database and the job queue',
  positionals: [],
  options: {},
} as const satisfies Call;

export const createAdminCall = {
  name: 'create-admin',
  summary:
    'Create a SuperAdmin; the password is MILLIEME_ADMIN_PASSWORD, otherwise you are asked for it',
  positionals: [],
  options: {
    email: { type: 'string', value: 'E', help: 'E-mail address to sign in with', required: true },
    name: { type: 'string', value: 'NAME', help: 'Name of the person (the e-mail address)' },
  },
} as const satisfies Call;

export const metricsTokenCall = {
  name: 'metrics-token',
  summary: 'Print a token that gives access to the metrics only',
  positionals: [],
  options: {},
} as const satisfies Call;

export const openapiCall = {
  name: 'openapi',
  summary: 'Print the API description (OpenAPI 3.1, JSON)',
  positionals: [],
  options: {},
} as const satisfies Call;

export const filesCall = {
  name: 'files',
  summary: 'Read all document files and list those that are missing, unreadable or altered',
  positionals: ['verify'],
  options: {},
} as const satisfies Call;

export const erasuresCall = {
  name: 'erasures',
  summary: 'List erased persons, or erase again (replay) those that a restored backup brought back',
  positionals: ['list|replay'],
  options: {
    file: { type: 'string', value: 'FILE', help: 'Output of erasures list, for replay' },
  },
} as const satisfies Call;

export const backupCall = {
  name: 'backup',
  summary:
    'Save database and files into one archive in BACKUP_DIR or BACKUP_S3_BUCKET; the service keeps running',
  positionals: [],
  options: {
    to: {
      type: 'string',
      value: 'DIR',
      help: 'Write to this folder instead of BACKUP_DIR or BACKUP_S3_BUCKET',
    },
    base: {
      type: 'boolean',
      help: 'Copy the whole embedded database instead, for restore --to-time (BACKUP_WAL)',
    },
    running: {
      type: 'boolean',
      help: 'Refuse if the embedded database is not running; used by the service itself',
    },
  },
} as const satisfies Call;

const identity = {
  type: 'string',
  value: 'FILE',
  help: 'File with the secret key that belongs to BACKUP_PUBLIC_KEY',
} as const;

export const verifyBackupCall = {
  name: 'verify-backup',
  summary:
    'Check that an archive (a path or s3://BUCKET/NAME), a database copy, or the newest copy and log in a backup folder is complete and unchanged',
  positionals: ['FILE'],
  options: { identity },
} as const satisfies Call;

export const restoreCall = {
  name: 'restore',
  summary: 'Restore an archive (a path or s3://BUCKET/NAME) into an empty database or data folder',
  positionals: ['FILE'],
  options: {
    into: {
      type: 'string',
      value: 'TARGET',
      help: 'Folder that becomes DATA_DIR, or address of a database; files then go to DATA_DIR',
      required: true,
    },
    'to-time': {
      type: 'string',
      value: 'INSTANT',
      help: 'Restore the embedded database as of this instant (2026-03-16T09:00:00Z or latest); FILE is the backup folder',
    },
    identity,
    erasures: {
      type: 'string',
      value: 'FILE',
      help: 'Persons to erase again, as printed by erasures list (default: erasures.txt next to the archive)',
    },
  },
} as const satisfies Call;

export const pruneBackupsCall = {
  name: 'prune-backups',
  summary: 'Remove old archives, keeping those of 7 days, 4 weeks and 12 months',
  positionals: [],
  options: {
    'dry-run': { type: 'boolean', help: 'List what would be removed, and remove nothing' },
  },
} as const satisfies Call;

export const drillCall = {
  name: 'drill',
  summary:
    'Restore the newest archive on a temporary server, then measure and record how long it takes',
  positionals: [],
  options: {
    base: {
      type: 'boolean',
      help: 'Recover the newest copy of the embedded database and its log instead (BACKUP_WAL)',
    },
    monitoring: {
      type: 'boolean',
      help: 'Unpack and check the newest monitoring archive instead (MONITORING_BACKUP_DIR)',
    },
    identity,
    scratch: {
      type: 'string',
      value: 'DIR',
      help: 'Folder to restore in (default: DATA_DIR); needs as much space as the service',
    },
  },
} as const satisfies Call;

/** All commands, in the order in which they are shown. */
export const commands: readonly Command[] = [
  command(startCall, async () => (await import('./start-command.ts')).runStart),
  command(workerCall, async () => (await import('./start-command.ts')).runWorker),
  command(importCall, async () => (await import('./import-command.ts')).runImport),
  command(migrateCall, async () => (await import('./migrate-command.ts')).runMigrate),
  command(createAdminCall, async () => (await import('./create-admin-command.ts')).runCreateAdmin),
  command(
    metricsTokenCall,
    async () => (await import('./metrics-token-command.ts')).runMetricsToken,
  ),
  command(filesCall, async () => (await import('./files-command.ts')).runFiles),
  command(erasuresCall, async () => (await import('./erasures-command.ts')).runErasures),
  command(backupCall, async () => (await import('./backup-command.ts')).runBackup),
  command(
    verifyBackupCall,
    async () => (await import('./verify-backup-command.ts')).runVerifyBackup,
  ),
  command(
    pruneBackupsCall,
    async () => (await import('./prune-backups-command.ts')).runPruneBackups,
  ),
  command(restoreCall, async () => (await import('./restore-command.ts')).runRestore),
  command(drillCall, async () => (await import('./drill-command.ts')).runDrill),
  command(openapiCall, async () => (await import('./openapi-command.ts')).runOpenapi),
];
