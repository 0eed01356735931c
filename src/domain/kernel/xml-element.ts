/** An element of a parsed XML document: its name without prefix, and its content. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Text beside the children, trimmed. */
  readonly text: string;
  readonly line: number;
}

/** Returns the elements at the end of a path of names: `Refs/EndToEndId`. */
export function findElements(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
}

/** Returns the first element at a path; undefined if there is none. */
export function findElement(element: XmlElement, path: string): XmlElement | undefined {
  return findElements(element, path)[0];
}

/** Returns the text at the first of the paths that has one. */
export function readText(element: XmlElement, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = findElement(element, path)?.text;
    if (text !== undefined && text !== '') return text;
  }
  return null;
}
