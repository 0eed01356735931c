import { statSync } from 'node:fs';
import { expect, it } from 'vitest';

it('may be read by whoever serves it, and not only by who has built it', () => {
  const modeOf = (path: string) => statSync(path).mode;
  expect(modeOf('web/dist')).toBe(modeOf('web/dist/assets'));
});
