/** Parsed server-sent event. */
export interface ServerSentEvent {
  /** Id from which the stream can be resumed; empty for none. */
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

const BREAK = /\r\n|\n|\r/;

/**
 * Yields the events of a stream until it ends. An incomplete event at the end is dropped.
 * @param onSign called for every chunk, including keep-alive comments
 */
export async function* readEvents(
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
      yield* blocks.flatMap((block) => parseEvent(block) ?? []);
    }
  } finally {
    // The rest of the stream is not needed, nor the reason if cancelling fails.
    reader.cancel().catch(() => undefined);
  }
}

/** Parses a block of lines; undefined if it has no data. */
function parseEvent(block: string): ServerSentEvent | undefined {
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
