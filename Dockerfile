# The service; it needs DATABASE_URL and KEY_SECRET. `docker build .` gives the service without the web app,
# `docker build --target with-web-app .` with it: it must have been exported into dist/ before.

FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
RUN npm ci --omit=dev --workspace server

# The service as JavaScript. TypeScript is the one of package-lock.json; the image that runs has none.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
RUN npm install --no-save typescript@6.0.3
COPY .dev/build-service.mjs .dev/
COPY server/package.json server/
COPY server/src server/src
COPY server/packs server/packs
COPY src/contract src/contract
COPY src/geo src/geo
COPY assets/geo assets/geo
COPY src/markdown src/markdown
RUN ["node", ".dev/build-service.mjs", "built"]

FROM node:20.20.2-bookworm-slim AS service
ENV NODE_ENV=production
# kitinerary-extractor, which reads mails with bookings beside the service's own reader.
RUN apt-get update && apt-get install -y --no-install-recommends libkpimitinerary-bin && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/built ./
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Some packages are ES modules only, which this version of Node takes by `require` with a warning.
CMD ["node", "--disable-warning=ExperimentalWarning", "server/src/main.js"]

FROM service AS with-web-app
COPY dist web-app
ENV WEB_APP_FOLDER=/app/web-app

# The last stage is the one that is built unless another is named.
FROM service
