import { answerRequest } from './service.ts';

/** Adds browser features that the test environment lacks, before any page is loaded. */

globalThis.fetch = answerRequest;
