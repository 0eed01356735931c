import { join } from 'node:path';
import { bankFileFault } from '#domain/banking/bank-file-fault.ts';
import type { BankStatement } from '#domain/banking/bank-statement.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { WorkGivenUp, WorkProcess } from '#platform/processes/work-process.ts';
import type { ReadBankFile } from './read-bank-file.ts';

/** A year of the largest office takes one second. */
const work = new WorkProcess<{ readonly path: string }, ReadBankFile>({
  program: join(import.meta.dirname, 'read-main.ts'),
  deadlineMs: 20_000,
  heapMib: 512,
});

/** Reads uploaded files in a separate process, where they can neither crash nor slow down the service. */
export const bankFileReader = {
  /** Reads the statements of a file. Refuses bank_file_invalid, and too_busy if too many wait. */
  async read({ path }: { readonly path: string }): Promise<readonly BankStatement[]> {
    const read = await work.run({ path }).catch((error: unknown) => {
      throw error instanceof WorkGivenUp ? bankFileFault('too_costly', null) : error;
    });
    if ('refused' in read) throw new DomainError('bank_file_invalid', read.refused);
    return read.statements;
  },
  stop: () => work.stop(),
};
