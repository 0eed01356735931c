import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { locks } = navigator;
const document = builtinEnvironments['happy-dom'];

/**
 * A DOM in Node, with modules loaded by Node: the tests read files and validate answers with the schemas of
 * the service.
 */
export default {
  ...document,
  name: 'document',
  viteEnvironment: 'ssr',
  async setup(global) {
    // Without animations there is nothing to wait for.
    const settings = { device: { prefersReducedMotion: 'reduce' } };
    const environment = await document.setup(global, { happyDOM: { settings } });
    // Features that the DOM lacks and pages use: locks are Node's, and fonts are never loaded.
    Object.defineProperty(global.navigator, 'locks', { value: locks });
    Object.defineProperty(global.document, 'fonts', { value: new EventTarget() });
    return environment;
  },
} satisfies Environment;
