# syntax=docker/dockerfile:1
# The server in a container; docs/how-to/run-a-server.md tells how to run it.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# The version of a release, which is otherwise read from the tag: there is no repository here.
ARG VERSION=""
RUN --mount=type=cache,target=/var/cache/pip \
    export PIP_CACHE_DIR=/var/cache/pip; \
    if [ -n "$VERSION" ]; then export SETUPTOOLS_SCM_PRETEND_VERSION="$VERSION"; fi; \
    python -m pip wheel --wheel-dir /wheels --constraint constraints.txt ".[postgresql,serve]"

FROM python:${PYTHON}-slim
RUN groupadd --system --gid 10001 poleis \
    && useradd --system --uid 10001 --gid poleis --home-dir /var/lib/poleis --create-home poleis
# The wheels of the build are the only ones: their versions are those of constraints.txt.
# hadolint ignore=DL3013
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    python -m pip install --no-cache-dir --no-index --find-links /wheels "poleis[postgresql,serve]"
# A compiler that failed would leave a server that works, slowly.
RUN ["python", "-c", "from poleis._plain import is_compiled; assert is_compiled()"]

ENV POLEIS_HOST=0.0.0.0 \
    POLEIS_PORT=8000 \
    POLEIS_METRICS_HOST=0.0.0.0 \
    POLEIS_DATABASE=/var/lib/poleis/tables.db \
    POLEIS_BROWSER=false \
    POLEIS_LOG_LEVEL=info
USER 10001:10001
WORKDIR /var/lib/poleis
VOLUME /var/lib/poleis
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=6s --start-period=30s --start-interval=1s \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['POLEIS_PORT'] + '/health', timeout=5)"]
ENTRYPOINT ["poleis"]
CMD ["serve"]
