import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { loadConfig, type Config } from '#platform/config.ts';
import { tuneCommand } from '#platform/engine.ts';
import type { Environment } from '#platform/settings.ts';

export const PROGRAM = 'millieme';

/** Settings that a command runs with. */
export interface CommandContext {
  readonly env: Environment;
  readonly config: Config;
}

type Run<Args extends readonly unknown[]> = (
  context: CommandContext,
  ...args: Args
) => Promise<void>;

/** Makes the handler of a command, which loads its module only when it is called. */
type MakeHandler = <Args extends readonly unknown[]>(
  load: () => Promise<Run<Args>>,
) => (...args: Args) => Promise<void>;

/** Declares the program: its commands, in the order in which they are shown. */
export function createProgram(env: Environment): Command {
  const program = new Command(PROGRAM)
    .helpOption('-h, --help', 'Show this')
    .helpCommand(false)
    .addHelpText('after', `\n${PROGRAM} COMMAND --help says more.`)
    .configureHelp({
      commandUsage: (command) =>
        command.parent === null ? `${PROGRAM} COMMAND [OPTIONS]` : formatUsage(command),
      subcommandTerm: (command) => command.name(),
      optionTerm: ({ flags }) => withoutBrackets(flags),
    })
    .hook('preAction', (_program, command) => {
      for (const [name, value] of Object.entries<unknown>(command.opts()))
        // A blank text counts as absent.
        if (value === '') command.setOptionValue(name, undefined);
    })
    // Errors are thrown to the caller, who prints them.
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
  const handle: MakeHandler =
    (load) =>
    async (...args) => {
      const config = commandConfig(env);
      tuneCommand();
      const run = await load();
      await run({ env, config }, ...args);
    };
  addServiceCommands(program, handle);
  addBackupCommands(program, handle);
  addRestoreCommands(program, handle);
  program
    .command('openapi')
    .description('Print the API description (OpenAPI 3.1, JSON)')
    .action(handle(async () => (await import('./service-commands.ts')).printApiDescription));
  return program;
}

/** Usage line of a command: `millieme import DIR_OR_XLSX --organization ID [--dry-run]`. */
export function formatUsage(command: Command): string {
  const positionals = command.registeredArguments.map((argument) => argument.name());
  const options = command.options.map(({ flags, mandatory }) =>
    mandatory ? withoutBrackets(flags) : `[${withoutBrackets(flags)}]`,
  );
  return [PROGRAM, command.name(), ...positionals, ...options].join(' ');
}

function withoutBrackets(flags: string): string {
  return flags.replaceAll(/[<>]/g, '');
}

/**
 * Settings of a command, without those of the administrator and the demo, which belong to the start
 * of the service.
 */
export function commandConfig(env: Environment): Config {
  return loadConfig({
    ...env,
    MILLIEME_ADMIN_EMAIL: undefined,
    MILLIEME_ADMIN_PASSWORD: undefined,
    MILLIEME_DEMO: '0',
  });
}

const MAX_SHARDS = 1_024;

function parseShards(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MAX_SHARDS)
    throw new InvalidArgumentError(`It is a number from 1 to ${MAX_SHARDS}.`);
  return count;
}

/** An option that takes a text. */
function textOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((text) => text.trim());
}

/** An option that takes a text and is required. */
function requiredOption(flags: string, description: string): Option {
  return textOption(flags, description)
    .argParser((text) => {
      if (text.trim() === '') throw new InvalidArgumentError('It is blank.');
      return text.trim();
    })
    .makeOptionMandatory();
}

const identity = textOption(
  '--identity <FILE>',
  'File with the secret key that belongs to BACKUP_PUBLIC_KEY',
);

function addServiceCommands(program: Command, handle: MakeHandler): void {
  program
    .command('start')
    .description('Serve requests and run jobs until stopped')
    .action(async () => {
      await import('../main.ts');
    });
  program
    .command('worker')
    .description('Run jobs only, next to a running service')
    .action(async () => {
      await import('../worker.ts');
    });
  program
    .command('import <DIR_OR_XLSX>')
    .description('Import a building from a folder of CSV files, a ZIP of them, or an XLSX workbook')
    .addOption(
      requiredOption('--organization <ID>', 'ID of the organization that manages the building'),
    )
    .option('--dry-run', 'Check everything and write nothing')
    .action(handle(async () => (await import('./import-command.ts')).runImport));
  program
    .command('migrate')
    .description('Apply pending migrations to the database and the job queue')
    .action(handle(async () => (await import('./service-commands.ts')).runMigrations));
  program
    .command('distribute')
    .description(
      'Distribute a migrated database over the servers of its Citus cluster; may be repeated, and continues after an interruption',
    )
    .addOption(
      new Option('--shards <N>', 'Number of parts that the organizations are divided into')
        .argParser(parseShards)
        .default(32),
    )
    .option('--verify', 'Only compare the servers, and list what differs')
    .action(handle(async () => (await import('./distribute-command.ts')).runDistribute));
  program
    .command('create-admin')
    .description(
      'Create a SuperAdmin; the password is MILLIEME_ADMIN_PASSWORD, otherwise you are asked for it',
    )
    .addOption(requiredOption('--email <E>', 'E-mail address to sign in with'))
    .addOption(textOption('--name <NAME>', 'Name of the person (the e-mail address)'))
    .action(handle(async () => (await import('./data-commands.ts')).createAdmin));
  program
    .command('metrics-token')
    .description('Print a token that gives access to the metrics only')
    .action(handle(async () => (await import('./service-commands.ts')).printMetricsToken));
  program
    .command('files')
    .addArgument(new Argument('<verify>').choices(['verify']))
    .description('Read all document files and list those that are missing, unreadable or altered')
    .action(handle(async () => (await import('./data-commands.ts')).verifyStoredFiles));
  program
    .command('erasures')
    .addArgument(new Argument('<list|replay>').choices(['list', 'replay']))
    .description(
      'List erased persons, or erase again (replay) those that a restored backup brought back',
    )
    .addOption(textOption('--file <FILE>', 'Output of erasures list, for replay'))
    .action(handle(async () => (await import('./data-commands.ts')).runErasures));
}

function addBackupCommands(program: Command, handle: MakeHandler): void {
  program
    .command('backup')
    .description(
      'Save database and files into one archive in BACKUP_DIR or BACKUP_S3_BUCKET; the service keeps running',
    )
    .addOption(
      textOption('--to <DIR>', 'Write to this folder instead of BACKUP_DIR or BACKUP_S3_BUCKET'),
    )
    .option(
      '--base',
      'Copy the whole embedded database instead, for restore --to-time (BACKUP_WAL)',
    )
    .option(
      '--running',
      'Refuse if the embedded database is not running; used by the service itself',
    )
    .action(handle(async () => (await import('./backup-commands.ts')).runBackup));
  program
    .command('verify-backup <FILE>')
    .description(
      'Check that an archive (a path or s3://BUCKET/NAME), a database copy, or the newest copy and log in a backup folder is complete and unchanged',
    )
    .addOption(identity)
    .action(handle(async () => (await import('./backup-commands.ts')).runVerifyBackup));
  program
    .command('verify')
    .description(
      'Check the ledger of every organization; with --since, also that no history was rewritten',
    )
    .requiredOption('--ledger', 'Check the ledgers')
    .addOption(
      textOption(
        '--since <FILE_OR_HEAD>',
        'Archive (a path or s3://BUCKET/NAME), or a printed head such as 1234-HASH, to compare with',
      ),
    )
    .addOption(identity)
    .action(handle(async () => (await import('./verify-command.ts')).runVerify));
  program
    .command('prune-backups')
    .description('Remove old archives, keeping those of 7 days, 4 weeks and 12 months')
    .option('--dry-run', 'List what would be removed, and remove nothing')
    .action(handle(async () => (await import('./backup-commands.ts')).pruneBackups));
}

function addRestoreCommands(program: Command, handle: MakeHandler): void {
  program
    .command('restore <FILE>')
    .description(
      'Restore an archive (a path or s3://BUCKET/NAME) into an empty database or data folder',
    )
    .addOption(
      requiredOption(
        '--into <TARGET>',
        'Folder that becomes DATA_DIR, or address of a database; files then go to DATA_DIR',
      ),
    )
    .addOption(
      textOption(
        '--to-time <INSTANT>',
        'Restore the embedded database as of this instant (2026-03-16T09:00:00Z or latest); FILE is the backup folder',
      ),
    )
    .addOption(identity)
    .addOption(
      textOption(
        '--erasures <FILE>',
        'Persons to erase again, as printed by erasures list (default: erasures.txt next to the archive)',
      ),
    )
    .action(handle(async () => (await import('./backup-commands.ts')).runRestore));
  program
    .command('drill')
    .description(
      'Restore the newest archive on a temporary server, then measure and record how long it takes',
    )
    .option(
      '--base',
      'Recover the newest copy of the embedded database and its log instead (BACKUP_WAL)',
    )
    .addOption(
      new Option(
        '--monitoring',
        'Unpack and check the newest monitoring archive instead (MONITORING_BACKUP_DIR)',
      ).conflicts('base'),
    )
    .addOption(identity)
    .addOption(
      textOption(
        '--scratch <DIR>',
        'Folder to restore in (default: DATA_DIR); needs as much space as the service',
      ),
    )
    .action(handle(async () => (await import('./backup-commands.ts')).drill));
}
