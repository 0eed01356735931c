import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import { AreaField, TickField } from '../../shared/ui/fields.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import styles from './tickets.module.css';

/** Comments on a ticket, with a form to add one. */
export function Comments(props: { readonly ticketId: string; readonly mayAdd: boolean }) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { ticketId, mayAdd } = props;
  const query = useQuery(
    apiQuery('listTicketComments', { path: { id: ticketId }, query: { limit: 500 } }),
  );
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <h2>{t('web-tickets.comments')}</h2>
      <Problem error={query.error} />
      <ul className={styles['talk']}>
        {query.data?.data.map(({ id, author_name, body, is_internal, created_at }) => (
          <li key={id}>
            <strong>{author_name}</strong>{' '}
            <span className={styles['soft']}>{instant(created_at)}</span>{' '}
            {is_internal && <Tag tone="warn">{t('web-tickets.internal')}</Tag>}
            <p>{body}</p>
          </li>
        ))}
      </ul>
      {mayAdd && <CommentForm ticketId={ticketId} />}
    </section>
  );
}

function CommentForm({ ticketId }: { readonly ticketId: string }) {
  const { t } = useWords();
  const may = useRight();
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const form = useForm({
    mode: 'controlled',
    initialValues: { body: '', is_internal: false },
  });
  const add = useMutation({
    mutationFn: (body: typeof form.values) =>
      api.call('commentTicket', { path: { id: ticketId }, body, idempotencyKey: keyOf(body) }),
    // Text typed after sending is kept.
    onSuccess: (_answer, sent) => {
      if (form.getValues().body === sent.body) form.reset();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const submit = form.onSubmit((body) => add.mutate(body));
  return (
    <Form of="commentTicket" form={form} act={add} onSubmit={submit} gap="xs">
      <AreaField name="body" label="web-tickets.comment" autosize minRows={2} />
      <Group>
        <Button type="submit" variant="default" loading={add.isPending}>
          {t('web-tickets.say')}
        </Button>
        {may('assignTicket') && <TickField name="is_internal" label="web-tickets.internal_only" />}
      </Group>
    </Form>
  );
}
