import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Providers } from './layout/providers.tsx';
import { titleOf } from './layout/title.ts';
import { queryClient } from './lib/query-client.ts';
import { routes } from './router.tsx';

/** A page as a visitor sees it before any script runs: the markup of #root and the document's title. */
export interface Drawn {
  markup: string;
  title: string;
}

/** Draws the screen at `path` as for somebody of whom nothing is known yet. Run by scripts/build/prerender.ts. */
export async function draw(path: string): Promise<Drawn> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://prerender${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <StrictMode>
      <Providers>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
  // Queries that nobody will answer would keep the build waiting until they are thrown away, five minutes later.
  queryClient.clear();
  const handle = context.matches.at(-1)?.route.handle as { title?: string | null } | undefined;
  return { markup, title: titleOf(handle?.title ?? null) };
}

/** Every address that router.tsx knows, as patterns with `:name` parts; `*` is left out. */
export function knownPaths(): string[] {
  const paths: string[] = [];
  const walk = (list: typeof routes) => {
    for (const { path, children } of list) {
      if (path && path !== '*') paths.push(path);
      if (children) walk(children);
    }
  };
  walk(routes);
  return paths;
}
