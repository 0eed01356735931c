/** All rows are booked in one transaction; more would block the books for others for long. */
export const MAX_BOOKINGS = 1_000;
