import { bankFileFault } from '#domain/banking/bank-file-fault.ts';
import type { BankStatement } from '#domain/banking/bank-statement.ts';
import { readCamt } from '#domain/banking/camt.ts';
import { readCoda } from '#domain/banking/coda.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { readXml, XmlError } from '#platform/xml/read-xml.ts';

/** Content of a file, or the facts of the refusal: error objects cannot pass between processes. */
export type ReadBankFile =
  | { readonly statements: readonly BankStatement[] }
  | { readonly refused: DomainError['params'] };

/**
 * Reads a bank file. The format is detected from the content: CODA begins with a zero, XML with markup.
 */
export function readBankFile(bytes: Uint8Array): ReadBankFile {
  try {
    return { statements: statementsIn(bytes) };
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.params };
    if (error instanceof XmlError) return { refused: bankFileFault('bad_xml', error.line).params };
    throw error;
  }
}

function statementsIn(bytes: Uint8Array): BankStatement[] {
  const start = new TextDecoder().decode(bytes.subarray(0, 100)).trimStart();
  if (start.startsWith('<')) return readCamt(readXml(bytes));
  if (start.startsWith('0')) return readCoda(bytes);
  throw bankFileFault('unknown_format', null);
}
