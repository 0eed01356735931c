import { Button, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Ticket } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useMe, useRight } from '../../shared/session/session.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { useAskedAct } from '../../shared/ui/asked-act.ts';
import { AreaField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';

const ACTS = [
  'cancel',
  'reopen',
  'send-to-supplier',
  'assign',
  'start',
  'close',
  'resolve',
] as const;
type Act = (typeof ACTS)[number];
/** Actions that lead to the next state; they are coloured. */
const PRIMARY: readonly Act[] = ['resolve', 'close'];

type Given = Record<'assignee_id' | 'supplier_id' | 'message' | 'resolution' | 'reason', string>;

/** Buttons for the actions that the state of the ticket and the reader’s rights allow. */
export function TicketActions(props: {
  readonly ticket: Ticket;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const { ticket, etag } = props;
  const [asked, ask] = useState<Act>();
  const possible = ACTS.filter((act) => ticket.allowed_actions.includes(act));
  useAskedAct((name) => ask(possible.find((act) => act === name)));
  return (
    <>
      {possible.map((act) => (
        <Button
          key={act}
          variant={PRIMARY.includes(act) ? 'filled' : 'default'}
          onClick={() => ask(act)}
        >
          {t(`web-tickets.act.${act}`)}
        </Button>
      ))}
      {asked !== undefined && (
        <Dialog onClose={() => ask(undefined)} title={t(`web-tickets.act.${asked}`)}>
          <ActForm act={asked} ticket={ticket} etag={etag} onDone={() => ask(undefined)} />
        </Dialog>
      )}
    </>
  );
}

/** Dialog that asks for the input of an action and describes its effect. */
function ActForm(props: {
  readonly act: Act;
  readonly ticket: Ticket;
  readonly etag: string | undefined;
  readonly onDone: () => void;
}) {
  const { t } = useWords();
  const { act, ticket, onDone } = props;
  // Etag as of opening the dialog, so that a later change by someone else is not overwritten.
  const [etag] = useState(props.etag);
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const run = useMutation({
    mutationFn: (given: Given) =>
      act === 'send-to-supplier'
        ? send(ticket.id, given, keyOf)
        : perform(act, ticket.id, etag, given),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries(),
  });
  const form = useForm<Given>({
    mode: 'controlled',
    initialValues: {
      assignee_id: ticket.assignee_id ?? '',
      supplier_id: '',
      message: '',
      resolution: '',
      reason: '',
    },
  });
  return (
    <Form
      form={form}
      act={run}
      onSubmit={form.onSubmit((given) => run.mutate(given))}
      submit={t(`web-tickets.act.${act}`)}
    >
      <p>{t(`web-tickets.consequence.${act}`)}</p>
      {act === 'assign' && <AssigneeField {...field(form, 'assignee_id')} />}
      {act === 'send-to-supplier' && (
        <>
          <SupplierField {...field(form, 'supplier_id')} />
          <AreaField name="message" label="web-tickets.message" autosize minRows={2} />
        </>
      )}
      {act === 'resolve' && (
        <AreaField
          name="resolution"
          label="web-tickets.resolution"
          autosize
          minRows={2}
          data-autofocus
        />
      )}
      {act === 'cancel' && (
        <AreaField name="reason" label="web-tickets.reason" required data-autofocus />
      )}
    </Form>
  );
}

/** Selects the assignee. Without the right to list users, it is the person themselves. */
function AssigneeField(props: { readonly id: string }) {
  const { t } = useWords();
  const me = useMe();
  const mayList = useRight()('listUsers');
  const query = apiQuery('listUsers', { query: { limit: 500 } });
  const { data } = useQuery({ ...query, enabled: mayList });
  const people = (data?.data ?? []).filter(({ roles }) =>
    roles.some(({ role_type: role }) => role === 'Syndic' || role === 'BoardMember'),
  );
  const dealing = mayList ? people : [me];
  return (
    <Select
      {...props}
      label={t('web-tickets.assignee')}
      data={dealing.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      required
      withAsterisk={false}
    />
  );
}

/** Selects a supplier who has an e-mail address. */
function SupplierField(props: { readonly id: string }) {
  const { t } = useWords();
  const query = apiQuery('listSuppliers', { query: { sort: 'name', limit: 500 } });
  const { data } = useQuery(query);
  const reached = (data?.data ?? []).filter(({ email }) => email !== null);
  return (
    <Select
      {...props}
      label={t('web-tickets.supplier')}
      description={t('web-tickets.supplier_hint')}
      data={reached.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      required
      withAsterisk={false}
    />
  );
}

function send(
  id: string,
  { supplier_id, message }: Given,
  keyOf: (body: object) => string,
): Promise<unknown> {
  const body = { supplier_id, ...(message.trim() === '' ? {} : { message }) };
  return api.call('sendTicketToSupplier', { path: { id }, body, idempotencyKey: keyOf(body) });
}

function perform(
  act: Exclude<Act, 'send-to-supplier'>,
  id: string,
  etag: string | undefined,
  given: Given,
): Promise<unknown> {
  const { assignee_id, resolution, reason } = given;
  const of = { path: { id }, etag };
  const acts: Record<typeof act, () => Promise<unknown>> = {
    assign: () => api.call('assignTicket', { ...of, body: { assignee_id } }),
    start: () => api.call('startTicket', of),
    resolve: () =>
      api.call('resolveTicket', { ...of, body: resolution.trim() === '' ? {} : { resolution } }),
    close: () => api.call('closeTicket', of),
    reopen: () => api.call('reopenTicket', of),
    cancel: () => api.call('cancelTicket', { ...of, body: { reason } }),
  };
  return acts[act]();
}
