import { interfaceDescription } from '../app/interface-description.ts';
import { writeLine, type Run } from './command.ts';

export const runOpenapi: Run = async ({ config }) => writeLine(await interfaceDescription(config));
