import { build as bundle } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as buildWeb } from 'vite';
import type { PrerenderedPages } from '../../server/http/pages.ts';
import { filesOf, type Manifest, readManifest } from './manifest.ts';
import { type Page, PAGES } from './pages.ts';
import { writeServiceWorker } from './service-worker.ts';

const ENTRY = 'index.html';
const ROOT = '<div id="root"></div>';

interface Prerender {
  draw(path: string): Promise<{ markup: string; title: string }>;
  knownPaths(): string[];
}

/**
 * Draws the pages of pages.ts into `dist/pages`, from the client's own router in a second build of it. Each carries its
 * styles and web/boot.ts inline, with their hashes for the content policy in `dist/pages.json`, and names what its screen
 * needs, so that nothing is found out late. The client's index.html remains the shell of every other screen.
 */
export async function prerender(root: string): Promise<void> {
  const webRoot = join(root, 'dist/web');
  const folder = join(root, 'dist/pages');
  mkdirSync(folder, { recursive: true });
  const boot = await bundleBoot(root);
  const shell = readFileSync(join(webRoot, ENTRY), 'utf8').replace(
    '<link rel="icon"',
    () => `<script>${boot}</script>\n    ${fontPreload(webRoot)}\n    <link rel="icon"`,
  );
  writeFileSync(join(webRoot, ENTRY), shell);

  const screens = await loadScreens(root);
  const manifest = readManifest(webRoot);
  const pages: PrerenderedPages['pages'] = {};
  for (const page of PAGES) {
    const { markup, title } = await screens.draw(page.path);
    // The content policy refuses style attributes, so such a page would look different once it runs.
    if (/<[^>]+ style="/.test(markup)) throw new Error(`${page.path} has a style attribute`);
    const { html, styleHash } = compose({ page, shell, markup, title, webRoot, manifest });
    writeFileSync(join(folder, `${page.name}.html`), html);
    pages[page.path] = { file: `${page.name}.html`, styleHash };
  }
  await writeServiceWorker(root, join(folder, 'offline.html'));
  const described: PrerenderedPages = { pages, scriptHash: hashOf(boot), known: screens.knownPaths() };
  writeFileSync(join(root, 'dist/pages.json'), JSON.stringify(described));
}

/** web/boot.ts as it stands in every document: a file of its own would hold the first paint back by a round trip. */
async function bundleBoot(root: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, 'web/boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(code)) throw new Error('web/boot.ts would end its own element');
  return code;
}

function fontPreload(webRoot: string): string {
  const font = readdirSync(join(webRoot, 'assets')).find((name) => /^girok-first-.*\.woff2$/.test(name));
  if (!font) throw new Error('the client was built without girok-first.woff2');
  return `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`;
}

async function loadScreens(root: string): Promise<Prerender> {
  const outDir = join(root, '.cache/prerender');
  await buildWeb({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: 'prerender.tsx',
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js', codeSplitting: {} } },
    },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender;
}

interface Parts {
  page: Page;
  shell: string;
  markup: string;
  title: string;
  webRoot: string;
  manifest: Manifest;
}

function compose({ page, shell, markup, title, webRoot, manifest }: Parts) {
  const { scripts, sheets } = filesOf(manifest, [ENTRY, ...page.modules]);
  const style = sheets.map((sheet) => readFileSync(join(webRoot, sheet), 'utf8').trim()).join('');
  const html = shell
    .replace(/^\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>\n/gm, '')
    .replace(/^\s*<script type="module".*\n/gm, '')
    .replace('<html', page.still ? '<html data-still' : '<html')
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
    .replace(
      '  </head>',
      `    <style data-sheets="${sheets.join(' ')}">${style}</style>\n    ${page.still ? '' : afterPaint(scripts, `/${manifest[ENTRY]?.file}`)}\n  </head>`,
    )
    .replace(ROOT, () => `<div id="root">${markup}</div>`);
  if (!html.includes(markup)) throw new Error(`index.html has no ${ROOT}`);
  return { html, styleHash: hashOf(style) };
}

/** As a content policy names what may stand in a document. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What is read comes before what makes it answer: web/boot.ts brings these once the page stands. */
function afterPaint(scripts: readonly string[], entry: string): string {
  const preloads = scripts.map(
    (script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}" />`,
  );
  const start = `<script type="module" fetchpriority="low" crossorigin src="${entry}"></script>`;
  return `<template data-after-paint>${preloads.join('')}${start}</template>`;
}
