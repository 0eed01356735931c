import type { StatementLinesLine, StatementRun } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';

const LONGEST_TITLE = 200;

/** Asks the office about a charge: opens a ticket that names the line of the statement. */
export function AskQuestion(props: {
  readonly run: StatementRun;
  readonly line: StatementLinesLine;
  readonly number: number;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const keyOf = useIdempotencyKey();
  const { run, line, number, onClose } = props;
  const about = { charge: line.description, amount: money(line.amount) };
  return (
    <ActDialog
      of="createTicket"
      title={t('web-portal.statement.ask')}
      consequence={t('web-portal.statement.ask_about', about)}
      submit={t('web-portal.statement.ask_submit')}
      initial={{ description: '' }}
      run={({ description }) => {
        const body = {
          building_id: run.building_id,
          title: t('web-portal.statement.ask_title', about).slice(0, LONGEST_TITLE),
          description,
          category: 'Administration' as const,
          statement_line: { statement_id: run.id, number },
        };
        return api.call('createTicket', { body, idempotencyKey: keyOf(body) });
      }}
      onClose={onClose}
    >
      <AreaField
        name="description"
        label="web-portal.statement.ask_question"
        autosize
        minRows={4}
        data-autofocus
      />
    </ActDialog>
  );
}
