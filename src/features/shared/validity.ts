/** From when on a value holds that has held on every day so far: the first version of a quota or key. */
export const ALWAYS = '-infinity';
