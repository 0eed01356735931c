/** Tests that a distributed database answers differently, by their file and title, with the reason; at most five. */
export const differences: Readonly<Record<string, string>> = {
  'test/release/released-statements.test.ts > still hold on the schema of today, so that it answers while this one migrates':
    'Citus plans no statement without its parameters: an insert of no tenant belongs to no part',
  'test/release/released-statements.test.ts > name each change that they do not bear':
    'as above: the statements of the last release are compared on one server',
  'test/schema/indexes.test.ts > serves a constraint, a foreign key or a reader that is named':
    'no foreign key leads from a copied table to one of the coordinator: the index of that key serves none',
};
