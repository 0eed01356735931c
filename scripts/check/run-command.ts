import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Ended {
  readonly isClean: boolean;
  /** Both streams, interleaved; empty where they were passed on. */
  readonly output: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Captures the output for the caller to print in one go, for programs that run in parallel. */
  readonly isCaptured?: boolean;
}

/** A log must not contain colours and cursor movements. */
const plainOutput: Readonly<Record<string, string>> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Finds the path of a program from an installed package. */
export function findProgram(name: string): string {
  return join('node_modules', '.bin', name);
}

/** Runs a program to its end. Rejects only if it cannot be started. */
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
