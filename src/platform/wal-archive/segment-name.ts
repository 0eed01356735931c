/** Timeline, and place in the log in two halves, each of eight hexadecimal digits. */
const SEGMENT = /^[0-9A-F]{24}$/;
/** From where a timeline has left the one before. */
const HISTORY = /^[0-9A-F]{8}\.history$/;

const PER_LOG_FILE = 256;
/** Of every server that `initdb` makes without being told otherwise. */
export const SEGMENT_BYTES = 16 * 1024 * 1024;

export function isSegment(name: string): boolean {
  return SEGMENT.test(name);
}

/** Whether a server that recovers asks for it. What else it hands over only says what it did. */
export function isNeededToRecover(name: string): boolean {
  return SEGMENT.test(name) || HISTORY.test(name);
}

/** The number of a segment in the log, by which segments of all timelines follow one another. */
export function placeOf(segment: string): number {
  const high = Number.parseInt(segment.slice(8, 16), 16);
  return high * PER_LOG_FILE + Number.parseInt(segment.slice(16, 24), 16);
}

/** The number of the timeline of a segment or a history. */
export function timelineOf(name: string): number {
  return Number.parseInt(name.slice(0, 8), 16);
}

/**
 * The first place that is missing between a place and the last one there is; undefined where all
 * follow one another.
 * @param segments in any order
 */
export function gapAfter(from: number, segments: readonly string[]): number | undefined {
  const places = new Set(segments.map(placeOf).filter((place) => place >= from));
  const last = Math.max(from - 1, ...places);
  for (let place = from; place <= last; place += 1) if (!places.has(place)) return place;
  return undefined;
}
