import { CliError } from './command.ts';

const ENTER = new Set(['\r', '\n', '\u{4}']);
const ERASE = new Set(['\u{7F}', '\b']);
const INTERRUPT = '\u{3}';

/** Prompts for a password on the terminal, twice, without echo. */
export async function promptPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new CliError(
      'Give the password in MILLIEME_ADMIN_PASSWORD: there is no terminal to ask on',
    );
  }
  const password = await ask('Password: ');
  if ((await ask('Once more: ')) !== password) throw new CliError('The two passwords differ');
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
          reject(new CliError('Interrupted'));
          return;
        }
        if (ERASE.has(character)) typed = typed.slice(0, -1);
        else typed.push(character);
      }
    };
    stdin.on('data', take);
  });
}
