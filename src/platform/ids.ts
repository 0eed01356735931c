import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';

/** The only source of ids: UUIDv7, rising in the order in which one process makes them. */
export interface IdSource {
  next(): string;
}

export const uuidv7Source: IdSource = { next: () => v7() };

/** The name of a request that brought none. Not sorted by anything, so the cheapest will do. */
export function newRequestId(): string {
  return randomUUID();
}

/** Stands for "no tenant" and "no party" where a column cannot be null. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
