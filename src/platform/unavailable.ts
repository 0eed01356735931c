/** What the service needs beside its database, a store of files or a scanner, cannot be reached or does not do as it is asked. */
export class NeighbourUnavailableError extends Error {}
