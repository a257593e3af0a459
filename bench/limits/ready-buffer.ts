import fs from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

// The limit of node:http: a folder's files, compressed and in memory. Arguments: the folder and the port.

const [folder = ".", port = "0"] = process.argv.slice(2);
const files = fs.readdirSync(folder).filter((name) => name.endsWith(".gz"));
const pages = new Map(
  files.map((name) => [`/${name.slice(0, -".gz".length)}`, fs.readFileSync(path.join(folder, name))]),
);

createServer((request, response) => {
  const page = pages.get(request.url ?? "/");
  if (!page) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "gzip",
    "content-length": page.length,
  });
  response.end(page);
}).listen(Number(port));
