import { execFileSync } from 'node:child_process';

function git(...args: readonly string[]): string[] {
  const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return output.split('\n').filter((line) => line !== '');
}

/** Resolves a name to a commit; undefined where there is none. */
function findCommit(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)[0];
  } catch {
    return undefined;
  }
}

/**
 * Finds the commit from which changes are checked: where the branch left `main`. On `main` itself:
 * the last published commit, or else the last but one.
 */
export function findBase(): string {
  const [branch] = git('rev-parse', '--abbrev-ref', 'HEAD');
  const candidates = branch === 'main' ? ['@{upstream}', 'origin/main'] : ['main', 'origin/main'];
  for (const name of candidates) {
    const commit = findCommit(name);
    if (commit !== undefined) return git('merge-base', 'HEAD', commit)[0] ?? commit;
  }
  return findCommit('HEAD~1') ?? 'HEAD';
}

/** Lists the files that differ from a commit, including untracked ones. */
export function listChangedFiles(base: string): string[] {
  return [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Lists all files of the working tree that git tracks or would add. */
export function listFiles(): string[] {
  return git('ls-files', '--cached', '--others', '--exclude-standard');
}
