import { unreachable } from '#domain/kernel/assert.ts';
import { bundlePdfs, type DrawnPdf } from '#platform/pdf/bundle.ts';
import { renderEachLetter, renderLetters } from '#platform/pdf/letter.ts';
import { renderReportPdf } from '#platform/pdf/report-pdf.ts';
import { runJobs } from '#platform/processes/run-jobs.ts';
import { renderBlankWorkbook } from '#platform/tabular/blank-workbook.ts';
import { renderCsv } from '#platform/tabular/csv.ts';
import { renderXlsx } from '#platform/tabular/xlsx.ts';
import { writeZip } from '#platform/tabular/zip-writer.ts';
import type { DrawLettersJob, RenderJob } from './render-job.ts';

type Drawn = Buffer | readonly DrawnPdf[];

function draw(job: RenderJob | DrawLettersJob): Drawn | Promise<Drawn> {
  switch (job.format) {
    case 'pdf':
      return renderReportPdf(job.table, job.paper);
    case 'xlsx':
      return renderXlsx(job.table, job.paper);
    case 'csv':
      return Buffer.from(renderCsv(job.table, job.language));
    case 'letters-pdf':
      return renderLetters(job.letters, job.whole).bytes;
    case 'letters':
      return renderEachLetter(job.letters);
    case 'bundle-pdf':
      return bundlePdfs(job.files, job.whole);
    case 'workbook':
      return renderBlankWorkbook(job.sheets);
    case 'zip':
      return writeZip(job.files);
    default:
      return unreachable(job);
  }
}

runJobs(draw);
