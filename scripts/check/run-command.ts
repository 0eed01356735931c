import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Ended {
  readonly isClean: boolean;
  /** Both streams as they came; empty where they were passed on. */
  readonly output: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Keeps the output for the caller to print at once, for programs that run side by side. */
  readonly isCaptured?: boolean;
}

/** A log of a run keeps no colours and cursor movements. */
const plainOutput: Readonly<Record<string, string>> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** The path of a program that an installed package brings. */
export function findProgram(name: string): string {
  return join('node_modules', '.bin', name);
}

/** Runs a program to its end. Rejects only where it cannot be started. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, isCaptured = false }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: isCaptured ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...plainOutput, ...env },
    });
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ isClean: code === 0, output: Buffer.concat(pieces).toString() }),
    );
  });
}
