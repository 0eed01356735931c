import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';

/** Checks, within seconds, whether a changed file or a file that uses it has a type error. */
export interface TypeCheck {
  hasErrors(
    changed: { readonly path: string; readonly text: string },
    users: readonly string[],
  ): boolean;
  close(): void;
}

/** Starts a type checker that keeps the projects of the tree open. */
export function startTypeCheck(root: string): TypeCheck {
  const texts = new Map<string, string>();
  const api = new API({ cwd: root, fs: { readFile: (path) => texts.get(path) } });
  const configs = ['tsconfig.json', 'web/tsconfig.json'].map((name) => join(root, name));
  api.updateSnapshot({ openProjects: configs });
  const refreshed = (path: string) => api.updateSnapshot({ fileChanges: { changed: [path] } });
  return {
    hasErrors({ path, text }, users) {
      const changed = join(root, path);
      texts.set(changed, text);
      const snapshot = refreshed(changed);
      const found = [path, ...users].some((one) => {
        const file = join(root, one);
        const project = snapshot.getDefaultProjectForFile(file);
        return project !== undefined && project.program.getSemanticDiagnostics(file).length > 0;
      });
      texts.delete(changed);
      refreshed(changed);
      return found;
    },
    close: () => api.close(),
  };
}
