import { Button, Group, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BUDGET_KINDS } from '#domain/budgets/draft-budget.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import type { Budget, FiscalYear } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useNumberFault } from '../../shared/format/input-faults.ts';
import { parseDecimal } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { BuildingSections } from '../../shared/ui/BuildingSections.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ChoiceField, TextField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';
import { Explain } from '../../shared/ui/record.tsx';

/** Budgets of the chosen building, or of all buildings. */
export function BudgetsPage() {
  const { t } = useWords();
  return (
    <BuildingSections
      title={t('web-books.budgets.title')}
      sentence={t('web-books.budgets.sentence')}
    >
      {({ id, name }) => <BudgetsOfBuilding key={id} id={id} name={name} />}
    </BuildingSections>
  );
}

interface BudgetOfYear extends Budget {
  readonly year: FiscalYear | undefined;
}

function BudgetsOfBuilding({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useWords();
  const may = useRight();
  const years = useQuery({
    ...apiQuery('listFiscalYears', { path: { id } }),
    enabled: may('listFiscalYears'),
  });
  const query = useQuery(apiQuery('listBudgets', { path: { id } }));
  const known = years.data?.data ?? [];
  return (
    <section aria-label={name} aria-busy={query.isPending}>
      <h2>{name}</h2>
      <Problem error={query.error ?? years.error} />
      {query.data !== undefined && (
        <DataTable
          caption={name}
          columns={columns}
          rows={query.data.data.map((budget): BudgetOfYear => ({
            ...budget,
            year: known.find((year) => year.id === budget.fiscal_year_id),
          }))}
          empty={t('web-books.budgets.empty')}
        />
      )}
      {may('createBudget') && known.length > 0 && <NewBudget buildingId={id} years={known} />}
    </section>
  );
}

const columns: readonly Column<BudgetOfYear>[] = [
  {
    id: 'year',
    header: 'web-books.years.period',
    link: '/budgets/$id',
    cell: ({ year, id }, { t, day }) =>
      year === undefined
        ? id
        : t('web-books.years.span', { from: day(year.start_date), to: day(year.end_date) }),
  },
  {
    id: 'kind',
    header: 'web-books.budgets.kind',
    cell: ({ kind }, { t }) => t(`enum.BudgetKind.${kind}`),
  },
  { id: 'status', header: 'web-books.years.status', as: 'state', of: 'BudgetStatus' },
  { id: 'total', header: 'web-books.budgets.amount', as: 'amount' },
];

/** Drafts a budget from the costs of the year before and opens it. */
function NewBudget(props: { readonly buildingId: string; readonly years: readonly FiscalYear[] }) {
  const { t } = useWords();
  const { day } = useFormat();
  const navigate = useNavigate();
  const create = useAct('createBudget');
  const keyOf = useIdempotencyKey();
  const faultOf = useNumberFault();
  const { buildingId, years } = props;
  const form = useForm({
    mode: 'controlled',
    initialValues: { fiscal_year_id: years.at(-1)?.id ?? '', kind: 'Ordinary', index: '1' },
    validate: {
      index: (text) =>
        parseDecimal(text) === undefined ? faultOf(text, t('web-books.budgets.no_index')) : null,
    },
  });
  const start = years.find(({ id }) => id === form.values.fiscal_year_id)?.start_date;
  const before = years.find(
    ({ end_date }) => start !== undefined && addDays(end_date, 1) === start,
  );
  const submit = form.onSubmit(({ fiscal_year_id, kind, index }) => {
    const body = {
      fiscal_year_id,
      kind: BUDGET_KINDS.find((one) => one === kind) ?? 'Ordinary',
      index: parseDecimal(index) ?? 1,
    };
    create.mutate(
      { path: { id: buildingId }, body, idempotencyKey: keyOf(body) },
      { onSuccess: ({ data }) => void navigate({ to: '/budgets/$id', params: { id: data.id } }) },
    );
  });
  return (
    <Form
      of="createBudget"
      form={form}
      gap={0}
      maw="none"
      act={create}
      onSubmit={submit}
      aria-label={t('web-books.budgets.new')}
    >
      <Group gap="xs" mt="sm" align="flex-end">
        <Select
          {...field(form, 'fiscal_year_id')}
          label={t('web-books.years.one')}
          data={years.map(({ id, start_date: from, end_date: to }) => ({
            value: id,
            label: t('web-books.years.span', { from: day(from), to: day(to) }),
          }))}
          allowDeselect={false}
        />
        <ChoiceField
          name="kind"
          label="web-books.budgets.kind"
          of="BudgetKind"
          values={BUDGET_KINDS}
        />
        <TextField name="index" label="web-books.budgets.index" as="amount" />
        <Button type="submit" variant="default" loading={create.isPending}>
          {t('web-books.budgets.new')}
        </Button>
      </Group>
      {before?.status === 'Open' && <Explain>{t('web-books.budgets.so_far')}</Explain>}
    </Form>
  );
}
