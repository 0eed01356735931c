import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { Meeting } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextField, TickField } from '../../shared/ui/fields.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { Part } from '../../shared/ui/record.tsx';

/** Gives or withdraws the proxy of an owner who cannot attend. */
export function MyProxy(props: { readonly meeting: Meeting; readonly ownerId: string }) {
  const { t } = useWords();
  const { meeting, ownerId } = props;
  const query = useQuery(apiQuery('listProxies', { path: { id: meeting.id } }));
  const given = query.data?.data.find(({ principal_owner_id: id }) => id === ownerId);
  const withdraw = useAct('deleteProxy');
  return (
    <Part title={t('web-meetings.proxy.mine')} isLoading={query.isPending}>
      <Problem error={query.error ?? withdraw.error} />
      {query.data !== undefined &&
        (given === undefined ? (
          <Give meetingId={meeting.id} ownerId={ownerId} />
        ) : (
          <>
            <p>{t('web-meetings.mine.given', { name: given.holder_name })}</p>
            {!given.notarial && (
              <Button
                variant="default"
                loading={withdraw.isPending}
                onClick={() =>
                  withdraw.mutate({
                    path: { id: meeting.id, proxy_id: given.id },
                    etag: given.etag,
                  })
                }
              >
                {t('web-meetings.proxy.withdraw_mine')}
              </Button>
            )}
          </>
        ))}
    </Part>
  );
}

function Give(props: { readonly meetingId: string; readonly ownerId: string }) {
  const { t } = useWords();
  const give = useAct('createProxy');
  const keyOf = useIdempotencyKey();
  const initialValues = { holder_name: '', first_session_only: false };
  const form = useForm({ mode: 'controlled', initialValues });
  return (
    <Form
      of="createProxy"
      form={form}
      act={give}
      submit={t('web-meetings.proxy.give')}
      gap="sm"
      onSubmit={form.onSubmit((given) => {
        const body = { principal_owner_id: props.ownerId, ...given };
        give.mutate({ path: { id: props.meetingId }, body, idempotencyKey: keyOf(body) });
      })}
    >
      <TextField
        name="holder_name"
        label="web-meetings.proxy.to"
        hint="web-meetings.proxy.mine_hint"
        required
        maw={420}
      />
      <TickField
        name="first_session_only"
        label="web-meetings.proxy.first_only"
        hint="web-meetings.proxy.first_hint"
      />
    </Form>
  );
}
