/** Timeline, and position in the log in two halves, each of eight hexadecimal digits. */
const SEGMENT = /^[0-9A-F]{24}$/;
/** History of a timeline: where it left the previous one. */
const HISTORY = /^[0-9A-F]{8}\.history$/;

const PER_LOG_FILE = 256;
/** Default segment size of `initdb`. */
export const SEGMENT_BYTES = 16 * 1024 * 1024;

/** Whether a name is that of a log segment. */
export function isSegment(name: string): boolean {
  return SEGMENT.test(name);
}

/** Whether a recovering server requests the file. The other archived files are only informative. */
export function isNeededToRecover(name: string): boolean {
  return SEGMENT.test(name) || HISTORY.test(name);
}

/** Number of a segment in the log, consecutive across all timelines. */
export function getSegmentNumber(segment: string): number {
  const high = Number.parseInt(segment.slice(8, 16), 16);
  return high * PER_LOG_FILE + Number.parseInt(segment.slice(16, 24), 16);
}

/** Number of the timeline of a segment or a history. */
export function parseTimeline(name: string): number {
  return Number.parseInt(name.slice(0, 8), 16);
}

/**
 * Last missing number between a start and the last segment; undefined without a gap.
 * @param segments in any order
 */
export function findGapAfter(from: number, segments: readonly string[]): number | undefined {
  const places = new Set(segments.map(getSegmentNumber).filter((place) => place >= from));
  const last = Math.max(from - 1, ...places);
  for (let place = from; place <= last; place += 1) if (!places.has(place)) return place;
  return undefined;
}
