import { answerRequest } from './service.ts';

/** Adds what a browser has and the test environment lacks, before any page is loaded. */

globalThis.fetch = answerRequest;
