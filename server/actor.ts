import type { Actor } from '../contract/operation.ts';
import type { Role } from '../contract/users.ts';

/** Where a call comes from; all that is known of somebody without a session. */
export interface Caller {
  address: string;
  /** From a signed cookie; a fresh one for a device that brought none. */
  device: string;
  /** The browser and system in a few words, for the list of a person's own sessions; null when it does not say. */
  agent: string | null;
}

/** Somebody with a living session, as the database has them at this request. */
export interface Person extends Caller {
  userId: string;
  sessionId: string;
  /** When the access token of this call runs out; null where no token was needed (jobs, the demo school). */
  accessUntil: Date | null;
  role: Role | null;
  name: string;
}

export interface Newcomer extends Person {
  role: null;
}
export interface Teacher extends Person {
  role: 'teacher';
}
export interface Student extends Person {
  role: 'student';
}
export interface Admin extends Person {
  role: 'admin';
}

/** Whom a handler receives, by the actor that its operation declares. */
export type ActorOf<A extends Actor> = {
  public: Caller;
  anyone: Person;
  newcomer: Newcomer;
  member: Person;
  teacher: Teacher;
  student: Student;
  admin: Admin;
}[A];
