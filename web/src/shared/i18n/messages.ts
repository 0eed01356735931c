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
/** Catalogue folder of a home page, whose first messages are a file of their own. */
export type HomeFolder = (typeof HOME_FOLDERS)[number];

/** Files of a part of the messages, by language or by path. */
type Files = Readonly<Record<string, () => Promise<Messages>>>;

const HOME_FOLDERS = ['web-today', 'web-portal'] as const;
const frames: Files = import.meta.glob<Messages>('./messages/*.ts', { import: 'messages' });
const homes: Files = import.meta.glob<Messages>(
  '../../../../src/locales/web-{today,portal}/*.json',
  { import: 'default', query: '?first' },
);
/** Loads the list of other files, which weighs too much for a first page. */
const listOthers = () => import('./messages-of-pages.ts');

const languages = new Set<Language>();
/** Parts requested so far, with how they are loaded. */
const parts = new Map<string, (language: Language) => Promise<Messages>>();
const messagesIn = new Map<Language, Record<string, Message>>();
const begun = new Map<string, Promise<void>>();

/**
 * Messages of a language: those of the frame and of all pages opened so far. Further pages add theirs
 * later.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  languages.add(language);
  parts.set('frame', (one) => loadFile(frames, `./messages/${one}.ts`));
  await Promise.all([...parts.keys()].map((part) => loadOnce(part, language)));
  return wordsIn(language);
}

/** Loads what a home page shows at first. */
export async function loadHomeMessages(folder: HomeFolder): Promise<void> {
  await loadPart(`${folder} first`, (language) => loadFile(homes, pathOf(folder, language)));
}

/** Loads a folder of messages. */
export async function loadMessageFolder(folder: Folder): Promise<void> {
  const home = HOME_FOLDERS.find((one) => one === folder);
  await Promise.all([
    home && loadHomeMessages(home),
    loadPart(folder, async (language) => {
      const { files, shared } = await listOthers();
      return folder === 'shared'
        ? loadFile(shared, `./messages/shared/${language}.ts`)
        : loadFile(files, pathOf(folder, language));
    }),
  ]);
}

/** Loads a part in every language requested so far, since one may still be loading. */
async function loadPart(
  part: string,
  load: (language: Language) => Promise<Messages>,
): Promise<void> {
  parts.set(part, load);
  await Promise.all([...languages].map((language) => loadOnce(part, language)));
}

function pathOf(folder: WordsOfPages, language: Language): string {
  return `../../../../src/locales/${folder}/${language}.json`;
}

async function loadFile(files: Files, path: string): Promise<Messages> {
  const load = files[path];
  if (load === undefined) throw new Error(`no words ${path}`);
  return load();
}

/** Loads a part once; a failed load is retried on the next call. */
function loadOnce(part: string, language: Language): Promise<void> {
  const key = `${part} ${language}`;
  const load = async () => {
    Object.assign(wordsIn(language), await parts.get(part)?.(language));
  };
  const loading = begun.get(key) ?? load();
  begun.set(key, loading);
  loading.catch(() => begun.delete(key));
  return loading;
}

function wordsIn(language: Language): Record<string, Message> {
  const words = messagesIn.get(language) ?? {};
  messagesIn.set(language, words);
  return words;
}
