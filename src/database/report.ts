/** Receives the lines that an operator reads. */
export interface Report {
  readonly line: (text: string) => void;
  readonly warning: (text: string) => void;
}

/** Receives how much of the work is done. */
export type OnProgress = (done: number, total: number) => void;
