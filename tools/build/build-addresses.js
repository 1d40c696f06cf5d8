/** Addresses that a build is given by its environment: checked before anything is built. */

const withoutSetting = {
  STAT_ORIGIN: "https://localhost:3000",
  STAT_SERVICES: "same-origin",
  STAT_PICTURES: "",
};

/** All that a build takes from its environment: another value of one of these is another build. */
export const buildSettings = (environment) =>
  Object.fromEntries(
    Object.entries(withoutSetting).map(([name, value]) => [name, environment[name] ?? value]),
  );

const loopback = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const problemOf = (text) => {
  if (text.includes("*")) return "must name one host, without *";
  if (!URL.canParse(text)) return "is not an address such as https://api.example.com";
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const isSafe = protocol === "https:" || (protocol === "http:" && loopback.test(hostname));
  if (!isSafe) return "must begin with https:// (http:// only for this machine)";
  if (username + password + search + hash !== "") return "must hold nothing but a host and a path";
  return undefined;
};

/**
 * The addresses in a comma list; `same-origin` stands for the page's own.
 * @throws Error that ends the build with a sentence naming the variable and every wrong address.
 */
export function parseAddresses(text, variable) {
  const addresses = text
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const problems = addresses
    .filter((address) => address !== "same-origin")
    .flatMap((address) => {
      const problem = problemOf(address);
      return problem === undefined ? [] : [`"${address}" ${problem}.`];
    });
  if (problems.length > 0) throw new Error(`${variable} cannot be used: ${problems.join(" ")}`);
  return addresses;
}
