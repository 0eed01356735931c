import { findBannedWords } from './banned-words.ts';
import { RIDDLE } from './comment-faults.ts';

const MOST_WORDS_IN_SUMMARY = 8;
const MOST_WORDS_IN_SENTENCE = 25;

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name?: string; readonly description?: string }[];
}

/** The parts of the interface description that carry prose. */
export interface ApiDescription {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Finds what breaks the rules of API prose, a line each: `operation or schema: fault`. */
export function findApiFaults({ tags = [], paths, components }: ApiDescription): string[] {
  const operations = Object.values(paths).flatMap(Object.values<Operation>);
  return [
    ...tags.flatMap(({ name, description = '' }) => textFaults(`tag ${name}`, description)),
    ...operations.flatMap(operationFaults),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => schemaFaults(name, schema)),
  ];
}

function operationFaults(operation: Operation): string[] {
  const { operationId, summary = '', description = '', parameters = [] } = operation;
  const undescribed = parameters
    .filter(({ name, description: text }) => name !== undefined && text === undefined)
    .map(({ name }) => `parameter ${name} has no description`);
  return [
    ...summaryFaults(summary),
    ...sentenceFaults(description),
    ...undescribed,
    ...parameters.flatMap(({ name, description: text = '' }) =>
      textFaults(`parameter ${name}`, text),
    ),
  ].map((fault) => `${operationId}: ${fault}`);
}

function summaryFaults(summary: string): string[] {
  const words = summary.split(/\s+/);
  return [
    ...(words.length > MOST_WORDS_IN_SUMMARY
      ? [`summary of ${words.length} words: ${summary}`]
      : []),
    ...(summary.endsWith('.') ? [`summary ends with a full stop: ${summary}`] : []),
    ...(isImperative(words[0] ?? '') ? [] : [`summary does not start with a verb: ${summary}`]),
    ...findBannedWords(summary).map((fault) => `summary: ${fault}`),
  ];
}

/** Verbs that summaries may start with. Add a new one here; the list catches nouns. */
const VERBS = new Set(
  `Accept Acknowledge Activate Add Adopt Amend Answer Appropriate Approve Assign Attach Calculate Cancel Cast Change Charge Check
  Clear Close Comment Compare Complete Confirm Convene Convert Correct Count Create Deactivate Declare Delete Disable
  Discard Dismiss Dispute Download Draw Enable End Erase Escalate Exclude Export Extend File Find Finish
  Freeze Generate Get Give Go Hand Import Invite Issue Leave Lift List Lock Log Mark Match Merge Move Note Open Park
  Pause Permit Post Prepare Preview Propose Process Prove Publish Put Read Reconcile Record Rectify Refresh Refuse Register
  Reject Release Remind Remove Reopen Repeat Replace Replay Report Request Resend Reset Resolve Restore Restrict
  Resume Retry Reverse Revoke Run Schedule Search Seed Send Set Settle Show Sign Simulate Start Stop Store
  Stream Subscribe Submit Suspend Switch Test Transfer Undo Unlock Unmark Unmatch Unpark Unsubscribe Update
  Upload Validate Verify Vote Waive Withdraw`.split(/\s+/),
);

function isImperative(word: string): boolean {
  return VERBS.has(word);
}

/** Lists are counted entry by entry: a line that starts with a dash is a sentence of its own. */
function sentenceFaults(description: string): string[] {
  const sentences = description.split(/(?<=[.:;!?])\s+|\n+/).filter((text) => text !== '');
  return [
    ...sentences
      .filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS_IN_SENTENCE)
      .map((sentence) => `sentence of ${sentence.split(/\s+/).length} words: ${sentence}`),
    ...findBannedWords(description).map((fault) => `description: ${fault}`),
  ];
}

function schemaFaults(name: string, { properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([property, { description }]) =>
    description === undefined
      ? [`${name}.${property}: no description`]
      : textFaults(`${name}.${property}`, description),
  );
}

function textFaults(place: string, text: string): string[] {
  return [
    ...findBannedWords(text),
    ...(RIDDLE.test(text) ? [`opens with “${text.slice(0, 40)}”`] : []),
  ].map((fault) => `${place}: ${fault}`);
}
