import { answerRequest } from './service.ts';

/** What pages find in a browser and the environment of the tests has not. It runs before any page is loaded. */

globalThis.fetch = answerRequest;
