/** An event as it came over the line. */
export interface ServerSentEvent {
  /** By which the stream can be taken up again after it; empty: none. */
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

const BREAK = /\r\n|\n|\r/;

/**
 * The events of a stream in their order, until it ends. What is not finished then is no event.
 * @param onSign called at whatever comes, signs of life between the events among it
 */
export async function* eventsOf(
  stream: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- the next part follows this one
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
      text = blocks.pop() ?? '';
      yield* blocks.flatMap((block) => eventIn(block) ?? []);
    }
  } finally {
    // Whoever stops listening has no use for the rest, nor for why it did not come.
    reader.cancel().catch(() => undefined);
  }
}

/** The event that a block of lines is; undefined: it holds no data. */
function eventIn(block: string): ServerSentEvent | undefined {
  const fields = block
    .split(BREAK)
    .filter((line) => !line.startsWith(':'))
    .map((line) => {
      const [name = '', ...rest] = line.split(':');
      return { name, value: rest.join(':').replace(/^ /, '') };
    });
  const valueOf = (wanted: string) => fields.findLast(({ name }) => name === wanted)?.value;
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value);
  if (data.length === 0) return undefined;
  return { id: valueOf('id') ?? '', event: valueOf('event') ?? 'message', data: data.join('\n') };
}
