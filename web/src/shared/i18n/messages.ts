import type { Language } from '#domain/kernel/language.ts';

/** What people read in one language, by id. */
export type Messages = Readonly<Record<string, string>>;

/** A folder of the catalogue that comes with the pages that speak from it. */
export type WordsOfPages = `web-${string}`;

const FOLDERS = '../../../../src/locales';
/** All but what `messages/` has at once, each a file of its own. */
const files = import.meta.glob<Messages>(
  [
    '../../../../src/locales/web-*/*.json',
    '!../../../../src/locales/web-{navigation,notifications}/*.json',
  ],
  { import: 'default' },
);

const languages = new Set<Language>();
const folders = new Set<WordsOfPages>();
const messagesIn = new Map<Language, Record<string, string>>();
const begun = new Map<string, Promise<void>>();

/**
 * The words of a language: those of the frame and of enumerations, and of all pages that were opened.
 * What comes with further pages is added to them. Nobody loads a language that they do not read.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  languages.add(language);
  const loadFrame = async () => {
    const file = (await import(`./messages/${language}.ts`)) as { readonly messages: Messages };
    return file.messages;
  };
  await Promise.all([
    loadOnce(language, language, loadFrame),
    ...[...folders].map((folder) => loadFolder(folder, language)),
  ]);
  return wordsIn(language);
}

/** Adds the words of pages, in every language that was chosen: one of them may still be on its way. */
export async function loadWordsOfPages(folder: WordsOfPages): Promise<void> {
  folders.add(folder);
  await Promise.all([...languages].map((language) => loadFolder(folder, language)));
}

function loadFolder(folder: WordsOfPages, language: Language): Promise<void> {
  const path = `${FOLDERS}/${folder}/${language}.json`;
  const load = files[path];
  if (load === undefined) throw new Error(`no words ${path}`);
  return loadOnce(path, language, load);
}

/** Loads what was not loaded before, or could not be. */
function loadOnce(key: string, language: Language, load: () => Promise<Messages>): Promise<void> {
  const loading = begun.get(key) ?? load().then((words) => addTo(language, words));
  begun.set(key, loading);
  loading.catch(() => begun.delete(key));
  return loading;
}

function addTo(language: Language, words: Messages): void {
  Object.assign(wordsIn(language), words);
}

function wordsIn(language: Language): Record<string, string> {
  const words = messagesIn.get(language) ?? {};
  messagesIn.set(language, words);
  return words;
}
