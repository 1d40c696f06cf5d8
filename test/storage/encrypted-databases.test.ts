import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCA, createCert } from "mkcert";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabaseContent, openDatabaseStorage } from "../../src/storage/index.js";
import { openLine } from "../support/postgres/line-between.js";
import { startPostgres, type RunningPostgres } from "../support/postgres/start-postgres.js";

/** A server with a certificate of a firm's own authority, which is made out to the name `localhost`. */

let folder = "";
let authority = "";
let postgres: RunningPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-encrypted-"));
  authority = join(folder, "authority.pem");
  const named = { organization: "A firm", countryCode: "DE", state: "-", locality: "-" };
  const ca = await createCA({ ...named, validity: 30 });
  await writeFile(authority, ca.cert);
  postgres = await startPostgres();
  await postgres.encrypt(await createCert({ ca, domains: ["localhost"], validity: 30 }));
});
afterAll(async () => {
  await postgres.close();
  await rm(folder, { recursive: true });
});

const named = (url: string) => url.replace("127.0.0.1", "localhost");
const verified = (url: string) => `${url}?sslmode=verify-full&sslrootcert=${authority}`;

async function refusalOf(url: string): Promise<string> {
  try {
    await (await openDatabaseContent(url)).close();
    return "let in";
  } catch (error) {
    return String(error);
  }
}

it("is let in where its authority is named", async () => {
  expect(await refusalOf(verified(named(postgres.url)))).toBe("let in");
});

it("says what to do where the certificate is not known, or another's", async () => {
  const { port } = new URL(postgres.url);
  expect(await refusalOf(`${named(postgres.url)}?sslmode=verify-full`)).toBe(
    `DatabaseUnavailable: The certificate of the database postgres on localhost:${port} is not trusted (unable to verify the first certificate): name the file of its authority in the address, as in ?sslmode=verify-full&sslrootcert=/etc/ssl/authority.pem, or in NODE_EXTRA_CA_CERTS.`,
  );
  expect(await refusalOf(verified(postgres.url))).toMatch(
    new RegExp(
      `^DatabaseUnavailable: The certificate of the database postgres on 127\\.0\\.0\\.1:${port} is not for that name \\(.*127\\.0\\.0\\.1 is not in the cert's list.*\\): write the address with the name that it is made out to\\.$`,
    ),
  );
});

it("is not waited for without end where it has fallen silent", async () => {
  const line = await openLine(named(postgres.url));
  const storage = await openDatabaseStorage({
    ...{ url: verified(named(line.url)), readUrls: [], folder, now: () => Date.UTC(2026, 10, 22) },
    onProblem: () => undefined,
  });
  expect((await storage.content.list()).sources).toEqual([]);
  line.fallSilent();
  await expect(storage.content.list()).rejects.toThrow("PostgreSQL does not answer");
  await storage.usage.close();
  await storage.close();
  await line.close();
}, 30_000);
