const TELL_MS = 1_000;

/** Tells every second what is still waited for, until the end has come. */
export async function tellWhile<T>(ending: Promise<T>, tell: () => void): Promise<T> {
  const timer = setInterval(tell, TELL_MS);
  try {
    return await ending;
  } finally {
    clearInterval(timer);
  }
}
