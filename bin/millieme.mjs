#!/usr/bin/env node
/**
 * The program of the package: `millieme start`, `millieme worker` and the commands of `millieme
 * --help`, on the Node release the product is made for, which was installed with it. Plain JavaScript
 * without packages, for Node 20 and later.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSpawnOptions, forwardSignals, nodeFlags, run } from '../scripts/run-program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installed = createRequire(import.meta.url).resolve('node/package.json');
const node = join(dirname(installed), 'bin', 'node');

if (existsSync(node)) {
  forwardSignals();
  const args = [...nodeFlags, join(root, 'dist', 'cli.js'), ...process.argv.slice(2)];
  process.exitCode = await run(node, args, buildSpawnOptions(join(root, '.cache', 'compile')));
} else {
  // npm may have been told to run no scripts, by which that Node comes.
  process.stderr.write(`Node is missing at ${node}: npm rebuild --ignore-scripts=false node\n`);
  process.exitCode = 1;
}
