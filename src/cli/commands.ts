import { command, type Call, type Command } from './command.ts';

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
  summary: 'Read the files of all documents, and name those that are missing or altered',
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

/** The commands, in the order in which they are shown. */
export const commands: readonly Command[] = [
  command(importCall, async () => (await import('./import-command.ts')).runImport),
  command(migrateCall, async () => (await import('./migrate-command.ts')).runMigrate),
  command(createAdminCall, async () => (await import('./create-admin-command.ts')).runCreateAdmin),
  command(
    metricsTokenCall,
    async () => (await import('./metrics-token-command.ts')).runMetricsToken,
  ),
  command(filesCall, async () => (await import('./files-command.ts')).runFiles),
  command(erasuresCall, async () => (await import('./erasures-command.ts')).runErasures),
  command(openapiCall, async () => (await import('./openapi-command.ts')).runOpenapi),
];
