import { assert } from '#domain/kernel/assert.ts';
import { requeueTask, runAsSystem, type SystemDependencies } from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import { toSlug } from '#platform/file-names.ts';
import { deliver, type Outcome } from '#platform/jobs/delivery.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import type { Metrics } from '#platform/metrics.ts';
import { DELIVER_MAIL, mailJob } from './enqueue-mails.ts';
import { mailSettled } from './mail-settled.ts';
import {
  claimMail,
  findPendingMails,
  recordMailFailure,
  settleMail,
  type ClaimedMail,
} from './repository.ts';

export interface MailDependencies extends SystemDependencies {
  readonly mailTransport: MailTransport;
  readonly metrics: Pick<Metrics, 'countDeliveries'>;
}

interface MailPayload {
  readonly organization_id: string;
  readonly mail_id: string;
}

/** Creates the background jobs that send mails. */
export function createMailTasks(deps: MailDependencies): readonly Task[] {
  return [
    {
      name: DELIVER_MAIL,
      waitsForServers: true,
      run: (payload) => deliverMail(deps, payload as MailPayload),
    },
    requeueTask('requeue-mails', deps, async (db, overdue) =>
      (await findPendingMails(db, overdue)).map((id) => mailJob(db.organizationId, id)),
    ),
  ];
}

function deliverMail(
  deps: MailDependencies,
  { organization_id: organizationId, mail_id: id }: MailPayload,
): Promise<void> {
  return deliver(
    {
      channel: 'Email',
      claim: () => deps.database.write(organizationId, (db) => claimMail(db, id)),
      send: (mails) => send(deps, organizationId, mails),
      record: (_mails, outcome) => record(deps, organizationId, id, outcome),
    },
    deps.metrics,
  );
}

async function send(
  { mailTransport, clock }: MailDependencies,
  organizationId: string,
  [mail]: readonly ClaimedMail[],
): Promise<Outcome> {
  assert(mail !== undefined, 'There is a mail to send');
  const { recipient: to, subject, body_text: text, body_html: html } = mail;
  const { letter_title: title, letter_pdf: content, reply_to } = mail;
  const { kept_as: keptAs } = await mailTransport.send({
    to,
    subject,
    text,
    html,
    organization_id: organizationId,
    id: `mail-${mail.id}`,
    ...(reply_to === null ? {} : { reply_to }),
    ...(title === null || content === null
      ? {}
      : { attachment: { file_name: `${toSlug(title)}.pdf`, content } }),
  });
  return keptAs === undefined
    ? { status: 'Sent', sent_at: instantOf(clock.nowMs()) }
    : { status: 'Skipped', reason: 'not_configured' };
}

/** Settles a mail and notifies the feature that requested it, in the same transaction. */
function record(
  deps: MailDependencies,
  organizationId: string,
  id: string,
  { status, sent_at: sentAt, error, reason }: Outcome,
): Promise<void> {
  return runAsSystem(deps, organizationId, async (ctx) => {
    if (status === 'Pending') return recordMailFailure(ctx.db, id, error ?? '');
    const settled = await settleMail(
      ctx.db,
      id,
      sentAt === undefined
        ? { status: 'Failed', sent_at: null, error: error ?? reason ?? null }
        : { status: 'Sent', sent_at: sentAt },
    );
    if (settled !== undefined) await ctx.announce(mailSettled, settled);
  });
}
