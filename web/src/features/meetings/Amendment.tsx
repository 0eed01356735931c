import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AgendaItem, Meeting } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AreaField } from '../../shared/ui/fields.tsx';
import { BudgetFields, linesOf, useBudgetLineFaults, useTypedLines } from './BudgetFields.tsx';

/** Amends the text or the budget put to the vote, until the first vote is cast. */
export function Amendment(props: { readonly meeting: Meeting; readonly item: AgendaItem }) {
  const { t } = useWords();
  const { meeting, item } = props;
  const [isOpened, open] = useState(false);
  const typed = useTypedLines();
  const lineFaults = useBudgetLineFaults();
  const { budget } = item;
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {t('web-meetings.amend.open')}
      </Button>
      {isOpened && (
        <ActDialog
          of="amendAgendaItem"
          title={t('web-meetings.amend.open')}
          consequence={t('web-meetings.amend.rule')}
          submit={t('web-meetings.amend.save')}
          initial={{
            text: item.amended_text ?? item.description ?? '',
            budget_lines: typed(budget?.lines),
          }}
          validate={{ budget_lines: lineFaults }}
          run={({ text, budget_lines }) =>
            api.call('amendAgendaItem', {
              path: { id: meeting.id, item_id: item.id },
              etag: item.etag,
              body: {
                text: text.trim() === '' || text === item.description ? null : text,
                ...(budget === null ? {} : { budget_lines: linesOf(budget_lines) }),
              },
            })
          }
          onClose={() => open(false)}
        >
          {(form) => (
            <>
              <AreaField
                name="text"
                label="web-meetings.amend.text"
                autosize
                minRows={3}
                data-autofocus
              />
              {budget !== null && (
                <BudgetFields form={form} name="budget_lines" lines={form.values.budget_lines} />
              )}
            </>
          )}
        </ActDialog>
      )}
    </>
  );
}
