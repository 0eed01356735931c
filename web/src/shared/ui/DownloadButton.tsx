import { Button, type ButtonProps } from '@mantine/core';
import type { ApiFile } from '../api/client.ts';
import { useDownload } from '../api/download.ts';
import { Problem } from './Problem.tsx';

/** Button that downloads a file of the service; a failure is shown below it. */
export function DownloadButton(
  props: ButtonProps & { readonly get: () => Promise<ApiFile>; readonly children: string },
) {
  const { get, children, ...look } = props;
  const download = useDownload();
  return (
    <div>
      <Button
        variant="default"
        loading={download.isPending}
        onClick={() => download.mutate(get)}
        {...look}
      >
        {children}
      </Button>
      <Problem error={download.error} />
    </div>
  );
}
