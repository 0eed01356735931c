/** Whether a message is more than its text: the build parses it, and the browser formats it. */
export function needsFormatting(message: string): boolean {
  return /[{}'<]/.test(message);
}
