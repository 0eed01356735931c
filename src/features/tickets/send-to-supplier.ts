import type { SendTicket } from '#contract/tickets.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { enqueueMails } from '#features/mails/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { renderMail, type RenderedMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import type { TicketTokens } from '#platform/security/ticket-token.ts';
import { recordEvent } from './commands.ts';
import type { TicketRow } from './repository.ts';
import { supplierTicketUrl } from './supplier-pages.ts';
import { findAddressee, findForSupplier, type TicketForSupplier } from './supplier-repository.ts';
import { lockTicket, requireTicket, requireUnsettled } from './ticket.ts';

const LINK_DAYS = 30;

export interface TicketLinks {
  /** Base URL of links in mails. */
  readonly publicUrl: string;
  readonly ticketTokens: TicketTokens;
}

/**
 * Mails a ticket to a supplier, in the supplier's language, with a link that shows it and its photos while
 * it is open, for thirty days. Refuses unknown_reference, supplier_without_email, and invalid_transition for a
 * ticket that is resolved or cancelled.
 */
export async function sendTicket(
  ctx: TenantContext,
  { publicUrl, ticketTokens }: TicketLinks,
  id: string,
  { supplier_id, message }: SendTicket,
): Promise<TicketRow> {
  requireUnsettled(await lockTicket(ctx, id), 'send-to-supplier');
  const pointer = '/body/supplier_id';
  const supplier = await findAddressee(ctx.db, supplier_id);
  if (supplier === undefined) throw new DomainError('unknown_reference', { pointer });
  const { name, email, language } = supplier;
  if (email === null) throw new DomainError('supplier_without_email', { name, pointer });
  const ticket = found(await findForSupplier(ctx.db, id), 'ticket', id);
  const last_day = addDays(ctx.today, LINK_DAYS);
  const claims = { organization_id: ctx.organizationId, ticket_id: id, last_day };
  const link = supplierTicketUrl(publicUrl, await ticketTokens.issue(claims));
  const mail = renderTicketMail(ticket, { language, name, message, link, last_day });
  const asked = { id: ctx.newId(), purpose: 'SupplierTicket', object_id: id } as const;
  await enqueueMails(ctx.db, [{ ...asked, recipient: email, ...mail }], ctx.now);
  await recordEvent(ctx, id, 'SentToSupplier', { supplier_name: name });
  await recordAudit(ctx, 'ticket.sent', id, { supplier_id });
  return requireTicket(ctx, id);
}

function renderTicketMail(
  { title, description, building, address, office, contact_email, phone }: TicketForSupplier,
  mail: {
    readonly language: Language;
    readonly name: string;
    readonly message: string | undefined;
    readonly link: string;
    readonly last_day: string;
  },
): RenderedMail {
  const say = createTranslator(mail.language);
  return renderMail({
    language: mail.language,
    subject: say('ticket_mail.subject', {
      title: singleLine(title),
      building: singleLine(building),
    }),
    greeting: say('ticket_mail.greeting', { name: singleLine(mail.name) }),
    before: [...(mail.message === undefined ? [] : [mail.message]), say('ticket_mail.intro')],
    facts: [
      [say('ticket_mail.building'), `${building}, ${address}`],
      [say('ticket_mail.title'), title],
      [say('ticket_mail.description'), description],
    ],
    action: { label: say('ticket_mail.label'), link: mail.link },
    after: [
      say('ticket_mail.until', { date: mail.last_day }),
      say('ticket_mail.contact', { email: contact_email, phone: phone ?? 'none' }),
    ],
    closing: say('ticket_mail.closing'),
    sender: office,
  });
}
