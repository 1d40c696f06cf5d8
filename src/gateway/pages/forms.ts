import type { FastifyInstance, FastifyRequest } from "fastify";

/** More than all budgets of a firm of a thousand people take. */
const longestForm = 256 * 1024;

/** Lets the pages of a scope send forms. */
export function registerForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: longestForm },
    (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    },
  );
}

export const readForm = ({ body }: Pick<FastifyRequest, "body">): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
