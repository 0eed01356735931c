import { Button, Group, Select, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import {
  DECISION_TYPES,
  findLegalRule,
  type DecisionType,
} from '#domain/assemblies/decision-types.ts';
import { LEGAL_MAJORITIES, type LegalMajority } from '#domain/assemblies/majority.ts';
import { isInWriting } from '#domain/assemblies/meeting-state.ts';
import type { AgendaItem, CreateAgendaItem, Meeting } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { AreaField, TextField, TickField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';
import {
  BudgetFields,
  linesOf,
  useBudgetLineFaults,
  useTypedLines,
  type LineInput,
} from './BudgetFields.tsx';
import styles from './meetings.module.css';

const TOLD = 'Information';
/** Decision types that elect people. */
const ELECTIONS: readonly string[] = [
  'SyndicAppointment',
  'AuditorAppointment',
  'CouncilAppointment',
] satisfies DecisionType[];

type Typed = {
  readonly title: string;
  readonly decision_type: DecisionType | typeof TOLD;
  readonly majority: LegalMajority;
  readonly description: string;
  readonly secret: boolean;
  readonly distribution_key_id: string;
  /** One candidate per line. */
  readonly candidates: string;
  /** A draft budget, or a year with its amounts. */
  readonly budget: {
    readonly budget_id: string;
    readonly fiscal_year: string;
    readonly lines: LineInput[];
  };
};

/**
 * Form for an agenda item. The decision type determines the majority, which can only be made
 * stricter.
 */
export function ItemForm(props: {
  readonly meeting: Meeting;
  /** Item to edit; undefined for a new one. */
  readonly from?: AgendaItem;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { meeting, from, onClose } = props;
  const isAsked = isInWriting(meeting);
  const create = useAct('createAgendaItem');
  const update = useAct('updateAgendaItem');
  const keyOf = useIdempotencyKey();
  const error = create.error ?? update.error;
  const typedLines = useTypedLines();
  const lines = useBudgetLineFaults();
  const form = useForm<Typed>({
    mode: 'controlled',
    initialValues: typedOf(from, typedLines(from?.budget?.lines)),
    validate: { budget: { lines } },
  });
  const isRepeated = (from?.repeats_item_id ?? null) !== null;
  // Unanimity is of all owners, so no key limits who decides.
  const isOfAll = isAsked || (form.values.majority === 'Unanimity' && !isRepeated);
  const submit = (typed: Typed) => {
    const body = entryOf(isOfAll ? { ...typed, distribution_key_id: '' } : typed, from);
    const done = { onSuccess: onClose };
    if (from === undefined)
      create.mutate({ path: { id: meeting.id }, body, idempotencyKey: keyOf(body) }, done);
    else update.mutate({ path: { id: meeting.id, item_id: from.id }, body, etag: from.etag }, done);
  };
  return (
    <Form
      of="createAgendaItem"
      form={form}
      act={{ error, isPending: create.isPending || update.isPending }}
      onSubmit={form.onSubmit(submit)}
      className={styles['form']}
      aria-label={t(from === undefined ? 'web-meetings.item.new' : 'web-meetings.item.edit')}
    >
      <TextInput
        {...field(form, 'title')}
        label={t('web-meetings.item.title')}
        required
        withAsterisk={false}
        data-autofocus
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button that stood here
        autoFocus
      />
      <Rule form={form} isFixed={isAsked || isRepeated} />
      <AreaField
        name="description"
        label="web-meetings.item.text"
        hint="web-meetings.item.text_hint"
        autosize
        minRows={2}
      />
      {ELECTIONS.includes(form.values.decision_type) && !isAsked && (
        <AreaField
          name="candidates"
          label="web-meetings.item.candidates"
          hint="web-meetings.item.candidates_hint"
          autosize
          minRows={2}
        />
      )}
      {form.values.decision_type === 'Budget' && (
        <YearlyAmounts form={form} buildingId={meeting.building_id} />
      )}
      {form.values.decision_type !== TOLD && (
        <>
          {!isOfAll && (
            <KeyField
              {...field(form, 'distribution_key_id')}
              buildingId={meeting.building_id}
              value={form.values.distribution_key_id}
            />
          )}
          {!isAsked && (
            <TickField
              name="secret"
              label="web-meetings.item.secret"
              hint="web-meetings.item.secret_hint"
            />
          )}
        </>
      )}
      <Group>
        <Button type="submit" loading={create.isPending || update.isPending}>
          {t(from === undefined ? 'web-meetings.item.put' : 'web-meetings.item.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('web-meetings.item.leave')}
        </Button>
      </Group>
    </Form>
  );
}

/** Decision type, in the order of the legal majorities, and the majority required. */
function Rule(props: {
  readonly form: UseFormReturnType<Typed>;
  /** Whether the majority is fixed, as for decisions in writing and repeated votes. */
  readonly isFixed: boolean;
}) {
  const { t } = useWords();
  const { form, isFixed } = props;
  const { decision_type: type } = form.values;
  const choose = (value: string | null) => {
    const next = (value ?? TOLD) as Typed['decision_type'];
    form.setFieldValue('decision_type', next);
    if (next !== TOLD) form.setFieldValue('majority', findLegalRule(next).majority);
  };
  return (
    <>
      <Select
        {...field(form, 'decision_type')}
        label={t('web-meetings.item.type')}
        data={[
          {
            group: t('enum.AgendaItemKind.Information'),
            items: [{ value: TOLD, label: t('web-meetings.item.told') }],
          },
          ...LEGAL_MAJORITIES.map((majority) => ({
            group: t(`enum.Majority.${majority}`),
            items: DECISION_TYPES.filter((one) => findLegalRule(one).majority === majority).map(
              (value) => ({
                value,
                label: t(`enum.DecisionType.${value}`),
              }),
            ),
          })),
        ]}
        onChange={choose}
        searchable
        allowDeselect={false}
      />
      {type !== TOLD && !isFixed && (
        <Select
          {...field(form, 'majority')}
          label={t('web-meetings.item.majority')}
          description={t('web-meetings.item.law', {
            majority: t(`enum.Majority.${findLegalRule(type).majority}`),
            article: findLegalRule(type).article,
          })}
          data={LEGAL_MAJORITIES.slice(LEGAL_MAJORITIES.indexOf(findLegalRule(type).majority)).map(
            (value) => ({
              value,
              label: t(`enum.Majority.${value}`),
            }),
          )}
          allowDeselect={false}
        />
      )}
    </>
  );
}

/** Draft budget that is put to the vote, or an amount of each account for the year. */
function YearlyAmounts(props: {
  readonly form: UseFormReturnType<Typed>;
  readonly buildingId: string;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { form, buildingId } = props;
  const { data } = useQuery(apiQuery('listBudgets', { path: { id: buildingId } }));
  const { budget_id: chosen, lines } = form.values.budget;
  const drafts = (data?.data ?? []).filter(({ id, status }) => status === 'Draft' || id === chosen);
  return (
    <>
      {drafts.length > 0 && (
        <Select
          {...field(form, 'budget.budget_id')}
          label={t('web-meetings.budget.draft')}
          data={drafts.map(({ id, kind, total }) => ({
            value: id,
            label: `${t(`enum.BudgetKind.${kind}`)} · ${money(total)}`,
          }))}
          value={chosen === '' ? null : chosen}
          onChange={(id) => form.setFieldValue('budget.budget_id', id ?? '')}
          clearable
        />
      )}
      {chosen === '' && (
        <>
          <TextField
            name="budget.fiscal_year"
            label="web-meetings.budget.year"
            as="integer"
            hint="web-meetings.budget.year_hint"
            maw={200}
          />
          <BudgetFields form={form} name="budget.lines" lines={lines} />
        </>
      )}
    </>
  );
}

function typedOf(item: AgendaItem | undefined, lines: LineInput[]): Typed {
  if (item === undefined)
    return {
      title: '',
      decision_type: 'Other',
      majority: 'Absolute',
      description: '',
      secret: false,
      distribution_key_id: '',
      candidates: '',
      budget: { budget_id: '', fiscal_year: '', lines: [{ account_code: '', amount: '' }] },
    };
  return {
    title: item.title,
    decision_type: item.kind === 'Information' ? TOLD : (item.decision_type ?? 'Other'),
    // A repeated vote keeps its majority, whatever is sent.
    majority: LEGAL_MAJORITIES.find((one) => one === item.majority) ?? 'Unanimity',
    description: item.description ?? '',
    secret: item.secret,
    distribution_key_id: item.distribution_key_id ?? '',
    candidates: item.candidates.map(({ name }) => name).join('\n'),
    budget: {
      budget_id: item.budget?.budget_id ?? '',
      fiscal_year: String(item.budget?.fiscal_year ?? ''),
      lines,
    },
  };
}

function entryOf(typed: Typed, from: AgendaItem | undefined): CreateAgendaItem {
  const { title, decision_type: type, description, distribution_key_id: key } = typed;
  const told = { title, description: trimToNull(description) };
  if (type === TOLD)
    return {
      ...told,
      kind: 'Information',
      decision_type: null,
      majority: null,
      distribution_key_id: null,
      secret: false,
      candidates: [],
      budget: null,
    };
  const names = ELECTIONS.includes(type) ? typed.candidates.split('\n') : [];
  return {
    ...told,
    kind: 'Decision',
    decision_type: type,
    majority: typed.majority,
    distribution_key_id: trimToNull(key),
    secret: typed.secret,
    candidates: names
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({
        name,
        owner_id: from?.candidates.find((one) => one.name === name)?.owner_id ?? null,
      })),
    budget: toBudgetBody(typed),
  };
}

/** Budget of an item; without any account, only its text is put to the vote. */
function toBudgetBody({ decision_type: type, budget }: Typed) {
  if (type !== 'Budget') return null;
  if (budget.budget_id !== '') return { budget_id: budget.budget_id };
  const lines = linesOf(budget.lines);
  return lines.length === 0 ? null : { fiscal_year: Number(budget.fiscal_year), lines };
}
