import { findProgram, runCommand } from './run-command.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Tests that only passed in a second run: `<file> > <test>`. */
  readonly unsteady?: readonly string[];
}

export interface Step {
  readonly name: string;
  /**
   * Uses only a processor, nothing of other steps: may run in parallel with another static step.
   */
  readonly isStatic?: boolean;
  /** Runs only when named. */
  readonly isOnRequest?: boolean;
  /** @returns its counts, and the captured output */
  run(): Promise<Tally & { readonly output?: string }>;
}

function checkBy(name: string, command: string, args: readonly string[]): Step {
  return {
    name,
    isStatic: true,
    run: async () => {
      const { isClean, output } = await runCommand(command, args, { isCaptured: true });
      return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, output };
    },
  };
}

function makeToolStep(name: string, args: readonly string[], program = name): Step {
  return checkBy(name, findProgram(program), args);
}

function script(name: string, path: string): Step {
  return checkBy(name, process.execPath, [path, '--check']);
}

/** Checks that read the sources and run no tests; the longest first where order does not matter. */
export const staticSteps: readonly Step[] = [
  makeToolStep('tsc', ['-p', '.']),
  makeToolStep('tsc-web', ['-p', 'web'], 'tsc'),
  makeToolStep('tsc-service-worker', ['-p', 'web/src/service-worker'], 'tsc'),
  makeToolStep('tsc-component', ['-p', 'test/component'], 'tsc'),
  makeToolStep('tsc-browser', ['-p', 'test/browser'], 'tsc'),
  makeToolStep('oxlint', ['--type-aware', '--deny-warnings']),
  makeToolStep('oxfmt', ['--check']),
  makeToolStep('knip', []),
  script('boundaries', 'scripts/check-boundaries.ts'),
  script('tests', 'scripts/check-tests.ts'),
  script('locales', 'scripts/check-locales.ts'),
  script('schema', 'scripts/generate-schema.ts'),
  script('openapi', 'scripts/generate-openapi.ts'),
  script('prose', 'scripts/check-prose.ts'),
  script('client', 'scripts/generate-client.ts'),
  script('docs', 'scripts/generate-docs.ts'),
];
