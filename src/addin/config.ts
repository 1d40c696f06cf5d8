import { isLoopbackHost } from "../contract/index.js";

/** What this build was made with, read once. Nobody else reads build constants. */
declare const __STAT_SERVICES__: readonly string[];
declare const __STAT_VERSION__: string;

export interface Config {
  readonly version: string;
  /** Service addresses this build allows, the default first; never empty. */
  readonly serviceAddresses: readonly [string, ...string[]];
}

/** An address without its trailing slash, or what is wrong with it. */
function readAddress(text: string, ownOrigin: string): { address: string } | { problem: string } {
  if (text === "same-origin") return { address: ownOrigin };
  if (!URL.canParse(text)) return { problem: `"${text}" is not an address.` };
  const url = new URL(text);
  const isSafe =
    url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname));
  if (!isSafe) return { problem: `"${text}" must begin with https://.` };
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    return { problem: `"${text}" must hold nothing but a host and a path.` };
  }
  return { address: `${url.origin}${url.pathname}`.replace(/\/+$/, "") };
}

/**
 * Checks the build's constants and lists all problems at once.
 *
 * @param ownOrigin origin of the add-in's page, which `same-origin` stands for.
 */
function parseConfig(
  constants: { readonly services: readonly string[]; readonly version: string },
  ownOrigin: string,
): Config {
  const read = constants.services.map((text) => readAddress(text, ownOrigin));
  const problems = read.flatMap((each) => ("problem" in each ? [each.problem] : []));
  const [first, ...others] = read.flatMap((each) => ("address" in each ? [each.address] : []));
  if (first === undefined) problems.push("The build names no service address.");
  if (first === undefined || problems.length > 0) {
    throw new Error(`The add-in was built with wrong settings. ${problems.join(" ")}`);
  }
  return { version: constants.version, serviceAddresses: [first, ...others] };
}

export function readConfig(): Config {
  return parseConfig(
    { services: __STAT_SERVICES__, version: __STAT_VERSION__ },
    globalThis.location.origin,
  );
}
