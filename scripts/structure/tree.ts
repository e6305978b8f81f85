import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSource } from './split-source.ts';

/** One file of ours; paths are relative to the root, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
  /** Lines that a reader has to read: a trailing newline starts none. */
  lines: number;
  /** The text with comments and the inside of strings blanked out; empty for anything but TypeScript. */
  code: string;
  /** Everything said in comments. */
  comments: string;
}

const FOLDERS = ['contract', 'record', 'server', 'web', 'tests', 'scripts'];
const CODE = /\.tsx?$/;
const READ = /\.(tsx?|css|html)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'migrations']);

/** All code and style files under the six folders; data (JSON, TSV, migrations) is nobody's to read line by line. */
export function readTree(root: string): SourceFile[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => walk(root, folder));
}

function walk(root: string, folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(root, path);
    return READ.test(entry.name) ? [read(root, path)] : [];
  });
}

function read(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { code, comments } = CODE.test(path) ? splitSource(text) : { code: '', comments: '' };
  return { path, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0), code, comments };
}

export const isCode = (file: SourceFile): boolean => CODE.test(file.path);
export const isTest = (file: SourceFile): boolean => /\.test\.tsx?$/.test(file.path);
export const folderOf = (path: string): string => path.split('/')[0] ?? '';
