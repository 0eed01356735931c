import type { ClosingList, FiscalYear } from '../../../shared/api/generated.ts';

export type Step = ClosingList['steps'][number];
export type Finding = Step['findings'][number];

/** Stages of the closing of a year, in order; each has an address of its own. */
export const STAGES = ['controls', 'accruals', 'statement', 'reserve', 'close'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF_STEP: Readonly<Record<Step['code'], Stage>> = {
  Bank: 'controls',
  Invoices: 'controls',
  Accruals: 'accruals',
  Statement: 'statement',
  Reserve: 'reserve',
  ReserveTest: 'reserve',
  Close: 'close',
};

/** Blocks closing unless a decision of the assembly is named. */
export const RESULT = 'result_not_nil';

/** Returns the stage in which a finding is solved: missing invoices are accrued. */
function findStage({ code }: Finding, step: Step): Stage {
  return code === 'invoice_expected' ? 'accruals' : STAGE_OF_STEP[step.code];
}

export function listSteps(steps: readonly Step[], stage: Stage): readonly Step[] {
  return steps.filter(({ code }) => STAGE_OF_STEP[code] === stage);
}

/**
 * Lists what a stage finds, or all stages. A finding that the service links to the year itself leads to
 * the stage that solves it, or nowhere on that stage.
 */
export function listFindings(
  year: Pick<FiscalYear, 'id'>,
  steps: readonly Step[],
  on: Stage,
  isWhole = false,
): readonly (Omit<Finding, 'link'> & {
  readonly step: Step['code'];
  readonly link: string | null;
})[] {
  const path = `/fiscal-years/${year.id}`;
  return steps.flatMap((step) =>
    step.findings.flatMap((finding) => {
      const stage = findStage(finding, step);
      if (!isWhole && stage !== on) return [];
      const own = stage === on ? null : `${path}?step=${stage}`;
      const link = finding.link.startsWith(path) ? own : finding.link;
      return [{ ...finding, step: step.code, link }];
    }),
  );
}

/** State of a stage: that of its first step that is not done. */
export function findState(steps: readonly Step[], stage: Stage): Step['state'] {
  return listSteps(steps, stage).find(({ state }) => state !== 'Done')?.state ?? 'Done';
}

/** Returns the first stage that is not done. */
export function findFirstStage(steps: readonly Step[]): Stage {
  return STAGES.find((stage) => findState(steps, stage) !== 'Done') ?? 'close';
}
