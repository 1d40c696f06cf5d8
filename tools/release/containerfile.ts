/** @param name of the archive, without its ending */
export function containerfile(name: string): string {
  return `# The service in a container, from the release's folder: podman build -f servers/Containerfile .
# Not tried: no container engine ran where this was written.
FROM docker.io/library/node:22-slim
# Unpacked as it is added; its machine code is for the platform that PLATFORM.txt in it names.
ADD ${name}.tgz /opt/
WORKDIR /opt/${name}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/stat
RUN mkdir -p /var/lib/stat && chown node:node /var/lib/stat
USER node
VOLUME /var/lib/stat
EXPOSE 8787
# PUBLIC_URL, CORS_ORIGINS and keys are the operator's: without a file of keys it does not start for others.
CMD ["node", "server.js"]
`;
}
