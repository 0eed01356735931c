import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { BankStatement } from '#domain/banking/bank-statement.ts';
import { keptFileName } from '#domain/documents/file-name.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import { problems } from '#domain/kernel/problems.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { ibansOf } from '#features/register/bank-accounts/index.ts';
import { listOrganizationIds, asSystem, type SystemDependencies } from '#features/shared/index.ts';
import { WatchedFolder, type ClaimedFile, type Settled } from '#platform/files/watched-folder.ts';
import { DEFAULT_LANGUAGE, translate } from '#platform/i18n/translate.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { Task } from '#platform/jobs/task.ts';
import { takeStatements, type TakenFile } from './commands.ts';
import { bankFileReader } from './reader.ts';

/** The folder into which files of banks are put. */
export interface BankInbox {
  readonly directory: string;
  /** What is larger is not opened. */
  readonly maxBytes: number;
}

export interface InboxDependencies extends SystemDependencies {
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  readonly bankInbox: BankInbox | undefined;
}

interface Verdict {
  readonly to: Settled;
  readonly lines: readonly string[];
}

/** Who has which accounts, read once for all files of a run. */
type HoldersOf = (ibans: readonly string[]) => Promise<readonly string[]>;

/** Reads what lies in the folder of banks, where there is one, every minute. */
export function createInboxTasks(deps: InboxDependencies): readonly Task[] {
  const { bankInbox: inbox } = deps;
  if (inbox === undefined) return [];
  return [
    {
      name: 'bank-inbox',
      schedule: { cron: '* * * * *', backfillMs: 0, maxAttempts: 1 },
      run: (_payload, { signal }) => emptyInbox(deps, inbox, signal),
    },
  ];
}

/**
 * Takes each file as if it were uploaded: those in the folder itself for the one organization that has
 * their accounts, those in the folder of an organization for it alone. What fails for another reason
 * than the file itself is read again later.
 */
async function emptyInbox(
  deps: InboxDependencies,
  inbox: BankInbox,
  signal: AbortSignal,
): Promise<void> {
  const ids = await deps.database.read(NIL_UUID, listOrganizationIds);
  const holdersOf = holders(deps, ids);
  await mkdir(inbox.directory, { recursive: true });
  const failures: unknown[] = [];
  for (const owner of [undefined, ...ids]) {
    const folder = new WatchedFolder(join(inbox.directory, owner ?? ''));
    for await (const file of folder.claim(deps.clock.nowMs())) {
      try {
        const verdict = await judge(deps, inbox, file, { owner, holdersOf });
        await folder.settle(file, verdict.to, `${verdict.lines.join('\n')}\n`);
        if (verdict.to === 'held')
          deps.logger.warn({ file: file.name }, 'a file of a bank is held');
      } catch (error) {
        deps.logger.error(
          { err: error, file: file.name },
          'a file of a bank could not be read yet',
        );
        failures.push(error);
      }
      signal.throwIfAborted();
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some files were not read yet');
}

function holders(deps: InboxDependencies, ids: readonly string[]): HoldersOf {
  let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  const readAll = async () => {
    const all = new Map<string, ReadonlySet<string>>();
    for (const id of ids) all.set(id, new Set(await deps.database.read(id, ibansOf)));
    return all;
  };
  return async (ibans) => {
    known ??= await readAll();
    return [...known].filter(([, own]) => ibans.some((iban) => own.has(iban))).map(([id]) => id);
  };
}

/** What becomes of a file. Throws what says nothing about it, such as a database that is away. */
async function judge(
  deps: InboxDependencies,
  inbox: BankInbox,
  file: ClaimedFile,
  { owner, holdersOf }: { readonly owner: string | undefined; readonly holdersOf: HoldersOf },
): Promise<Verdict> {
  let language = await languageOf(deps, owner);
  try {
    if (file.size > inbox.maxBytes) throw new DomainError('payload_too_large');
    const read = await bankFileReader.read(file);
    const among = owner === undefined ? await holdersOf(accountsIn(read)) : [owner];
    if (among.length > 1) return { to: 'held', lines: [translate(language, 'bank_inbox.several')] };
    const [organization] = among;
    if (organization === undefined) {
      const accounts = accountsIn(read).join(', ');
      throw new DomainError('unknown_bank_account', { accounts, pointer: '/body/file' });
    }
    language = await languageOf(deps, organization);
    const taken = await asSystem(deps, organization, (ctx) =>
      takeStatements(ctx, read, { building_id: null, file_name: keptFileName(file.name) }),
    );
    return told(language, taken);
  } catch (error) {
    if (!(error instanceof DomainError) || !isAboutFile(error)) throw error;
    const detail = translate(language, `problem.${error.code}.detail`, error.params);
    return { to: 'held', lines: [error.code, detail] };
  }
}

function isAboutFile({ code }: DomainError): boolean {
  return problems[code] < 500 && problems[code] !== 429;
}

function accountsIn(read: readonly BankStatement[]): string[] {
  return [...new Set(read.map(({ account }) => account))];
}

async function languageOf(
  { database }: InboxDependencies,
  organization: string | undefined,
): Promise<Language> {
  if (organization === undefined) return DEFAULT_LANGUAGE;
  const row = await database.read(organization, (db) => findOrganization(db, organization));
  return row?.language ?? DEFAULT_LANGUAGE;
}

/** A line for each statement. A file with one of an unknown account is held: once it is known, it is read again. */
function told(language: Language, { statements, skipped }: TakenFile): Verdict {
  const lines = [
    ...statements.map(({ number, year, status, transaction_count: count }) =>
      translate(language, 'bank_inbox.statement', { number, year: String(year), status, count }),
    ),
    ...skipped.map(({ account, number, reason }) =>
      translate(language, 'bank_inbox.skipped', { account, number, reason }),
    ),
  ];
  const isWhole = skipped.every(({ reason }) => reason !== 'UnknownAccount');
  return { to: isWhole ? 'done' : 'held', lines };
}
