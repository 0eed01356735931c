import { assert } from '#domain/kernel/assert.ts';
import { findLetterhead } from '#features/documents/letters/index.ts';
import { enqueueMails } from '#features/mails/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { renderMail } from '#platform/mail/mail-content.ts';
import { singleLine } from '#platform/mail/single-line.ts';
import type { LotRequestRow } from './repository.ts';

/** Mails the link to an answer to the person who asked. */
export async function mailAnswer(
  ctx: TenantContext,
  { id, building_id, email, name, language, link_last_day: date }: LotRequestRow,
  { url, title }: { readonly url: string; readonly title: string },
): Promise<void> {
  assert(email !== null && date !== null, 'An answer by e-mail has an address and a link');
  const head = await findLetterhead(ctx.db, building_id);
  const say = createTranslator(language);
  const mail = renderMail({
    language,
    subject: singleLine(title),
    greeting: say('lot_mail.greeting', { name: singleLine(name) }),
    before: [say('lot_mail.intro')],
    facts: [[say('lot_mail.building'), [head.name, head.address].join(', ')]],
    action: { label: say('lot_mail.label'), link: url },
    after: [say('lot_mail.until', { date })],
    closing: say('lot_mail.closing'),
    sender: head.office_name,
  });
  const asked = { id: ctx.newId(), purpose: 'LotAnswer', object_id: id } as const;
  await enqueueMails(ctx.db, [{ ...asked, recipient: email, ...mail }], ctx.now);
}
