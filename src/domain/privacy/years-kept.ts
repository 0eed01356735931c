/**
 * For how many years data is kept. Books, vouchers and what they rest on: Royal Decree of 12 July 2012,
 * art. 5 and 6. What a claim may rest on: Civil Code, art. 2262bis. The file of a request: GDPR art. 5(2).
 * When and from where somebody signed in: as long as misuse may come to light, GDPR art. 5(1)(e).
 * Who did what: as long as the books in which it shows.
 */
export const YEARS_KEPT = { Books: 7, Claims: 10, Requests: 5, SignIns: 1, Audit: 7 } as const;
