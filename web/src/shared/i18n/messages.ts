import type { Language } from '#domain/kernel/language.ts';
import type { CompiledMessage } from './format-message.ts';

/** Message without arguments, or what the build has compiled it to. */
type Message = string | CompiledMessage;

/** Messages of one language by id. */
export type Messages = Readonly<Record<string, Message>>;

/** Catalogue folder that is loaded together with the pages that use it. */
export type WordsOfPages = `web-${string}`;
/** Catalogue that is loaded after the frame; `shared` is what pages share. */
export type Folder = WordsOfPages | 'shared';

const FOLDERS = '../../../../src/locales';
/** All folders that `messages/` does not bundle, a file each. */
const files = import.meta.glob<Messages>(
  [
    '../../../../src/locales/web-*/*.json',
    '!../../../../src/locales/web-{navigation,notifications}/*.json',
  ],
  { import: 'default' },
);

const languages = new Set<Language>();
const folders = new Set<Folder>();
const messagesIn = new Map<Language, Record<string, Message>>();
const begun = new Map<string, Promise<void>>();

/**
 * Messages of a language: those of the frame and of all pages opened so far. Further pages add theirs
 * later.
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

/**
 * Loads a folder of messages in every language requested so far, since one may still be loading.
 */
export async function loadMessageFolder(folder: Folder): Promise<void> {
  folders.add(folder);
  await Promise.all([...languages].map((language) => loadFolder(folder, language)));
}

function loadFolder(folder: Folder, language: Language): Promise<void> {
  if (folder === 'shared')
    return loadOnce(`shared ${language}`, language, () => loadShared(language));
  const path = `${FOLDERS}/${folder}/${language}.json`;
  const load = files[path];
  if (load === undefined) throw new Error(`no words ${path}`);
  return loadOnce(path, language, load);
}

async function loadShared(language: Language): Promise<Messages> {
  const file = (await import(`./messages/shared/${language}.ts`)) as {
    readonly messages: Messages;
  };
  return file.messages;
}

/** Loads a file once; a failed load is retried on the next call. */
function loadOnce(key: string, language: Language, load: () => Promise<Messages>): Promise<void> {
  const loading = begun.get(key) ?? load().then((words) => addTo(language, words));
  begun.set(key, loading);
  loading.catch(() => begun.delete(key));
  return loading;
}

function addTo(language: Language, words: Messages): void {
  Object.assign(wordsIn(language), words);
}

function wordsIn(language: Language): Record<string, Message> {
  const words = messagesIn.get(language) ?? {};
  messagesIn.set(language, words);
  return words;
}
