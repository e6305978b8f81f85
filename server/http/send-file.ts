import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileData, FilePieces } from '../../contract/operation.ts';

/** A file as the reply of an operation, whichever it is: what clients make of its name is settled here. */
export function sendFile(reply: FastifyReply, operation: string, file: FileData | FilePieces): FastifyReply {
  reply.type(file.type).header('content-disposition', contentDisposition(operation, file.name));
  if ('bytes' in file) return reply.send(Buffer.from(file.bytes));
  return reply.header('content-length', file.size).send(Readable.from(file.pieces));
}

/** The header with both names of RFC 6266: `filename*` for whoever reads it, and one in plain ASCII for all others. */
export function contentDisposition(operation: string, name: string): string {
  // Of what encodeURIComponent leaves as it is, these may not stand there.
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiName(operation, name)}"; filename*=UTF-8''${encoded}`;
}

/** `audit-summary-2026-11.xlsx` for a Korean name: what it is, its days, and what opens it; underscores would say nothing. */
function asciiName(operation: string, name: string): string {
  // A name that is ASCII already stays, without what would end it early or be read as an escape.
  if (/^[\x20-\x7e]*$/.test(name)) return name.replace(/["\\%]/g, '_');
  const what = operation
    .replace(/^(?:export|download|get)(?=[A-Z])/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
  const days = name.match(/\d{4}-\d\d(?:-\d\d)?/g) ?? [];
  return [what, ...days].join('-') + (/\.[a-z0-9]+$/.exec(name)?.[0] ?? '');
}
