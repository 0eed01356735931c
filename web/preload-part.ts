import type { Plugin } from 'vite';

/**
 * Has the document fetch a part of the application that its script loads first thing.
 * @param part name of the part in `chunks.ts`
 */
export function preloadPart(part: string): Plugin {
  return {
    name: 'preload-part',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.name === part,
        )?.fileName;
        if (file === undefined) throw new Error(`no part ${part}`);
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file}` };
        return [{ tag: 'link', injectTo: 'head', attrs }];
      },
    },
  };
}
