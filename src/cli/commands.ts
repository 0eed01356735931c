import { command, type Call, type Command } from './command.ts';

export const startCall = {
  name: 'start',
  summary: 'Serve, and run jobs, until it is told to end',
  positionals: [],
  options: {},
  isService: true,
} as const satisfies Call;

export const workerCall = {
  name: 'worker',
  summary: 'Run jobs beside a service, and serve nobody',
  positionals: [],
  options: {},
  isService: true,
} as const satisfies Call;

export const importCall = {
  name: 'import',
  summary: 'Take a building over from a folder of CSV files, a ZIP of them, or a workbook',
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
  summary: 'Bring the database to this version',
  positionals: [],
  options: {},
} as const satisfies Call;

export const createAdminCall = {
  name: 'create-admin',
  summary: 'Create a SuperAdmin; the password comes from MILLIEME_ADMIN_PASSWORD or is asked for',
  positionals: [],
  options: {
    email: { type: 'string', value: 'E', help: 'E-mail address to sign in with', required: true },
    name: { type: 'string', value: 'NAME', help: 'Name of the person (the e-mail address)' },
  },
} as const satisfies Call;

export const metricsTokenCall = {
  name: 'metrics-token',
  summary: 'Print a token that reads the metrics and opens nothing else',
  positionals: [],
  options: {},
} as const satisfies Call;

export const openapiCall = {
  name: 'openapi',
  summary: 'Print the interface description (OpenAPI 3.1, JSON)',
  positionals: [],
  options: {},
} as const satisfies Call;

export const filesCall = {
  name: 'files',
  summary:
    'Read the files of all documents, and name those that are missing, unreadable or altered',
  positionals: ['verify'],
  options: {},
} as const satisfies Call;

export const erasuresCall = {
  name: 'erasures',
  summary:
    'Print (list) who was erased, or (replay) erase once more whom a restored backup has brought back',
  positionals: ['list|replay'],
  options: {
    file: { type: 'string', value: 'FILE', help: 'What list has printed, to be replayed' },
  },
} as const satisfies Call;

export const backupCall = {
  name: 'backup',
  summary:
    'Save database and files into one archive in BACKUP_DIR or BACKUP_S3_BUCKET, while the service runs',
  positionals: [],
  options: {
    to: {
      type: 'string',
      value: 'DIR',
      help: 'A folder in place of BACKUP_DIR or BACKUP_S3_BUCKET',
    },
    base: {
      type: 'boolean',
      help: 'Copy the embedded database whole instead, for restore --to-time (BACKUP_WAL)',
    },
    running: {
      type: 'boolean',
      help: 'Refused where no service runs on the embedded database: as the service itself asks for it',
    },
  },
} as const satisfies Call;

const identity = {
  type: 'string',
  value: 'FILE',
  help: 'File with the secret key, where BACKUP_PUBLIC_KEY encrypts',
} as const;

export const verifyBackupCall = {
  name: 'verify-backup',
  summary:
    'Read an archive (a path, or s3://BUCKET/NAME), a copy of the database, or of a folder of backups the newest copy with its log, to the end, and say whether all is as it was written',
  positionals: ['FILE'],
  options: { identity },
} as const satisfies Call;

export const restoreCall = {
  name: 'restore',
  summary: 'Restore an archive (a path, or s3://BUCKET/NAME) into an empty database or data folder',
  positionals: ['FILE'],
  options: {
    into: {
      type: 'string',
      value: 'TARGET',
      help: 'A folder that becomes DATA_DIR, or the address of a database; its files then go to DATA_DIR',
      required: true,
    },
    'to-time': {
      type: 'string',
      value: 'INSTANT',
      help: 'FILE is the folder of backups: the embedded database as it was then, 2026-03-16T09:00:00Z, or latest',
    },
    identity,
    erasures: {
      type: 'string',
      value: 'FILE',
      help: 'Who is erased once more, as erasures list prints them (erasures.txt beside the archive)',
    },
  },
} as const satisfies Call;

export const pruneBackupsCall = {
  name: 'prune-backups',
  summary:
    'Remove the archives of BACKUP_DIR or BACKUP_S3_BUCKET but those of 7 days, 4 weeks and 12 months',
  positionals: [],
  options: {
    'dry-run': { type: 'boolean', help: 'Say what would go, and remove nothing' },
  },
} as const satisfies Call;

export const drillCall = {
  name: 'drill',
  summary:
    'Restore the newest archive on a server of its own, measure how long it takes, and record it',
  positionals: [],
  options: {
    base: {
      type: 'boolean',
      help: 'Recover the newest copy of the embedded database by its log instead (BACKUP_WAL)',
    },
    monitoring: {
      type: 'boolean',
      help: 'Unpack and check the newest archive of monitoring instead (MONITORING_BACKUP_DIR)',
    },
    identity,
    scratch: {
      type: 'string',
      value: 'DIR',
      help: 'Folder in whose place it is restored (DATA_DIR): it takes as much room as the service',
    },
  },
} as const satisfies Call;

/** The commands, in the order in which they are shown. */
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
