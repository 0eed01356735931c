import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import { formatHead } from '#platform/security/chain.ts';
import { findLedgerHead } from './letter-repository.ts';

/** Chains whose heads are printed in the foot of documents. */
type PrintedChain = 'ledger' | 'votes';

/** Heads to print, as `COUNT-HASH`; without a chain that has no entries. */
export type PrintedHeads = Readonly<Partial<Record<PrintedChain, string>>>;

/** Reads the head of the ledger for print; empty before the first entry. */
export async function readPrintedHead(db: Connection): Promise<PrintedHeads> {
  const head = await findLedgerHead(db);
  return head === undefined || head.entry_count === 0 ? {} : { ledger: formatHead(head) };
}

/** Makes the lines in the foot of a document, by which rewritten history can be found later. */
export function footLines(language: Language, heads: PrintedHeads): string[] {
  return (['ledger', 'votes'] as const).flatMap((chain) => {
    const head = heads[chain];
    return head === undefined ? [] : [translate(language, `letter.head.${chain}`, { head })];
  });
}
