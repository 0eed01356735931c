import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields in which packages log requests: headers contain tokens, and bodies contain passwords. */
const REDACTED_FIELDS = ['headers', '*.headers', 'busboyOptions', 'req', 'res'];

/**
 * Creates the log of the service, one JSON text per line. At every level it says what happened, but
 * contains no request data.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: REDACTED_FIELDS, remove: true },
    serializers: { err: showError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Keeps the fields of an error that explain it: the others contain packets, rows and values. */
function showError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : undefined;
  const { type, message, stack, code, constraint, table } = pino.stdSerializers.err(error);
  return { type, message, stack, code, constraint, table };
}
