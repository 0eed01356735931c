/** Name of the key that follows the quotas: the API calls it so, and no other key may have the name. */
export const GENERAL_KEY = 'General';
