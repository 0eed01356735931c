import { afterAll } from 'vitest';
import { closeFile } from './helpers/after-file.ts';

afterAll(closeFile);
