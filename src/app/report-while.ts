const REPORT_INTERVAL_MS = 1_000;

/** Calls `report` every second until the promise settles. */
export async function reportWhile<T>(work: Promise<T>, report: () => void): Promise<T> {
  const timer = setInterval(report, REPORT_INTERVAL_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
