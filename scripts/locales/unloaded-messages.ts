import type { SourceFile } from './used-ids.ts';

const FRAME = /src\/locales\/\{([^}]+)\}/;
const PAGE = /lazy(?:Page|Home)\(\s*'(web-[a-z]+)',\s*\(\) => import\('([^']+)'\)/g;
const AREA = /pagesOf\('(web-[a-z]+)'\)/g;
const ID = /['"`](web-[a-z]+)\./g;
const FEATURE = /features\/([a-z-]+)\//;

/**
 * Finds messages that a part of the web application uses but may not have loaded: they come neither
 * with the frame of all pages nor with the pages of its own feature.
 */
export function findUnloadedMessages(sources: readonly SourceFile[]): string[] {
  const web = sources.filter(({ path }) => path.startsWith('web/'));
  const frame = new Set(web.flatMap(({ text }) => FRAME.exec(text)?.[1]?.split(',') ?? []));
  const pages = web.flatMap(({ path, text }) =>
    [...text.matchAll(PAGE), ...text.matchAll(AREA)].map(([, words = '', page = '']) => ({
      feature: featureOf(page) ?? featureOf(path),
      words,
    })),
  );
  return web.flatMap(({ path, text }) => {
    const own = pages.filter(({ feature }) => feature === featureOf(path));
    const loaded = own.map(({ words }) => words);
    const spoken = new Set([...text.matchAll(ID)].map(([, words = '']) => words));
    return [...spoken]
      .filter((words) => !frame.has(words) && !loaded.includes(words))
      .map((words) => `${path} speaks from ${words}, which is not loaded with its pages`);
  });
}

function featureOf(path: string): string | undefined {
  return FEATURE.exec(path)?.[1];
}
