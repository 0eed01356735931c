/**
 * Holds the prose of the project to plain English: API texts, doc comments, documents and English
 * messages, or those that are named. Prints the faults and fails if there are any.
 */
import { globSync, readFileSync } from 'node:fs';
import { findApiFaults, type ApiDescription } from './prose/api-faults.ts';
import { findBannedWords } from './prose/banned-words.ts';
import { findCommentFaults } from './prose/comment-faults.ts';
import { findDocumentFaults } from './prose/document-faults.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

const CHECKS: Readonly<Record<string, () => string[]>> = {
  api: () => findApiFaults(JSON.parse(read('openapi/openapi.json')) as ApiDescription),
  comments: () =>
    globSync('{src,web/src,scripts,test,bench,faults}/**/*.{ts,tsx}')
      .filter((path) => !/[./]generated\.ts$/.test(path))
      .flatMap((path) => findCommentFaults(read(path)).map((fault) => `${path}:${fault}`)),
  documents: () =>
    globSync(['*.md', 'docs/**/*.md']).flatMap((path) =>
      findDocumentFaults(read(path)).map((fault) => `${path}:${fault}`),
    ),
  messages: () =>
    globSync('src/locales/*/en.json').flatMap((path) =>
      Object.entries(JSON.parse(read(path)) as Record<string, string>).flatMap(([id, text]) =>
        findBannedWords(text).map((fault) => `${path} ${id}: ${fault}`),
      ),
    ),
};

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const faults = (named.length === 0 ? Object.keys(CHECKS) : named).flatMap(
  (name) => CHECKS[name]?.() ?? [`no such check: ${name}`],
);
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults of prose`);
process.exit(faults.length === 0 ? 0 : 1);
