import Negotiator from 'negotiator';
import type { ReportFormat } from '#contract/reports.ts';

/** Formats of a report; the first is the default for a client without preference. */
export const REPORT_FORMATS = {
  json: {
    media_type: 'application/json',
    content_type: 'application/json; charset=utf-8',
    extension: 'json',
  },
  csv: { media_type: 'text/csv', content_type: 'text/csv; charset=utf-8', extension: 'csv' },
  xlsx: {
    media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  pdf: { media_type: 'application/pdf', content_type: 'application/pdf', extension: 'pdf' },
} as const satisfies Record<ReportFormat, unknown>;

const NAMES = Object.keys(REPORT_FORMATS) as ReportFormat[];
const MEDIA_TYPES = NAMES.map((name) => REPORT_FORMATS[name].media_type);

/** Chooses the format a client prefers (RFC 9110, section 12.5.1); undefined if it accepts none. */
export function chooseFormat(acceptHeader: string | undefined): ReportFormat | undefined {
  const headers = acceptHeader === undefined ? {} : { accept: acceptHeader };
  const preferred = new Negotiator({ headers }).mediaType(MEDIA_TYPES);
  return NAMES.find((name) => REPORT_FORMATS[name].media_type === preferred);
}
