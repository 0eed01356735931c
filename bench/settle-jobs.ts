import { loading } from './loading.ts';

/**
 * Lets all letters and mails count as generated and sent: thousands of them would otherwise occupy
 * the services while the next case is measured.
 */
export async function settleJobs(url: string): Promise<void> {
  await loading(url, async (client) => {
    await client.query(`update app.letters set pdf = '', paper = null, sha256 = repeat('0', 64),
      page_count = 1, drawn_at = now() where pdf is null`);
    await client.query(`update app.mails set status = 'Sent', sent_at = now(),
      subject = '', body_text = '', body_html = ''
      where status = 'Pending'`);
    await client.query('delete from graphile_worker._private_jobs where locked_at is null');
  });
}
