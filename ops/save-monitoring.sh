#!/bin/sh
# Saves what Prometheus has measured and what Grafana knows into one archive, and keeps those of four
# weeks. Once a week: deploy/systemd/millieme-monitoring.timer.
set -eu
cd "$(dirname "$0")"
target=${1:-${MONITORING_BACKUP_DIR:?where to save: as argument, or in MONITORING_BACKUP_DIR}}
mkdir -p "$target"
work=$(mktemp -d "$target/.saving.XXXXXX")
trap 'rm -rf "$work"' EXIT

answer=$(curl --fail --silent --show-error --request POST http://127.0.0.1:9090/api/v1/admin/tsdb/snapshot)
snapshot=$(printf '%s' "$answer" | sed -n 's/.*"name":"\([^"]*\)".*/\1/p')
[ -n "$snapshot" ] || { echo "Prometheus made no snapshot: $answer" >&2; exit 1; }
docker compose exec -T prometheus tar -C "/prometheus/snapshots/$snapshot" -cf - . > "$work/prometheus.tar"
docker compose exec -T prometheus rm -r "/prometheus/snapshots/$snapshot"
docker compose exec -T grafana tar -C /var/lib/grafana -cf - grafana.db > "$work/grafana.tar"
cp -r compose.yaml prometheus grafana "$work/"

file="$target/monitoring-$(date -u +%Y-%m-%d).tar.gz"
tar -C "$work" -czf "$file.part" .
tar -tzf "$file.part" > /dev/null
mv "$file.part" "$file"
find "$target" -name 'monitoring-*.tar.gz' -mtime +27 -delete
echo "$file"
