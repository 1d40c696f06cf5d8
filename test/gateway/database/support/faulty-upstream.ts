/** Our real service behind a connection that fails, and what answers came through whole and are charged. */
import { request as send, type IncomingMessage, type ServerResponse } from "node:http";
import { callPrice } from "../../../../src/client/price/index.js";
import { operationIds, operations } from "../../../../src/contract/index.js";
import { faults, startFaultServer } from "../../../support/fault-server.js";
import { startUpstream } from "../../support/start-upstream.js";

/** A silent service is waited for a minute: it has a test of its own. */
const failing = [faults.limited, faults.failing, faults.reset, faults.halfBody, faults.html];

const priceOf = (url: string) => {
  const path = url.split("?", 1)[0];
  const operation = operationIds.find((id) => operations[id].path === path);
  return operation === undefined ? 0 : callPrice(operation).credits;
};

export async function startFaultyUpstream() {
  const service = await startUpstream();
  const charged = { credits: 0, calls: 0 };
  let everyNth = Infinity;
  let turns = 0;
  let faulty = 0;
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url = "" } = request;
    const asked = send(service.address + url, { method: method ?? "GET", headers }, (answer) => {
      charged.calls += 1;
      const said = Number(answer.headers["x-stat-credits"] ?? NaN);
      if (!Number.isNaN(said)) charged.credits += said;
      else if (answer.statusCode === 200) charged.credits += priceOf(url);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(asked);
  };
  const server = await startFaultServer((request, response) => {
    turns += 1;
    if (turns % everyNth !== 0) {
      pass(request, response);
      return;
    }
    faulty += 1;
    const fault = failing[faulty % failing.length] ?? faults.failing;
    // The service may have answered, and charged, what comes as a page of somebody between.
    if (fault === faults.html) charged.credits += priceOf(request.url ?? "");
    fault(request, response);
  });
  return {
    ...{ server, service, charged },
    failEvery: (nth: number) => {
      everyNth = nth;
    },
    faulty: () => faulty,
    close: async () => {
      await server.close();
      await service.close();
    },
  };
}
