// JSON Schema on standard input, TypeScript on standard output (scripts/web_types).

import { compile } from "json-schema-to-typescript";

let text = "";
for await (const chunk of process.stdin) text += chunk;
const types = await compile(JSON.parse(text), "Messages", {
  bannerComment: "// Written by scripts/web_types from the server's schema: do not edit.",
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  format: true,
  style: { printWidth: 110 },
});
process.stdout.write(types);
