/** The hash that stands before the first of a chain, in hexadecimal. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);
