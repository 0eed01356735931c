/**
 * Serves a cluster folder until its input ends or it is killed: `node postgres-service.ts OPTIONS_AS_JSON`.
 * Writes one line of JSON when it serves.
 */
import { type StartPostgresOptions, startPostgres } from '#database/index.ts';

const options = JSON.parse(process.argv[2] ?? '') as StartPostgresOptions;
const server = await startPostgres(options);
const { url, port, pid, adopted } = server;
process.stdout.write(`${JSON.stringify({ url, port, pid, adopted })}\n`);
process.stdin.resume().once('end', () => {
  server.stop().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  });
});
