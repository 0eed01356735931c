/** Tests that a distributed database answers differently, by their file and title, with the reason; at most five. */
export const differences: Readonly<Record<string, string>> = {};
