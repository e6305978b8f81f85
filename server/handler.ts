import type { Api, OperationName } from '../contract/api.ts';
import type { FilePieces, InputOf, ReplyOf } from '../contract/operation.ts';
import type { ActorOf } from './actor.ts';
import type { Context } from './context.ts';

/**
 * One operation: `(ctx, actor, input) => reply`, or throws a coded error. It knows no HTTP, so jobs, the demo school
 * and tests call it too.
 */
export type Handler<N extends OperationName> = (
  ctx: Context,
  actor: ActorOf<Api[N]['actor']>,
  input: InputOf<Api[N]>,
) => Promise<ReplyOf<Api[N]> | (Api[N]['reply'] extends 'file' ? FilePieces : never)>;
