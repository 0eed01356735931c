import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from '#domain/tickets/ticket.ts';
import type { Operations } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { FileField } from '../../shared/ui/FileField.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { AreaField, ChoiceField, TextField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';
import { shrinkPhoto } from './smaller-photo.ts';

type Body = Operations['createTicket']['request']['body'];
type Given = Record<'building_id' | 'title' | 'description' | 'category' | 'priority', string> & {
  photos: File[];
};

/** Creates a ticket with photos. Resubmitting creates no second one. */
export function NewTicketPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { building_id = '' } = useSearch({ strict: false });
  const [keyOf, photoKeyOf] = [useIdempotencyKey(), useIdempotencyKey()];
  const form = useForm<Given>({
    mode: 'controlled',
    initialValues: {
      building_id,
      title: '',
      description: '',
      category: 'Other',
      priority: 'Medium',
      photos: [],
    },
  });
  const open = useMutation({
    mutationFn: async ({ photos, ...said }: Given) => {
      const body = said as Body;
      const { data } = await api.call('createTicket', { body, idempotencyKey: keyOf(body) });
      for (const photo of photos) {
        const file = await shrinkPhoto(photo);
        const { name, size, lastModified } = photo;
        const idempotencyKey = photoKeyOf({ ticket: data.id, name, size, lastModified });
        await api.call('attachToTicket', { path: { id: data.id }, body: { file }, idempotencyKey });
      }
      return data;
    },
    onSuccess: ({ id }) => void navigate({ to: '/tickets/$id', params: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <Page title={t('web-navigation.tickets.new')} sentence={t('web-tickets.new_sentence')}>
      <Form
        of="createTicket"
        form={form}
        act={open}
        onSubmit={form.onSubmit((given) => open.mutate(given))}
        submit={t('web-tickets.send')}
      >
        <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
        <TextField name="title" label="web-tickets.name" />
        <AreaField name="description" label="web-tickets.description" autosize minRows={4} />
        <Group grow align="flex-start">
          <ChoiceField
            name="category"
            label="web-tickets.category"
            of="TicketCategory"
            values={TICKET_CATEGORIES}
          />
          <ChoiceField
            name="priority"
            label="web-tickets.priority"
            of="TicketPriority"
            values={TICKET_PRIORITIES}
          />
        </Group>
        <FileField
          id="photos"
          label={t('web-tickets.photos')}
          hint={t('web-tickets.photos_hint')}
          accept="image/*,application/pdf"
          multiple
          files={form.values.photos}
          onFiles={(photos) => form.setFieldValue('photos', [...photos])}
        />
      </Form>
    </Page>
  );
}
