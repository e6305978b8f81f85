import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wireConstants } from '../contract/wire.ts';

const ROUTER = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What the first screens have in common, as one file instead of fifteen. */
const FIRST = new RegExp(
  [
    'web/ui/(alert|button|button-link|checkbox|eye-icon|field|highlight|password-field|spinner|text-field|visually-hidden)\\.',
    'web/layout/(auth-frame|brand|skip-link)\\.',
    'web/lib/(act|api-error|client|in-browser|notify|read|refresh-session|small-form|storage)\\.',
    'web/lib/(stored-session|transport|wire)\\.',
    'contract/app-version\\.',
  ].join('|'),
);
/** What nearly every screen behind the login uses; the form of registration has its own two. */
const LATER = /web\/ui\/(?!radio-cards|select-field)|web\/layout\/back-link/;
/** Small things that nearly every screen of classes and forms shares; each as a file of its own costs a name and a request. */
const CLASSES = new RegExp(
  [
    'web/features/classes-shared/(class-words|due-words|use-when-due|class-list-frame)\\.',
    'web/features/classes/(evaluation-(badge|status|steps)|figures|progress|use-query-flag)\\.',
    'web/screens/teacher/(read-failure|screen)\\.',
    'web/lib/(dates|due|now|closed-by-date)\\.',
  ].join('|'),
);
/** What every form checks its values with. */
const FORMS = /contract\/(text|korean|operation)\.|web\/lib\/form\./;
/** What every icon is made by. */
const ICONS = /lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared\/)/;
/** Changes with the lockfile only, so that a new version of ours leaves it in people's caches. Of the queries, what one screen alone uses stays with it. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(?:queriesObserver|useQueries)\.)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: wireConstants(),
  // By itself the package gives everybody its development build; the prerendering needs the same one.
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // For scripts/build/prerender.ts: which chunks and sheets a page needs.
    manifest: true,
    // The content policy allows no inline data but images; fonts and scripts are files of their own.
    assetsInlineLimit: 0,
    target: 'es2022',
    // For browsers without modulepreload, which only fetch a little later without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every chunk's name stands in the first one; without words and with a short hash it is a kilobyte less.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: (asset) =>
          /\.css$/.test(asset.names[0] ?? '') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'vendor', priority: 3, test: VENDOR },
            { name: 'kit', priority: 2, test: FIRST },
            { name: 'icons', priority: 2, test: ICONS },
            { name: 'kit-later', priority: 1, test: LATER },
            { name: 'classes', priority: 1, test: CLASSES },
            { name: 'forms', priority: 1, test: FORMS },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // The server refuses origins that are not its own.
    proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } },
  },
});
