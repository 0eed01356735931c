import { unreachable } from '#domain/kernel/assert.ts';
import { renderLetters, zipLetters } from '#platform/pdf/letter.ts';
import { renderReportPdf } from '#platform/pdf/report-pdf.ts';
import { renderCsv } from '#platform/tabular/csv.ts';
import { renderXlsx } from '#platform/tabular/xlsx.ts';
import type { RenderAnswer, RenderJob } from './render-job.ts';

/**
 * The rendering process: draws one job after the other as its parent sends them, and ends when the
 * parent does. Signals meant for the service as a whole are left to the parent, which finishes the
 * requests it has begun.
 */

function draw(job: RenderJob): Buffer | Promise<Buffer> {
  switch (job.format) {
    case 'pdf':
      return renderReportPdf(job.table, job.options);
    case 'xlsx':
      return renderXlsx(job.table);
    case 'csv':
      return Buffer.from(renderCsv(job.table));
    case 'letters-pdf':
      return renderLetters(job.letters, job.whole).bytes;
    case 'letters-zip':
      return zipLetters(job.letters);
    default:
      return unreachable(job);
  }
}

async function answer(job: RenderJob): Promise<void> {
  let result: RenderAnswer;
  try {
    result = { content: await draw(job) };
  } catch (error) {
    result = { failure: String(error) };
  }
  process.send?.(result);
}

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (job: RenderJob) => void answer(job));
