import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { BackupRefused } from './refused.ts';

/**
 * The file of a backup. Two lines that anybody may read (what it is, and its header as JSON), then frames of compressed
 * lines, each a length of four bytes and so many bytes, an empty frame at the end, and the SHA-256 of all that. Under a
 * key every frame is sealed with AES-256-GCM: its number is the nonce, and header and "is it the last" are bound to it, so
 * that no frame can be changed, moved, left out or taken from another file.
 */
const MAGIC = 'girok-backup 1\n';
const FRAME = 64 * 1024;
const TAG = 16;
const HASH = 32;
/** Far above any header of ours; what is longer is no header. */
const HEADER_MOST = 256 * 1024;

const header = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** The program's version, for people. */
  version: z.string(),
  engine: z.enum(['postgres', 'pglite']),
  server: z.string(),
  kind: z.enum(['manual', 'scheduled', 'before_restore']),
  /** When the last migration of its schema was made, as the migrations' journal names it. */
  migration: z.int(),
  /** Rows by table. */
  tables: z.record(z.string(), z.int()),
  people: z.int(),
  /** Tells whether another SESSION_SECRET sealed what is sealed inside, without telling the secret; null: not known. */
  secret_mark: z.nullable(z.string()),
  /** Base64 of the salt under which the key was stretched; null: not encrypted. */
  salt: z.nullable(z.string()),
});
export type BackupHeader = z.output<typeof header>;

/** Stretches what a person may have typed; 32 MB of memory. */
function stretch(key: string, salt: Buffer): Promise<Buffer> {
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(key, salt, 32, cost, (error, derived) => (error ? reject(error) : resolve(derived)));
  });
}

function nonceOf(frame: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(frame), 4);
  return nonce;
}

function boundTo(head: Buffer, isLast: boolean): Buffer {
  return Buffer.concat([createHash('sha256').update(head).digest(), Buffer.from([isLast ? 1 : 0])]);
}

/** Cuts what comes into frames of one size; the last may be shorter. */
async function* cut(chunks: AsyncIterable<Buffer>): AsyncGenerator<{ body: Buffer; isLast: boolean }> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of chunks) {
    waiting = Buffer.concat([waiting, chunk]);
    // One byte more than a frame: only then is it known that this one is not the last.
    while (waiting.length > FRAME) {
      yield { body: waiting.subarray(0, FRAME), isLast: false };
      waiting = waiting.subarray(FRAME);
    }
  }
  yield { body: waiting, isLast: true };
}

/**
 * Writes a backup into an open file.
 * @param text what it holds, in pieces of whole lines
 * @returns the size of the file, and the SHA-256 of the whole of it in hexadecimal
 */
export async function writeContainer(
  file: FileHandle,
  about: Omit<BackupHeader, 'salt'>,
  key: string | undefined,
  text: AsyncIterable<string>,
): Promise<{ bytes: number; sha256: string }> {
  const salt = key ? randomBytes(16) : null;
  const secret = key && salt ? await stretch(key, salt) : null;
  const head = Buffer.from(
    `${MAGIC}${JSON.stringify({ ...about, salt: salt?.toString('base64') ?? null })}\n`,
  );
  const inside = createHash('sha256');
  const whole = createHash('sha256');
  let bytes = 0;
  const put = async (data: Buffer) => {
    inside.update(data);
    whole.update(data);
    bytes += data.length;
    await file.appendFile(data);
  };
  await put(head);
  const gzip = createGzip({ level: 6 });
  const feeding = pipeline(Readable.from(text), gzip);
  // Its error comes out of the loop below as well; nobody must find it unhandled before that.
  feeding.catch(() => {});
  let number = 0;
  for await (const { body, isLast } of cut(gzip)) {
    await put(frameOf(secret ? seal(secret, number, head, body, isLast) : body));
    number += 1;
  }
  await feeding;
  await put(frameOf(Buffer.alloc(0)));
  const trailer = inside.digest();
  whole.update(trailer);
  bytes += trailer.length;
  await file.appendFile(trailer);
  return { bytes, sha256: whole.digest('hex') };
}

function frameOf(body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

function seal(secret: Buffer, number: number, head: Buffer, body: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(number));
  cipher.setAAD(boundTo(head, isLast));
  return Buffer.concat([cipher.update(body), cipher.final(), cipher.getAuthTag()]);
}

/** Null when it was sealed under another key, for another place, or was changed. */
function unseal(secret: Buffer, number: number, head: Buffer, body: Buffer, isLast: boolean): Buffer | null {
  if (body.length < TAG) return null;
  const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(number));
  decipher.setAAD(boundTo(head, isLast));
  decipher.setAuthTag(body.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -TAG)), decipher.final()]);
  } catch {
    return null;
  }
}

export interface OpenBackup {
  header: BackupHeader;
  bytes: number;
  sha256: string;
  /** What it holds, line by line. @throws BackupRefused */
  lines(): AsyncGenerator<string>;
}

/**
 * Opens a backup: the whole file is read once and compared with its hash, and a key is tried, before anything is told of
 * what is in it. @throws BackupRefused
 */
export async function openContainer(path: string, key: string | undefined): Promise<OpenBackup> {
  const { header: about, head, bytes, sha256 } = await inspectContainer(path);
  const salt = about.salt === null ? null : Buffer.from(about.salt, 'base64');
  if (salt && !key) throw new BackupRefused('keyMissing');
  const secret = salt && key ? await stretch(key, salt) : null;
  const frames = () => framesOf(path, head, bytes, secret);
  // The first frame tells a wrong key, and it costs nothing to know it early.
  for await (const _ of frames()) break;
  return { header: about, bytes, sha256, lines: () => linesOf(frames()) };
}

/** What a file says about itself, once its hash has been found right; no key is needed. @throws BackupRefused */
export async function inspectContainer(
  path: string,
): Promise<{ header: BackupHeader; head: Buffer; bytes: number; sha256: string }> {
  const head = await readHead(path);
  const about = headerIn(head);
  const { size } = await stat(path);
  const inside = createHash('sha256');
  const whole = createHash('sha256');
  const end = size - HASH;
  if (end <= head.length) throw new BackupRefused('damaged');
  for await (const chunk of createReadStream(path, { end: end - 1 }) as AsyncIterable<Buffer>) {
    inside.update(chunk);
    whole.update(chunk);
  }
  const trailer = await readBytes(path, end, HASH);
  if (!trailer.equals(inside.digest())) throw new BackupRefused('damaged');
  return { header: about, head, bytes: size, sha256: whole.update(trailer).digest('hex') };
}

/** What a file says about itself, unchecked and cheap. @throws BackupRefused */
export async function readHeader(path: string): Promise<BackupHeader> {
  return headerIn(await readHead(path));
}

/** The two lines at the beginning. @throws BackupRefused */
async function readHead(path: string): Promise<Buffer> {
  const start = await readBytes(path, 0, MAGIC.length + HEADER_MOST);
  if (!start.subarray(0, MAGIC.length).equals(Buffer.from(MAGIC))) throw new BackupRefused('foreign');
  const end = start.indexOf(10, MAGIC.length);
  if (end < 0) throw new BackupRefused('damaged');
  return start.subarray(0, end + 1);
}

/** @throws BackupRefused */
function headerIn(head: Buffer): BackupHeader {
  try {
    return z.parse(header, JSON.parse(head.subarray(MAGIC.length).toString()));
  } catch {
    throw new BackupRefused('damaged');
  }
}

async function readBytes(path: string, from: number, most: number): Promise<Buffer> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch {
    throw new BackupRefused('missing');
  }
  try {
    const buffer = Buffer.alloc(most);
    const { bytesRead } = await file.read(buffer, 0, most, from);
    return buffer.subarray(0, bytesRead);
  } catch {
    throw new BackupRefused('foreign');
  } finally {
    await file.close();
  }
}

/** The frames of a file, opened. @throws BackupRefused */
async function* framesOf(
  path: string,
  head: Buffer,
  bytes: number,
  secret: Buffer | null,
): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let number = 0;
  const chunks = createReadStream(path, { start: head.length, end: bytes - HASH - 1 });
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      if (waiting.length < 4) break;
      const length = waiting.readUInt32BE(0);
      if (length > FRAME + TAG) throw new BackupRefused('damaged');
      // The length that follows tells whether this frame is the last.
      if (length === 0 || waiting.length < 8 + length) break;
      const sealed = waiting.subarray(4, 4 + length);
      const isLast = waiting.readUInt32BE(4 + length) === 0;
      const body = secret ? unseal(secret, number, head, sealed, isLast) : sealed;
      if (!body) throw new BackupRefused(number === 0 ? 'keyWrong' : 'damaged');
      yield body;
      number += 1;
      waiting = waiting.subarray(4 + length);
    }
  }
  if (waiting.length !== 4 || waiting.readUInt32BE(0) !== 0) throw new BackupRefused('damaged');
}

async function* linesOf(frames: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const feeding = pipeline(Readable.from(frames), gunzip);
  feeding.catch(() => {});
  let rest = '';
  gunzip.setEncoding('utf8');
  try {
    for await (const chunk of gunzip as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    await feeding;
  } catch (error) {
    throw error instanceof BackupRefused ? error : new BackupRefused('damaged');
  }
  if (rest !== '') throw new BackupRefused('damaged');
}
