/** An external service (file store, scanner) is unreachable or does not work as expected. */
export class ExternalServiceUnavailableError extends Error {}
