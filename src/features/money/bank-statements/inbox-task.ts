import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isFaultOfRequest } from '#contract/problem-statuses.ts';
import type { BankStatement } from '#domain/banking/bank-statement.ts';
import { sanitizeFileName } from '#domain/documents/file-name.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { listIbans } from '#features/register/bank-accounts/index.ts';
import {
  listOrganizationIds,
  runAsSystem,
  type SystemDependencies,
} from '#features/shared/index.ts';
import { WatchedFolder, type ClaimedFile, type Settled } from '#platform/files/watched-folder.ts';
import { withPointer } from '#platform/http/problem-handler.ts';
import { DEFAULT_LANGUAGE, translate } from '#platform/i18n/translate.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { Task } from '#platform/jobs/task.ts';
import { takeStatements, type TakenFile } from './commands.ts';
import { bankFileReader } from './reader.ts';

/** Folder that receives bank files. */
export interface BankInbox {
  readonly directory: string;
  /** Larger files are not opened. */
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

/** Looks up the organizations that have an account; read once for all files of a run. */
type FindHolders = (ibans: readonly string[]) => Promise<readonly string[]>;

/** Creates the task that reads the bank folder every minute; none if no folder is configured. */
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
 * Imports each file as if it were uploaded: files in the root for the only organization with their
 * accounts, files in an organization's folder for that organization. A failure that is not the file's
 * fault is retried later.
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
        const verdict = await decideVerdict(deps, inbox, file, { owner, holdersOf });
        await folder.settle(file, verdict.to, `${verdict.lines.join('\n')}\n`);
        if (verdict.to === 'held')
          deps.logger.warn({ file: file.name }, 'a bank file was moved to the held folder');
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

function holders(deps: InboxDependencies, ids: readonly string[]): FindHolders {
  let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  const readAll = async () => {
    const all = new Map<string, ReadonlySet<string>>();
    for (const id of ids) all.set(id, new Set(await deps.database.read(id, listIbans)));
    return all;
  };
  return async (ibans) => {
    known ??= await readAll();
    return [...known].filter(([, own]) => ibans.some((iban) => own.has(iban))).map(([id]) => id);
  };
}

/** Decides what happens to a file. Throws on errors unrelated to it, such as an unavailable database. */
async function decideVerdict(
  deps: InboxDependencies,
  inbox: BankInbox,
  file: ClaimedFile,
  { owner, holdersOf }: { readonly owner: string | undefined; readonly holdersOf: FindHolders },
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
    const taken = await runAsSystem(deps, organization, (ctx) =>
      takeStatements(ctx, read, { building_id: null, file_name: sanitizeFileName(file.name) }),
    );
    return describeResult(language, taken);
  } catch (error) {
    if (!(error instanceof DomainError) || !isFaultOfRequest(error.code)) throw error;
    const detail = translate(language, `problem.${error.code}.detail`, withPointer(error.params));
    return { to: 'held', lines: [error.code, detail] };
  }
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

/**
 * Reports on each statement in one line. A file with an unknown account is held, and read again once the
 * account is known.
 */
function describeResult(language: Language, { statements, skipped }: TakenFile): Verdict {
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
