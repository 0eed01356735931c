/** Minimum length of a password, in code points. */
export const PASSWORD_MIN_CHARACTERS = 12;
