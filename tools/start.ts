/** `npm start`: builds what has changed and serves workbench, add-in and service from one process. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { localCertificate } from "./certificates.js";
import { buildIfChanged } from "./start/build.js";
import { createLocalServer } from "./start/create-local-server.js";
import { startOptions } from "./start/options.js";
import { welcome } from "./start/welcome.js";

const root = join(import.meta.dirname, "..");

async function expectFreePort(port: number): Promise<void> {
  const probe = createServer().listen(port, "localhost");
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

async function start(): Promise<void> {
  const options = startOptions(process.argv.slice(2), process.env);
  // Before the build, or a minute is lost for a sentence.
  await expectFreePort(options.port);
  if (options.isBuilding) {
    await buildIfChanged(root);
  } else if (!existsSync(join(root, "dist/addin/taskpane.html"))) {
    throw new Error("There is no build to serve. Run npm start without --no-build.");
  }

  const certificate = await localCertificate(join(root, ".certs"));
  const { app, origin, demoKeys } = await createLocalServer({
    root,
    port: options.port,
    certificate,
    onFault: (error) => {
      console.error(error);
    },
  });
  // "localhost" binds both 127.0.0.1 and ::1 and nothing that another machine could reach.
  await app.listen({ host: "localhost", port: options.port });

  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log("\nStopping …");
    void app.close().then(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);

  console.log(
    welcome({
      origin,
      demoKeys,
      authorityPath: certificate.authorityPath,
      isCertificateNew: certificate.isNew,
      manifestPath: join(root, "manifest.xml"),
      platform: process.platform,
    }),
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    const port = process.env["PORT"] ?? "3000";
    return (
      `Port ${port} is in use, perhaps by another npm start. Stop that program, or choose another ` +
      "port: PORT=3001 npm start (the workbench works on any; Excel needs 3000, which manifest.xml names)."
    );
  }
  return error instanceof Error ? error.message : String(error);
}

start().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exit(1);
});
