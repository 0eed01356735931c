/** The arguments of a call, as in the source. */
export type Call = readonly string[];

const OPENING = '([{';
const CLOSING = ')]}';

/** Finds the calls of a function in a source text. Parentheses and commas inside texts would mislead it. */
export function callsOf(text: string, name: string): Call[] {
  return [...text.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].map(({ index, 0: match }) =>
    argumentsFrom(text, index + match.length),
  );
}

function argumentsFrom(text: string, start: number): Call {
  const found: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth -= 1;
    if (depth < 0 || (depth === 0 && character === ',')) {
      found.push(text.slice(from, at).trim());
      from = at + 1;
    }
    if (depth < 0) break;
  }
  return found;
}
