import { buildWhenStale } from './build.ts';
import { serve } from './serve.ts';

await buildWhenStale();
process.exitCode = await serve();
