import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { createOpenApiDocument } from "./openapi.js";

// Swagger UI sets inline styles; the plugin's own policy would also let remote styles and fonts in.
const docsSecurityPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

const asJson = "application/json; charset=utf-8";

/** `openapi.json`, and the pages that show it and try it out. */
export async function registerDocs(scope: FastifyInstance, publicUrl: string): Promise<void> {
  const document = createOpenApiDocument(publicUrl);
  const documentText = JSON.stringify(document);
  scope.get("/openapi.json", (_request, reply) => reply.type(asJson).send(documentText));
  await scope.register(async (docs) => {
    await docs.register(swagger, {
      mode: "static",
      specification: { document: document as never },
    });
    await docs.register(swaggerUi, {
      routePrefix: "/docs",
      staticCSP: docsSecurityPolicy,
      uiHooks: {
        // Without the slash the page would look for its parts beside this address, and stay blank.
        onRequest: (request, reply, done) => {
          if (/\/docs(?:\?|$)/.test(request.url)) void reply.redirect("docs/");
          else done();
        },
      },
      theme: {
        title: document.info.title,
        css: [{ filename: "theme.css", content: ".swagger-ui .topbar { display: none; }" }],
      },
    });
  });
}
