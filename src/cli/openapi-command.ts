import { interfaceDescription } from '../app/interface-description.ts';
import { writeLine, type Run } from './command.ts';
import type { openapiCall } from './commands.ts';

export const runOpenapi: Run<typeof openapiCall> = async ({ config }) =>
  writeLine(await interfaceDescription(config));
