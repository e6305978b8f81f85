import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { prepareFonts } from './build/fonts.ts';

/** The client from its source, with the font that the build would have cut; the server runs beside it on PORT. */
const root = join(fileURLToPath(import.meta.url), '../..');
await prepareFonts(root);
const server = await createServer({ configFile: join(root, 'web/vite.config.ts') });
await server.listen();
server.printUrls();
