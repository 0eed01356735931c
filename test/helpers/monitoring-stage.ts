import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const SNAPSHOT = '20261125T010000Z-0a1b2c3d4e5f';

/** Replaces docker: runs the container's command here, on folders instead of volumes and as the same user. */
const DOCKER = `#!/bin/sh
here() { printf '%s' "$1" | sed -e "s#/var/lib/grafana#$VOLUMES/grafana#g" -e "s#/prometheus#$VOLUMES/prometheus#g"; }
[ "$1" = compose ] || exit 64
case "$2" in
  exec) shift 4; for word; do set -- "$@" "$(here "$word")"; shift; done; exec "$@" ;;
  run) for word; do last=$word; done; exec sh -c "chown() { :; }; $(here "$last")" ;;
  stop | up) echo "$2" >> "$VOLUMES/asked" ;;
  *) exit 64 ;;
esac
`;
/** Replaces curl: answers requests to Prometheus for a snapshot. */
const CURL = `#!/bin/sh
[ -z "\${SILENT:-}" ] || { echo 'curl: (7) no answer' >&2; exit 7; }
mkdir -p "$VOLUMES/prometheus/snapshots/${SNAPSHOT}"
cp -r "$VOLUMES"/prometheus/01* "$VOLUMES/prometheus/snapshots/${SNAPSHOT}/"
printf '{"status":"success","data":{"name":"${SNAPSHOT}"}}'
`;

/** Environment for the scripts that save and restore monitoring, without containers. */
export class MonitoringStage {
  readonly #root = mkdtempSync(join(tmpdir(), 'millieme-monitoring-'));
  readonly #ops = join(this.#root, 'ops');
  readonly #programs = join(this.#root, 'programs');
  /** Folders instead of the volumes of Prometheus and Grafana. */
  readonly volumes = join(this.#root, 'volumes');
  /** For archives. */
  readonly safe = join(this.#root, 'safe');

  /** Resets to a machine on which nothing was measured or saved yet. */
  clear(): void {
    this.remove();
    mkdirSync(this.#root, { recursive: true });
    cpSync('ops', this.#ops, { recursive: true });
    mkdirSync(this.#programs);
    writeFileSync(join(this.#programs, 'docker'), DOCKER, { mode: 0o755 });
    writeFileSync(join(this.#programs, 'curl'), CURL, { mode: 0o755 });
  }

  lay(path: string, content: string | Uint8Array): void {
    mkdirSync(join(this.volumes, path, '..'), { recursive: true });
    writeFileSync(join(this.volumes, path), content);
  }

  run(script: string, args: readonly string[], more: Record<string, string> = {}): string {
    const path = `${this.#programs}${delimiter}${process.env['PATH'] ?? ''}`;
    const env = { ...process.env, PATH: path, VOLUMES: this.volumes, ...more };
    return execFileSync(join(this.#ops, script), args, {
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}
