/** The least add-in there can be: a page with office.js, and one function that gives a text. */
export const helloPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Hello</title>
    <script src="/office-js/office.js"></script>
  </head>
  <body>
    <script src="/bench/hello.js"></script>
  </body>
</html>
`;

export const helloScript = `Office.onReady();
CustomFunctions.associate("WORLD", () => "Hello world");
`;

export const helloMetadata = {
  functions: [
    { id: "WORLD", name: "WORLD", parameters: [], result: { type: "string" }, options: {} },
  ],
};
