import { v7 } from 'uuid';

/** The only source of ids: UUIDv7, ascending within one process. */
export interface IdSource {
  next(): string;
}

export const uuidv7Source: IdSource = { next: () => v7() };

/** Represents "no tenant" or "no party" where a column cannot be null. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids as a client may send them; the schemas convert them to lower case. */
export const UUID_IN_ANY_CASE = new RegExp(UUID.source, 'i');

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
