import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { toShareText } from '#domain/kernel/fraction.ts';
import { OWNERSHIP_RIGHTS } from '#domain/register/ownership.ts';
import { ApiProblem, type Answer } from '../../shared/api/client.ts';
import type { UnitOwner, UpdateUnitOwner } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { parseTypedShare } from '../../shared/format/share.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { ChoiceField, DayField, TextField, TickField } from '../../shared/ui/fields.tsx';
import { AffectedCharges, extractAffectedCharges } from './AffectedCharges.tsx';
import { EndHolding } from './EndHolding.tsx';

const route = getRouteApi('/signed-in/unit-owners/$id');

/** Corrects an owner’s share of a lot or its start date. Sales have a page of their own. */
export function EditHoldingPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getUnitOwner', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-register.holding.title')} />;
  return <HoldingEditor current={query.data} />;
}

function HoldingEditor({ current }: { readonly current: Answer<'getUnitOwner'> }) {
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
        {({ from, etag, act, toSend }) => (
          <HoldingForm
            from={from}
            submit={(body) =>
              update.mutate(
                { path: { id }, body: toSend(body), etag },
                { onSuccess: () => void back() },
              )
            }
            act={act}
          />
        )}
      </Editor>
    </Page>
  );
}

function HoldingForm(props: {
  readonly from: UnitOwner;
  readonly submit: (entry: UpdateUnitOwner) => void;
  readonly act: Submission;
}) {
  const { t } = useWords();
  const { from, submit, act } = props;
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
  const touched = act.error instanceof ApiProblem ? extractAffectedCharges(act.error) : undefined;
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
    <Form
      of="updateUnitOwner"
      form={form}
      act={act}
      onSubmit={send}
      submit={t('web-register.save')}
    >
      {touched !== undefined && (
        <>
          <AffectedCharges charges={touched} />
          <TickField name="leave" label="web-register.holding.leave" />
        </>
      )}
      <Group grow align="flex-start">
        <TextField
          name="ownership_share"
          label="web-register.share"
          hint="web-register.holders.share_hint"
          required
        />
        <ChoiceField
          name="right"
          label="web-register.right"
          of="OwnershipRight"
          values={OWNERSHIP_RIGHTS}
          hint="web-register.holding.right_hint"
        />
      </Group>
      <Group grow align="flex-start">
        <DayField name="start_date" label="web-register.since" required />
        <DayField name="end_date" label="web-register.until" />
      </Group>
      <TickField name="is_primary_contact" label="web-register.holding.primary_contact" />
      <TickField name="is_voting_mandatary" label="web-register.holding.voting_mandatary" />
    </Form>
  );
}
