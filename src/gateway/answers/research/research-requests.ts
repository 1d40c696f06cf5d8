/** What is read of questions for research, of their jobs and of how these stand. */
import { decodeAnswer, operations, researchOutcome } from "../../../contract/index.js";
import type { Forwarded, ForwardRequest } from "../../upstream/index.js";

const { askResearch, getResearchAnswer } = operations;
const [tokenName] = getResearchAnswer.parameters;

/** Undefined for what is no JSON. */
function parse(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Undefined for what asks for more than a question: the service says what that means. */
export function questionOf({ url, headers, body }: ForwardRequest): string | undefined {
  if (url !== askResearch.path || !/^application\/json/i.test(headers["content-type"] ?? ""))
    return undefined;
  const fields: unknown = parse(body);
  if (typeof fields !== "object" || fields === null) return undefined;
  const { question, ...others } = fields as Record<string, unknown>;
  return typeof question === "string" && Object.keys(others).length === 0 ? question : undefined;
}

/** Whose job is asked for; undefined where that is not all. */
export function tokenAskedFor({ method, url }: ForwardRequest): string | undefined {
  const [path, ...query] = url.split("?");
  if (method !== "GET" || path !== getResearchAnswer.path) return undefined;
  const sent = [...new URLSearchParams(query.join("?"))];
  const [[name, token] = []] = sent;
  return sent.length === 1 && name === tokenName ? token : undefined;
}

/** The job that a question has begun; undefined where it has begun none. */
export function tokenOf({ status, body }: Pick<Forwarded, "status" | "body">): string | undefined {
  if (status < 200 || status > 299) return undefined;
  try {
    return decodeAnswer("askResearch", parse(body)).researchToken;
  } catch {
    return undefined;
  }
}

/** How a job stands; undefined where the service does not know it, or says nothing that can be read. */
export function outcomeOf({ status, body }: Forwarded): "running" | "done" | "failed" | undefined {
  if (status !== 200) return undefined;
  try {
    return researchOutcome(decodeAnswer("getResearchAnswer", parse(body)));
  } catch {
    return undefined;
  }
}

/** Asks how a job stands, in the name of who asked the question. */
export function pollFor(token: string, asked: ForwardRequest): ForwardRequest {
  const headers = { ...asked.headers, "content-type": undefined };
  const query = new URLSearchParams({ [tokenName]: token }).toString();
  return {
    ...{ ...asked, headers, method: "GET", body: undefined },
    ...{ url: `${getResearchAnswer.path}?${query}`, operation: "getResearchAnswer" },
  };
}
