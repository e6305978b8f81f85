import { storage } from './storage.ts';

const LEAVING = 'leaving';

/** Somebody signed out and the server does not know yet: until it does, nobody is signed in in this browser. */
export function rememberLeaving(): void {
  storage.write(LEAVING, '1');
}

export function isLeaving(): boolean {
  return storage.read(LEAVING) !== null;
}

export function forgetLeaving(): void {
  storage.remove(LEAVING);
}
