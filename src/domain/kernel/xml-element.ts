/** An element of an XML document that was read: its name without prefix, and what it holds. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** What it holds beside its children, blanks around it taken away. */
  readonly text: string;
  readonly line: number;
}

/** Those at the end of a path of names: `Refs/EndToEndId`. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
}

export function elementAt(element: XmlElement, path: string): XmlElement | undefined {
  return elementsAt(element, path)[0];
}

/** The text at the first of the paths that holds one. */
export function textOf(element: XmlElement, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = elementAt(element, path)?.text;
    if (text !== undefined && text !== '') return text;
  }
  return null;
}
