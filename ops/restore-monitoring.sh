#!/bin/sh
# Puts an archive of save-monitoring.sh in the place of what Prometheus and Grafana hold now.
set -eu
cd "$(dirname "$0")"
archive=$(realpath "${1:?which archive}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -C "$work" -xzf "$archive"
docker compose stop
docker compose run --rm -T --no-deps --entrypoint sh --user root prometheus -c \
  'rm -rf /prometheus/* && tar -C /prometheus -xf - && chown -R nobody:nobody /prometheus' < "$work/prometheus.tar"
docker compose run --rm -T --no-deps --entrypoint sh --user root grafana -c \
  'tar -C /var/lib/grafana -xf - && chown grafana /var/lib/grafana/grafana.db' < "$work/grafana.tar"
docker compose up --detach
