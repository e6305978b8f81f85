import { v7 } from 'uuid';

/** A new id: UUID v7, so ids of one process sort by the time of their making. */
export function newId(): string {
  return v7();
}
