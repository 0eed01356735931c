/** An answer with more than a body: status, headers, page links, files. */
export class Reply<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A file instead of JSON. */
export function file(content: Buffer | string, mediaType: string, fileName: string): Reply<Buffer> {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  return new Reply(200, body, {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${fileName}"`,
  });
}

/** One page of a list, with the cursor of the next one. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next_cursor?: string;
  readonly total?: number;
}

/** Converts the rows of a page. */
export function mapPage<Row, Shown>(page: Page<Row>, show: (row: Row) => Shown): Page<Shown> {
  return { ...page, rows: page.rows.map(show) };
}
