import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignedInSession } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import styles from './profile.module.css';
import { describeUserAgent } from './program.ts';

/** Active sessions, to end one by one or all except this one. */
export function SessionsSection() {
  const { t } = useWords();
  const queries = useQueryClient();
  const query = useQuery(apiQuery('listSessions', {}));
  const end = useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => api.call('endSession', { path: { id } }))),
    onSettled: () => queries.invalidateQueries(),
  });
  const sessions = query.data?.data ?? [];
  const others = sessions.filter(({ current }) => !current).map(({ id }) => id);
  const columns = columnsFor((id) => end.mutate([id]));
  return (
    <Section
      title={t('web-profile.sessions.title')}
      sentence={t('web-profile.sessions.sentence')}
      isLoading={query.isPending}
    >
      <Problem error={query.error ?? end.error} />
      {query.isPending ? (
        <Rows count={2} />
      ) : (
        <DataTable caption={t('web-profile.sessions.title')} columns={columns} rows={sessions} />
      )}
      {others.length > 1 && (
        <Button
          className={styles['after'] ?? ''}
          variant="default"
          loading={end.isPending}
          onClick={() => end.mutate(others)}
        >
          {t('web-profile.sessions.end_others', { count: others.length })}
        </Button>
      )}
    </Section>
  );
}

function columnsFor(end: (id: string) => void): readonly Column<SignedInSession>[] {
  return [
    {
      id: 'program',
      header: 'web-profile.sessions.program',
      cell: ({ user_agent }) => describeUserAgent(user_agent),
    },
    { id: 'address', header: 'web-profile.sessions.address' },
    { id: 'last_used_at', header: 'web-profile.sessions.used', as: 'instant' },
    {
      id: 'act',
      header: 'web-profile.sessions.act',
      isNumber: true,
      cell: ({ id, current, user_agent }, { t }) =>
        current ? (
          <Tag tone="good">{t('web-profile.sessions.this')}</Tag>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('web-profile.sessions.end_of', {
              program: describeUserAgent(user_agent),
            })}
            onClick={() => end(id)}
          >
            {t('web-profile.sessions.end')}
          </Button>
        ),
    },
  ];
}
