import { useState } from 'react';

/**
 * Text of a field that reports later than it is typed: `type` changes what is shown, `report` notes what
 * was passed on. Values from outside are adopted, except those that the field has reported itself.
 */
export function useLocalInput(value: string) {
  const [text, type] = useState(value);
  const [shown, show] = useState(value);
  const [reported, report] = useState(value);
  if (value !== shown) {
    show(value);
    if (value !== reported) {
      report(value);
      type(value);
    }
  }
  return { text, type, reported, report };
}
