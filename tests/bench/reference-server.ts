/** The floor for static pages: the least a Node server can do, one body from memory and nothing else. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', port = '0'] = process.argv.slice(2);
const body = readFileSync(file);
createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': body.length });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
