import { describe, expect, it } from 'vitest';
import { readEvents, type ServerSentEvent } from './event-stream.ts';

/** Events read from a stream of the given chunks. */
async function read(...parts: readonly (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts)
        controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
      controller.close();
    },
  });
  const events: ServerSentEvent[] = [];
  let signs = 0;
  for await (const event of readEvents(stream, () => void (signs += 1))) events.push(event);
  return { events, signs };
}

describe('readEvents', () => {
  it('reads events wherever the parts of the stream were cut', async () => {
    const text = 'retry: 3000\n\nid: 7\nevent: notification\ndata: {"a":1}\n\ndata: x\ndata: y\n\n';
    const expected = [
      { id: '7', event: 'notification', data: '{"a":1}' },
      { id: '', event: 'message', data: 'x\ny' },
    ];
    for (let cut = 1; cut < text.length; cut += 1)
      expect((await read(text.slice(0, cut), text.slice(cut))).events).toEqual(expected);
  });

  it('takes comments as signs of life and nothing more, and drops what was not finished', async () => {
    expect(await read(':\n\n', ':\n\n', 'data: half')).toEqual({ events: [], signs: 3 });
  });

  it('reads letters whose bytes came apart', async () => {
    const bytes = new TextEncoder().encode('data: échéance\n\n');
    const { events } = await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
    expect(events.map(({ data }) => data)).toEqual(['échéance']);
  });
});
