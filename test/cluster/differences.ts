/** Tests that a distributed database answers differently, by their file and title, with the reason; at most five. */
export const differences: Readonly<Record<string, string>> = {
  'src/features/notifications/preferences.integration.test.ts > survive being chosen by many requests at once':
    'an insert and an update of a copied table lock it in two steps: of first choices at once, one may be told to come again (503)',
};
