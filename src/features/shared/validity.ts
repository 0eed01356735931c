/** Start of a value that has always been valid: the first version of a quota or key. */
export const ALWAYS = '-infinity';
