import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { S3Config } from '../../src/assets/s3-assets';

export interface S3StandIn {
  config: S3Config;
  /** What lies in the bucket, by its key. */
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** How many requests were refused for their signature. */
  refused: number;
  /** Makes it fail, or take up its work again. */
  isAway: boolean;
  close(): Promise<void>;
}

const BUCKET = 'sojourn-photos';
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** A bucket behind the interface of S3, as far as the service uses it, which believes nobody whose signature is wrong. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(standIn, request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: S3StandIn = {
    config: {
      bucket: BUCKET,
      region: 'eu-test-1',
      accessKeyId: 'a-key',
      secretAccessKey: 'a secret of the bucket',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    objects: new Map(),
    refused: 0,
    isAway: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

function answer(standIn: S3StandIn, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const fail = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  if (standIn.isAway) return void fail(503, 'SlowDown');
  if (!isWellSigned(standIn.config, request, body)) {
    standIn.refused += 1;
    return void fail(403, 'SignatureDoesNotMatch');
  }
  const path = new URL(request.url ?? '/', 'http://s3').pathname;
  const key = decodeURIComponent(path.replace(`/${BUCKET}/`, ''));
  if (request.method === 'PUT') {
    standIn.objects.set(key, { bytes: body, type: String(request.headers['content-type']) });
    return void response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    standIn.objects.delete(key);
    return void response.writeHead(204).end();
  }
  const object = standIn.objects.get(key);
  if (!object) return void fail(404, 'NoSuchKey');
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const bytes = range ? object.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : object.bytes;
  response
    .writeHead(range ? 206 : 200, { 'content-type': object.type, 'content-length': bytes.length })
    .end(bytes);
}

/** Signature version 4, as Amazon describes it. */
function isWellSigned(config: S3Config, request: IncomingMessage, body: Buffer): boolean {
  const parts = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature] = parts ?? [];
  const [keyId, day = '', region = '', service = ''] = credential.split('/');
  const payloadHash = String(request.headers['x-amz-content-sha256']);
  if (keyId !== config.accessKeyId || region !== config.region || payloadHash !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  searchParams.sort();
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    pathname,
    searchParams.toString(),
    headers.join(''),
    signedHeaders,
    payloadHash,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${config.secretAccessKey}`, day),
  );
  return createHmac('sha256', key).update(toSign).digest('hex') === signature;
}
