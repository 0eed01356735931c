/**
 * Leaves the fields of a body that differ from the record as it was when the person began to type, so
 * that what others have changed meanwhile stays. Fields that the record does not have are left in.
 */
export function selectOwnChanges<Body extends object>(body: Body, before: object): Partial<Body> {
  const known = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(body).filter(
    ([name, value]) => !(name in known) || !isSame(value, known[name]),
  );
  return Object.fromEntries(changed) as Partial<Body>;
}

/**
 * Whether a sent value says the same as a stored one: nothing and the empty text are the same, and
 * so are a number and its text. Records may have more fields than what is sent of them.
 */
function isSame(sent: unknown, stored: unknown): boolean {
  if (isEmpty(sent) || isEmpty(stored)) return isEmpty(sent) && isEmpty(stored);
  if (Array.isArray(sent) && Array.isArray(stored))
    return sent.length === stored.length && sent.every((one, at) => isSame(one, stored[at]));
  if (typeof sent === 'object' && typeof stored === 'object')
    return Object.keys(selectOwnChanges(sent as object, stored as object)).length === 0;
  if (typeof sent !== typeof stored && sent !== '' && stored !== '')
    return Number(sent) === Number(stored);
  return sent === stored;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
