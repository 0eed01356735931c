/**
 * Refuses missing and unused messages: messages that differ between languages in ids or arguments,
 * ids without a message, messages without a use, texts for people in code, messages that a page of the
 * web application uses but does not load, and synonyms that the glossary rules out.
 * `node scripts/check-locales.ts` prints the faults and fails if there are any.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { findCatalogueFaults, type CatalogueFile } from './locales/catalogue-faults.ts';
import { composedIds } from './locales/composed-ids.ts';
import { findGlossaryFaults } from './locales/glossary-faults.ts';
import { textFaults } from './locales/text-in-code.ts';
import { findUnloadedMessages } from './locales/unloaded-messages.ts';
import { findUsageFaults, type SourceFile } from './locales/used-ids.ts';

/** Names and papers of a fictional building. */
const DEMO = /\/demo(\/|\.ts$)/;

const TEXT_EXCEPTIONS = [
  // Letters of many languages, as they are searched.
  'src/domain/kernel/fold-text.ts',
  // Labels of invoices in four languages, as they are read.
  'src/domain/invoices/paper/paper-labels.ts',
  // Words that make a password easy to guess.
  'src/platform/security/common-words.ts',
  // English of the interface description, for engineers.
  'src/contract/field-descriptions.ts',
  'src/contract/field-examples.ts',
  // Names of communes, as the post writes them.
  'web/src/features/register/communes.ts',
];

const catalogue = globSync('src/locales/*/*.json').map((path): CatalogueFile => ({
  area: basename(dirname(path)),
  language: basename(path, '.json'),
  messages: JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>,
}));
const sources = ['src/**/*.ts', 'web/src/**/*.{ts,tsx}']
  .flatMap((pattern) => globSync(pattern))
  .filter((path) => !path.includes('.test.') && !/[./]generated\.ts$/.test(path))
  .map((path): SourceFile => ({ path, text: readFileSync(path, 'utf8') }));
const ids = [...new Set(catalogue.flatMap(({ messages }) => Object.keys(messages)))];

const faults = [
  ...(ids.length === 0 || sources.length === 0 ? ['nothing was read'] : []),
  ...findCatalogueFaults(catalogue),
  ...findUsageFaults(ids, sources, composedIds),
  ...findGlossaryFaults(readFileSync('docs/domain/glossary.md', 'utf8'), catalogue),
  ...findUnloadedMessages(sources),
  ...textFaults(
    sources.filter(({ path }) => !DEMO.test(path)),
    TEXT_EXCEPTIONS,
  ),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
