/** The previous hash of the first link of a chain, in hexadecimal. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);
