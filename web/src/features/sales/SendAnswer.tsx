import { Button } from '@mantine/core';
import { useState } from 'react';
import { LOT_ANSWER_CHANNELS } from '#domain/sales/lot-request.ts';
import type { LotRequest } from '../../shared/api/generated.ts';
import { useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { ChoiceField, TextField } from '../../shared/ui/fields.tsx';

type Channel = (typeof LOT_ANSWER_CHANNELS)[number];

/** Button that sends an answer, by e-mail or as a link to hand over. */
export function SendAnswer(props: {
  readonly request: Pick<LotRequest, 'id' | 'email' | 'name'>;
  readonly onSent: (url: string) => void;
}) {
  const { t } = useWords();
  const amountFault = useOptionalAmountFault();
  const [isOpened, open] = useState(false);
  const { id, email, name } = props.request;
  const initial: { by: Channel; charge_amount: string } = {
    by: email === null ? 'Link' : 'Email',
    charge_amount: '',
  };
  return (
    <>
      <Button onClick={() => open(true)}>{t('web-sales.send')}</Button>
      {isOpened && (
        <ActDialog
          of="sendLotAnswer"
          title={t('web-sales.send_to', { name })}
          submit={t('web-sales.send')}
          consequence={t('web-sales.send_consequence')}
          initial={initial}
          validate={{
            charge_amount: amountFault,
          }}
          run={async ({ by, charge_amount: typed }) => {
            const charge = typed.trim() === '' ? {} : { charge_amount: Number(parseAmount(typed)) };
            const body = { by, ...charge };
            const { data } = await api.call('sendLotAnswer', { path: { id }, body });
            if (data.url !== undefined) props.onSent(data.url);
          }}
          onClose={() => open(false)}
        >
          <ChoiceField
            name="by"
            label="web-sales.by"
            of="LotAnswerChannel"
            values={email === null ? ['Link'] : LOT_ANSWER_CHANNELS}
          />
          <TextField
            name="charge_amount"
            label="web-sales.charge"
            hint="web-sales.charge_hint"
            as="amount"
          />
        </ActDialog>
      )}
    </>
  );
}
