import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { locks } = navigator;
const document = builtinEnvironments['happy-dom'];

/**
 * A document in Node, whose modules are loaded as those of Node: the tests read files, and check what
 * they answer by the schemas of the service.
 */
export default {
  ...document,
  name: 'document',
  viteEnvironment: 'ssr',
  async setup(global) {
    // Nothing moves, and nothing is waited for until it has moved.
    const settings = { device: { prefersReducedMotion: 'reduce' } };
    const environment = await document.setup(global, { happyDOM: { settings } });
    // What the document lacks and pages ask for: locks are those of Node, and no font is ever loaded.
    Object.defineProperty(global.navigator, 'locks', { value: locks });
    Object.defineProperty(global.document, 'fonts', { value: new EventTarget() });
    return environment;
  },
} satisfies Environment;
