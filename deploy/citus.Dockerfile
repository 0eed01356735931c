# PostgreSQL with Citus, for deploy/compose.citus.yaml. CITUS_SOURCE: archive of the source of Citus, a path below
# the folder of the build or an address.
FROM postgres:15.20-bookworm AS build
ARG CITUS_SOURCE
RUN apt-get update && apt-get install --yes --no-install-recommends \
  postgresql-server-dev-15 gcc make flex bison libc6-dev libedit-dev libkrb5-dev liblz4-dev libpam0g-dev libselinux1-dev libssl-dev \
  libxslt1-dev libzstd-dev xz-utils
ADD ${CITUS_SOURCE} /citus/
WORKDIR /citus
# An address is loaded as it is, a path is unpacked. PostgreSQL 15.20 exports a function of the name that is replaced.
RUN for archive in *.tar.*; do [ ! -f "$archive" ] || tar --extract --file="$archive"; done \
  && sed --in-place 's/\bhave_createdb_privilege/citus_have_createdb_privilege/' \
    src/include/pg_version_compat.h src/backend/distributed/commands/serialize_distributed_ddls.c \
  && ./configure --without-lz4 --without-zstd --without-libcurl \
  && make --jobs="$(nproc)" with_llvm=no && make install with_llvm=no DESTDIR=/installed

FROM postgres:15.20-bookworm
COPY --from=build /installed /
