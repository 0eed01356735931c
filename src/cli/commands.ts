import type { Command } from './command.ts';

/** The commands, in the order in which they are shown. */
export const commands: readonly Command[] = [
  {
    name: 'import',
    usage: 'DIR_OR_XLSX --organization ID [--dry-run]',
    summary: 'Take a building over from a folder of CSV files, a ZIP of them, or a workbook',
    options: {
      organization: { type: 'string', help: 'ID of the organization that manages the building' },
      'dry-run': { type: 'boolean', help: 'Check everything and write nothing' },
    },
    positionals: 1,
    load: async () => (await import('./import-command.ts')).runImport,
  },
  {
    name: 'migrate',
    usage: '',
    summary: 'Bring the database to this version',
    options: {},
    positionals: 0,
    load: async () => (await import('./migrate-command.ts')).runMigrate,
  },
  {
    name: 'create-admin',
    usage: '--email E [--name NAME]',
    summary: 'Create a SuperAdmin; the password comes from MILLIEME_ADMIN_PASSWORD or is asked for',
    options: {
      email: { type: 'string', help: 'E-mail address to sign in with' },
      name: { type: 'string', help: 'Name of the person (the e-mail address)' },
    },
    positionals: 0,
    load: async () => (await import('./create-admin-command.ts')).runCreateAdmin,
  },
  {
    name: 'metrics-token',
    usage: '',
    summary: 'Print a token that reads the metrics and opens nothing else',
    options: {},
    positionals: 0,
    load: async () => (await import('./metrics-token-command.ts')).runMetricsToken,
  },
  {
    name: 'openapi',
    usage: '',
    summary: 'Print the interface description (OpenAPI 3.1, JSON)',
    options: {},
    positionals: 0,
    load: async () => (await import('./openapi-command.ts')).runOpenapi,
  },
];
