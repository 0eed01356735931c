import { Group, Stack } from '@mantine/core';
import type { TransferredOwnership } from '../../../shared/api/generated.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { api } from '../../../shared/session/session.ts';
import { DownloadButton } from '../../../shared/ui/DownloadButton.tsx';
import { ButtonLink } from '../../../shared/ui/links.tsx';
import { AffectedCharges } from '../AffectedCharges.tsx';
import styles from '../register.module.css';

/** Result of a sale: transferred shares and correction letters. */
export function SaleResult(props: {
  readonly unitId: string;
  readonly answers: readonly TransferredOwnership[];
}) {
  const { t } = useWords();
  const { unitId, answers } = props;
  return (
    <Stack gap="lg" maw={820}>
      {answers.map((answer) => (
        <section key={answer.id} className={styles['part']}>
          <Passed answer={answer} />
        </section>
      ))}
      <Group>
        <ButtonLink to="/units/$id" params={{ id: unitId }}>
          {t('web-register.sale.to_unit')}
        </ButtonLink>
      </Group>
    </Stack>
  );
}

function Passed({ answer }: { readonly answer: TransferredOwnership }) {
  const { t } = useWords();
  const { day, money } = useFormat();
  const { later_charges: charges, later_calls: told, working_capital: capital } = answer;
  const calls = charges.filter(({ type }) => type === 'CallForFunds');
  return (
    <>
      <h2>
        {t('web-register.sale.result.holds', {
          owner: answer.owner_name,
          share: answer.ownership_share,
          date: day(answer.start_date),
        })}
      </h2>
      <p>{capital.detail}</p>
      {capital.amount > 0 && (
        <p>{t('web-register.sale.result.capital', { amount: money(capital.amount) })}</p>
      )}
      {told !== null && charges.length > 0 && (
        <>
          <p>{t(`web-register.sale.result.${told}`, { count: charges.length })}</p>
          <AffectedCharges charges={charges} />
        </>
      )}
      {told === 'Move' &&
        calls.map(({ id, title }) => (
          <Group key={id} mt="sm" gap="xs">
            <Letter
              callId={id}
              ownerId={answer.owner_id}
              label={t('web-register.sale.letter.buyer', { title })}
            />
            <Letter callId={id} label={t('web-register.sale.letter.all', { title })} />
          </Group>
        ))}
    </>
  );
}

/**
 * Letter to one owner as it was sent; without an owner, all letters of the call including
 * corrections.
 */
function Letter(props: {
  readonly callId: string;
  readonly ownerId?: string;
  readonly label: string;
}) {
  const { callId, ownerId, label } = props;
  return (
    <DownloadButton
      size="xs"
      get={() =>
        ownerId === undefined
          ? api.file('getCallLetters', { path: { id: callId }, format: 'zip' })
          : api.file('getCallLetter', { path: { id: callId, owner_id: ownerId }, format: 'pdf' })
      }
    >
      {label}
    </DownloadButton>
  );
}
