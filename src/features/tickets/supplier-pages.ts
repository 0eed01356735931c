import type { Language } from '#domain/kernel/language.ts';
import { UNSETTLED_TICKET_STATUSES } from '#domain/tickets/ticket.ts';
import {
  findAttachment,
  listAttachments,
  openAttachment,
} from '#features/documents/documents/index.ts';
import { findToday, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { PageAnswer, PageRequest, RootPage } from '#platform/http/pages.ts';
import type { StreamedFile } from '#platform/http/streamed-file.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { isUuid } from '#platform/ids.ts';
import { html } from '#platform/mail/html.ts';
import type { TicketClaims, TicketTokens } from '#platform/security/ticket-token.ts';
import { findForSupplier } from './supplier-repository.ts';

export interface SupplierPageParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly ticketTokens: TicketTokens;
}

const PATH = '/supplier-tickets';

/** Makes the URL of the page that shows a ticket to a supplier. */
export function supplierTicketUrl(publicUrl: string, token: string): string {
  return `${publicUrl.replace(/\/+$/, '')}${PATH}/${token}`;
}

/** Creates the pages that show a ticket and its photos to anyone who has the link, while it is open. */
export function createSupplierPages(parts: SupplierPageParts): readonly RootPage[] {
  return [
    {
      method: 'GET',
      path: `${PATH}/:token`,
      answer: async (request) => (await showTicket(parts, request)) ?? sayEnded(request.language),
    },
    {
      method: 'GET',
      path: `${PATH}/:token/files/:id`,
      answer: async (request) => (await openFile(parts, request)) ?? sayEnded(request.language),
    },
  ];
}

async function findClaims(
  { clock, ticketTokens }: SupplierPageParts,
  { params: { token = '' } }: PageRequest,
): Promise<TicketClaims | undefined> {
  const claims = await ticketTokens.verify(token);
  return claims === undefined || claims.last_day < findToday(clock) ? undefined : claims;
}

async function showTicket(
  parts: SupplierPageParts,
  request: PageRequest,
): Promise<PageAnswer | undefined> {
  const claims = await findClaims(parts, request);
  if (claims === undefined) return undefined;
  const { organization_id: organizationId, ticket_id: id } = claims;
  const { ticket, attached } = await parts.database.snapshot(organizationId, async (db) => ({
    ticket: await findForSupplier(db, id),
    attached: await listAttachments(db, id),
  }));
  if (ticket === undefined || !UNSETTLED_TICKET_STATUSES.includes(ticket.status)) return undefined;
  const say = createTranslator(request.language);
  const { title, description, building, address, office, contact_email, phone } = ticket;
  const token = request.params['token'] ?? '';
  const file = ({ id: fileId, title: name }: { readonly id: string; readonly title: string }) =>
    html`<li><a href="${`${PATH}/${token}/files/${fileId}`}">${name}</a></li>`;
  return {
    status: 200,
    language: request.language,
    title,
    body: html`<h1>${title}</h1>
      <p>${building}, ${address}</p>
      <p>${description}</p>
      <ul>
        ${attached.map(file)}
      </ul>
      <p>${office}</p>
      <p>${say('ticket_mail.contact', { email: contact_email, phone: phone ?? 'none' })}</p>`,
  };
}

async function openFile(
  parts: SupplierPageParts,
  request: PageRequest,
): Promise<StreamedFile | undefined> {
  const claims = await findClaims(parts, request);
  const fileId = request.params['id'] ?? '';
  if (claims === undefined || !isUuid(fileId)) return undefined;
  const { organization_id: organizationId, ticket_id: id } = claims;
  const { database, files } = parts;
  return database.read(organizationId, async (db) => {
    const ticket = await findForSupplier(db, id);
    const document = await findAttachment(db, id, fileId);
    const isOpen = ticket !== undefined && UNSETTLED_TICKET_STATUSES.includes(ticket.status);
    if (!isOpen || document === undefined) return undefined;
    return openAttachment({ database, organizationId, files }, db, document);
  });
}

function sayEnded(language: Language): PageAnswer {
  const say = createTranslator(language);
  const title = say('supplier_page.ended');
  return {
    status: 404,
    language,
    title,
    body: html`<h1>${title}</h1>
      <p>${say('supplier_page.ended_detail')}</p>`,
  };
}
