/**
 * The sum of a measurement over its labels, from the text that a Prometheus server reads; 0 where
 * nothing was measured yet.
 * @param having a label and its value: `task="deliver-mail"`
 */
export function sumOf(text: string, name: string, having = ''): number {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .filter((line) => line.includes(having))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
