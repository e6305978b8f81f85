/**
 * Shows our own page where the browser would say that there is no connection: a student whose tab was closed in the
 * middle of a sentence reads that the words are still there. It keeps that one page and its font, never an answer of the
 * API, so that nothing of one person stays for the next. Built by scripts/build/service-worker.ts.
 */
// A module, so that its own `self` may stand beside the library's.
export {};
declare const self: ServiceWorkerGlobalScope;
/** The offline page first, then what it needs; the build puts the addresses in. */
declare const OFFLINE_FILES: readonly [string, ...string[]];
/** Changes whenever one of the files does. */
declare const OFFLINE_VERSION: string;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage));
  else if (origin === location.origin && OFFLINE_FILES.includes(pathname))
    event.respondWith(keptOrFetched(request, pathname));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(OFFLINE_VERSION);
  await cache.addAll([...OFFLINE_FILES]);
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== OFFLINE_VERSION).map((name) => caches.delete(name)));
}

/** Where the browser threw it away, the failure that the page would have met anyway. */
async function offlinePage(): Promise<Response> {
  return (await caches.match(OFFLINE_FILES[0])) ?? Response.error();
}

async function keptOrFetched(request: Request, path: string): Promise<Response> {
  return (await caches.match(path)) ?? fetch(request);
}
