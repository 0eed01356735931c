import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { RenderProcess, type RenderProcessOptions } from './render-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'millieme-render-'));
const program = join(directory, 'renderer.mjs');
/** Does what the title of the table says. */
writeFileSync(
  program,
  `process.on('message', ({ table: { title } }) => {
    if (title === 'die') process.abort();
    else if (title === 'fail') process.send({ failure: 'no such font' });
    else if (title !== 'hang') process.send({ content: Buffer.from(title + ' ' + process.pid) });
  });`,
);

let renderer: RenderProcess;
afterEach(() => renderer.stop());
afterAll(() => rmSync(directory, { recursive: true }));

/** The crashes are meant: what the process writes of them is not shown. */
function start(options: RenderProcessOptions = {}): (title: string) => Promise<string> {
  renderer = new RenderProcess({ program, stderr: 'ignore', ...options });
  return async (title) => {
    const table: ReportTable = { title, subtitle: '', columns: [], rows: [] };
    return String(await renderer.render({ format: 'csv', table }));
  };
}

describe('RenderProcess', () => {
  it('draws one job after the other in one process of its own', async () => {
    const draw = start();
    const [first, second] = await Promise.all([draw('a'), draw('b')]);
    const [, pid] = first.split(' ');
    expect(second).toBe(`b ${pid}`);
    expect(Number(pid)).not.toBe(process.pid);
  });

  it('fails the job during which the process dies, and draws the next in a new one', async () => {
    const draw = start();
    const before = await draw('a');
    const [died, after] = await Promise.allSettled([draw('die'), draw('a')]);
    expect(died).toMatchObject({ status: 'rejected', reason: { message: /SIGABRT/ } });
    expect(after).toMatchObject({ status: 'fulfilled', value: /^a \d+$/ });
    expect(after).not.toMatchObject({ value: before });
  });

  it('hands on a failure and keeps the process', async () => {
    const draw = start();
    const before = await draw('a');
    await expect(draw('fail')).rejects.toThrow('no such font');
    await expect(draw('a')).resolves.toBe(before);
  });

  it('gives up a job that takes too long', async () => {
    const draw = start({ deadlineMs: 300 });
    const [hung, after] = await Promise.allSettled([draw('hang'), draw('a')]);
    expect(hung).toMatchObject({ reason: new DomainError('too_busy') });
    expect(after.status).toBe('fulfilled');
  });

  it('refuses more than may wait, and at the stop what is not drawn', async () => {
    const draw = start({ maxWaiting: 1 });
    const jobs = Promise.allSettled([draw('hang'), draw('a'), draw('b')]);
    await renderer.stop();
    const refused = { status: 'rejected', reason: new DomainError('too_busy') };
    expect(await jobs).toMatchObject([refused, refused, refused]);
  });

  it('says so when its program cannot be started', async () => {
    const draw = start({ program: join(directory, 'absent.mjs') });
    await expect(draw('a')).rejects.toThrow('The rendering process ended (1)');
  });

  it('draws real files', async () => {
    renderer = new RenderProcess();
    const table: ReportTable = {
      title: 'Balance',
      subtitle: 'Résidence',
      columns: [{ label: 'Amount', kind: 'money' }],
      rows: [{ kind: 'line', level: 0, cells: [123_456] }],
    };
    const options = { language: 'en', generated_on: '2026-01-31' } as const;
    const [csv, xlsx, pdf] = await Promise.all([
      renderer.render({ format: 'csv', table }),
      renderer.render({ format: 'xlsx', table }),
      renderer.render({ format: 'pdf', table, options }),
    ]);
    expect(csv.toString()).toContain('1234.56');
    expect(xlsx.subarray(0, 2).toString()).toBe('PK');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  }, 20_000);

  it('draws real letters, together and apart', async () => {
    renderer = new RenderProcess();
    const letter: PaperLetter = {
      language: 'en',
      file_name: 'anne',
      title: 'Letter',
      dated: '2026-01-31',
      sender: { caption: 'Association', name: 'Résidence', lines: [] },
      mention: null,
      recipient: ['Anne'],
      facts: [],
      subject: 'Call for funds',
      blocks: [{ kind: 'paragraph', text: 'Dear Sir or Madam,' }],
      page: 'Page',
    };
    const letters = [letter, letter];
    const [pdf, zip] = await Promise.all([
      renderer.render({ format: 'letters-pdf', letters, whole: letter }),
      renderer.render({ format: 'letters-zip', letters }),
    ]);
    expect(await textsOf(pdf)).toHaveLength(2);
    expect(Object.keys(unzipSync(zip))).toEqual(['anne.pdf', 'anne-2.pdf']);
  }, 20_000);
});
