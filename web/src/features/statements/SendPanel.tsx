import { STATEMENT_CREDITS } from '#domain/register/building-settings.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useSendingCheck } from '../../shared/letters/use-sending-check.ts';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';
import { ChoiceField, DayField } from '../../shared/ui/fields.tsx';
import type { ActProps } from './RunActions.tsx';

/** Panel before sending: amounts, what is missing, recipients, drafts, due date and credits. */
export function SendPanel({ run, etag, balances, onClose }: ActProps) {
  const { t } = useWords();
  const { money } = useFormat();
  const check = useSendingCheck('previewStatementSending', run.id);
  const { owners, payers, to_pay, credit } = balances;
  const amount = money(to_pay);
  return (
    <ActDialog
      of="sendStatement"
      title={t('web-statements.send.title')}
      consequence={
        <>
          <FigureBand
            name={t('web-statements.figures')}
            figures={[
              {
                key: 'to_pay',
                name: t('web-statements.send.to_pay'),
                value: amount,
                sentence: t('web-statements.figure.payers', { count: payers }),
              },
              { key: 'credit', name: t('web-statements.send.credits'), value: money(credit) },
            ]}
          />
          {t('web-statements.send.consequence')}
        </>
      }
      // The figures above have the total.
      check={{ ...check, facts: [] }}
      submit={t('web-statements.send.submit', { count: owners, amount })}
      caution="final"
      initial={{ due_date: '', credit: '' }}
      run={({ due_date, credit: given }) => {
        const chosen = STATEMENT_CREDITS.find((one) => one === given);
        return api.call('sendStatement', {
          path: { id: run.id },
          body: chosen === undefined ? { due_date } : { due_date, credit: chosen },
          etag,
        });
      }}
      onClose={onClose}
    >
      <DayField name="due_date" label="web-statements.due_date" />
      <ChoiceField
        name="credit"
        label="web-statements.send.credit"
        hint="web-statements.send.credit_hint"
        of="StatementCredit"
        values={STATEMENT_CREDITS}
      />
    </ActDialog>
  );
}
