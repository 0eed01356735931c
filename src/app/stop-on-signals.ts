/**
 * Stops once, however many signals arrive: npm forwards the terminal's signal a second time. A
 * parent process that is killed ends this one through the channel.
 */
export function stopOnSignals(stop: () => Promise<void>): (exitCode: number) => void {
  let isStopping = false;
  const end = (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  if (process.channel !== undefined) {
    process.once('disconnect', () => end(0));
    // The channel is watched, but must not keep the process running.
    process.channel.unref();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  return end;
}

/** Ends a program that could not start, with one clear line. */
export function failStart(error: unknown, isSetting: boolean): never {
  process.stderr.write(
    `${isSetting ? 'Setting refused: ' : 'Start failed: '}${(error as Error).message}\n`,
  );
  process.exit(1);
}
