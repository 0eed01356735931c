const TELL_MS = 1_000;

/** Calls `tell` every second until the promise settles. */
export async function reportWhile<T>(ending: Promise<T>, tell: () => void): Promise<T> {
  const timer = setInterval(tell, TELL_MS);
  try {
    return await ending;
  } finally {
    clearInterval(timer);
  }
}
