import { validForm, validJson } from './refused-bodies.ts';

/** Bytes for the socket, and the exact statuses of the answers, in order; none if the server just hangs up. */
export type RawBytes = [name: string, bytes: string, statuses: number[]];

const lines = (...texts: string[]) => `${texts.join('\r\n')}\r\n\r\n`;
const get = (path: string) => lines(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close');
const post = (headers: string[], body: string) =>
  lines('POST /api/mail HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers) + body;
const sized = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;
const chunked = (body: string) => post(['Transfer-Encoding: chunked', 'Connection: close'], body);
const manyHeaders = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: ${index}`);
const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: eA=='];
const ascii = JSON.stringify({ name: 'Zoe', email: 'z@visitor.test', phone: '1', company: '', message: 'message 1' });

const notHttp: RawBytes[] = [
  ['a line of nonsense', 'NONSENSE\r\n\r\n', [400]],
  ['nothing but line ends', '\r\n\r\n\r\n', []],
  ['nothing at all', '', []],
  ['the hello of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['a request of HTTP/0.9', 'GET /\r\n\r\n', [200]],
  ['HTTP/3.7', lines('GET / HTTP/3.7', 'Host: x'), [400]],
  ['an unknown method', lines('BREW / HTTP/1.1', 'Host: x'), [400]],
  ['a method in small letters', lines('get / HTTP/1.1', 'Host: x'), [400]],
  ['zero bytes', '\0'.repeat(1000), [400]],
];

const badHeaders: RawBytes[] = [
  ['no Host', lines('GET / HTTP/1.1'), [400]],
  ['two Hosts', lines('GET / HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'), [400]],
  ['a header line without a name', lines('GET / HTTP/1.1', 'Host: x', ': y'), [400]],
  ['a header with a space before the colon', lines('GET / HTTP/1.1', 'Host: x', 'A : y'), [400]],
  ['a folded header', lines('GET / HTTP/1.1', 'Host: x', 'A: y', ' z'), [400]],
  ['a header with a zero byte', lines('GET / HTTP/1.1', 'Host: x', 'A: \0'), [400]],
  ['a header with a bare line feed', 'GET / HTTP/1.1\r\nHost: x\nA: y\r\n\r\n', [400]],
  ['a header of 40,000 characters', lines('GET / HTTP/1.1', 'Host: x', `A: ${'x'.repeat(40_000)}`), [431]],
  ['five thousand headers', lines('GET / HTTP/1.1', 'Host: x', ...manyHeaders(5000)), [431]],
  ['headers that break off', 'GET / HTTP/1.1\r\nHost: x\r\nA', [400]],
];

const badLengths: RawBytes[] = [
  ['two different lengths', post(['Content-Length: 1', 'Content-Length: 2'], 'ab'), [400]],
  ['a negative length', post(['Content-Length: -1'], 'ab'), [400]],
  ['a length of words', post(['Content-Length: many'], 'ab'), [400]],
  ['a length beyond all numbers', post(['Content-Length: 99999999999999999999999'], 'ab'), [400]],
  ['length and chunks together', post(['Content-Length: 1', 'Transfer-Encoding: chunked'], '0\r\n\r\n'), [400]],
  ['chunks that are not the last coding', post(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'), [400]],
  ['an unknown transfer coding', post(['Transfer-Encoding: xchunked'], '0\r\n\r\n'), [400]],
  ['chunks hidden behind a tab', post(['Transfer-Encoding:\tchunked', 'Content-Length: 3'], 'abc'), [400]],
  ['chunks twice', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], '0\r\n\r\n'), [400]],
  ['a chunk size that is no number', chunked('zz\r\nab\r\n0\r\n\r\n'), [400]],
  ['a negative chunk size', chunked('-1\r\nab\r\n0\r\n\r\n'), [400]],
  ['a chunk size beyond all numbers', chunked(`${'f'.repeat(40)}\r\nab\r\n0\r\n\r\n`), [400]],
  ['a chunk longer than its size', chunked('1\r\nabc\r\n0\r\n\r\n'), [400]],
  ['a chunk that ends in a bare line feed', chunked('2\nab\n0\n\n'), [400]],
  ['chunks without an end', chunked('2\r\nab\r\n'), [400]],
  ['a chunk extension of 20,000 characters', chunked(`2;${'x'.repeat(20_000)}\r\nab\r\n0\r\n\r\n`), [400]],
  ['two megabytes in chunks', chunked(`200000\r\n${'x'.repeat(0x20_00_00)}\r\n0\r\n\r\n`), [413]],
  ['a body that ends in its middle', post([`Content-Length: ${validJson.length + 100}`], validJson), [400]],
  ['a message cut in its middle by hanging up', post([sized(ascii)], ascii.slice(0, 30)), [400]],
  ['more body than announced', post(['Content-Length: 2', 'Connection: close'], `{}${ascii}`), [400]],
  ['a body of nothing without a length', post(['Connection: close'], ''), [400]],
];

const oddPaths: RawBytes[] = [
  ['another server’s address', lines('GET http://evil.test/ HTTP/1.1', 'Host: x', 'Connection: close'), [421]],
  ['an address for a proxy', lines('CONNECT evil.test:443 HTTP/1.1', 'Host: x', 'Connection: close'), []],
  ['the asterisk', lines('OPTIONS * HTTP/1.1', 'Host: x', 'Connection: close'), [404]],
  ['dots that climb', get('/../../../../etc/passwd'), [404]],
  ['encoded dots that climb', get('/%2e%2e/%2e%2e/etc/passwd'), [404]],
  ['doubly encoded dots', get('/%252e%252e/etc/passwd'), [404]],
  ['overlong encoded dots', get('/%c0%ae%c0%ae/etc/passwd'), [404]],
  ['encoded slashes', get('/..%2f..%2fetc%2fpasswd'), [404]],
  ['backslashes', get('/..\\..\\etc\\passwd'), [404]],
  ['two slashes and a host', get('//evil.test/%2e%2e'), [404]],
  ['a broken percent sign', get('/%zz'), [404]],
  ['a lonely percent sign', get('/%'), [404]],
  ['half a character', get('/%e2%82'), [404]],
  ['an encoded zero byte', get('/about%00.html'), [404]],
  ['a zero byte', get('/about\0'), [400]],
  ['an encoded line break', get('/about%0d%0aset-cookie:a=b'), [404]],
  ['a path of 8,000 characters', get(`/${'a'.repeat(8000)}`), [404]],
  ['a path of 40,000 characters', get(`/${'a'.repeat(40_000)}`), [431]],
  ['a query of 10,000 characters', get(`/about?${'a=b&'.repeat(2500)}`), [200]],
  ['a path with bytes above ASCII', get('/\xff\xfe'), [400]],
  ['a file of the build that is not for visitors', get('/.vite/manifest.json'), [404]],
  ['the prototype of an object', get('/__proto__'), [404]],
];

const oddTalk: RawBytes[] = [
  ['HTTP/1.0', lines('GET /about HTTP/1.0'), [200]],
  ['HTTP/1.0 that wants to stay', lines('GET /about HTTP/1.0', 'Connection: keep-alive'), [200]],
  [
    'three requests at once',
    `${get('/about').replace('close', 'keep-alive').repeat(2)}${get('/nowhere')}`,
    [200, 200, 404],
  ],
  [
    'a request hidden in the body of another',
    post(['Content-Length: 0', 'Connection: close'], lines('GET /about HTTP/1.1', 'Host: x')),
    [400],
  ],
  ['a second request behind a broken one', `${chunked('zz\r\n')}${get('/about')}`, [400]],
  ['an upgrade to a web socket', lines('GET /about HTTP/1.1', 'Host: x', ...upgrade), [200]],
  ['an upgrade to HTTP/2', lines('GET /about HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: h2c'), [200]],
  ['an unknown expectation', post(['Expect: the-best', sized('{}'), 'Connection: close'], '{}'), [422]],
  [
    'a body on a request for a page',
    `${lines('GET /about HTTP/1.1', 'Host: x', 'Content-Length: 5', 'Connection: close')}hello`,
    [200],
  ],
  [
    'a range beyond the page',
    lines('GET /about HTTP/1.1', 'Host: x', 'Range: bytes=999999-', 'Connection: close'),
    [200],
  ],
  [
    'a form as JSON, waiting for leave to send it',
    post(['Expect: 100-continue', sized(validForm), 'Connection: close'], validForm),
    [100, 400],
  ],
];

export const rawBytes: readonly RawBytes[] = [...notHttp, ...badHeaders, ...badLengths, ...oddPaths, ...oddTalk];
