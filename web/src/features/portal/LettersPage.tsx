import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { PaymentReminder } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useOwnerId } from '../../shared/session/session.ts';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import styles from './portal.module.css';

const MOST = 500;
const YEARS_OF_STATEMENTS = 3;

/** Letters sent to an owner, and their account statements. */
export function LettersPage() {
  const { t } = useWords();
  const { day } = useFormat();
  const id = useOwnerId() ?? '';
  const { building_id } = useSearch({ strict: false });
  const calls = useQuery(
    apiQuery('listCallsForFunds', {
      query: { building_id, status: ['Sent', 'Settled'], sort: '-call_date', limit: MOST },
    }),
  );
  const reminders = useQuery(
    apiQuery('listOwnerPaymentReminders', { path: { id }, query: { building_id, limit: MOST } }),
  );
  const isLoading = calls.isPending || reminders.isPending;
  const sent = reminders.data?.data.flatMap(listSentLevels) ?? [];
  return (
    <Page
      title={t('web-navigation.portal.letters')}
      sentence={t('web-portal.letters.sentence')}
      isLoading={isLoading}
    >
      <Problem error={calls.error ?? reminders.error} />
      {isLoading ? (
        <Rows />
      ) : (
        <div className={styles['column']}>
          <Statements ownerId={id} />
          <section>
            <h2>{t('web-portal.letters.calls')}</h2>
            {calls.data?.data.length === 0 && <p>{t('web-portal.letters.none')}</p>}
            <ul className={styles['list']}>
              {calls.data?.data.map(({ id: callId, title, call_date, building_name }) => (
                <Letter
                  key={callId}
                  title={title}
                  detail={`${day(call_date)} · ${building_name}`}
                  get={() =>
                    api.file('getCallLetter', { path: { id: callId, owner_id: id }, format: 'pdf' })
                  }
                />
              ))}
            </ul>
          </section>
          {sent.length > 0 && (
            <section>
              <h2>{t('web-portal.letters.reminders')}</h2>
              <ul className={styles['list']}>
                {sent.map(({ reminder, level, on }) => (
                  <Letter
                    key={`${reminder.id} ${level}`}
                    title={t(`enum.ReminderLevel.${level}`)}
                    detail={`${day(on)} · ${reminder.building_name}`}
                    get={() =>
                      api.file('getPaymentReminderLetter', {
                        path: { id: reminder.id },
                        query: { reminder_level: level },
                        format: 'pdf',
                      })
                    }
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Page>
  );
}

/** Account statements by year; the current year up to today. */
function Statements({ ownerId }: { readonly ownerId: string }) {
  const { t } = useWords();
  const newest = Number(today().slice(0, 4));
  const years = Array.from({ length: YEARS_OF_STATEMENTS }, (_, back) => newest - back);
  return (
    <section>
      <h2>{t('web-portal.letters.statements')}</h2>
      <ul className={styles['list']}>
        {years.map((year) => (
          <Letter
            key={year}
            title={t('web-portal.letters.statement', { year: String(year) })}
            detail={t(
              year === newest ? 'web-portal.letters.so_far' : 'web-portal.letters.whole_year',
            )}
            get={() =>
              api.file('getOwnerStatement', {
                path: { id: ownerId },
                query: {
                  from: `${year}-01-01`,
                  to: year === newest ? today() : `${year}-12-31`,
                },
                format: 'pdf',
              })
            }
          />
        ))}
      </ul>
    </section>
  );
}

function Letter(props: {
  readonly title: string;
  readonly detail: string;
  readonly get: Parameters<typeof DownloadButton>[0]['get'];
}) {
  const { title, detail, get } = props;
  return (
    <li className={styles['movement']}>
      <span>
        {title}
        <span className={styles['detail']}>{detail}</span>
      </span>
      <DownloadButton get={get} aria-label={`PDF: ${title}`}>
        PDF
      </DownloadButton>
    </li>
  );
}

type Level = PaymentReminder['reminder_level'];

/** Levels of a reminder that were sent, each with the day it was first sent. */
function listSentLevels(reminder: PaymentReminder) {
  const days = new Map<Level, string>();
  for (const { event, reminder_level: level, occurred_at: at } of reminder.events)
    if (event === 'Sent') days.set(level, at.slice(0, 10));
  return [...days].map(([level, on]) => ({ reminder, level, on }));
}
