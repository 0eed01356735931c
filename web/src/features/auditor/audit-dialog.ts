import type { Audit } from '../../shared/api/generated.ts';

/** Props of a dialog about an audit. */
export interface AuditDialog {
  readonly audit: Audit;
  readonly etag: string | undefined;
  readonly onClose: () => void;
}
