import type { UploadedFile } from '#contract/uploads.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { claimContent } from './content-repository.ts';
import { inspector } from './inspector.ts';

/**
 * Keeps what was uploaded, once for the organization: first the claim, which holds off the sweep, then
 * the bytes. A document refers to it afterwards; what none does is swept. Opens its own transaction.
 * Refuses file_type_refused, too_busy.
 */
export async function keepContent(
  { database, organizationId, now }: TenantContext,
  files: FileStore,
  file: UploadedFile,
): Promise<void> {
  const contentType = file.size === 0 ? null : await inspector.typeOf(file);
  if (contentType === null) throw new DomainError('file_type_refused', { pointer: '/body/file' });
  const { sha256, size } = file;
  await database.write(organizationId, (db) =>
    claimContent(db, { sha256, size, content_type: contentType, created_at: now }),
  );
  await files.put({ organization_id: organizationId, sha256 }, file.path);
}
