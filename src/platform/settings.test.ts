import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('settings that nobody makes have their documented defaults', () => {
  expect(readSettings({})).toEqual({
    BACKUP_S3_REGION: 'us-east-1',
    DATA_DIR: './data',
    DISK_RESERVE_MIB: 512,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    MAIL_FROM: 'Millième <no-reply@localhost>',
    MAX_UPLOAD_MIB: 50,
    MAX_HANDOVER_MIB: 2048,
    PORT: 8080,
    RATE_LIMIT_ADDRESS: 1200,
    RATE_LIMIT_USER: 6000,
    S3_REGION: 'us-east-1',
    TRUST_PROXY: 0,
    TWILIO_BASE_URL: 'https://api.twilio.com',
    WORKERS: 1,
  });
});
