import { useForm } from '@mantine/form';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { GDPR_REQUEST_KINDS } from '#domain/privacy/request.ts';
import type { Operations } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOwnerId } from '../../shared/session/session.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { AreaField, ChoiceField, DayField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';

const route = getRouteApi('/signed-in/gdpr/requests/new');

type Body = Operations['createGdprRequest']['request']['body'];

/** Records a data request: by owners for themselves, or by staff for someone who wrote to them. */
export function NewRequestPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const own = useOwnerId();
  const { owner_id = '' } = route.useSearch();
  const keyOf = useIdempotencyKey();
  const create = useAct('createGdprRequest');
  const form = useForm({
    mode: 'controlled',
    initialValues: { kind: 'Access', owner_id, details: '', received_on: '' },
  });
  const send = form.onSubmit(({ kind, owner_id: owner, details, received_on: on }) => {
    const body = {
      kind,
      details: trimToNull(details),
      ...(own === null ? { owner_id: owner } : {}),
      ...(on === '' ? {} : { received_on: on }),
    } as Body;
    create.mutate(
      { body, idempotencyKey: keyOf(body) },
      {
        onSuccess: ({ data: { id } }) =>
          void navigate({ to: '/gdpr/requests/$id', params: { id } }),
      },
    );
  });
  return (
    <Page
      title={t('web-navigation.privacy.requests.new')}
      sentence={t('web-privacy.requests.sentence')}
    >
      <Form
        of="createGdprRequest"
        form={form}
        act={create}
        onSubmit={send}
        submit={t('web-privacy.requests.send')}
      >
        {own === null && (
          <OwnerField
            {...field(form, 'owner_id')}
            buildingId={undefined}
            value={form.values.owner_id}
            onChange={(id) => form.setFieldValue('owner_id', id)}
            required
            withAsterisk={false}
          />
        )}
        <ChoiceField
          name="kind"
          label="web-privacy.requests.kind"
          of="GdprRequestKind"
          values={GDPR_REQUEST_KINDS}
        />
        <AreaField name="details" label="web-privacy.requests.details" autosize minRows={3} />
        {own === null && (
          <DayField
            name="received_on"
            label="web-privacy.requests.received"
            hint="web-privacy.requests.received_hint"
          />
        )}
      </Form>
    </Page>
  );
}
