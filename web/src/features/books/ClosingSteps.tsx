import { Button } from '@mantine/core';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { ClosingList, FiscalYear } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useActiveRole, useRight } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { State, Tag } from '../../shared/ui/State.tsx';
import { StepsRow } from '../../shared/ui/StepsRow.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import styles from './FiscalYearPage.module.css';
import { MissingInvoices } from './MissingInvoices.tsx';

type Step = ClosingList['steps'][number];

/** Steps of the closing of a year in order, each with what it lacks and what does it. */
export function ClosingSteps(props: {
  readonly year: FiscalYear;
  readonly steps: readonly Step[];
}) {
  const { t } = useWords();
  const { steps, year } = props;
  return (
    <section>
      <StepsRow
        steps={steps.map(({ code, state }) => ({
          name: t(`enum.ClosingStep.${code}`),
          isDone: state === 'Done',
        }))}
      />
      <h2>{t('web-books.closing.steps')}</h2>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step.code} className={styles['step']}>
            <Sign step={step} />
            <h3>{t(`enum.ClosingStep.${step.code}`)}</h3>
            <div className={styles['what']}>
              <Findings findings={step.findings} />
              {step.findings.some(({ code }) => code === 'invoice_expected') && (
                <MissingInvoices year={year} />
              )}
              <Who step={step} />
            </div>
            <State of="ClosingStepState" value={step.state} />
            <div className={styles['act']}>
              <Act year={year} step={step} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Sign of a step: what blocks it, what is to be looked at, or that it is in order. */
function Sign({ step }: { readonly step: Step }) {
  const { state, findings } = step;
  const isBlocking = findings.some(({ severity }) => severity === 'Blocking');
  const [tone, icon] = isBlocking
    ? (['bad', 'alert-circle'] as const)
    : state === 'Blocked'
      ? (['later', 'lock'] as const)
      : findings.length > 0
        ? (['warn', 'alert-triangle'] as const)
        : state === 'Done'
          ? (['good', 'circle-check'] as const)
          : (['later', 'alarm'] as const);
  return (
    <span className={styles['sign']} data-tone={tone}>
      <Icon name={icon} />
    </span>
  );
}

function Findings({ findings }: { readonly findings: Step['findings'] }) {
  const { t } = useWords();
  return (
    <ul className={styles['findings']}>
      {findings.map(({ code, severity, detail, link }) => (
        <li key={code} className={styles['finding']}>
          <Tag tone={severity === 'Blocking' ? 'bad' : 'warn'}>
            {t(`enum.FindingSeverity.${severity}`)}
          </Tag>
          <PathLink path={link}>{detail}</PathLink>
        </li>
      ))}
    </ul>
  );
}

/** Names who may do a step that is not done, and whether it takes a second person. */
function Who({ step }: { readonly step: Step }) {
  const { t } = useWords();
  if (step.action === null) return null;
  const roles = step.roles.map((role) => t(`enum.RoleType.${role}`)).join(', ');
  return (
    <p className={styles['who']}>
      {t(step.needs_second_person ? 'web-books.closing.who_second' : 'web-books.closing.who', {
        roles,
      })}
    </p>
  );
}

/** Addresses of the pages where steps are done. */
const PAGES: Partial<Record<NonNullable<Step['action']>, (year: FiscalYear) => string>> = {
  reconcile_bank: ({ building_id: id }) => `/bank-transactions?status=Open&building_id=${id}`,
  enter_invoices: ({ building_id: id, start_date: from, end_date: to }) =>
    `/expenses?building_id=${id}&date_from=${from}&date_to=${to}`,
  review_accruals: ({ building_id: id, end_date: to }) =>
    `/reports/general-ledger?building_id=${id}&year=${to.slice(0, 4)}&account_code=49`,
  send_statements: ({ building_id: id }) => `/statements?building_id=${id}`,
  adjust_reserve: ({ building_id: id }) => `/budgets?building_id=${id}`,
};

function Act({ year, step }: { readonly year: FiscalYear; readonly step: Step }) {
  const { t } = useWords();
  const may = useRight();
  const role = useActiveRole()?.role_type;
  const appropriate = useAct('appropriateReserve');
  const { action } = step;
  if (action === null || action === 'close_year') return null;
  const label = t(`enum.ClosingAction.${action}`);
  if (action !== 'appropriate_reserve') {
    const page = PAGES[action];
    return page === undefined ? null : (
      <PathLink path={page(year)} className={styles['button']}>
        {label}
      </PathLink>
    );
  }
  // The building may leave the books to someone else than its Syndic.
  const isOwn = step.roles.some((one) => one === role);
  if (!isOwn || !may('appropriateReserve')) return null;
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        loading={appropriate.isPending}
        onClick={() => appropriate.mutate({ path: { id: year.id }, etag: ANY_VERSION })}
      >
        {label}
      </Button>
      <Problem error={appropriate.error} />
    </div>
  );
}
