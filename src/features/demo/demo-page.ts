import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { findOrganization } from '#features/people/organizations/index.ts';
import { isLoopbackHost } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { RootPage } from '#platform/http/pages.ts';
import { StreamedFile } from '#platform/http/streamed-file.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { parseSignInLine, readSignInFile, type DemoAccount } from './sign-in-file.ts';

export interface DemoPageParts {
  readonly database: Database;
  readonly publicUrl: string;
  /** Folder with the passwords; undefined without a demo. */
  readonly demoDirectory: string | undefined;
}

interface Demo {
  readonly organization_id: string;
  readonly people: readonly DemoAccount[];
}

/**
 * Creates the address from which the web application learns that it shows the demo, and how to sign in:
 * only to a client that reached the service at the machine itself, by its address and by its links.
 */
export function createDemoPage(parts: DemoPageParts): RootPage {
  const isLocal = isLoopbackHost(new URL(parts.publicUrl).hostname);
  return {
    method: 'GET',
    path: '/demo',
    answer: async ({ host }) =>
      jsonFile(isLocal && isLoopbackHost(host) ? await readDemo(parts) : null),
  };
}

async function readDemo({ database, demoDirectory }: DemoPageParts): Promise<Demo | null> {
  const kept = demoDirectory === undefined ? undefined : await readSignInFile(demoDirectory);
  if (kept === undefined) return null;
  const { organization_id } = kept;
  const organization = await database.read(NIL_UUID, (db) => findOrganization(db, organization_id));
  if (organization === undefined) return null;
  return { organization_id, people: kept.lines.map(parseSignInLine) };
}

function jsonFile(content: Demo | null): StreamedFile {
  const bytes = Buffer.from(JSON.stringify(content));
  return new StreamedFile({
    size: bytes.length,
    content_type: 'application/json; charset=utf-8',
    file_name: 'demo.json',
    tag: createHash('sha256').update(bytes).digest('hex'),
    isShown: true,
    open: (range) =>
      Promise.resolve(
        Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]),
      ),
  });
}
