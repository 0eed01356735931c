import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StatementRun } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DecisionField } from '../../shared/ui/DecisionField.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { MoreActions } from '../../shared/ui/MoreActions.tsx';
import { Warnings, listGaps } from '../../shared/ui/Warnings.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { SendPanel } from './SendPanel.tsx';
import type { Balances } from './figures.ts';

/** Steps of a run in order; the first that the state allows is the primary action. */
const STEPS = ['freeze', 'send', 'approve'] as const;

/** Step whose dialog is open, with the run that it shows. */
interface Asked {
  readonly step: (typeof STEPS)[number] | 'reverse';
  readonly run: StatementRun;
  readonly etag: string | undefined;
  readonly balances: Balances;
}

/** Properties of the dialog of a step. */
export type ActProps = Asked & { readonly onClose: () => void };

/** Buttons for the next steps of a run and its reversal, as far as state and rights allow. */
export function RunActions(props: {
  readonly run: StatementRun;
  readonly etag: string | undefined;
  readonly balances: Balances;
}) {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const { run, etag, balances } = props;
  // As of opening the dialog, so that exactly what it shows is confirmed.
  const [asked, ask] = useState<Asked>();
  const open = (step: Asked['step']) => ask({ step, run, etag, balances });
  const close = () => ask(undefined);
  const allowed = may('freezeStatement') ? run.allowed_actions : [];
  const steps = STEPS.filter((step) => allowed.includes(step));
  return (
    <>
      {allowed.includes('delete') && (
        <MoreActions
          actions={[
            {
              label: t('web-statements.delete'),
              consequence: t('web-statements.delete.consequence'),
              run: () => api.call('deleteStatement', { path: { id: run.id }, etag }),
              onDone: () => navigate({ to: '/statements' }),
            },
          ]}
        />
      )}
      {allowed.includes('reverse') && (
        <Button variant="default" onClick={() => open('reverse')}>
          {t('web-statements.reverse.open')}
        </Button>
      )}
      <DownloadButton
        get={() => api.file('listStatementLines', { path: { id: run.id }, format: 'xlsx' })}
      >
        {t('web-statements.workbook')}
      </DownloadButton>
      {steps.toReversed().map((step) => (
        <Button
          key={step}
          variant={step === steps[0] ? 'filled' : 'default'}
          onClick={() => open(step)}
        >
          {t(`web-statements.${step}.open`)}
        </Button>
      ))}
      {asked?.step === 'freeze' && <Freeze {...asked} onClose={close} />}
      {asked?.step === 'approve' && <Approve {...asked} onClose={close} />}
      {asked?.step === 'send' && <SendPanel {...asked} onClose={close} />}
      {asked?.step === 'reverse' && <Reverse {...asked} onClose={close} />}
    </>
  );
}

/** Freezes a draft once nothing blocks it and every warning is accepted. */
function Freeze({ run, etag, onClose }: ActProps) {
  const { t } = useWords();
  const { findings } = run;
  return (
    <ActDialog
      title={t('web-statements.freeze.title')}
      consequence={t('web-statements.freeze.consequence')}
      check={({ acknowledge }) => ({ facts: [], gaps: listGaps(findings, acknowledge, t) })}
      submit={t('web-statements.freeze.submit')}
      initial={{ acknowledge: new Array<(typeof findings)[number]['code']>() }}
      run={(body) => api.call('freezeStatement', { path: { id: run.id }, body, etag })}
      onClose={onClose}
    >
      {(form) => (
        <Warnings
          findings={findings}
          accepted={form.values.acknowledge}
          onAccept={(codes) => form.setFieldValue('acknowledge', codes)}
        />
      )}
    </ActDialog>
  );
}

function Approve({ run, etag, onClose }: ActProps) {
  const { t } = useWords();
  // The service lets a run be sent from here only where no decision of the assembly is needed.
  const isNeeded = !run.allowed_actions.includes('send');
  return (
    <ActDialog
      of="approveStatement"
      title={t('web-statements.approve.title')}
      consequence={t(
        isNeeded ? 'web-statements.approve.needed' : 'web-statements.approve.consequence',
      )}
      submit={t('web-statements.approve.submit')}
      initial={{ decision_id: '' }}
      run={({ decision_id }) =>
        api.call('approveStatement', {
          path: { id: run.id },
          body: decision_id === '' ? {} : { decision_id },
          etag,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <DecisionField
          {...field(form, 'decision_id')}
          buildingId={run.building_id}
          value={form.values.decision_id}
        />
      )}
    </ActDialog>
  );
}

function Reverse({ run, etag, onClose }: ActProps) {
  const { t } = useWords();
  return (
    <ActDialog
      of="reverseStatement"
      title={t('web-statements.reverse.title')}
      consequence={t(
        run.status === 'Sent'
          ? 'web-statements.reverse.sent'
          : 'web-statements.reverse.consequence',
      )}
      submit={t('web-statements.reverse.submit')}
      caution="destructive"
      initial={{ reason: '' }}
      run={(body) => api.call('reverseStatement', { path: { id: run.id }, body, etag })}
      onClose={onClose}
    >
      <AreaField name="reason" label="web-statements.reason" data-autofocus />
    </ActDialog>
  );
}
