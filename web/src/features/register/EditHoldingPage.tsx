import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { toShareText } from '#domain/kernel/fraction.ts';
import { OWNERSHIP_RIGHTS } from '#domain/register/ownership.ts';
import { ApiProblem, type Answer } from '../../shared/api/client.ts';
import type { UnitOwner, UpdateUnitOwner } from '../../shared/api/generated.ts';
import { apiQuery, shouldReplacePage, useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { parseTypedShare } from '../../shared/format/share.ts';
import { trimToNull } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { field, tick, useRefusals } from '../../shared/ui/form.ts';
import { EndHolding } from './EndHolding.tsx';
import { Touched, extractTouchedCharges } from './Touched.tsx';

const route = getRouteApi('/signed-in/unit-owners/$id');

/** Corrects an owner’s share of a lot or its start date. Sales have a page of their own. */
export function EditHoldingPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useQuery({
    ...apiQuery('getUnitOwner', { path: { id } }),
    throwOnError: shouldReplacePage,
  });
  if (query.data === undefined)
    return (
      <Page title={t('web-register.holding.title')} isLoading>
        <Rows />
      </Page>
    );
  return <Changing current={query.data} />;
}

function Changing({ current }: { readonly current: Answer<'getUnitOwner'> }) {
  const { t } = useWords();
  const { day } = useFormat();
  const navigate = useNavigate();
  const update = useAct('updateUnitOwner');
  const { id, unit_id, owner_name, unit_number, is_active: isActive } = current.data;
  const back = () => navigate({ to: '/units/$id', params: { id: unit_id } });
  const fields: readonly ShownField<UnitOwner>[] = [
    { label: t('web-register.share'), show: (holding) => holding.ownership_share },
    { label: t('web-register.right'), show: ({ right }) => t(`enum.OwnershipRight.${right}`) },
    { label: t('web-register.since'), show: ({ start_date }) => day(start_date) },
    {
      label: t('web-register.until'),
      show: ({ end_date: end }) => (end === null ? '' : day(end)),
    },
  ];
  return (
    <Page
      title={t('web-register.holding.title')}
      sentence={`${owner_name} · ${t('web-register.unit', { number: unit_number })}`}
      actions={isActive && <EndHolding current={current} onDone={back} />}
    >
      <Editor current={current} update={update} fields={fields}>
        {({ from, etag, error }) => (
          <HoldingForm
            from={from}
            submit={(body) =>
              update.mutate({ path: { id }, body, etag }, { onSuccess: () => void back() })
            }
            isPending={update.isPending}
            error={error}
          />
        )}
      </Editor>
    </Page>
  );
}

function HoldingForm(props: {
  readonly from: UnitOwner;
  readonly submit: (entry: UpdateUnitOwner) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}) {
  const { t } = useWords();
  const { from, submit, isPending, error } = props;
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      ownership_share: from.ownership_share,
      right: from.right,
      start_date: from.start_date,
      end_date: from.end_date ?? '',
      is_primary_contact: from.is_primary_contact,
      is_voting_mandatary: from.is_voting_mandatary,
      leave: false,
    },
    validate: {
      ownership_share: (text) =>
        parseTypedShare(text) === undefined ? t('web-register.holders.no_share') : null,
    },
  });
  const faults = useRefusals(form, error);
  const touched = error instanceof ApiProblem ? extractTouchedCharges(error) : undefined;
  const send = form.onSubmit(({ leave, ownership_share: typed, end_date: end, ...rest }) => {
    const share = parseTypedShare(typed);
    submit({
      ...rest,
      ownership_share: share === undefined ? typed : toShareText(share),
      end_date: trimToNull(end),
      ...(leave ? { later_calls: 'Leave' } : {}),
    });
  });
  return (
    <Form form={form} error={error} onSubmit={send}>
      <Stack gap="md" maw={640}>
        <Problem error={error} faults={faults} />
        {touched !== undefined && (
          <>
            <Touched charges={touched} />
            <Checkbox {...tick(form, 'leave')} label={t('web-register.holding.leave')} />
          </>
        )}
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'ownership_share')}
            label={t('web-register.share')}
            description={t('web-register.holders.share_hint')}
            required
            withAsterisk={false}
          />
          <Select
            {...field(form, 'right')}
            label={t('web-register.right')}
            description={t('web-register.holding.right_hint')}
            data={OWNERSHIP_RIGHTS.map((value) => ({
              value,
              label: t(`enum.OwnershipRight.${value}`),
            }))}
            allowDeselect={false}
          />
        </Group>
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'start_date')}
            type="date"
            label={t('web-register.since')}
            required
            withAsterisk={false}
          />
          <TextInput {...field(form, 'end_date')} type="date" label={t('web-register.until')} />
        </Group>
        <Checkbox
          {...tick(form, 'is_primary_contact')}
          label={t('web-register.holding.primary_contact')}
        />
        <Checkbox
          {...tick(form, 'is_voting_mandatary')}
          label={t('web-register.holding.voting_mandatary')}
        />
        <Group>
          <Button type="submit" loading={isPending}>
            {t('web-register.save')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
