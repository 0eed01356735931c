import { Button, FileButton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { DocumentPreview } from '../../shared/ui/DocumentPreview.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { shrinkPhoto } from './smaller-photo.ts';
import styles from './tickets.module.css';

/** Photos and quotes attached to a ticket. */
export function Attachments(props: { readonly ticketId: string; readonly mayAdd: boolean }) {
  const { t } = useWords();
  const { ticketId, mayAdd } = props;
  const queries = useQueryClient();
  const query = useQuery(
    apiQuery('listDocuments', { query: { ticket_id: ticketId, sort: 'created_at', limit: 100 } }),
  );
  const attach = useMutation({
    mutationFn: async (chosen: File) => {
      const file = await shrinkPhoto(chosen);
      return api.call('attachToTicket', { path: { id: ticketId }, body: { file } });
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const documents = query.data?.data ?? [];
  return (
    <section className={styles['part']} aria-busy={query.isPending}>
      <h2>{t('web-tickets.photos')}</h2>
      <Problem error={query.error ?? attach.error} />
      <ul className={styles['photos']}>
        {documents.map((document) => (
          <li key={document.id}>
            {document.content_type.startsWith('image/') && <DocumentPreview document={document} />}
            <TextLink to="/documents/$id" params={{ id: document.id }}>
              {document.title}
            </TextLink>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <FileButton
          accept="image/*,application/pdf"
          onChange={(file) => file !== null && attach.mutate(file)}
        >
          {(button) => (
            <Button variant="default" loading={attach.isPending} {...button}>
              {t('web-tickets.attach')}
            </Button>
          )}
        </FileButton>
      )}
    </section>
  );
}
