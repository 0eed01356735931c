import { Readable } from 'node:stream';
import type { SendLotAnswer } from '#contract/lot-requests.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, latest } from '#domain/kernel/local-date.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { lotRequestTransitions } from '#domain/sales/lot-request.ts';
import { fileStored, storeFile } from '#features/documents/documents/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import type { AnswerTokens } from '#platform/security/link-token.ts';
import { answerUrl } from './answer-pages.ts';
import { chargeSeller } from './charge-seller.ts';
import { drawAnswer, packAnswer, PDF, ZIP, type DrawnAnswer } from './files.ts';
import { mailAnswer } from './mail.ts';
import type { LotRequestRow } from './repository.ts';
import { lockForOperation, requireRequest } from './request.ts';

/** Days on which a link opens an answer. */
const LINK_DAYS = 90;

export interface AnswerParts {
  readonly files: FileStore;
  /** Base URL of links. */
  readonly publicUrl: string;
  readonly answerTokens: AnswerTokens;
}

/** A sent request, and the link to its answer. */
interface SentAnswer {
  readonly request: LotRequestRow;
  readonly url: string;
}

/**
 * Sends the answer to a request as of today: keeps letter and archive, charges its cost where wanted, and
 * mails the link or returns it. Opens its own transactions. Refuses not_found, stale, invalid_transition,
 * lot_request_without_email, seller_unknown, quota_incomplete, too_busy, export_too_large, and what posting
 * refuses.
 */
export async function sendAnswer(
  ctx: DetachedContext,
  parts: AnswerParts,
  id: string,
  { by, charge_amount }: SendLotAnswer,
): Promise<SentAnswer> {
  const drawn = await drawAnswer(ctx, id, ctx.today);
  const { request, letter } = drawn;
  transition(lotRequestTransitions, 'send', request.status);
  if (by === 'Email' && request.email === null) {
    throw new DomainError('lot_request_without_email', { pointer: '/body/by' });
  }
  const archive = await packAnswer(ctx, parts.files, drawn);
  const { database, organizationId, now } = ctx;
  const keeping = { database, organizationId, now, files: parts.files };
  const [pdf, zip] = [
    await storeFile(keeping, Readable.from([letter.pdf]), PDF),
    await storeFile(keeping, archive.stream, ZIP),
  ];
  const link = { organization_id: organizationId, link_id: id };
  const url = answerUrl(parts.publicUrl, await parts.answerTokens.issue(link));
  return database.write(organizationId, async (db) => {
    const writing = ctx.withConnection(db);
    const charge_cents = charge_amount === undefined ? undefined : centsOf(charge_amount);
    await keepAnswer(writing, drawn, { pdf, zip, by, charge_cents });
    const sent = await requireRequest(writing, id);
    if (by === 'Email') await mailAnswer(writing, sent, { url, title: letter.title });
    await recordAudit(writing, 'lot_request.sent', id, { by });
    return { request: sent, url };
  });
}

async function keepAnswer(
  ctx: TenantContext,
  { request: { id, building_id }, answer, letter }: DrawnAnswer,
  kept: {
    readonly pdf: string;
    readonly zip: string;
    readonly by: SendLotAnswer['by'];
    readonly charge_cents: number | undefined;
  },
): Promise<void> {
  const { title, file_name } = letter;
  const place = { title: title.slice(0, 300), building_id };
  const request = await lockForOperation(ctx, id, 'send');
  const filed = await fileStored(ctx, { sha256: kept.pdf, file_name: `${file_name}.pdf` }, place);
  const packed = await fileStored(ctx, { sha256: kept.zip, file_name: `${file_name}.zip` }, place);
  const charge =
    kept.charge_cents === undefined
      ? {}
      : await chargeSeller(ctx, request, answer, kept.charge_cents);
  await updateRow(ctx, 'lot_requests', id, {
    status: 'Sent',
    channel: kept.by,
    sent_at: ctx.now,
    sent_by: ctx.userId,
    answer,
    letter_document_id: filed.id,
    archive_document_id: packed.id,
    link_last_day: addDays(latest(ctx.today, request.last_on), LINK_DAYS),
    ...charge,
  });
}
