interface Image {
  /** Of the archive, without its ending. */
  readonly name: string;
  readonly part: "service" | "gateway";
  readonly port: number;
  /** What Node is given, as the unit does. */
  readonly command: readonly string[];
}

const operators = {
  service:
    "PUBLIC_URL, CORS_ORIGINS and keys are the operator's: without a file of keys it does not start for others.",
  gateway: "PUBLIC_URL, CORS_ORIGINS, UPSTREAM_URL and UPSTREAM_KEYS_FILE are the operator's.",
} as const;

export function containerfile({ name, part, port, command }: Image): string {
  return `# The ${part} in a container, from the release's folder: podman build -f servers/Containerfile.${part} .
# Not tried: no container engine ran where this was written.
FROM docker.io/library/node:22-slim
# Unpacked as it is added; machine code is for the platform that PLATFORM.txt in it names.
ADD ${name}.tgz /opt/
WORKDIR /opt/${name}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/stat
RUN mkdir -p /var/lib/stat && chown node:node /var/lib/stat
USER node
VOLUME /var/lib/stat
EXPOSE ${String(port)}
# ${operators[part]}
CMD ${JSON.stringify(["node", ...command])}
`;
}
