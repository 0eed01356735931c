import { Readable } from 'node:stream';
import { createDocument, storeFile } from '#features/documents/documents/index.ts';
import { suppressNotifications } from '#features/notifications/index.ts';
import { runAsSystem, type DemoPaper, type SystemDependencies } from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { renderer } from '#platform/rendering/renderer.ts';

/** Renders the papers of the demo’s invoices and stores each as the document of its expense. */
export async function storeDemoPapers(
  deps: SystemDependencies & { readonly files: FileStore },
  organizationId: string,
  papers: readonly DemoPaper[],
): Promise<void> {
  const keeping = { ...deps, organizationId, now: instantOf(deps.clock.nowMs()) };
  const drawn = await renderer.renderLetters(papers.map(({ letter }) => letter));
  // The process that makes the demo renders nothing else.
  await renderer.stop();
  const contents: string[] = [];
  for (const { content } of drawn) {
    contents.push(await storeFile(keeping, Readable.from([content]), 'application/pdf'));
  }
  await runAsSystem(deps, organizationId, async (ctx) => {
    for (const [index, { letter, ...place }] of papers.entries()) {
      const sha256 = contents[index];
      if (sha256 === undefined) continue;
      await createDocument(ctx, {
        ...place,
        title: letter.title,
        document_type: 'Invoice',
        file: { sha256, file_name: `${letter.file_name}.pdf` },
      });
    }
    await suppressNotifications(ctx);
  });
}
