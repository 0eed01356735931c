import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LETTER_CHANNELS } from '#domain/letters/letter-delivery.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { CheckPanel, type Check } from '../../shared/ui/CheckPanel.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { DialogButtons } from '../../shared/ui/DialogButtons.tsx';
import { useReason } from '../../shared/ui/Problem.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import styles from './reminders.module.css';
import { takeStep, type RunLine } from './take-step.ts';

/** Result for one line: nothing, or why it was refused. */
interface Outcome {
  readonly line: RunLine;
  readonly error: unknown;
}

/** Creates and sends exactly the chosen reminders. */
export function BatchBar({ lines }: { readonly lines: readonly RunLine[] }) {
  const { t } = useWords();
  const [asked, ask] = useState<readonly RunLine[]>();
  if (lines.length === 0 && asked === undefined) return null;
  return (
    <section className={styles['bar']} aria-label={t('web-reminders.run.bar')}>
      <strong>{t('web-reminders.run.chosen', { count: lines.length })}</strong>
      <Button size="xs" onClick={() => ask(lines)}>
        {t('web-reminders.run.open')}
      </Button>
      {asked !== undefined && (
        <Dialog onClose={() => ask(undefined)} title={t('web-reminders.run.confirm')} isPanel>
          <Confirm lines={asked} onDone={() => ask(undefined)} />
        </Dialog>
      )}
    </section>
  );
}

/** Confirmation that shows number and total, then the reason for each reminder that was refused. */
function Confirm(props: { readonly lines: readonly RunLine[]; readonly onDone: () => void }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { lines, onDone } = props;
  const act = useBatch(lines);
  const count = lines.length;
  const amount = money(sumEuro(lines.map(({ amount_owed: owed }) => owed)));
  const check: Check = {
    facts: [
      ...LETTER_CHANNELS.map((channel) => {
        const letters = lines.filter((line) => line.channel === channel).length;
        const label = t(`enum.LetterChannel.${channel}`);
        return [label, t('web.check.letters', { count: letters })] as const;
      }),
      [t('web.check.total'), amount],
    ],
    gaps: [],
  };
  if (act.data !== undefined) return <Results outcomes={act.data} onDone={onDone} />;
  return (
    <Stack gap="md">
      <p>{t('web-reminders.run.consequence', { count, amount })}</p>
      <CheckPanel check={check} />
      <DialogButtons>
        <Button loading={act.isPending} onClick={() => act.mutate()}>
          {t('web-reminders.run.submit', { count })}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

/** Processes the lines one by one, so that a refused one does not stop the others. */
function useBatch(lines: readonly RunLine[]) {
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: async () => {
      const outcomes: Outcome[] = [];
      for (const line of lines) {
        const error = await takeStep(line, keyOf(line)).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        outcomes.push({ line, error });
      }
      return outcomes;
    },
    onSettled: () => queries.invalidateQueries(),
  });
}

function Results(props: { readonly outcomes: readonly Outcome[]; readonly onDone: () => void }) {
  const { t } = useWords();
  const reasonOf = useReason();
  const { outcomes, onDone } = props;
  const refused = outcomes.filter(({ error }) => error !== undefined);
  return (
    <Stack gap="md">
      <p role="status">
        {t('web-reminders.run.done', {
          count: outcomes.length - refused.length,
          refused: refused.length,
        })}
      </p>
      <ul>
        {refused.map(({ line, error }) => (
          <li key={line.owner_id}>
            <strong>{line.owner_name}</strong>: {reasonOf(error)}
          </li>
        ))}
      </ul>
      <ButtonLink to="/payment-reminders" search={{ status: 'Open,Sent' }}>
        {t('web-reminders.run.see')}
      </ButtonLink>
      <Button variant="default" onClick={onDone}>
        {t('web.shell.close')}
      </Button>
    </Stack>
  );
}
