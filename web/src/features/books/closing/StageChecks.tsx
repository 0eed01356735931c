import { Button } from '@mantine/core';
import { useId } from 'react';
import { ANY_VERSION } from '../../../shared/api/client.ts';
import type { FiscalYear } from '../../../shared/api/generated.ts';
import { useAct } from '../../../shared/api/query.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { useRight } from '../../../shared/session/session.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Problem } from '../../../shared/ui/Problem.tsx';
import { PathLink } from '../../../shared/ui/links.tsx';
import styles from './closing.module.css';
import type { listFindings, Step } from './stages.ts';
import { useMayDo } from './use-may-do.ts';

type Shown = ReturnType<typeof listFindings>[number];

/** Groups of checks in the order of their urgency, each with its sign. */
const GROUPS = [
  ['Blocking', 'bad', 'alert-circle'],
  ['Warning', 'warn', 'alert-triangle'],
] as const;

/** Checks of a stage: to settle, to review, and in order. */
export function StageChecks(props: {
  readonly steps: readonly Step[];
  readonly findings: readonly Shown[];
}) {
  const { t } = useWords();
  const { steps, findings } = props;
  const good = steps.filter(
    ({ code, state }) => state === 'Done' && !findings.some(({ step }) => step === code),
  );
  return (
    <>
      {GROUPS.map(([severity, tone, icon]) => {
        const own = findings.filter((one) => one.severity === severity);
        if (own.length === 0) return null;
        return (
          <section key={severity} className={styles['group']}>
            <h2>{t(`web-books.closing.group.${severity}`, { count: own.length })}</h2>
            <ul data-tone={tone}>
              {own.map((finding) => (
                <Check key={finding.code} icon={icon} finding={finding} />
              ))}
            </ul>
          </section>
        );
      })}
      {good.length > 0 && (
        <section className={styles['group']}>
          <h2>{t('web-books.closing.group.done', { count: good.length })}</h2>
          <ul data-tone="good">
            {good.map(({ code }) => (
              <li key={code} className={styles['check']}>
                <Icon name="circle-check" />
                <strong>{t(`enum.ClosingStep.${code}`)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A check with the page on which it is settled. */
function Check(props: { readonly icon: (typeof GROUPS)[number][2]; readonly finding: Shown }) {
  const { t } = useWords();
  const id = useId();
  const { step, detail, link } = props.finding;
  return (
    <li className={styles['check']}>
      <Icon name={props.icon} />
      <strong>{t(`enum.ClosingStep.${step}`)}</strong>
      <span id={id}>{detail}</span>
      {link !== null && (
        <PathLink path={link} className={styles['button']} describedBy={id}>
          {t('web.act.view')}
        </PathLink>
      )}
    </li>
  );
}

/** Names who may do the steps of a stage that are not done, and whether they take a second person. */
export function Who({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useWords();
  return (
    <section className={styles['who']}>
      <h2>{t('web-books.closing.who_title')}</h2>
      {steps.map(({ code, roles, needs_second_person: isForTwo }) => (
        <p key={code}>
          <strong>{t(`enum.ClosingStep.${code}`)}</strong>{' '}
          {t(isForTwo ? 'web-books.closing.who_second' : 'web-books.closing.who', {
            roles: roles.map((role) => t(`enum.RoleType.${role}`)).join(', '),
          })}
        </p>
      ))}
    </section>
  );
}

/** Buttons that do the steps of a stage, or lead to the page that does. */
export function StageActs(props: { readonly year: FiscalYear; readonly steps: readonly Step[] }) {
  const { year, steps } = props;
  return (
    <div className={styles['acts']}>
      {steps.map((step) => (
        <Act key={step.code} year={year} step={step} />
      ))}
    </div>
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
  const isMine = useMayDo(step);
  const may = useRight();
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
  if (!isMine || !may('appropriateReserve')) return null;
  return (
    <div>
      <Button
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
