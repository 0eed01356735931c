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
  if (job.format === 'pdf') return renderReportPdf(job.table, job.options);
  return job.format === 'xlsx' ? renderXlsx(job.table) : Buffer.from(renderCsv(job.table));
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
