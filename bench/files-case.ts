import { randomBytes } from 'node:crypto';
import { API } from './cases.ts';
import { resultOf, type FundsBench } from './funds-case.ts';
import { openOffice } from './funds-office.ts';
import { watchMemory } from './peak-memory.ts';
import type { Result } from './run-cases.ts';
import { measureAnswers, type Timed } from './tenant.ts';

const MIB = 1_024 * 1_024;
const TIMES = 3;
const TARGET = { seconds: 10, growth: 100 };
const BOUNDARY = 'bench';

/**
 * Uploads and downloads a large file on a fresh service: its memory must not grow with the size.
 */
export async function runFiles(bench: FundsBench): Promise<Result[]> {
  const mebibytes = bench.isQuick ? 40 : 200;
  const office = await openOffice(bench, { buildings: 1, owners_per_building: 1 });
  const service = await bench.startAnother();
  const address = `${service.origin}${API}/documents`;
  const authorization = `Bearer ${office.token}`;
  const up = () =>
    timeTransfer(() =>
      fetch(address, {
        method: 'POST',
        headers: { authorization, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        body: ReadableStream.from(streamForm(mebibytes)),
        duplex: 'half',
      }),
    );
  const sent = await watchMemory(
    () => service.memory(),
    () => oneAfterTheOther(up),
  );
  const id = idOf(sent.result);
  const down = () =>
    timeTransfer(() => fetch(`${address}/${id}/download`, { headers: { authorization } }));
  const received = await watchMemory(
    () => service.memory(),
    () => oneAfterTheOther(down),
  );
  await service.stop();
  const isWhole = ({ received: bytes }: Transfer) => bytes > mebibytes * MIB;
  return [
    resultOf(`upload of ${mebibytes} MiB`, measureAnswers(sent.result), {
      target: TARGET,
      memory: sent.memory,
    }),
    resultOf(`download of ${mebibytes} MiB`, measureAnswers(received.result, isWhole), {
      target: TARGET,
      memory: received.memory,
    }),
  ];
}

/** A response of which only the beginning is kept. */
interface Transfer extends Timed {
  readonly received: number;
}

async function timeTransfer(send: () => Promise<Response>): Promise<Transfer> {
  const start = performance.now();
  const answer = await send();
  let received = 0;
  let body = Buffer.alloc(0);
  for await (const chunk of answer.body ?? []) {
    if (received === 0) body = Buffer.from(chunk);
    received += chunk.length;
  }
  return { milliseconds: performance.now() - start, status: answer.status, body, received };
}

async function oneAfterTheOther(work: () => Promise<Transfer>): Promise<Transfer[]> {
  const done: Transfer[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) done.push(await work());
  return done;
}

function idOf(answers: readonly Transfer[]): string {
  const text = answers.at(-1)?.body.toString() ?? '';
  return (JSON.parse(text) as { id: string }).id;
}

/** Random bytes after the head of a PDF, so that each file is different. */
async function* streamForm(mebibytes: number): AsyncGenerator<Buffer> {
  const part = (head: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  yield Buffer.from(
    `${part('name="title"')}Large\r\n${part('name="document_type"')}Other\r\n` +
      `${part('name="file"; filename="large.pdf"')}%PDF-1.4\n`,
  );
  for (let turn = 0; turn < mebibytes; turn += 1) yield randomBytes(MIB);
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}
