import { Button, Stack, TextInput } from '@mantine/core';
import type { User } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { DialogButtons } from '../../shared/ui/DialogButtons.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';

/** Shows a new invitation link to hand over, where no mail server sends it. */
export function InvitationLink(props: { readonly user: User; readonly etag: string | undefined }) {
  const { t } = useWords();
  const { longDay } = useFormat();
  const { user, etag } = props;
  const show = useAct('showInvitationLink');
  const link = show.data?.data;
  return (
    <>
      <Problem error={show.error} />
      <Button
        variant="default"
        loading={show.isPending}
        onClick={() => show.mutate({ path: { id: user.id }, etag })}
      >
        {t('web-people.link.show')}
      </Button>
      {link !== undefined && (
        <Dialog title={t('web-people.link.title')} onClose={show.reset}>
          <Stack gap="md">
            <p>
              {t('web-people.link.sentence', { name: user.name, day: longDay(link.expires_on) })}
            </p>
            <TextInput
              label={t('web-people.link.title')}
              value={link.url}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
              data-autofocus
            />
            <DialogButtons>
              <CopyButton text={link.url} />
            </DialogButtons>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
