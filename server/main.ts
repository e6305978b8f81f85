import { FolderInUse } from './db/folder-lock.ts';
import { RestoreUnderWay } from './db/connection-names.ts';
import { DatabaseNewer } from './db/newer-database.ts';
import { runServer } from './run-server.ts';

runServer().catch((error: unknown) => {
  // Of these a person can do something: where in the program it was found says nothing more.
  const isTold = [FolderInUse, RestoreUnderWay, DatabaseNewer].some((kind) => error instanceof kind);
  const told = error instanceof Error ? ((isTold ? null : error.stack) ?? error.message) : String(error);
  process.stderr.write(`${told}\n`);
  process.exit(1);
});
