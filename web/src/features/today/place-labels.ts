interface Mark {
  /** Place on the line, from 0 to 1. */
  readonly place: number;
  readonly text: string;
}

interface Label {
  /** Whether its text has room beside those before it. */
  readonly isShown: boolean;
  /** Side of its mark on which it is. */
  readonly align: 'start' | 'middle' | 'end';
}

/** Width of a letter, and of the gap between two labels, as parts of a line of 960 pixels. */
const LETTER = 6.6 / 960;
const GAP = 12 / 960;

/** Chooses which labels of marks, in order of their places, are shown without touching each other. */
export function placeLabels<M extends Mark>(marks: readonly M[]): readonly (M & Label)[] {
  let taken = -1;
  return marks
    .toSorted((one, other) => one.place - other.place)
    .map((mark) => {
      const width = mark.text.length * LETTER;
      const align =
        mark.place < width / 2 ? 'start' : mark.place > 1 - width / 2 ? 'end' : 'middle';
      const from = mark.place - { start: 0, middle: width / 2, end: width }[align];
      const isShown = from >= taken;
      if (isShown) taken = from + width + GAP;
      return { ...mark, align, isShown };
    });
}
