import type { ArchiveFault } from '#domain/handover/archive-fault.ts';
import { inspector, storeHandedContent, type Intake } from '#features/documents/documents/index.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import type { HandoverManifest } from '../handed-files.ts';
import type { OpenedArchive } from './open-archive.ts';

const ZIP = 'application/zip';

type Content = HandoverManifest['contents'][number];

/**
 * Checks the files of documents: their types are those that they are said to be, and a scanner finds
 * nothing. An archive is one that the service made, such as an answer to a notary.
 */
export async function checkFiles(
  { manifest, paths }: OpenedArchive,
  { scanner }: Intake,
): Promise<ArchiveFault[]> {
  const faults: ArchiveFault[] = [];
  const sizes = sizesOf(manifest);
  for (const content of manifest.contents) {
    const path = paths.get(content.path) ?? '';
    const size = sizes.get(content.path) ?? 0;
    const file_name = content.path.split('/').at(-1) ?? '';
    const type = await inspector.typeOf({ path, file_name, size, sha256: content.sha256 });
    const isArchive = type === null && content.content_type === ZIP;
    // The type of a text depends on the name of the document that it was sent for.
    const isText = type?.startsWith('text/') === true && content.content_type.startsWith('text/');
    if (type !== content.content_type && !isArchive && !isText) {
      faults.push({ file: content.path, code: 'type_differs', facts: {} });
    } else if ((await scanner?.find(path)) !== undefined) {
      faults.push({ file: content.path, code: 'infected', facts: {} });
    }
  }
  return faults;
}

/** Stores the bytes of all files, for the documents to refer to. Opens its own transactions. */
export async function storeFiles(
  ctx: DetachedContext,
  intake: Intake,
  { manifest, paths }: OpenedArchive,
): Promise<void> {
  for (const content of listContents(manifest)) {
    await storeHandedContent(ctx, intake, content, paths.get(content.path) ?? '');
  }
}

/** Lists the files of documents with their sizes. */
export function listContents(
  manifest: HandoverManifest,
): (Content & { readonly size: number })[] {
  const sizes = sizesOf(manifest);
  return manifest.contents.map((one) => ({ ...one, size: sizes.get(one.path) ?? 0 }));
}

function sizesOf({ files }: HandoverManifest): ReadonlyMap<string, number> {
  return new Map(files.map(({ path, bytes }) => [path, bytes]));
}
