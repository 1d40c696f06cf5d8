interface StartOptions {
  /** 3000, the port of manifest.xml, unless PORT says otherwise. */
  readonly port: number;
  /** False with --no-build: serve what `dist` holds. */
  readonly isBuilding: boolean;
}

const usage = "Usage: npm start [-- --no-build], with PORT=<1…65535> for another port than 3000.";

/** @throws Error with a sentence for the console when an argument or PORT makes no sense. */
export function startOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): StartOptions {
  const unknown = args.filter((arg) => arg !== "--no-build");
  if (unknown.length > 0) throw new Error(`Unknown option ${unknown.join(" ")}. ${usage}`);
  const text = environment["PORT"] ?? "3000";
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}", which is no port. ${usage}`);
  }
  return { port, isBuilding: !args.includes("--no-build") };
}
