import type { PublishedRates } from '#domain/payment-reminders/interest-rates.ts';

/** The rates in every new database. */
export const publishedRates: PublishedRates = {
  Legal: [
    { valid_from: '2019-01-01', ppm: 20_000 },
    { valid_from: '2020-01-01', ppm: 17_500 },
    { valid_from: '2021-01-01', ppm: 17_500 },
    { valid_from: '2022-01-01', ppm: 15_000 },
    { valid_from: '2023-01-01', ppm: 52_500 },
    { valid_from: '2024-01-01', ppm: 57_500 },
    { valid_from: '2025-01-01', ppm: 45_000 },
    { valid_from: '2026-01-01', ppm: 45_000 },
  ],
  Enterprise: [
    { valid_from: '2024-01-01', ppm: 125_000 },
    { valid_from: '2024-07-01', ppm: 125_000 },
    { valid_from: '2025-01-01', ppm: 115_000 },
    { valid_from: '2025-07-01', ppm: 105_000 },
    { valid_from: '2026-01-01', ppm: 105_000 },
  ],
};
