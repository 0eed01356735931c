/** Legitimate pictures read, erase and rewrite each of their bytes a few times. */
const TIMES = 8;

/**
 * Limits the work on a file to a multiple of its length: parts that point to the same bytes again and
 * again would otherwise make it grow with the square.
 */
export class WorkBudget {
  #left: number;

  constructor(file: { readonly byteLength: number }) {
    this.#left = file.byteLength * TIMES;
  }

  /** Takes work in bytes from the budget. Throws RangeError once it is used up. */
  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new RangeError('parts that overlap too often');
  }
}
