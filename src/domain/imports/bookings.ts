/** Each row is booked by itself, in one transaction for all: more would keep the books from others for long. */
export const MAX_BOOKINGS = 1_000;
