import { SingleBar } from 'cli-progress';
import type { OnProgress, Report } from '#database/index.ts';

const ENTER = new Set(['\r', '\n', '\u{4}']);
const ERASE = new Set(['\u{7F}', '\b']);
const INTERRUPT = '\u{3}';

/** The progress bar that is shown; the next line ends it. */
let bar: SingleBar | undefined;

function endBar(): void {
  bar?.stop();
  bar = undefined;
}

/** Writes a line to standard output. */
export function writeLine(text: string): void {
  endBar();
  process.stdout.write(`${text}\n`);
}

/** Writes an error on one line, without control characters from a file or server. */
export function writeError(text: string): void {
  endBar();
  process.stderr.write(`${text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()}\n`);
}

export const report: Report = { line: writeLine, warning: writeError };

/**
 * Shows a bar on a terminal, else a line per step.
 * @param counted text after the bar, in the notation of cli-progress: `{value} of {total} records`
 * @param writeStep writes the line of a step; if absent, there are none
 */
export function showProgress(counted: string, writeStep: OnProgress = () => undefined): OnProgress {
  if (!process.stderr.isTTY) return writeStep;
  return (done, total) => {
    if (bar === undefined) {
      bar = new SingleBar({
        format: `{bar} {percentage}% ${counted}`,
        barCompleteChar: '█',
        barIncompleteChar: '░',
        hideCursor: true,
      });
      bar.start(total, 0);
    }
    bar.update(done);
  };
}

/** Prompts for a password on the terminal, twice, without echo. */
export async function promptPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error('Set MILLIEME_ADMIN_PASSWORD: there is no terminal to prompt on');
  }
  const password = await ask('Password: ');
  if ((await ask('Repeat password: ')) !== password) throw new Error('The two passwords differ');
  return password;
}

function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // Before the prompt is visible, so that nothing typed immediately is echoed.
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  stderr.write(question);
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const finish = () => {
      stdin.off('data', take);
      stdin.setRawMode(false);
      stdin.pause();
      stderr.write('\n');
    };
    const take = (chunk: string) => {
      for (const character of chunk) {
        if (ENTER.has(character)) {
          finish();
          resolve(typed.join(''));
          return;
        }
        if (character === INTERRUPT) {
          finish();
          reject(new Error('Interrupted'));
          return;
        }
        if (ERASE.has(character)) typed = typed.slice(0, -1);
        else typed.push(character);
      }
    };
    stdin.on('data', take);
  });
}
