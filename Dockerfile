# Kahve in an image: `docker compose up --build`. docs/hosting.md says how to run it, and how to pin the image below by its digest.
ARG PYTHON_IMAGE=python:3.12-slim

# Node builds the page of the browser, and zig the rules with which it plays a deal again; nothing of them is in the second stage. Each
# download is checked against its hash.
FROM ${PYTHON_IMAGE} AS build
COPY requirements/build.txt requirements/play.txt /requirements/
RUN pip install --no-cache-dir --require-hashes --requirement /requirements/build.txt --requirement /requirements/play.txt
WORKDIR /source
COPY . .
RUN PYTHONPATH=src python -m kahve.lab.replayers \
    && python -m build --wheel --no-isolation --outdir /wheels

FROM ${PYTHON_IMAGE}
# The compiler makes the rules quick; no header is needed but those of the C library. Debian keeps the latest versions alone.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --create-home kahve \
    && install --directory --owner=kahve --group=kahve --mode=0700 /data /cache
COPY requirements/server.txt /requirements.txt
RUN pip install --no-cache-dir --require-hashes --requirement /requirements.txt
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-deps /wheels/*.whl
USER 10001
# Compiled games are kept beside the tables' volume, so that a new container need not compile them again.
ENV KAHVE_DATA=/data KAHVE_CACHE=/cache PYTHONUNBUFFERED=1
VOLUME ["/data", "/cache"]
EXPOSE 8000
# From the container itself any host name is answered to.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["kahve"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser", "--log", "json"]
