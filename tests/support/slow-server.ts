import { runServer } from '../../server/run-server.ts';
import { slowWriter } from './slow-writer.ts';

/** The real server with a writer that takes `WRITER_MS` for each text, and pauses as the file `WRITER_HOLD` says. */
await runServer({
  writer: slowWriter(Number(process.env['WRITER_MS'] ?? 100), process.env['WRITER_HOLD']),
});
