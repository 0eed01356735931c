import { Checkbox, Stack } from '@mantine/core';
import type { Words } from '../i18n/words.tsx';
import type { Gap } from './CheckPanel.tsx';

/** Finding before a step: it prevents the step, or is a warning to accept. */
interface Finding<Code extends string> {
  readonly code: Code;
  readonly severity: 'Blocking' | 'Warning';
  readonly detail: string;
  /** Page on which it is mended. */
  readonly link?: string | null;
}

/** Lists what prevents a step: blocking findings, and warnings that are not accepted yet. */
export function listGaps<Code extends string>(
  findings: readonly Finding<Code>[],
  accepted: readonly Code[],
  t: Words['t'],
): readonly Gap[] {
  const gaps = findings
    .filter(({ severity }) => severity === 'Blocking')
    .map(({ code, detail, link }): Gap => ({
      id: code,
      text: detail,
      isBlocking: true,
      path: link ?? undefined,
    }));
  return listWarnings(findings).every(({ code }) => accepted.includes(code))
    ? gaps
    : [...gaps, { id: 'accept', text: t('web.check.accept_all'), isBlocking: true }];
}

/** Box for each warning, which accepts it. */
export function Warnings<Code extends string>(props: {
  readonly findings: readonly Finding<Code>[];
  readonly accepted: readonly Code[];
  /** Called with the accepted codes in the order of the findings. */
  readonly onAccept: (codes: Code[]) => void;
}) {
  const { findings, accepted, onAccept } = props;
  const warnings = listWarnings(findings);
  return (
    <Checkbox.Group
      value={[...accepted]}
      onChange={(codes) =>
        onAccept(warnings.map(({ code }) => code).filter((code) => codes.includes(code)))
      }
    >
      <Stack gap="xs">
        {warnings.map(({ code, detail }) => (
          <Checkbox key={code} value={code} label={detail} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function listWarnings<Code extends string>(findings: readonly Finding<Code>[]) {
  return findings.filter(({ severity }) => severity === 'Warning');
}
