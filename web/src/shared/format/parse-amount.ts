/**
 * Parses an amount as people type it, with a blank, dot or comma between thousands and a comma or
 * dot before the cents: `1 234,5`, `1.234,50 €`, `1,234.50`. Returns it in the API’s form,
 * `1234.50`, or undefined if it is no amount. A single separator before three digits separates
 * thousands.
 */
export function parseAmount(text: string): string | undefined {
  const bare = text.replaceAll(/[\s\u{00A0}\u{202F}€']/gu, '');
  const found = /^(-?)(\d+(?:[.,]\d{3})*?)(?:([.,])(\d{1,2}))?$/.exec(bare);
  if (found === null) return undefined;
  const [, sign = '', whole = '', point = '', cents = ''] = found;
  if (!isGrouped(whole) || (point !== '' && whole.includes(point))) return undefined;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  return `${sign}${digits}${cents === '' ? '' : `.${cents.padEnd(2, '0')}`}`;
}

/**
 * Whether thousands are separated consistently by one character, with only the first group shorter.
 */
function isGrouped(whole: string): boolean {
  const separators = new Set(whole.replaceAll(/\d/g, ''));
  if (separators.size === 0) return true;
  return separators.size === 1 && /^\d{1,3}([.,]\d{3})+$/.test(whole);
}
