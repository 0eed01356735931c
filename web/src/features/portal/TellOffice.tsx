import { useNavigate } from '@tanstack/react-router';
import type { BuildingAccount, Operations } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount, parseInteger, writeNumber } from '../../shared/format/parse-input.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AreaField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';

type Body = Operations['createTicket']['request']['body'];

/** Fewest and most payments that can be proposed. */
const FEWEST = 2;
const MOST = 36;
const USUAL = 3;

interface Props {
  readonly account: Pick<BuildingAccount, 'building_id' | 'balance' | 'payment_reference'>;
  readonly onClose: () => void;
}

/**
 * Tells the office about a payment that the bank has not shown yet, or proposes to pay in parts. Either
 * is a ticket: what is due changes only with the books.
 */
export function TellOffice({ about, ...props }: Props & { readonly about: 'paid' | 'parts' }) {
  return about === 'paid' ? <Paid {...props} /> : <InParts {...props} />;
}

function Paid({ account, onClose }: Props) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const amountFault = useAmountFault();
  const tell = useTell(account);
  return (
    <ActDialog
      title={t('web-portal.owed.paid')}
      consequence={t('web.tell.paid_consequence')}
      submit={t('web.tell.send')}
      initial={{ amount: writeNumber(account.balance), paid_on: today(), from: '', message: '' }}
      validate={{ amount: amountFault }}
      run={({ amount, paid_on, from, message }) => {
        const said = { amount: money(Number(parseAmount(amount))), day: day(paid_on) };
        return tell(t('web.tell.paid_title', said), [
          t('web.tell.paid_text', said),
          from.trim() === '' ? '' : t('web.tell.from', { account: from.trim() }),
          message,
        ]);
      }}
      onClose={onClose}
    >
      <TextField name="amount" label="web.tell.amount" as="amount" required />
      <DayField name="paid_on" label="web.tell.paid_on" max={today()} required />
      <TextField name="from" label="web.tell.account" maxLength={100} />
      <Message />
    </ActDialog>
  );
}

function InParts({ account, onClose }: Props) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const tell = useTell(account);
  const amount = money(account.balance);
  return (
    <ActDialog
      title={t('web-portal.owed.parts')}
      consequence={t('web.tell.parts_consequence')}
      submit={t('web.tell.propose')}
      initial={{ count: String(USUAL), first_on: '', message: '' }}
      validate={{
        count: (text) => {
          const count = parseInteger(text) ?? 0;
          return count < FEWEST || count > MOST ? t('web.tell.count_fault') : null;
        },
      }}
      run={({ count: typed, first_on, message }) => {
        const count = parseInteger(typed) ?? FEWEST;
        return tell(t('web.tell.parts_title', { amount, count }), [
          t('web.tell.parts_text', { amount, count, day: day(first_on) }),
          message,
        ]);
      }}
      onClose={onClose}
    >
      <TextField name="count" label="web.tell.count" as="integer" required />
      <DayField name="first_on" label="web.tell.first" min={today()} required />
      <Message />
    </ActDialog>
  );
}

/** Field for the owner’s own words. */
function Message() {
  return (
    <AreaField name="message" label="web.tell.message" maxLength={2000} autosize minRows={2} />
  );
}

/** Returns a function that opens a ticket from lines of text and leads to it. */
function useTell({ building_id, payment_reference: reference }: Props['account']) {
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  return async (title: string, lines: readonly string[]) => {
    const description = [...lines, reference ?? ''].filter((line) => line.trim() !== '').join('\n');
    const body: Body = { building_id, title, description, category: 'Administration' };
    const { data } = await api.call('createTicket', { body, idempotencyKey: keyOf(body) });
    await navigate({ to: '/tickets/$id', params: { id: data.id } });
  };
}
