/** Fewer characters, in code points, are no password. */
export const PASSWORD_MIN_CHARACTERS = 12;
