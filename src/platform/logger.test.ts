import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

it('tells the fault and none of the values that it is about', () => {
  const cause = Object.assign(new Error('the cause'), { detail: 'Key (email)=(a@example.org)' });
  const error = Object.assign(new Error('the fault', { cause }), {
    code: '23514',
    constraint: 'users_settings_object',
    detail: 'Failing row contains (secret)',
    rawPacket: Buffer.from('Bearer secret'),
    headers: { authorization: 'Bearer secret' },
  });
  const text = logged((logger) => logger.error({ err: error, request_id: 'r-1' }, 'it failed'));
  expect(JSON.parse(text)).toMatchObject({
    request_id: 'r-1',
    msg: 'it failed',
    err: { type: 'Error', code: '23514', constraint: 'users_settings_object' },
  });
  expect(text).toContain('the fault');
  expect(text).not.toMatch(/secret|example\.org|rawPacket|66,101,97/);
});

it('leaves out the head of a request, whatever it is called', () => {
  const headers = { authorization: 'Bearer secret' };
  const text = logged((logger) => {
    logger.trace({ busboyOptions: { headers } }, 'options');
    logger.info({ req: { headers }, res: { headers }, headers, raw: { headers } }, 'request');
    logger.warn({ err: 'a text' }, 'text');
    logger.warn({ err: { headers } }, 'no error');
  });
  expect(text.split('\n')).toHaveLength(5);
  expect(text).toContain('a text');
  expect(text).not.toContain('secret');
});
