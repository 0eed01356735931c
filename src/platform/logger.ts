import { pino, type DestinationStream, type Logger } from 'pino';

/** What packages write of a request: its head holds tokens, and bodies hold passwords. */
const NOT_TOLD = ['headers', '*.headers', 'busboyOptions', 'req', 'res'];

/**
 * The log of the service, one JSON text per line. At every level it tells what happened, and nothing
 * of what was sent.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: NOT_TOLD, remove: true },
    serializers: { err: showError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Of an error what tells the fault: its other members are packets, rows and values. */
function showError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : undefined;
  const { type, message, stack, code, constraint, table } = pino.stdSerializers.err(error);
  return { type, message, stack, code, constraint, table };
}
