import { SingleBar } from 'cli-progress';

export interface Progress {
  readonly show: (done: number, total: number) => void;
  readonly end: () => void;
}

export interface ProgressTexts {
  /** Text after the bar, in the notation of cli-progress: `{value} of {total} records`. */
  readonly counted: string;
  /** Prints a line per step where there is no terminal; if absent, nothing. */
  readonly line?: ((done: number, total: number) => void) | undefined;
}

/** Shows a bar on a terminal, else a line per step. */
export function showProgress({ counted, line }: ProgressTexts): Progress {
  if (!process.stderr.isTTY) return { show: line ?? (() => undefined), end: () => undefined };
  const bar = new SingleBar({
    format: `{bar} {percentage}% ${counted}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
  });
  let isStarted = false;
  return {
    show(done, total) {
      if (!isStarted) bar.start(total, 0);
      isStarted = true;
      bar.update(done);
    },
    end: () => {
      if (isStarted) bar.stop();
    },
  };
}
